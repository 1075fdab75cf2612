/** Returns the width of a text as a multiple of its font size. */
export type Measure = (text: string) => number;

export interface TextBox {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels. The largest size that fits is used. */
  readonly largest: number;
  readonly smallest: number;
  /** Distance between two baselines as a multiple of the font size. */
  readonly leading: number;
}

export interface FittedText {
  /** Font size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
  /** Height of all lines together, in pixels. */
  readonly height: number;
}

const STEP = 2;

/** Breaks a word that is wider than a line, at any character. */
function breakWord(word: string, room: number, measure: Measure): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part && measure(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Wraps words greedily into lines that are not wider than `room` (a multiple of the font size). */
function wrap(words: readonly string[], room: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Wraps words into the same number of lines with similar widths. A single word on the last line would look like a mistake. */
function balance(words: readonly string[], room: number, count: number, measure: Measure): readonly string[] {
  let low = Math.max(...words.map(measure));
  let high = room;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (wrap(words, middle, measure).length > count) low = middle;
    else high = middle;
  }
  return wrap(words, high, measure);
}

/**
 * Sets a text as large as its box allows, in lines of similar width. If a word is wider than the box at the smallest size, it is broken.
 * A text that is still too long ends with an ellipsis, so that the text never leaves the box.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const known = new Map<string, number>();
  const width: Measure = (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const value = measure(part);
    known.set(part, value);
    return value;
  };
  // A dash stays with the word before it, so that no line begins with a dash.
  const words = text.split(/\s+(?![–—](?:\s|$))/).filter(Boolean);
  const widest = Math.max(0, ...words.map(width));
  const linesAt = (size: number) => Math.floor(box.height / (size * box.leading));
  const fitted = (size: number, lines: readonly string[]): FittedText => ({
    size,
    lines,
    height: lines.length * size * box.leading,
  });
  for (let size = box.largest; size >= box.smallest; size -= STEP) {
    const room = box.width / size;
    if (widest > room) continue;
    const { length } = wrap(words, room, width);
    if (length <= linesAt(size)) return fitted(size, balance(words, room, length, width));
  }
  const room = box.width / box.smallest;
  const broken = words.flatMap((word) => (width(word) > room ? breakWord(word, room, width) : [word]));
  const lines = wrap(broken, room, width);
  const count = linesAt(box.smallest);
  if (lines.length <= count) return fitted(box.smallest, lines);
  const kept = lines.slice(0, count);
  let end = kept.pop() ?? '';
  while (end && width(`${end}…`) > room) end = [...end].slice(0, -1).join('').trimEnd();
  return fitted(box.smallest, [...kept, `${end}…`]);
}
