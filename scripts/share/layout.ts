import { fitText, type FittedText, type Measure, type TextBox } from './fit-text';
import type { Format } from './formats';

/** A line of text and its position. Lengths are in pixels. */
interface PlacedLine {
  readonly role: 'title' | 'intro';
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly width: number;
}

export interface Layout {
  readonly lines: readonly PlacedLine[];
  /** Whether the text leaves enough space for the plane. */
  readonly planeFlies: boolean;
}

/** The gap between title and intro, as a multiple of the largest font size of the intro. */
const GAP = 0.5;
/** The distance from the middle of a line to its baseline, as a multiple of the font size: half the height of a capital letter. */
const TO_BASELINE = 0.35;

/** Places every line. On a card, the text is centered vertically in its box; on a pin, it starts at the top. */
export function layOut(
  words: { readonly title: string; readonly intro?: string | undefined },
  format: Format,
  measure: Measure,
): Layout {
  const intro = words.intro ? fitText(words.intro, format.intro, measure) : undefined;
  const gap = intro ? format.intro.largest * GAP : 0;
  const below = (intro?.height ?? 0) + gap;
  const title = fitText(words.title, { ...format.title, height: format.title.height - below }, measure);
  const slack = format.title.height - title.height - below;
  const lines: PlacedLine[] = [];
  let y = format.titleTop + (format.stampBeside ? slack / 2 : 0);

  function place(role: PlacedLine['role'], { size, lines: texts }: FittedText, { leading }: TextBox): void {
    for (const text of texts) {
      const baseline = y + size * (leading / 2 + TO_BASELINE);
      lines.push({ role, text, left: format.margin, baseline, size, width: measure(text) * size });
      y += size * leading;
    }
  }

  place('title', title, format.title);
  y += gap;
  if (intro) place('intro', intro, format.intro);
  const right = Math.max(...lines.map(({ left, width }) => left + width));
  return { lines, planeFlies: right <= format.plane.left || y <= format.plane.top };
}
