import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { ARTICLES_FOLDER, articleFile } from '@/lib/site/content-folders';
import { PICTURES_FOLDER } from '@/lib/site/own-pictures';
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
  /** PNGs, one of which is its own picture. */
  readonly drawings: readonly Uint8Array[];
}

const DAY = 86_400;
const NAME = /^made-up-.*\.md$/;
const WORDS = 'harbor ferry morning ticket platform window coast market river garden evening bridge'.split(
  ' ',
);

/** The picture of its own that a magazine has. */
const OWN_PICTURE = 'made-up.png';
const OWN_PICTURE_ALT = 'A plain color';
/** In an article that no edit removes, so that visitors always see the picture. */
const PICTURED = 'with-its-own-picture';

const blog = ({ content }: Magazine) => path.join(content, ARTICLES_FOLDER);
const madeUp = (magazine: Magazine) =>
  readdirSync(blog(magazine))
    .filter((name) => NAME.test(name))
    .sort();
const pick = <T>(from: readonly T[], chance: Chance): T => from[chance(from.length)] as T;
const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const words = (count: number, chance: Chance) =>
  Array.from({ length: count }, () => pick(WORDS, chance)).join(' ');

/**
 * Changes a generated article, to which no other file refers.
 *
 * @param which a pattern in its text
 * @returns its name, or 'nothing' if there is none
 */
function change(
  magazine: Magazine,
  chance: Chance,
  edit: (text: string) => string,
  which: RegExp = /^/,
): string {
  const read = (name: string) => readFileSync(path.join(blog(magazine), name), 'utf8');
  const names = madeUp(magazine).filter((name) => which.test(read(name)));
  if (names.length === 0) return 'nothing';
  const name = pick(names, chance);
  writeFileSync(path.join(blog(magazine), name), edit(read(name)));
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
const picturesOf = (magazine: Magazine) => [
  ...namesIn(magazine, 'pictures.yaml', /^([a-z][\w-]*):/gm),
  OWN_PICTURE,
];
const altOf = (image: string) => (image === OWN_PICTURE ? OWN_PICTURE_ALT : undefined);

function changeFile(magazine: Magazine, name: string, edit: (text: string) => string): string {
  const file = path.join(magazine.content, name);
  if (existsSync(file)) writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return name;
}

function add(magazine: Magazine, chance: Chance): string {
  const slug = `made-up-new-${(magazine.made += 1)}`;
  const publishDate = dayOf(magazine.moment - chance(2000) * DAY);
  const fields = {
    title: `Made up of ${words(4, chance)} ${magazine.made}`,
    slug,
    excerpt: `About ${words(5, chance)}.`,
    author: pick(authorsOf(magazine), chance),
    publishDate,
    category: pick(ARTICLE_CATEGORIES, chance),
    tags: [`made-up topic ${chance(6)}`],
    image: pick(picturesOf(magazine), chance),
  };
  writeFileSync(
    articleFile(magazine.content, slug),
    `${writeFrontmatter({ ...fields, imageAlt: altOf(fields.image) })}\n${words(60, chance)}.\n\n## ${words(3, chance)}\n\n${words(60, chance)}.\n`,
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

/** Puts another picture under the same name. */
function replacePicture({ content, drawings }: Magazine, chance: Chance): string {
  const file = path.join(content, PICTURES_FOLDER, OWN_PICTURE);
  const before = readFileSync(file);
  const after = pick(
    drawings.filter((drawing) => !before.equals(drawing)),
    chance,
  );
  writeFileSync(file, after);
  return `${before.length} to ${after.length} bytes`;
}

interface RegistryEntry {
  status: string;
  standIn?: string | undefined;
  readonly partner?: string;
}

type Registry = Readonly<Record<'partners' | 'widgets' | 'embeds', Readonly<Record<string, RegistryEntry>>>>;

/** Closes a partner with widgets and a framed page, or reopens it, as docs/operators.md tells. */
function switchPartner({ content }: Magazine): string {
  const file = path.join(content, 'partners.yaml');
  const registry = parse(readFileSync(file, 'utf8')) as Registry;
  const partner = registry.embeds.transfers?.partner;
  const status = registry.partners[partner ?? '']?.status === 'live' ? 'closed' : 'live';
  for (const entries of [registry.partners, registry.widgets, registry.embeds]) {
    const isIts = (key: string) => (entries[key]?.partner ?? key) === partner;
    const standIn = Object.keys(entries).find((key) => !isIts(key) && entries[key]?.status === 'live');
    for (const [key, entry] of Object.entries(entries))
      if (isIts(key)) Object.assign(entry, { status, standIn });
  }
  writeFileSync(file, stringify(registry));
  return `${partner} ${status}`;
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
  'change picture': (magazine, chance) => {
    const image = pick(picturesOf(magazine), chance);
    return change(magazine, chance, (text) =>
      withField(withField(text, 'imageAlt', altOf(image)), 'image', image),
    );
  },
  'replace a picture': replacePicture,
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
        dayOf(magazine.moment + (2 - chance(900)) * DAY),
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
  'no draft': (magazine, chance) =>
    change(magazine, chance, (text) => withField(text, 'draft', undefined), /^draft: true$/m),
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
  'close or reopen a partner': switchPartner,
  'edit the site': (magazine, chance) =>
    changeFile(magazine, 'site.yaml', (text) =>
      // The brand line stands on every page.
      text.replace(/^(description|brandLine): .*$/gm, (_, field) => `${field}: ${words(8, chance)}.`),
    ),
};

/**
 * Adds an article with an own picture to content, which edits then change.
 *
 * @param moment seconds since 1970
 */
export async function startMagazine(content: string, moment: number): Promise<Magazine> {
  const drawings = await Promise.all(
    ['#0b6e75', '#c2410c', '#1d4ed8'].map((background, at) =>
      sharp({ create: { width: 800 + 200 * at, height: 800, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const magazine: Magazine = { content, moment, made: 0, drawings };
  mkdirSync(path.join(content, PICTURES_FOLDER), { recursive: true });
  writeFileSync(path.join(content, PICTURES_FOLDER, OWN_PICTURE), drawings[0] ?? '');
  const fields = {
    title: 'With its own picture',
    slug: PICTURED,
    excerpt: 'The color of the day.',
    author: authorsOf(magazine)[0],
    publishDate: dayOf(moment - 100 * DAY),
    category: ARTICLE_CATEGORIES[0],
    tags: ['colors'],
    image: OWN_PICTURE,
    imageAlt: OWN_PICTURE_ALT,
  };
  writeFileSync(
    articleFile(content, PICTURED),
    `${writeFrontmatter(fields)}\nIt is this one:\n\n![${OWN_PICTURE_ALT}](${OWN_PICTURE})\n`,
  );
  return magazine;
}

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
