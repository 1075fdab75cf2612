/** Width of a text in parts of its type size. */
export type Measure = (text: string) => number;

export interface TextBox {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Type sizes in pixels; the largest that fits is taken. */
  readonly largest: number;
  readonly smallest: number;
  /** Distance of two baselines in parts of the type size. */
  readonly leading: number;
}

export interface FittedText {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
  /** Of all lines together, in pixels. */
  readonly height: number;
}

const STEP = 2;

/** Breaks a word that is wider than a whole line wherever the line ends. */
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

/** Greedy lines no wider than `room` (in parts of the type size). */
function wrap(words: readonly string[], room: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as the words allow: a title with one word on its last line looks like a mistake. */
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
 * Sets a text as large as its box allows, in even lines. A word wider than the box at the smallest size is broken; a text
 * too long even then loses its end to an ellipsis, so that what is drawn never leaves the box.
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
  // A dash stays with the word before it: no line begins with one.
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
