import { diffArrays } from 'diff';
import { nameToEmoji } from 'gemoji';
import { decodeEntities } from '@/scripts/html/decode-entities';

/*
 * Verifies an import: every word of the source must be in the result or in the report. The check has its own patterns to read both
 * texts, so that a defect in the conversion cannot affect the check as well.
 */

interface Word {
  readonly word: string;
  /** 0-based, in the text. */
  readonly line: number;
}

/** Words of the source that are neither in the result nor in the report. */
export interface Lost {
  /** 0-based, in the body. */
  readonly line: number;
  readonly words: string;
}

/** Maximum number of edits in the comparison. Texts with more have so little in common that each word is searched separately. */
const MOST_EDITS = 2000;

/** Attributes and parameters with text that readers saw. */
const SPOKEN =
  /\b(?:caption|title|header|heading|summary|label|text|quote|description)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text that a tag of another system shows. */
const spoken = (tag: string): string => {
  const words = [...tag.matchAll(SPOKEN)]
    .map(([, a, b]) => a ?? b ?? '')
    .filter((value) => /\s/.test(value.trim()));
  return `${words.join(' ').replace(/\n/g, ' ')} ${tag.replace(/[^\n]/g, '')}`;
};

const INLINE =
  /<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u|wbr)\b[^<>]*>/gi;

/** The visible text of Markdown or HTML, with all lines at the same position. */
function visible(source: string): string {
  return decodeEntities(
    source
      .replace(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}|\{%-?\s*comment[^]*?endcomment\s*-?%\}/g, blank)
      .replace(/<(script|style|noscript|noembed|svg)\b[^]*?<\/\1>/gi, blank)
      .replace(/^(?:import|export)\s[^\n]*(?:\n[ \t}\])][^\n]*)*/gm, (code) =>
        /from|['"{=]/.test(code) ? blank(code) : code,
      )
      .replace(/\{\{[<%][^]*?[>%]\}\}|\{%[^]*?%\}/g, spoken)
      .replace(/\{\{[^}]*\}\}|\{:[^}\n]*\}/g, blank)
      .replace(/^(?: {0,3})\[[^\]\n^]+\]:[ \t]*\S+.*$/gm, blank)
      .replace(/\]\(\s*<?[^()\s]*(?:\([^()\s]*\)[^()\s]*)*>?((?:\s+["'(][^)]*["')])?)\s*\)/g, '] $1 ')
      .replace(/<(?:https?|mailto):[^>\s]*>|(?:https?:\/\/|www\.)[^\s<>)\]"']+/g, ' ')
      .replace(INLINE, '')
      .replace(/<\/?[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>/g, spoken)
      .replace(/^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?=.*\n\s*(?: {4}|\t))/gm, ' ')
      .replace(/(?<=^|\n)[ \t>]*(?:\d+[.)]|[-*+])[ \t]+(?:\[[ x]\][ \t])?/gi, ' ')
      .replace(/^[ \t]*:{2,}[ \t]*[\w-]+((?:\[[^\]\n]*\])?)(?:\{[^}\n]*\})?/gm, ' $1')
      .replace(/^\[\[[ \t]*\w+(?=.*\n\|)/gm, ' ')
      .replace(/\[[\^!][^\]\n]+\]/g, ' ')
      .replace(/(?<![\w:]):([\w+-]+):(?![\w:])/g, (typed, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? ' ' : typed,
      )
      .replace(/\\(?=[^\w\s])|[*_~`]|\u00ad|\u200b/g, ''),
  ).normalize('NFKC');
}

const wordsIn = (text: string): readonly Word[] =>
  text
    .split('\n')
    .flatMap((row, line) =>
      [...row.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => ({ word, line })),
    );

/** Takes one occurrence of a word from a bag of counts. @returns whether there was one */
function takeFrom(bag: Map<string, number>, word: string): boolean {
  const left = bag.get(word) ?? 0;
  bag.set(word, left - 1);
  return left > 0;
}

function bagOf(words: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/**
 * Finds words of a source that are neither in the result nor in the report.
 *
 * @param wordsElsewhere texts of the report and of the fields, which may contain words of the source
 * @param clean removes markup from the source that only its system supports
 */
export function findLostWords(
  source: string,
  made: string,
  wordsElsewhere: readonly string[],
  clean: (source: string) => string = (each) => each,
): readonly Lost[] {
  const before = wordsIn(visible(clean(source)));
  const after = wordsIn(visible(made)).map(({ word }) => word);
  const changes = diffArrays(
    before.map(({ word }) => word),
    after,
    { maxEditLength: MOST_EDITS },
  );
  const added = changes ? changes.filter((change) => change.added).flatMap(({ value }) => value) : after;
  // Words that are in another place now were moved and are not lost.
  const moved = bagOf([
    ...added,
    ...wordsElsewhere.flatMap((text) => wordsIn(visible(text)).map(({ word }) => word)),
  ]);
  const whole = ` ${after.join(' ')} `;
  const missing: Word[][] = [];
  let at = 0;
  let isOpen = false;
  for (const { value, added: isNew, removed } of changes ?? [
    { value: before.map(({ word }) => word), removed: true, added: false },
  ]) {
    if (isNew) continue;
    const run = before.slice(at, at + value.length);
    at += value.length;
    // Repeated text, such as a description that equals the caption, need not be repeated in the result.
    if (!removed || (value.length > 1 && whole.includes(` ${value.join(' ')} `))) {
      isOpen = false;
      continue;
    }
    for (const each of run) {
      if (takeFrom(moved, each.word)) {
        isOpen = false;
        continue;
      }
      if (isOpen) missing.at(-1)?.push(each);
      else missing.push([each]);
      isOpen = true;
    }
  }
  return missing.map((run) => ({ line: run[0]?.line ?? 0, words: run.map(({ word }) => word).join(' ') }));
}
