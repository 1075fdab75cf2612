import type { ArticleCategory } from '@/lib/articles/schemas';

/** Words in an article's former categories, tags and title that suggest one of our categories. The first match wins. */
const SIGNS: readonly (readonly [category: ArticleCategory, words: RegExp])[] = [
  ['Solo Travel', /\bsolo\b|\btravel(?:l)?ing alone\b/i],
  [
    'Sustainable Travel',
    /\bsustainab|\beco(?:-?friendly|tourism)\b|\bresponsible travel|\bgreen travel|\bcarbon\b|\bslow travel/i,
  ],
  [
    'Travel Finance',
    /\bfinanc|\bcredit cards?\b|\bmoney\b|\bcurrenc|\binsurance\b|\bpoints? (?:and|&) miles\b|\btravel hacking\b|\bincome\b|\bremote (?:work|job)|\bbusiness\b/i,
  ],
  ['Flight Tips', /\bflights?\b|\bairlines?\b|\bairports?\b|\bflying\b|\blayovers?\b|\bjet ?lag/i],
  [
    'Hotels',
    /\bhotels?\b|\bhostels?\b|\baccommodations?\b|\bairbnb\b|\bresorts?\b|\bwhere to stay\b|\bryokan\b/i,
  ],
  [
    'Transportation',
    /\btrains?\b|\brailways?\b|\bbus(?:es)?\b|\broad ?trips?\b|\bdriving\b|\bvan ?life\b|\bvan-?camping\b|\bferr(?:y|ies)\b|\bcycl(?:e|ing)\b|\bbik(?:e|ing)\b|\btransport|\bmotor(?:bike|cycl)/i,
  ],
  ['Budget Travel', /\bbudget\b|\bcheap\b|\bbackpack|\bfree things\b|\bcosts?\b|\bfrugal\b/i],
  ['Travel Planning', /\bplanning\b|\bpacking\b|\bvisas?\b|\bcheck ?lists?\b|\bhow to plan\b|\bpreparation/i],
  ['Travel Tips', /\btips?\b|\badvice\b|\bguides?\b|\bhow to\b|\bgear\b|\bhacks?\b|\bsafety\b|\bmistakes\b/i],
];

interface Proposal {
  readonly category: ArticleCategory;
  /** The text that suggested it. Undefined for the default. */
  readonly sign?: string;
}

/** Proposes a category from the article's former categories and tags, then from its title. */
export function proposeCategory(filedUnder: readonly string[], title: string): Proposal {
  for (const text of [...filedUnder, title]) {
    const found = SIGNS.find(([, words]) => words.test(text));
    if (found) return { category: found[0], sign: text };
  }
  // The default, because most travel articles are about a place.
  return { category: 'Destinations' };
}
