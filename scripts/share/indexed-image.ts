/** An image with a palette of at most 256 colors. Before compression, it has a quarter of the bytes of RGBA. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** Rows as in a PNG: a filter byte (0, no filter, is best for such pixels), then the number of a color for each pixel. */
  readonly rows: Uint8Array;
  /** Colors as 0xRRGGBB. */
  readonly palette: readonly number[];
}

/** RGBA pixels with premultiplied alpha. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A sprite and its position in whole pixels. It must be completely inside the image. */
interface Laid {
  readonly sprite: Sprite;
  readonly left: number;
  readonly top: number;
}

/** A background image reduced to a palette. Text in known colors can be composited on it any number of times. */
interface Ground {
  with(laid: readonly Laid[]): IndexedImage;
}

const LARGEST_PALETTE = 256;
/**
 * Number of shades between a color of the text and the background. More shades make no visible difference, but a file that is a tenth
 * larger.
 */
const SHADES = 4;

const packed = (r: number, g: number, b: number) => (r << 16) | (g << 8) | b;

/** The difference of two colors, with weights that approximate human vision. */
function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/**
 * Finds the index of the nearest color in a palette. Five bits of each channel are enough for an edge. The search uses the middle of all
 * colors that share these bits instead of the first color that came, so that a picture does not depend on the pictures before it.
 */
function nearestIn(palette: readonly number[]): (r: number, g: number, b: number) => number {
  const known = new Int16Array(1 << 15).fill(-1);
  return (r, g, b) => {
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const before = known[key] ?? -1;
    if (before >= 0) return before;
    const wanted = packed((r & 0xf8) | 4, (g & 0xf8) | 4, (b & 0xf8) | 4);
    let best = 0;
    for (let index = 1; index < palette.length; index++) {
      if (distance(palette[index] ?? 0, wanted) < distance(palette[best] ?? 0, wanted)) best = index;
    }
    known[key] = best;
    return best;
  };
}

/** Visits every run of pixels with the same color in a row. Flat drawings have a hundred times fewer runs than pixels. */
function eachRun(
  rgba: Uint8Array,
  width: number,
  visit: (color: number, row: number, from: number, to: number) => void,
): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  for (let row = 0; row * width < pixels.length; row++) {
    const start = row * width;
    for (let from = 0; from < width;) {
      const at = start + from;
      let to = from + 1;
      while (to < width && pixels[start + to] === pixels[at]) to++;
      visit(packed(rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0), row, from, to);
      from = to;
    }
  }
}

function byFrequency({ rgba, width }: Sprite): readonly number[] {
  const counts = new Map<number, number>();
  eachRun(rgba, width, (color, _, from, to) => counts.set(color, (counts.get(color) ?? 0) + to - from));
  return [...counts].sort(([a, many], [b, more]) => more - many || a - b).map(([color]) => color);
}

/** Colors between two colors, including the second one. */
const shadesBetween = (below: number, ink: number): readonly number[] =>
  Array.from({ length: SHADES }, (_, step) => {
    const share = (step + 1) / SHADES;
    const channel = (shift: number) =>
      Math.round(((below >> shift) & 255) * (1 - share) + ((ink >> shift) & 255) * share);
    return packed(channel(16), channel(8), channel(0));
  });

/**
 * Reduces a flat drawing to its most frequent colors. All other colors are edges between two of them. A quantizer for photos finds no
 * better palette and takes ten times as long.
 *
 * @param drawing opaque pixels
 * @param inks colors of the text that will be composited on it, as 0xRRGGBB
 */
export function ground(drawing: Sprite, inks: readonly number[]): Ground {
  const { rgba, width, height } = drawing;
  const frequent = byFrequency(drawing);
  // Most of a picture is sky, and the text is in the sky. The rings are so similar that the edges of the text can share the shades of one.
  const sky = frequent[2] ?? frequent[0] ?? 0;
  const shades = inks.flatMap((ink) => shadesBetween(sky, ink));
  const palette = [...new Set([...shades, ...frequent])].slice(0, LARGEST_PALETTE);
  const exact = new Map(palette.map((color, index) => [color, index]));
  const nearest = nearestIn(palette);
  const indexOf = (r: number, g: number, b: number) => exact.get(packed(r, g, b)) ?? nearest(r, g, b);
  const stride = width + 1;
  const bare = new Uint8Array(stride * height);
  eachRun(rgba, width, (color, row, from, to) => {
    const start = row * stride + 1;
    bare.fill(indexOf(color >> 16, (color >> 8) & 255, color & 255), start + from, start + to);
  });

  function lay(rows: Uint8Array, { sprite, left, top }: Laid): void {
    const { rgba: over } = sprite;
    // A sprite is mostly one color, so the result for the last opaque pixel is nearly always right for the next.
    let last = -1;
    let lastIndex = 0;
    for (let y = 0, at = 0; y < sprite.height; y++) {
      let index = (top + y) * stride + 1 + left;
      for (let x = 0; x < sprite.width; x++, at += 4, index++) {
        const alpha = over[at + 3] ?? 0;
        if (alpha === 0) continue;
        const r = over[at] ?? 0;
        const g = over[at + 1] ?? 0;
        const b = over[at + 2] ?? 0;
        if (alpha === 255) {
          const color = packed(r, g, b);
          if (color !== last) lastIndex = indexOf(r, g, b);
          last = color;
          rows[index] = lastIndex;
        } else {
          const below = palette[rows[index] ?? 0] ?? 0;
          const rest = 255 - alpha;
          // Rounding down is precise enough, because `nearest` uses only five bits of each channel.
          rows[index] = nearest(
            r + (((below >> 16) * rest) >> 8),
            g + ((((below >> 8) & 255) * rest) >> 8),
            b + (((below & 255) * rest) >> 8),
          );
        }
      }
    }
  }

  return {
    with(laid) {
      const rows = bare.slice();
      for (const one of laid) lay(rows, one);
      return { width, height, rows, palette };
    },
  };
}
