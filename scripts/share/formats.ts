import { CARD_SIZE, PIN_SIZE } from '@/lib/seo/share-pictures';
import type { TextBox } from './fit-text';
import type { SceneFrame } from './scene';

/** The layout of a picture. All lengths are in pixels. */
export interface Format extends SceneFrame {
  /** Free space on every side except the bottom. */
  readonly margin: number;
  /** The lower end of the text. Below it is land. */
  readonly wordsEnd: number;
  /** Top of the title's box. */
  readonly titleTop: number;
  readonly title: TextBox;
  readonly intro: TextBox;
  /** Type sizes. */
  readonly brandSize: number;
  readonly stampSize: number;
  /** Whether the stamp is beside the brand. Otherwise it has its own row above the title, which then always starts at the same height. */
  readonly stampBeside: boolean;
  /** The plane, if no text is in its way: `x` and `y` of its nose, and the area that must be free, right of `left` and below `top`. */
  readonly plane: {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly left: number;
    readonly top: number;
  };
}

const TITLE_LEADING = 1.1;
const INTRO_LEADING = 1.3;

export const FORMATS = {
  card: {
    ...CARD_SIZE,
    scale: CARD_SIZE.width / 1440,
    center: 720,
    margin: 72,
    wordsEnd: 440,
    titleTop: 148,
    title: { width: 1056, height: 258, largest: 116, smallest: 36, leading: TITLE_LEADING },
    intro: { width: 900, height: 92, largest: 35, smallest: 24, leading: INTRO_LEADING },
    brandSize: 44,
    stampSize: 27,
    stampBeside: true,
    plane: { x: 1104, y: 206, scale: 1, left: 780, top: 180 },
  },
  pin: {
    ...PIN_SIZE,
    scale: 1.52,
    // Between the sun and the foreground, so that every drawing shows both.
    center: 900,
    margin: 80,
    wordsEnd: 1020,
    titleTop: 360,
    title: { width: 840, height: 640, largest: 136, smallest: 36, leading: TITLE_LEADING },
    intro: { width: 840, height: 180, largest: 44, smallest: 30, leading: INTRO_LEADING },
    brandSize: 54,
    stampSize: 36,
    stampBeside: false,
    plane: { x: 890, y: 770, scale: 1.4, left: 0, top: 730 },
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
