import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { MOVED } from '@/__tests__/support/articles';
import { basePath } from '@/lib/site/address';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

export const OUT = path.resolve('out');

if (!existsSync(path.join(OUT, 'index.html'))) {
  throw new Error("There is no export in 'out': run 'npm run build' before these tests.");
}

export interface Page {
  /** Below `out`, such as blog/a-post.html. */
  readonly file: string;
  /** The address it is served at, without the base path. */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

function elementsBelow(node: Node): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsBelow) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function readPage(file: string): Page {
  const html = readFileSync(path.join(OUT, file), 'utf8');
  let elements: readonly Element[] | undefined;
  return {
    file,
    path: `/${file.replace(/(?:^|\/)?(?:index)?\.html$/, '')}`,
    html,
    // Parsed when a test asks: few look at all pages.
    get elements() {
      elements ??= elementsBelow(parse(html));
      return elements;
    },
  };
}

/** Every page of the export, without those at former addresses. */
export const pages: readonly Page[] = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(readPage)
  .filter((page) => !MOVED.has(page.path));

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function byTag({ elements }: Page, ...tags: readonly string[]): readonly Element[] {
  return elements.filter(({ tagName }) => tags.includes(tagName));
}

/** The content of `<meta name>`. */
export function meta(page: Page, name: string): string | undefined {
  const found = byTag(page, 'meta').find((element) => attribute(element, 'name') === name);
  return found && attribute(found, 'content');
}

/** The content security policy of a page. */
export function policyOf(page: Page): string {
  const tag = byTag(page, 'meta').find((each) => attribute(each, 'http-equiv') === 'Content-Security-Policy');
  return (tag && attribute(tag, 'content')) ?? '';
}

/** The pages that visitors and search engines are meant to find: not the 404 page. */
export const publicPages = pages.filter((page) => meta(page, 'robots') !== 'noindex');

/** A path of the site without the base path; nothing when it leads out of the site's folder. */
export function withoutBasePath(pathname: string): string | undefined {
  if (basePath() === '') return pathname;
  if (pathname === basePath()) return '/';
  return pathname.startsWith(`${basePath()}/`) ? pathname.slice(basePath().length) : undefined;
}

/** 'file: what is wrong', for every page and everything wrong in it. */
export function faults(
  among: readonly Page[],
  faultsOf: (page: Page) => readonly (string | false | undefined)[],
): readonly string[] {
  return among.flatMap((page) =>
    faultsOf(page)
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.file}: ${fault}`),
  );
}
