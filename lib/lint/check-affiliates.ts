import { affiliateSign, BARE_AFFILIATE_ADDRESS } from '@/lib/partners/affiliate-signs';
import { isHostOf } from '@/lib/partners/registry';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { dataTexts } from './content-files';

/** The file of the partner registry, which contains the partners' addresses. */
const REGISTRY = 'partners.yaml';

const ADDRESS = new RegExp(`(?:https?:\\/\\/|\\bwww\\.)[^\\s<>"'()[\\]]+|${BARE_AFFILIATE_ADDRESS}`, 'gi');

const hostOf = (address: string) => {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname : '';
};

/** The problems with the addresses in a text. Only the registry may contain affiliate addresses. */
function problemsIn(text: string, partnerHosts: readonly string[]): readonly string[] {
  return (text.match(ADDRESS) ?? []).flatMap((address) => {
    const sign = affiliateSign(address);
    if (sign !== undefined) return `'${address}', an affiliate link by its ${sign}`;
    return isHostOf(partnerHosts, hostOf(address)) ? `'${address}', an address of a partner` : [];
  });
}

const EXPECTED = `no such address here; a partner of content/${REGISTRY}, which deals and buttons name in 'to'`;
const EXPECTED_IN_FIELD =
  "no such address here; ':partner[words]{to=… place=…}' in the text, where links are disclosed";

/** A sentence in a field of an article or another text. */
export interface Sentence extends Pick<Diagnostic, 'file' | 'line' | 'field'> {
  readonly text: string;
}

/** The sentences in the fields of a text whose lines are known. */
export const sentencesOf = <Field extends string>(
  { file, lines }: { readonly file: string; readonly lines: Readonly<Record<Field, number>> },
  texts: Readonly<Partial<Record<Field, string | undefined>>>,
): readonly Sentence[] =>
  Object.entries(texts).flatMap(([field, text]) =>
    typeof text === 'string' ? { file, line: lines[field as Field], field, text } : [],
  );

/**
 * Affiliate links in the data files and in the fields of texts, where no disclosure would accompany them.
 *
 * @param partnerHosts hosts of the registered partners; empty if the registry is invalid
 */
export function findAffiliateLinks(
  directory: string,
  sentences: readonly Sentence[],
  partnerHosts: readonly string[],
): readonly Diagnostic[] {
  const inFiles = dataTexts(directory)
    .filter(({ name }) => name !== REGISTRY)
    .flatMap(({ text, diagnosticHere }) =>
      problemsIn(text, partnerHosts).map((found) => diagnosticHere(found, EXPECTED)),
    );
  const inFields = sentences.flatMap(({ text, ...place }) =>
    problemsIn(text, partnerHosts).map((found) => ({
      ...place,
      column: 1,
      found,
      expected: EXPECTED_IN_FIELD,
    })),
  );
  return [...inFiles, ...inFields];
}
