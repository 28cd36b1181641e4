/** An address that a picture may have: http(s), relative, or an image inside the address. Anything else is left out. */
export function safePicture(address: string | null): string | null {
  if (address === null || address.trim() === "") return null;
  if (/^data:image\//i.test(address)) return address;
  try {
    // What is relative takes its protocol from here; what is not keeps its own.
    const { protocol } = new URL(address, "https://page.invalid");
    return protocol === "http:" || protocol === "https:" ? address : null;
  } catch {
    return null;
  }
}
