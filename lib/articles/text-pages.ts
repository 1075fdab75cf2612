import type { z } from 'zod';
import type { HorizonVariant } from '@/lib/site/landing-pages';
import { checkArticle } from '@/lib/site/content-links';
import { memoize } from '@/lib/site/memoize';
import { isReservedPage, routes } from '@/lib/site/routes';
import { orThrow } from '@/lib/source/yaml-file';
import { textPageSchema } from './schemas';
import { listTexts, readTexts, type Text, type TextFolder } from './texts';
import { TEXT_PAGES_FOLDER } from '@/lib/site/content-folders';

type Fields = Readonly<z.infer<typeof textPageSchema>>;

/** A text page, at the root of the site, such as /how-we-choose. */
export type TextPage = Text<Fields>;

/** The drawing in the hero of a text page, and in its share picture. */
export const horizonOf = ({ horizon = 'hills' }: Pick<TextPage, 'horizon'>): HorizonVariant => horizon;

/** `content/pages/*.md`. */
export const TEXT_PAGES: TextFolder<Fields> = {
  folder: TEXT_PAGES_FOLDER,
  schema: textPageSchema,
  check: ({ slug, file, footer, order, articles = [] }, source, directory) => [
    ...(isReservedPage(slug)
      ? [
          {
            ...{ file, line: 1, column: 1, field: 'file', found: `the name '${slug}.md'` },
            expected: 'another name: the site itself has something at this address',
          },
        ]
      : []),
    ...(order !== undefined && !footer
      ? [source.diagnosticAt(['order'], String(order), "'footer: true' beside it, or no order")]
      : []),
    ...articles.flatMap((article, index) => checkArticle(directory, source, ['articles', index], article)),
  ],
};

/** The text pages in the order of their names. @throws ContentError with every mistake in their fields */
export const loadTextPages = memoize((directory): readonly TextPage[] =>
  orThrow(readTexts(directory, TEXT_PAGES)),
);

/** The slugs of all text pages, including those of invalid files. */
export const listTextPages = (directory: string): readonly string[] =>
  listTexts(directory, TEXT_PAGES.folder);

/** A link of the footer to a page of the site. */
export interface FooterLink {
  readonly href: string;
  readonly label: string;
}

/** Links to the text pages in the footer, sorted by their order, then by their titles. */
export const loadFooterLinks = memoize((directory): readonly FooterLink[] =>
  loadTextPages(directory)
    .filter(({ footer }) => footer)
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.title.localeCompare(b.title, 'en'))
    .map(({ slug, title }) => ({ href: routes.textPage(slug), label: title })),
);

/** The path of the page that lists the data that other companies receive about a reader, if there is such a page. */
export const loadPrivacyPath = memoize((directory): string | undefined => {
  const page = loadTextPages(directory).find(({ services }) => services);
  return page && routes.textPage(page.slug);
});
