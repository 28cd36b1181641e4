/** The classic script: registers the elements once the page is read, when what stands inside of them is there too. */
const register = () => import("../elements/index.ts");

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", register, { once: true });
else register();
