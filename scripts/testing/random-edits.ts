import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { ARTICLES_FOLDER } from '@/lib/site/content-folders';
import { addDays } from '@/lib/source/dates';

/** Returns a random integer from 0 to below a limit. */
export type Chance = (limit: number) => number;

/** A generated magazine for edits: its content, and the moment of its next build. */
export interface Magazine {
  readonly content: string;
  /** Seconds since 1970. */
  moment: number;
  /** The number of articles that edits have added or renamed. */
  made: number;
}

const DAY = 86_400;
const NAME = /^made-up-.*\.md$/;
const WORDS = 'harbor ferry morning ticket platform window coast market river garden evening bridge'.split(
  ' ',
);

const blog = ({ content }: Magazine) => path.join(content, ARTICLES_FOLDER);
const madeUp = (magazine: Magazine) =>
  readdirSync(blog(magazine))
    .filter((name) => NAME.test(name))
    .sort();
const pick = <T>(from: readonly T[], chance: Chance): T => from[chance(from.length)] as T;
const words = (count: number, chance: Chance) =>
  Array.from({ length: count }, () => pick(WORDS, chance)).join(' ');

/** Changes a generated article, to which no other file refers. @returns its name, or 'nothing' if there is none */
function change(magazine: Magazine, chance: Chance, edit: (text: string) => string): string {
  const names = madeUp(magazine);
  if (names.length === 0) return 'nothing';
  const name = pick(names, chance);
  const file = path.join(blog(magazine), name);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return name;
}

/** Sets a field, or removes it if the value is undefined. */
const withField = (text: string, field: string, value: string | undefined) => {
  const line = new RegExp(`^${field}: .*\\n`, 'm');
  const without = text.replace(line, '');
  return value === undefined ? without : without.replace('---\n', `---\n${field}: ${value}\n`);
};

/** Names in a content file: the first group of a pattern. */
const namesIn = ({ content }: Magazine, file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(path.join(content, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name.trim());

const authorsOf = (magazine: Magazine) => namesIn(magazine, 'authors.yaml', /name: (.+)/g);
const picturesOf = (magazine: Magazine) => namesIn(magazine, 'pictures.yaml', /^([a-z][\w-]*):/gm);

function changeFile(magazine: Magazine, name: string, edit: (text: string) => string): string {
  const file = path.join(magazine.content, name);
  if (existsSync(file)) writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return name;
}

function add(magazine: Magazine, chance: Chance): string {
  const slug = `made-up-new-${(magazine.made += 1)}`;
  const date = new Date((magazine.moment - chance(2000) * DAY) * 1000).toISOString().slice(0, 10);
  const fields = {
    title: `Made up of ${words(4, chance)} ${magazine.made}`,
    slug,
    excerpt: `About ${words(5, chance)}.`,
    author: pick(authorsOf(magazine), chance),
    publishDate: date,
    category: pick(ARTICLE_CATEGORIES, chance),
    tags: [`made-up topic ${chance(6)}`],
    image: pick(picturesOf(magazine), chance),
  };
  writeFileSync(
    path.join(blog(magazine), `${slug}.md`),
    `${writeFrontmatter(fields)}\n${words(60, chance)}.\n\n## ${words(3, chance)}\n\n${words(60, chance)}.\n`,
  );
  return slug;
}

function rename(magazine: Magazine, chance: Chance): string {
  const names = madeUp(magazine);
  if (names.length === 0) return 'nothing';
  const name = pick(names, chance);
  const slug = name.slice(0, -'.md'.length);
  const next = `made-up-moved-${(magazine.made += 1)}`;
  const file = path.join(blog(magazine), name);
  const text = readFileSync(file, 'utf8');
  const [, former = ''] = /^redirectFrom: \[(.*)\]$/m.exec(text) ?? [];
  const moved = withField(
    withField(text, 'slug', next),
    'redirectFrom',
    `[${[former, slug].filter(Boolean).join(', ')}]`,
  );
  writeFileSync(path.join(blog(magazine), `${next}.md`), moved);
  rmSync(file);
  return `${slug} to ${next}`;
}

/** Gives an article one author or two. */
function changeAuthors(magazine: Magazine, chance: Chance): string {
  const names = authorsOf(magazine);
  const first = pick(names, chance);
  const second = pick(names, chance);
  return change(magazine, chance, (text) =>
    first === second
      ? withField(withField(text, 'authors', undefined), 'author', first)
      : withField(withField(text, 'author', undefined), 'authors', `[${first}, ${second}]`),
  );
}

/** Moves the mark of the featured article to a generated one. */
function feature(magazine: Magazine, chance: Chance): string {
  for (const name of readdirSync(blog(magazine))) {
    changeFile(magazine, path.join(ARTICLES_FOLDER, name), (text) => withField(text, 'featured', undefined));
  }
  return change(magazine, chance, (text) => withField(text, 'featured', 'true'));
}

/** Puts an article at a free place of a series, or takes it out. */
function changeSeries(magazine: Magazine, chance: Chance): string {
  const names = namesIn(magazine, 'series.yaml', /name: (.+)/g);
  const series = [undefined, ...names][chance(names.length + 1)];
  const taken = readdirSync(blog(magazine)).flatMap((name) =>
    namesIn(magazine, path.join(ARTICLES_FOLDER, name), /^part: (\d+)$/gm),
  );
  let part = 1 + chance(9);
  while (taken.includes(String(part))) part += 1;
  return change(magazine, chance, (text) =>
    withField(withField(text, 'series', series), 'part', series && String(part)),
  );
}

/** Changes by writers and by the passing of time. After each of them, the content can still be built. */
export const EDITS: Readonly<Record<string, (magazine: Magazine, chance: Chance) => string>> = {
  add,
  rename,
  'edit text': (magazine, chance) =>
    change(magazine, chance, (text) => `${text}\n${words(1 + chance(300), chance)}.\n`),
  'edit title': (magazine, chance) =>
    change(magazine, chance, (text) => withField(text, 'title', `Made up again of ${words(4, chance)}`)),
  'edit excerpt': (magazine, chance) =>
    change(magazine, chance, (text) => withField(text, 'excerpt', `About ${words(5, chance)}.`)),
  'change authors': changeAuthors,
  'change picture': (magazine, chance) =>
    change(magazine, chance, (text) => withField(text, 'image', pick(picturesOf(magazine), chance))),
  'change destinations': (magazine, chance) => {
    const ids = namesIn(magazine, 'deals/destinations.yaml', /^- id: (.+)/gm);
    return change(magazine, chance, (text) => withField(text, 'destinations', `[${pick(ids, chance)}]`));
  },
  'change series': changeSeries,
  feature,
  retag: (magazine, chance) =>
    change(magazine, chance, (text) =>
      withField(text, 'tags', `[made-up topic ${chance(9)}, ${words(1, chance)}]`),
    ),
  'change category': (magazine, chance) =>
    change(magazine, chance, (text) => withField(text, 'category', pick(ARTICLE_CATEGORIES, chance))),
  'change date': (magazine, chance) =>
    change(magazine, chance, (text) =>
      withField(
        withField(text, 'updated', undefined),
        'publishDate',
        new Date((magazine.moment + (2 - chance(900)) * DAY) * 1000).toISOString().slice(0, 10),
      ),
    ),
  update: (magazine, chance) =>
    change(magazine, chance, (text) => {
      const [, published = ''] = /^publishDate: (.+)$/m.exec(text) ?? [];
      return withField(text, 'updated', addDays(published, 1 + chance(99)));
    }),
  'add a video': (magazine, chance) =>
    change(magazine, chance, (text) =>
      text.includes('::youtube') ? text : `${text}\n::youtube[A walk along the pier]{id=dQw4w9WgXcQ}\n`,
    ),
  draft: (magazine, chance) => change(magazine, chance, (text) => withField(text, 'draft', 'true')),
  'no draft': (magazine, chance) => change(magazine, chance, (text) => withField(text, 'draft', undefined)),
  delete: (magazine, chance) => {
    const names = madeUp(magazine);
    if (names.length < 3) return 'nothing';
    const name = pick(names, chance);
    rmSync(path.join(blog(magazine), name));
    return name;
  },
  'a day passes': (magazine) => {
    magazine.moment += DAY;
    return new Date(magazine.moment * 1000).toISOString();
  },
  'edit a deal': (magazine, chance) =>
    changeFile(magazine, 'deals/hotels.yaml', (text) =>
      text.replace(/^( {2}description: ).*$/m, `$1${words(6, chance)}.`),
    ),
  'edit the site': (magazine, chance) =>
    changeFile(magazine, 'site.yaml', (text) =>
      text.replace(/^description: .*$/m, `description: ${words(8, chance)}.`),
    ),
};

/** Makes random edits. @returns a description of each edit */
export function editAtRandom(magazine: Magazine, count: number, chance: Chance): readonly string[] {
  const names = Object.keys(EDITS);
  return Array.from({ length: count }, () => {
    const name = pick(names, chance);
    return `${name}: ${EDITS[name]?.(magazine, chance)}`;
  });
}

/** A random number generator that gives the same numbers for the same seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
