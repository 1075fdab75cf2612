import { fitText, type FittedText, type Measure, type TextBox } from './fit-text';
import type { Format } from './formats';

/** A line where it will be drawn; lengths in pixels. */
export interface PlacedLine {
  readonly role: 'title' | 'intro';
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly width: number;
}

export interface Layout {
  readonly lines: readonly PlacedLine[];
  /** Whether the plane has the air it needs. */
  readonly planeFlies: boolean;
}

/** Between title and intro, in parts of the intro's largest size. */
const GAP = 0.5;
/** From the middle of a line to its baseline in parts of the type size: half the height of the face's capitals. */
const TO_BASELINE = 0.35;

/** Where every line stands: in the middle of the box on a card, from its top on a pin. */
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
