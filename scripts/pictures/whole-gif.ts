const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Size in bytes of a color table, from the flags before it. */
const tableSize = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * Whether a GIF is complete to the end of its last block (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). libvips decodes a
 * truncated GIF without an error. A missing trailer is accepted, because some programs omit it and browsers ignore that.
 */
export function isWholeGif(bytes: Uint8Array): boolean {
  let at = 13 + tableSize(bytes[10]);
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at += 2;
    else if (bytes[at] === IMAGE) at += 11 + tableSize(bytes[at + 9]);
    // The trailer, or anything that is not a block.
    else return true;
    // Data sub-blocks, each after its size, up to one with the size 0.
    while (bytes[at]) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return at === bytes.length;
}
