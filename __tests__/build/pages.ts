import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { MOVED } from '@/__tests__/support/articles';
import { listOutboundLinks } from '@/__tests__/support/outbound-links';
import { basePath } from '@/lib/site/address';
import { loadPartners } from '@/lib/site/load-partners';
import { attribute, elements, type Element } from '@/scripts/html/elements';
import { fileOfPage, htmlFiles, type HtmlFile } from '@/scripts/html/html-files';
import type { OutboundLink } from '@/scripts/partners/links-in-html';

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
  /** The links and forms that lead to partners. */
  readonly links: readonly OutboundLink[];
}

function readPage({ page, file }: HtmlFile): Page {
  const html = readFileSync(file, 'utf8');
  // Parsed when a test asks: few look at all pages.
  let parsed: DefaultTreeAdapterTypes.Document | undefined;
  const document = () => (parsed ??= parse(html));
  return {
    file: fileOfPage(page),
    path: page,
    html,
    get elements() {
      return [...elements(document())];
    },
    get links() {
      return listOutboundLinks(document(), loadPartners());
    },
  };
}

/** Every page of the export, without those at former addresses. */
export const pages: readonly Page[] = htmlFiles(OUT)
  .filter(({ page }) => !MOVED.has(page))
  .map(readPage);

export function byTag(page: Page, ...tags: readonly string[]): readonly Element[] {
  return page.elements.filter(({ tagName }) => tags.includes(tagName));
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
