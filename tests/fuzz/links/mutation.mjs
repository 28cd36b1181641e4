// An input out of others: a few bytes changed, left out, doubled, or another's end in place of its own.

const below = (most) => Math.floor(Math.random() * most);
const byte = () => below(256);
/** Numbers at whose borders readers go wrong, as bytes. */
const ODD = [0, 1, 2, 63, 64, 127, 128, 129, 254, 255];
const LONGEST_PART = 64;

const at = (bytes, from, to, ...between) =>
  Uint8Array.of(...bytes.subarray(0, from), ...between, ...bytes.subarray(to));
const part = (bytes) => {
  const from = below(bytes.length + 1);
  return [from, Math.min(bytes.length, from + 1 + below(Math.min(LONGEST_PART, bytes.length + 1)))];
};

const WAYS = [
  (bytes) => bytes.with(below(bytes.length), byte()),
  (bytes) => bytes.with(below(bytes.length), ODD[below(ODD.length)]),
  (bytes) => {
    const place = below(bytes.length);
    return bytes.with(place, bytes[place] ^ (1 << below(8)));
  },
  (bytes) => {
    const place = below(bytes.length);
    return bytes.with(place, bytes[place] + below(9) - 4);
  },
  (bytes) => at(bytes, ...part(bytes)),
  (bytes) => {
    const place = below(bytes.length + 1);
    return at(bytes, place, place, byte());
  },
  (bytes) => {
    const [from, to] = part(bytes);
    return at(bytes, to, to, ...bytes.subarray(from, to));
  },
  (bytes, other) => {
    const [from, to] = part(other);
    const place = below(bytes.length + 1);
    return at(bytes, place, place, ...other.subarray(from, to));
  },
  (bytes, other) => at(bytes, below(bytes.length + 1), bytes.length, ...other.subarray(below(other.length + 1))),
];

/** A new input, of one to eight changes of one that is there. */
export function mutated(pool) {
  const any = () => pool[below(pool.length)] ?? new Uint8Array(0);
  let bytes = any();
  for (let changes = 1 + below(8); changes > 0; changes--) {
    const way = WAYS[below(WAYS.length)];
    bytes = bytes.length === 0 ? Uint8Array.of(byte()) : way(bytes, any());
  }
  return bytes;
}
