const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Bytes of a table of colors, by the flags before it. */
const tableSize = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * Whether a GIF goes to the end of its last block (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). libvips shows what is left of
 * one that was cut off, and says nothing. Programs that leave out the mark at the end are forgiven, as browsers forgive them.
 */
export function isWholeGif(bytes: Uint8Array): boolean {
  let at = 13 + tableSize(bytes[10]);
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at += 2;
    else if (bytes[at] === IMAGE) at += 11 + tableSize(bytes[at + 9]);
    // The mark at the end, and what is no block.
    else return true;
    // Data in parts, each after its size, up to one without bytes.
    while (bytes[at]) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return at === bytes.length;
}
