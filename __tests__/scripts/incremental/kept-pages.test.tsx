import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ArticleRoute, * as article from '@/app/blog/[slug]/page';
import { GET as getFeed } from '@/app/blog/category/[category]/feed.xml/route';
import { ListPage, listPageMetadata } from '@/app/blog/list-page';
import { LIST_KINDS } from '@/lib/articles/blog-lists';
import type { ListKind } from '@/lib/site/routes';
import { loadMagazine } from '@/lib/articles/magazine';
import { keptPages } from '@/lib/seo/kept-pages';
import { articleMarkdown } from '@/lib/seo/plain-markdown';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPictures } from '@/lib/site/pictures';
import { setVariables } from '@/lib/site/environment';
import { otherContent, readGlobalInputs } from '@/scripts/incremental/global-inputs';
import { makePlan, stalePages, type Plan } from '@/scripts/incremental/plan';
import { chanceFrom, EDITS, startMagazine, type Magazine } from '@/scripts/testing/random-edits';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * Pages whose models stay the same stay as they are, whatever was edited: here all routes are rendered without Next. That files and
 * chunks fit, too, is for `npm run test:incremental`, which builds.
 */

const FIXTURES = path.resolve('__tests__/fixtures/content');
const NOON = Date.UTC(2026, 10, 22, 12) / 1000;
const NAMES = Object.keys(EDITS);
/** Edits that change the key of every page, so that edits of articles beside them would show nothing. */
const OF_ALL_PAGES = NAMES.filter((name) => /deal|site|partner|replace/.test(name));
const OF_SOME_PAGES = NAMES.filter((name) => !OF_ALL_PAGES.includes(name));

const params = <T,>(value: T) => ({ params: Promise.resolve(value) });

async function render(address: string): Promise<string> {
  const [, , first = '', second = '', , page] = address.split('/');
  if (address.endsWith('/feed.xml'))
    return (await getFeed(new Request('https://x.example'), params({ category: second }))).text();
  const isList = (LIST_KINDS as readonly string[]).includes(first) || first === 'page';
  const [view, metadata, markdown = ''] = isList
    ? listOf(
        first === 'page' ? 'all' : (first as ListKind),
        first === 'page' ? 'articles' : second,
        first === 'page' ? second : (page ?? '1'),
      )
    : [
        await ArticleRoute(params({ slug: first })),
        await article.generateMetadata(params({ slug: first })),
        articleMarkdown(loadMagazine().bySlug.get(first)!, loadPictures()),
      ];
  return renderToStaticMarkup(view as ReactElement) + JSON.stringify(metadata) + markdown;
}

const listOf = (kind: ListKind, slug: string, page: string) =>
  [<ListPage key="" kind={kind} slug={slug} page={page} />, listPageMetadata(kind, slug, page)] as const;

/** Reads a magazine as it stands now: what was read once is kept for a folder. */
function freeze({ content, moment }: Magazine): void {
  const copy = path.join(temporaryFolder(), 'content');
  cpSync(content, copy, { recursive: true });
  setVariables({ CONTENT_DIRECTORY: copy, SOURCE_DATE_EPOCH: String(moment) });
}

/** A build that renders stale pages only, and one that renders all. */
async function buildBoth(former: Plan | undefined, store: Map<string, string>) {
  const plan = makePlan(readGlobalInputs(otherContent(contentDirectory())), keptPages());
  const stale = stalePages(plan, former, (key) => store.has(key)).map(({ path: address }) => address);
  const rendered = new Map<string, string>();
  for (const address of Object.keys(plan.pages)) rendered.set(address, await render(address));
  for (const address of stale) store.set(plan.pages[address]?.key ?? '', rendered.get(address) ?? '');
  const kept = Object.entries(plan.pages).map(([address, { key }]) => [address, store.get(key)] as const);
  return { plan, stale, rendered, kept: new Map(kept) };
}

beforeAll(() => setVariables({ NODE_ENV: 'production' }));

test('after any edits, the pages that were kept are those that would be rendered', async () => {
  const edit = fc.tuple(fc.constantFrom(...OF_SOME_PAGES), fc.nat());
  /** What is edited before each of three builds. */
  const sequences = fc.array(fc.array(edit, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(sequences, fc.nat(), async (sequence, seed) => {
      const content = path.join(temporaryFolder(), 'magazine');
      mkdirSync(content);
      cpSync(FIXTURES, content, { recursive: true });
      const magazine = await startMagazine(content, NOON);
      for (let at = 0; at < 5; at += 1) EDITS.add?.(magazine, chanceFrom(seed + at));
      freeze(magazine);
      const store = new Map<string, string>();
      let { plan } = await buildBoth(undefined, store);
      for (const edits of sequence) {
        for (const [name, chance] of edits) EDITS[name]?.(magazine, chanceFrom(chance));
        freeze(magazine);
        const after = await buildBoth(plan, store);
        expect(after.kept).toEqual(after.rendered);
        ({ plan } = after);
      }
    }),
    { numRuns: 3 },
  );
});

test('after an edit of what all pages share, no page is kept that would be another one', async () => {
  const content = path.join(temporaryFolder(), 'magazine');
  cpSync(FIXTURES, content, { recursive: true });
  const magazine = await startMagazine(content, NOON);
  freeze(magazine);
  const store = new Map<string, string>();
  let before = await buildBoth(undefined, store);
  for (const name of OF_ALL_PAGES) {
    EDITS[name]?.(magazine, chanceFrom(1));
    freeze(magazine);
    const after = await buildBoth(before.plan, store);
    expect(after.kept).toEqual(after.rendered);
    before = after;
  }
});

test('nothing is rendered where nothing was edited, and not everything where one article was', async () => {
  const content = path.join(temporaryFolder(), 'magazine');
  cpSync(FIXTURES, content, { recursive: true });
  const magazine = await startMagazine(content, NOON);
  EDITS.add?.(magazine, chanceFrom(1));
  freeze(magazine);
  const store = new Map<string, string>();
  const { plan } = await buildBoth(undefined, store);
  freeze(magazine);
  expect((await buildBoth(plan, store)).stale.filter((address) => !address.endsWith('feed.xml'))).toEqual([]);
  EDITS['edit title']?.(magazine, chanceFrom(1));
  freeze(magazine);
  const { stale } = await buildBoth(plan, store);
  expect(stale).toContain('/blog/made-up-new-1');
  expect(stale.length).toBeLessThan(Object.keys(plan.pages).length);
});
