import { START_UP_MARK } from '@/components/theme/start-up-script';
import { UserError } from '@/scripts/command/command';
import type { StartSet } from '@/scripts/hydration/loader-state';
import type { Range } from '@/lib/source/edit-text';
import { tagsOf, type Tag } from '@/scripts/html/tags';

/** The parts of a page of Next's export that the post-processor needs. */
export interface NextPage {
  readonly startSet: StartSet;
  /** The inlined payload. */
  readonly rows: string;
  readonly startUpScript: Range;
  /** The `<meta charset>` tag. Browsers look for it in the first kilobyte. */
  readonly charset: Range;
  /** On the 404 page, Next puts this tag before or after the title, depending on which of the two was ready first. */
  readonly robots?: Range;
  /** Everything that only serves to start Next immediately. */
  readonly removals: readonly Range[];
}

/** A page whose structure this program does not know. Guessing could break the page, so the build stops. */
export class UnknownPageError extends UserError {
  constructor(page: string, found: string, expected: string) {
    super(`The export cannot be post-processed.\n${page}: found ${found}; expected ${expected}`);
  }
}

const ENTRY_START = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const ROWS_FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const ROWS_START = 'self.__next_f.push(';

/** The text between `start` and a `)` with an optional semicolon, as JSON. */
function argumentOf(text: string, start: string): unknown {
  const inner = text.slice(start.length).replace(/\);?$/, '');
  try {
    return JSON.parse(inner);
  } catch {
    return undefined;
  }
}

/**
 * Reads a page of Next's export.
 *
 * @param page the name of the page in messages
 * @throws UnknownPageError when anything in the page is unexpected
 */
export function readNextPage(page: string, html: string): NextPage {
  const unknown = (found: string, expected: string) => new UnknownPageError(page, found, expected);
  const tags = tagsOf(html, ['link', 'meta', 'script']);
  const removals: Range[] = [];
  const chunks: string[] = [];
  const entries: object[] = [];
  const rows: unknown[] = [];
  const startUps: Tag[] = [];

  for (const tag of tags) {
    const { name, attributes, text } = tag;
    if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script') removals.push(tag);
    if (name !== 'script' || attributes.type === 'application/ld+json') continue;
    if (text === START_UP_MARK) {
      startUps.push(tag);
      continue;
    }
    removals.push(tag);
    const { src } = attributes;
    if (src !== undefined) {
      if (!src.includes('/_next/static/')) throw unknown(`a script from '${src}'`, 'scripts of Next only');
      // `nomodule` scripts are for browsers without modules, which the site does not support.
      if (attributes.nomodule === undefined) chunks.push(src);
    } else if (text.startsWith(ENTRY_START)) {
      const argument = argumentOf(text, ENTRY_START);
      if (typeof argument !== 'object' || argument === null)
        throw unknown('a runtime entry that cannot be read', 'one object handed to the module runtime');
      entries.push(argument);
    } else if (text === ROWS_FIRST) rows.push([0]);
    else if (text.startsWith(ROWS_START)) rows.push(argumentOf(text, ROWS_START));
    else throw unknown(`the inline script '${text.slice(0, 60)}'`, 'only scripts whose purpose is known');
  }

  const [startUpScript] = startUps;
  if (!startUpScript || startUps.length > 1) throw unknown(`${startUps.length} start-up scripts`, 'one');
  const [entry] = entries;
  if (!entry || entries.length > 1) throw unknown(`${entries.length} runtime entries`, 'one');
  if (chunks.length === 0) throw unknown('no script tags of Next', 'the chunks of the page');
  const duplicate = chunks.find((src, index) => chunks.indexOf(src) !== index);
  if (duplicate) throw unknown(`two tags for '${duplicate}'`, 'one tag for each chunk');

  const [first, ...rest] = rows;
  const isText = (row: unknown): row is [1, string] =>
    Array.isArray(row) && row.length === 2 && row[0] === 1 && typeof row[1] === 'string';
  if (!Array.isArray(first) || first[0] !== 0 || rest.length === 0 || !rest.every(isText))
    throw unknown('a payload of another form', 'one opening row and then rows of text');

  const charset = tags.find(({ name, attributes }) => name === 'meta' && attributes.charset !== undefined);
  if (!charset || charset.start > startUpScript.start)
    throw unknown('no encoding before the start-up script', 'a <meta charset> there');
  return {
    startSet: { chunks, entry },
    rows: rest.map(([, text]) => text).join(''),
    startUpScript,
    charset,
    robots: tags.find(({ name, attributes }) => name === 'meta' && attributes.name === 'robots'),
    removals,
  };
}
