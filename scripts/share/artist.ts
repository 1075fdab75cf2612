import { Resvg } from '@resvg/resvg-js';
import { FORMATS, type FormatName } from './formats';
import { ground, type Sprite } from './indexed-image';
import { encodePng } from './png';
import { color, sceneSvg } from './scene';
import { loadTypeface } from './typeface';
import { settable, wordDrawings, type ShareText } from './words';

interface DrawnPicture {
  readonly png: Buffer;
  /** Letters that the typeface does not have. The picture shows other text instead. */
  readonly missing: readonly string[];
}

export interface Artist {
  draw(text: ShareText, format: FormatName): Promise<DrawnPicture>;
}

const INKS = (['ink', 'ink-soft', 'sunset', 'sea', 'sun', 'cloud'] as const).map((name) =>
  Number.parseInt(color(name).slice(1), 16),
);

function render(svg: string): Sprite {
  // Every letter is an outline, so the picture does not depend on the fonts of the machine.
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { rgba: pixels, width, height };
}

/** Memoizes a function of one text. */
function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/**
 * Draws pictures. Each scene, ornament and letter is rendered once and then only composited, so that thousands of pictures take an
 * acceptable time.
 */
export function artist(): Artist {
  const typeface = loadTypeface();
  const sprite = once(render);
  const scene = once((svg) => ground(render(svg), INKS));
  return {
    async draw(wanted, name) {
      const format = FORMATS[name];
      const { text, missing } = settable(wanted, typeface);
      const laid = wordDrawings(text, format, typeface).map(({ left, top, width, height, body }) => ({
        left,
        top,
        sprite: sprite(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
        ),
      }));
      return { png: await encodePng(scene(sceneSvg(text.horizon, format)).with(laid)), missing };
    },
  };
}
