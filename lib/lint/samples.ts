import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { TEXT_PAGES } from '@/lib/articles/text-pages';
import { readTexts } from '@/lib/articles/texts';
import { loadConfirmed, SAMPLE_FILES, samplesIn, type SampleKind } from './content-files';
import { readTextFile } from '@/lib/source/read-files';
import { describeValue, readYaml } from '@/lib/source/yaml-source';

/*
 * Finds sample content of the project that would mislead visitors of a public site. A text itself cannot show whether the operator
 * has confirmed it, so `content/confirmed.yaml` lists confirmed files.
 */

type Path = readonly PropertyKey[];

interface Value {
  readonly path: Path;
  readonly value: unknown;
}

/** Every text and number of parsed data, with its path. */
function* valuesIn(value: unknown, at: Path = []): Generator<Value> {
  if (typeof value !== 'object' || value === null) yield { path: at, value };
  else
    for (const [key, inner] of Object.entries(value)) {
      yield* valuesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]);
    }
}

interface Kind {
  readonly what: string;
  readonly expected: string;
  /** Whether a production build continues despite the sample. */
  readonly isMinor?: boolean;
}

const KINDS: Readonly<Record<SampleKind, Kind>> = {
  claim: { what: 'a claim', expected: 'one that you can prove, or none' },
  price: { what: 'a sample price', expected: 'a price that you have seen at the partner' },
  rating: { what: 'who rates in a sample', expected: 'who has really rated it' },
  origin: { what: 'where a sample price starts', expected: 'the origin of the price that you have seen' },
  comment: { what: 'a sample comment', expected: 'one that a reader has written, or none' },
  profile: { what: 'a sample profile', expected: 'your own profile' },
  // A site that is built every day must still be built on January 1, when its year is out of date.
  year: { what: 'another year', expected: 'the present one, or no year', isMinor: true },
};
const DEAD: Kind = { what: 'an address that nobody can open', expected: 'the real address' };

/** Hosts reserved for examples (RFC 2606, sections 2 and 3), after `https://` or in an email address. */
const EXAMPLE_HOST = String.raw`(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))(?![\w.-]*\w)`;
const EXAMPLE_ADDRESS = new RegExp(`^https?://${EXAMPLE_HOST}`, 'i');
const EXAMPLE_IN_TEXT = new RegExp(String.raw`(?:https?://|[\w.+-]+@)${EXAMPLE_HOST}`, 'i');

/** The kind of sample that a value is, if it is one. @param year the current year */
function kindOf(file: string, { path: at, value }: Value, year: number): Kind | undefined {
  if (typeof value === 'string' && EXAMPLE_ADDRESS.test(value)) return DEAD;
  const field = at.filter((key) => typeof key === 'string').join('.');
  const [, kind] =
    Object.entries(samplesIn(file)).find(([name]) => field === name || field.startsWith(`${name}.`)) ?? [];
  if (kind !== 'year') return kind && KINDS[kind];
  const years: readonly string[] = String(value).match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.length > 0 && !years.includes(String(year)) ? KINDS.year : undefined;
}

/** A sample that is still in the content. */
export interface Sample extends Diagnostic {
  /** Whether a production build stops. */
  readonly stops: boolean;
}

/** Addresses in text pages that nobody can open or write to, in their fields or their text, at most one per line. */
const samplesInTexts = (directory: string): readonly Sample[] =>
  readTexts(directory, TEXT_PAGES).value.flatMap(({ file, slug, bodyLine }) => {
    const source = readTextFile(path.join(directory, TEXT_PAGES.folder, `${slug}.md`));
    if (!('text' in source)) return [];
    return source.text.split('\n').flatMap((text, index): readonly Sample[] => {
      const found = EXAMPLE_IN_TEXT.exec(text);
      if (!found) return [];
      const line = index + 1;
      const place = { file, line, column: found.index + 1, field: line < bodyLine ? 'frontmatter' : 'body' };
      return [
        { ...place, found: `${describeValue(found[0])}, ${DEAD.what}`, expected: DEAD.expected, stops: true },
      ];
    });
  });

/**
 * Every sample in the files that the operator has not confirmed, in the order of files and lines. Files that cannot be read are
 * skipped; `npm run check:content` reports their problems.
 *
 * @param year the current year, for the copyright line
 * @throws ContentError for an invalid `confirmed.yaml`
 */
export function findSamples(directory: string, year: number): readonly Sample[] {
  const confirmed = loadConfirmed(directory);
  const inData = SAMPLE_FILES.filter((file) => !confirmed.includes(file)).flatMap((file) => {
    const source = readTextFile(path.join(directory, file));
    if (!('text' in source)) return [];
    const yaml = readYaml(source.file, source.text);
    const { value: data } = yaml.validate(z.unknown());
    return [...valuesIn(data)].flatMap((value) => {
      const kind = kindOf(file, value, year);
      if (!kind || value.value === '' || value.value === null) return [];
      const diagnostic = yaml.diagnosticAt(
        value.path,
        `${describeValue(value.value)}, ${kind.what}`,
        kind.expected,
      );
      return [{ ...diagnostic, stops: !kind.isMinor }];
    });
  });
  return [...inData, ...samplesInTexts(directory)];
}
