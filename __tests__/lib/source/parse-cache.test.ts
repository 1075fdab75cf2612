import { parsedOnce, withParsed, type Parsed } from '@/lib/source/parse-cache';

let parsed: string[];
beforeEach(() => {
  parsed = [];
});
const parse = (kind: string, text: string) =>
  parsedOnce(kind, [text], () => {
    parsed.push(`${kind} ${text}`);
    return text === 'nothing' ? undefined : text.length;
  });
const run = (known: Parsed, ...texts: readonly string[]) =>
  withParsed(known, () => texts.map((text) => parse('words', text)));

test('a run takes what an earlier one has parsed, also where that came to nothing', () => {
  const first = run(new Map(), 'one', 'nothing');
  expect(first.result).toEqual([3, undefined]);
  const second = run(first.parsed, 'nothing', 'three', 'one');
  expect(second.result).toEqual([undefined, 5, 3]);
  expect(parsed).toEqual(['words one', 'words nothing', 'words three']);
  expect([first.parsed.size, second.parsed.size]).toEqual([2, 3]);
});

test('what a run does not need any more is not handed on', () => {
  const { parsed: all } = run(new Map(), 'one', 'two');
  expect(run(all, 'two').parsed.size).toBe(1);
});

test('the same text parsed for something else is parsed anew', () => {
  const { parsed: known } = run(new Map(), 'one');
  withParsed(known, () => parse('lines', 'one'));
  expect(parsed).toEqual(['words one', 'lines one']);
});

test('outside of a run nothing is kept, also behind one that failed', () => {
  const { parsed: known } = run(new Map(), 'one');
  const failed = () =>
    withParsed(known, () => {
      parse('words', 'one');
      throw new Error('stop');
    });
  expect(failed).toThrow('stop');
  parse('words', 'one');
  parse('words', 'one');
  expect(parsed).toEqual(['words one', 'words one', 'words one']);
});
