import path from 'node:path';
import { nameSlug } from '@/lib/source/name-slug';
import type { Fields, SystemName } from './source';

/*
 * The systems whose articles are Markdown files, with one record for each.
 */

/** The settings for addresses in a system's configuration. */
export interface Configuration {
  readonly home: string | undefined;
  /** Patterns of addresses by section, or by '' for all. */
  readonly permalinks: Readonly<Record<string, string>>;
}

/** A file that may be an article. */
interface Candidate {
  /** Relative to the site's folder, with slashes. */
  readonly file: string;
  readonly fields: Fields;
  /** YYYY-MM-DD, from the fields or the file's name. */
  readonly date: string | undefined;
  /** The name of the file without its language. For `index.md`, the name of its folder. */
  readonly name: string;
}

export interface MarkdownSystem {
  readonly name: Exclude<SystemName, 'WordPress'>;
  /** Files that only this system has. The folder of the first is the root. */
  readonly signs: RegExp;
  /** Markup in articles that only this system has. */
  readonly markup: RegExp;
  readonly articles: RegExp;
  readonly publicFolders: readonly string[];
  /** Configuration files. The first one found counts. */
  readonly configuration: readonly string[];
  /** The fields as the system understands them. */
  readonly readFields?: (fields: Fields) => Fields;
  readonly address: (candidate: Candidate, configuration: Configuration) => string | undefined;
}

/** The first of these fields with a value. Names are not case-sensitive. */
export function pick(
  fields: Fields,
  names: readonly string[],
): readonly [name: string, value: unknown] | undefined {
  for (const name of names) {
    const found = Object.entries(fields).find(
      ([key, value]) =>
        key.toLowerCase() === name.toLowerCase() && value !== null && value !== '' && value !== false,
    );
    if (found) return found;
  }
  return undefined;
}

/** The value of a field, whatever the case of its name. */
export const valueOf = (fields: Fields, name: string): unknown => pick(fields, [name])?.[1];

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The values of a field that is a list, or a text with commas as separators. */
export function listOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map((each) => textOf(each)).filter(Boolean);
  const text = textOf(value);
  return text === ''
    ? []
    : text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
}

const withSlashes = (text: string) => `/${text}/`.replace(/\/{2,}/g, '/');

/** Fills in a pattern such as `/:year/:month/:title/`. */
function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return `/${pattern.replace(/:(\w+)/g, (_, token: string) => values[token] ?? '')}`.replace(/\/{2,}/g, '/');
}

const datesOf = (date: string | undefined) => {
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  const short = { short_year: year.slice(2), i_month: month.replace(/^0/, ''), i_day: day.replace(/^0/, '') };
  return { year, month, day, ...short };
};

/** Jekyll's styles by name (https://jekyllrb.com/docs/permalinks/). */
const JEKYLL_STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/**
 * Jekyll separates topics by blanks. A topic in quotation marks stays whole. A text with commas is left to `listOf`, because its writer
 * meant these.
 */
const jekyllTopics = (value: unknown): unknown =>
  typeof value === 'string' && !value.includes(',') ? (value.match(/"[^"]*"|\S+/g) ?? []) : value;

const jekyll: MarkdownSystem = {
  name: 'Jekyll',
  signs: /^(?:.*\/)?(?:_config\.ya?ml|_(?:posts|drafts)\/.*)$/,
  markup: /\{%-?\s*(?:include|post_url|link|highlight|raw|assign|if|for)\b|\{\{\s*(?:site|page)\.|^\{:/m,
  articles: /(?:^|\/)_(?:posts|drafts)\/.+\.(?:md|markdown|mkdn?|mkdown|html?)$/i,
  publicFolders: [''],
  configuration: ['_config.yml', '_config.yaml'],
  readFields: (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        ['tags', 'categories'].includes(name) ? jekyllTopics(value) : value,
      ]),
    ),
  address({ file, fields, date, name }, { permalinks }) {
    const stated = textOf(valueOf(fields, 'permalink')) || (permalinks[''] ?? 'date');
    const above = file.split('/_posts/')[0] ?? '';
    const categories = [
      ...(above === file ? [] : above.split('/')),
      ...listOf(pick(fields, ['categories', 'category'])?.[1]).flatMap((each) => each.split(' ')),
    ].map((each) => each.toLowerCase());
    const pattern = JEKYLL_STYLES[stated] ?? stated;
    if (date === undefined && /:(?:year|month|day)/.test(pattern)) return undefined;
    const title = textOf(valueOf(fields, 'slug')) || withoutDay(name);
    return fill(pattern, {
      ...datesOf(date),
      categories: categories.join('/'),
      title,
      slug: title,
      name,
      output_ext: '.html',
    });
  },
};

const hugo: MarkdownSystem = {
  name: 'Hugo',
  signs:
    /^(?:.*\/)?(?:hugo\.(?:toml|ya?ml|json)|config\.(?:toml|ya?ml|json)|config\/_default\/(?:hugo|config)\.(?:toml|ya?ml|json))$/,
  markup: /^\+\+\+\s*$|\{\{[<%]/m,
  articles: /(?:^|\/)content\/.+\/[^/]+\.(?:md|markdown|mdown|html)$/i,
  publicFolders: ['static', 'assets', ''],
  configuration: [
    ...['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
      ['toml', 'yaml', 'yml', 'json'].map((extension) => `${name}.${extension}`),
    ),
  ],
  address({ file, fields, date, name }, { permalinks }) {
    const url = textOf(valueOf(fields, 'url'));
    if (url !== '') return withSlashes(url);
    const folders = file
      .replace(/^(?:.*\/)?content\//, '')
      .split('/')
      .slice(0, /\/index\.[^/]*$/.test(file) ? -2 : -1);
    const slug = textOf(valueOf(fields, 'slug')) || name;
    const pattern = permalinks[folders[0] ?? ''];
    if (pattern === undefined) return withSlashes([...folders, slug].join('/').toLowerCase());
    const title = nameSlug(textOf(valueOf(fields, 'title')));
    return fill(pattern, {
      ...datesOf(date),
      title,
      slug,
      filename: name,
      contentbasename: name,
      slugorfilename: slug,
      section: folders[0] ?? '',
      sections: folders.join('/'),
    });
  },
};

const astro: MarkdownSystem = {
  name: 'Astro',
  signs: /^(?:.*\/)?astro\.config\.(?:mjs|js|ts|mts|cjs)$/,
  markup: /^import .*(?:\.astro['"]|from ['"]astro:)/m,
  articles: /(?:^|\/)src\/(?:content|pages|data)\/.+\.mdx?$/i,
  publicFolders: ['public', 'src', ''],
  configuration: [
    'astro.config.mjs',
    'astro.config.ts',
    'astro.config.js',
    'astro.config.mts',
    'astro.config.cjs',
  ],
  address({ file, fields, name }) {
    const folders = file.replace(/^(?:.*\/)?src\/(?:content|pages|data)\//, '').split('/');
    const slug = textOf(valueOf(fields, 'slug')) || name;
    return withSlashes([...folders.slice(0, /\/index\.[^/]*$/.test(file) ? -2 : -1), slug].join('/'));
  },
};

const gatsby: MarkdownSystem = {
  name: 'Gatsby',
  signs: /^(?:.*\/)?gatsby-config\.(?:js|ts|mjs)$/,
  markup: /^`(?:youtube|vimeo|video|embed): /m,
  articles: /\.(?:mdx?|markdown)$/i,
  publicFolders: ['static', 'src', 'content', ''],
  configuration: ['gatsby-config.js', 'gatsby-config.ts', 'gatsby-config.mjs'],
  address({ fields, name }) {
    return withSlashes(
      textOf(valueOf(fields, 'path')) ||
        textOf(valueOf(fields, 'slug')) ||
        textOf(valueOf(fields, 'permalink')) ||
        textOf(valueOf(fields, 'url')) ||
        name,
    );
  },
};

export const MARKDOWN_SYSTEMS: readonly MarkdownSystem[] = [hugo, astro, gatsby, jekyll];

/** The name of an article's file without language and extension. For `index.md`, the name of its folder. */
export function nameOf(file: string): string {
  const base = path.posix
    .basename(file)
    .replace(/\.[^.]+$/, '')
    .replace(/(?<=.)\.[a-z]{2}(?:-[a-zA-Z]{2})?$/, '');
  return /^_?index$/.test(base) ? path.posix.basename(path.posix.dirname(file)) : base;
}

/** A name without the date at its start, as in Jekyll's addresses. */
export const withoutDay = (name: string): string => name.replace(/^\d{4}-\d{1,2}-\d{1,2}-(?=.)/, '');

/** The language in a file name such as `index.de.md`. */
export const languageOf = (file: string): string | undefined =>
  /[^/.]\.([a-z]{2})(?:-[a-zA-Z]{2})?\.[a-z]+$/.exec(file)?.[1];
