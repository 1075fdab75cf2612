import { correct, nearestWords, parseWordList } from '@/components/search/spelling';

// The commonest first.
const LIST = parseWordList(
  'flight\nhot\nhotel\nbeach\nbeaches\ninclusive\nall\nMálaga\nCarrera\naccommodation\nfly\nfifth\nLisbon\nTromsø\nbegin\n',
);

test.each<[string, string[]]>([
  ['fligth', ['flight']],
  ['hotl', ['hotel', 'hot']],
  ['beeches', ['beaches']],
  ['ohtel', ['hotel']],
  ['LISBOM', ['Lisbon']],
  ['Malga', ['Málaga']],
  ['carréra', ['Carrera']],
  ['accomodaton', ['accommodation']],
  ['fyl', ['fly']],
  // Too short or too far away to guess.
  ['fg', []],
  ['zeppelin', []],
  ['Berlin', []],
  ['2025', []],
  ['', []],
])('for %j: %j', (word, expected) => {
  expect(nearestWords(word, LIST)).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ['cheap fligth', ['fligth'], ['cheap flight']],
  ['How to find a beech in Malga?', ['beech', 'Malga?'], ['How to find a beach in Málaga?']],
  ['all-inclusve', ['all-inclusve'], ['all-inclusive']],
  ['cheap hotl', ['hotl'], ['cheap hotel', 'cheap hot']],
  ["Lisbn's", ["Lisbn's"], ["Lisbon's"]],
  // One word that nothing is like, and no other wording of the question would be honest.
  ['hotl zeppelin', ['hotl', 'zeppelin'], []],
  // Pagefind ignores accents, but ø is no o to it.
  ['tromso', ['tromso'], ['Tromsø']],
  // Each part is a word, the compound is none.
  ['beach-hotel', ['beach-hotel'], []],
])('%j without %j: %j', (term, unknown, expected) => {
  expect(correct(term, new Set(unknown), LIST)).toEqual(expected);
});
