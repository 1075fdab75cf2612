import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { readLedger } from '@/lib/deals/prices/ledger';
import { findPriceDiagnostics } from '@/lib/deals/prices/load-observations';
import { dealWarnings, endedDealWarnings, findSecondPicks } from './deal-warnings';
import { articleWarnings, tagWarnings, titleWarnings, updateWarnings } from './warnings';
import { readArticles, recordArticles } from '@/lib/articles/articles';
import type { Article } from '@/lib/articles/article';
import { checkDrawings } from './check-drawings';
import { dataDiagnostics } from './content-files';
import { findAffiliateLinks, sentencesOf } from './check-affiliates';
import { checkFinished } from './check-finished';
import { checkPlainFields, htmlWarnings } from './check-plain-fields';
import { checkSharePictures } from './check-share-pictures';
import { didYouMean } from '@/lib/source/did-you-mean';
import { diagnosticsOf, formatDiagnostic, type Diagnostic } from '@/lib/source/diagnostic';
import { checkBody } from './markdown/check-body';
import { headingIds, type References } from './markdown/check-links';
import { isShown, publicFrom, whyHidden } from '@/lib/articles/published';
import { currentBuildContext, type BuildContext } from '@/lib/site/build-context';
import { withFreshMemo } from '@/lib/site/memoize';
import { DEAL_TABS, pageKey } from '@/lib/site/landing-pages';
import { pagesSchema } from '@/lib/site/page-schemas';
import { routes } from '@/lib/site/routes';
import { outlineOf } from './markdown/outline';
import { referencesIn } from './references';
import { beachesSchema, blogSchema } from '@/lib/articles/schemas';
import {
  checkPictureHeads,
  findServedPictures,
  findUnusedPictures,
  pictureUses,
  PICTURE_USES,
  type PictureUse,
} from './picture-uses';
import { reviewTexts, type TextsReview } from './review-texts';
import { findUnreadFiles } from './unread-files';
import { fromManifest, record } from '@/lib/source/manifest';
import { parsedOnce } from '@/lib/source/parse-cache';
import { displayPath, isDirectory } from '@/lib/source/read-files';
import { nameSlug } from '@/lib/source/name-slug';
import { readYamlFile } from '@/lib/source/yaml-file';
import type { DiagnosticSource } from '@/lib/source/yaml-source';

/** Reports parts of pages that wait for articles to be published. The loaders check that the articles exist. */
function waitingWarnings(
  directory: string,
  articles: readonly Article[],
  texts: TextsReview['texts'],
  buildContext: BuildContext,
): readonly Diagnostic[] {
  const hidden = new Map(
    articles
      .filter((article) => !isShown(article, buildContext))
      .map((article) => [article.slug, `'${article.slug}', ${whyHidden(publicFrom(article))}`]),
  );
  const waiting = (
    slug: string | undefined,
    effect: string,
    diagnosticOf: (found: string, expected: string) => Diagnostic,
  ) => {
    const found = slug === undefined ? undefined : hidden.get(slug);
    return found === undefined ? [] : [diagnosticOf(found, `an article that is published; ${effect}`)];
  };
  const at =
    (source: DiagnosticSource, ...place: readonly PropertyKey[]) =>
    (found: string, expected: string) =>
      source.diagnosticAt(place, found, expected);
  const LEFT_OUT = 'the page leaves it out until then';
  return [
    ...readYamlFile(directory, 'beaches.yaml', beachesSchema, (beaches, source) =>
      beaches.flatMap(({ slug }, index) => waiting(slug, 'the card waits for it', at(source, index, 'slug'))),
    ).diagnostics,
    ...readYamlFile(directory, 'blog.yaml', blogSchema, ({ tiles }, source) =>
      tiles.flatMap(({ slug }, index) =>
        waiting(slug, 'the link waits for it', at(source, 'tiles', index, 'slug')),
      ),
    ).diagnostics,
    ...readYamlFile(directory, 'pages.yaml', pagesSchema, (pages, source) =>
      DEAL_TABS.map(pageKey).flatMap((name) =>
        pages[name].reading.articles.flatMap((slug, index) =>
          waiting(slug, LEFT_OUT, at(source, name, 'reading', 'articles', index)),
        ),
      ),
    ).diagnostics,
    ...texts.flatMap(({ text: { file, lines, articles: named = [] } }) =>
      named.flatMap((slug) =>
        waiting(slug, LEFT_OUT, (found, expected) => ({
          ...{ file, line: lines.articles, column: 1, field: 'articles' },
          ...{ found, expected },
        })),
      ),
    ),
  ];
}

/** Reports sections that their article does not have, in cards of beaches and in tiles. */
function sectionDiagnostics(directory: string, { anchors }: References): readonly Diagnostic[] {
  const missing = (
    source: DiagnosticSource,
    place: readonly PropertyKey[],
    { slug, section }: { readonly slug?: string | undefined; readonly section?: string | undefined },
  ) => {
    if (section === undefined) return [];
    if (slug === undefined)
      return source.diagnosticAt([...place, 'section'], `'${section}'`, 'a slug beside it, or no section');
    const ids = anchors.get(routes.article(slug));
    // An article that cannot be read has mistakes of its own.
    if (!ids) return [];
    const headings = headingIds(ids);
    return headings.includes(section)
      ? []
      : source.diagnosticAt(
          [...place, 'section'],
          `'${section}'`,
          `the id of a heading of '${slug}'${didYouMean(section, headings)}`,
        );
  };
  return [
    ...readYamlFile(directory, 'beaches.yaml', beachesSchema, (beaches, source) =>
      beaches.flatMap((beach, index) => missing(source, [index], beach)),
    ).diagnostics,
    ...readYamlFile(directory, 'blog.yaml', blogSchema, ({ tiles }, source) =>
      tiles.flatMap((tile, index) => missing(source, ['tiles', index], tile)),
    ).diagnostics,
  ];
}

/** Reports tags that no article has: those with a description, which no page shows, and those of guides, which name no article. */
function unusedTagWarnings(
  directory: string,
  articles: readonly Article[],
  texts: TextsReview['texts'],
): readonly Diagnostic[] {
  const used = [...new Set(articles.flatMap(({ tags }) => tags))];
  const slugs = new Set(used.map(nameSlug));
  const isUnused = (name: string) => !slugs.has(nameSlug(name));
  const expected = (name: string) => `a tag that an article has${didYouMean(name, used)}`;
  const inGuides = texts.flatMap(({ text: { file, lines, tags = [] } }) =>
    tags.filter(isUnused).map((name) => ({
      ...{ file, line: lines.tags, column: 1, field: 'tags' },
      found: `'${name}'`,
      expected: expected(name),
    })),
  );
  const described = readYamlFile(directory, 'blog.yaml', blogSchema, ({ tags = {} }, source) =>
    Object.keys(tags)
      .filter(isUnused)
      .map((name) => source.diagnosticAt(['tags', name], `'${name}'`, expected(name))),
  ).diagnostics;
  return [...inGuides, ...described];
}

const byPlace = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** The diagnostics without duplicates, in the order of files and lines. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [
    ...new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic])).values(),
  ].sort(byPlace);
}

export interface Review {
  /** All articles that could be read, including drafts and future articles. */
  readonly articles: readonly Article[];
  /** The places that name own pictures. */
  readonly pictures: readonly PictureUse[];
  /** Paths of the text pages and the guides. */
  readonly textPaths: readonly string[];
  /** Diagnostics that stop a build. */
  readonly errors: readonly Diagnostic[];
  /** Diagnostics that do not stop a build. */
  readonly warnings: readonly Diagnostic[];
}

/** The places that name own pictures, from the manifest of this build or read now. */
export const loadPictureUses = (directory: string): readonly PictureUse[] =>
  (fromManifest(directory, PICTURE_USES) as readonly PictureUse[] | undefined) ??
  reviewContent(directory).pictures;

/** The review of a folder that does not exist. Otherwise, each expected file would be an error. */
const missingFolder = (directory: string): Review => ({
  ...{ articles: [], pictures: [], textPaths: [], warnings: [] },
  errors: [
    {
      ...{ file: displayPath(directory), line: 1, column: 1, field: 'folder', found: 'no folder' },
      expected: 'a folder with the content of the site; the variable CONTENT_DIRECTORY names it',
    },
  ],
});

/** A text without a date is always public. */
const UNDATED = { publishDate: '' } as const;

/**
 * All errors and warnings below a content directory, without duplicates.
 *
 * @param buildContext determines what is public and what is stale
 * @param publicDirectory folder of the files that are served unchanged
 */
export function reviewContent(
  directory: string,
  buildContext = currentBuildContext(),
  publicDirectory = 'public',
): Review {
  if (!isDirectory(directory)) return missingFolder(directory);
  return withFreshMemo(() => {
    const articles = readArticles(directory);
    const outlined = articles.value.map((article) => {
      const { body } = article;
      return [article, parsedOnce('outline', [body], () => outlineOf(body))] as const;
    });
    recordArticles(outlined);
    const others = reviewTexts(directory);
    const references = referencesIn(directory, outlined, others);
    const pictures = pictureUses(directory, outlined, others.texts, buildContext);
    record(PICTURE_USES, pictures);
    const sentences = [
      ...articles.value.flatMap(({ title, excerpt, ...article }) => sentencesOf(article, { title, excerpt })),
      ...others.texts.flatMap(({ text: { title, searchTitle, description, heading, ...text } }) =>
        sentencesOf(text, { title, searchTitle, description, heading }),
      ),
    ];
    const errors = inOrder([
      ...articles.diagnostics,
      ...others.diagnostics,
      ...checkSharePictures(articles.value, others.paths),
      ...outlined.flatMap(([article, body]) => checkFinished(article, body)),
      ...checkPlainFields(sentences),
      ...(references
        ? [
            ...outlined,
            ...articles.bodiesAlone.map((alone) => [alone, outlineOf(alone.body)] as const),
            ...others.texts.map(({ text, outline }) => [{ ...text, ...UNDATED }, outline] as const),
          ].flatMap(([article, body]) => checkBody(article, body, references, buildContext))
        : []),
      ...(references ? sectionDiagnostics(directory, references) : []),
      ...findAffiliateLinks(directory, sentences, references?.partnerHosts ?? []),
      ...dataDiagnostics(directory),
      ...diagnosticsOf(() => loadDealIndex(directory)),
      ...findSecondPicks(directory, buildContext.today),
      ...findPriceDiagnostics(directory),
      ...readLedger(directory).diagnostics,
      ...checkPictureHeads(directory, pictures),
      ...checkDrawings(directory),
      ...findServedPictures(publicDirectory),
    ]);
    const known = new Set(errors.map(formatDiagnostic));
    const warnings = inOrder([
      ...outlined.flatMap(([article, body]) => articleWarnings(article, body, buildContext.today)),
      ...outlined.flatMap(([article, body]) =>
        endedDealWarnings(article, body, directory, buildContext.today),
      ),
      ...dealWarnings(directory, buildContext.today),
      ...others.texts.flatMap(({ text }) => updateWarnings(text, buildContext.today)),
      ...titleWarnings(articles.value, buildContext),
      ...tagWarnings(articles.value, buildContext),
      ...htmlWarnings(directory, sentences),
      ...waitingWarnings(directory, articles.value, others.texts, buildContext),
      ...unusedTagWarnings(directory, articles.value, others.texts),
      ...findUnreadFiles(directory),
      ...findUnusedPictures(directory, pictures),
    ]);
    return {
      articles: articles.value,
      pictures,
      textPaths: others.paths,
      errors,
      // Some content is read both for errors and for warnings, and reports the same mistake each time.
      warnings: warnings.filter((each) => !known.has(formatDiagnostic(each))),
    };
  });
}
