import styled from 'styled-components';
import { CalendarDate } from '@/components/ui/calendar-date';
import { Icon } from '@/components/ui/icon';
import { AuthorLinks } from '@/components/ui/author-links';
import { InternalLink } from '@/components/ui/internal-link';
import { chevronCss } from '@/components/ui/chevron-css';
import { crumbsCss } from '@/components/ui/crumbs-css';
import { SEPARATOR, unbroken } from '@/components/ui/separator';
import { PreviewLabel } from '@/components/ui/preview-label';
import { Stamp } from '@/components/ui/stamp';
import { Updated } from '@/components/ui/updated';
import type { ShownArticle } from '@/lib/articles/article-page';
import type { Authors } from '@/lib/articles/authors';
import { nameSlug } from '@/lib/source/name-slug';
import type { RenderedText } from '@/lib/articles/render-text';
import type { AnyPicture } from '@/lib/site/picture';
import { routes } from '@/lib/site/routes';
import type { ShareLink } from '@/lib/site/share-links';
import { ArticleBody } from './article-body';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { authorNotesCss, AuthorNotes } from './author-note';
import { Contents, contentsCss, LONG } from './contents';
import { Lead } from './lead';
import { proseCss } from './prose-css';
import { railCss } from './rail-css';
import { ShareButtons, ShareRow, shareRowCss } from './share-row';
import { textColumnCss } from '@/components/ui/text-edge-css';
import { textFaceCss } from './text-face-css';

const Root = styled.article`
  padding-top: 1.5rem;
  > * {
    ${textColumnCss}
  }
  [data-part='way'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.5rem;
    color: var(--ink-soft);
  }
  [data-part='way'] > a:first-child {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    margin-right: auto;
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='way'] svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  :is([data-part='byline'], [data-part='end'] li) a {
    display: inline-block;
    min-height: 1.5rem;
    vertical-align: top;
  }
  header > .stamp {
    margin-top: 1rem;
    rotate: -2deg;
  }
  h1 {
    margin-block: 0.75rem 1rem;
    font-size: clamp(2rem, 1.2rem + 3vw, 4rem);
    line-height: 1.06;
  }
  [data-part='standfirst'] {
    max-width: 42rem;
    margin-bottom: 1rem;
    color: var(--ink-soft);
    font-size: clamp(1.1875rem, 1.1rem + 0.5vw, 1.5rem);
    line-height: 1.4;
  }
  [data-part='byline'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  /* On a phone, the day of the update has a line of its own, and so do authors on a small one, so no line ends in a dot. */
  @container (width < 40rem) {
    [data-part='updated'] {
      display: block;
    }
  }
  @container (width < 30rem) {
    [data-part='byline'] i {
      display: block;
      font-size: 0;
    }
  }
  @container (width >= 40rem) {
    [data-part='updated']::before {
      content: '· ' / '';
    }
  }
  > [data-part='picture'] {
    margin-block: 1.75rem;
  }
  > [data-part='picture'] .picture {
    aspect-ratio: 16/9;
    border-radius: var(--radius);
    /* Some drawings have the color of the page at their edges. Outside, because dark corners would show around a line inside. */
    outline-color: var(--line);
    outline-offset: 0;
  }
  ${crumbsCss}
  /* On a phone, the way back and the stamp lead to the same pages. */
  @container (width < 40rem) {
    [data-part='crumbs'] {
      display: none;
    }
  }
  ${chevronCss}
  ${contentsCss('75rem')}
  ${proseCss}
  [data-part='end'] {
    margin-top: 2.5rem;
  }
  [data-part='end'] > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    margin-bottom: 1.25rem;
    font-size: var(--text-s);
  }
  ${shareRowCss}
  ${authorNotesCss}
  ${textFaceCss}
  ${railCss}
  @media print {
    > * {
      max-width: none;
    }
    h4 {
      break-after: avoid;
    }
    tr,
    figure,
    .footnotes li {
      break-inside: avoid;
    }
    > [data-part='picture'] .picture {
      aspect-ratio: 2;
    }
  }
`;

interface ArticleViewProps {
  readonly article: ShownArticle;
  readonly text: RenderedText;
  readonly photo: AnyPicture;
  readonly crumbs: readonly Crumb[];
  /** The absolute address of the article. */
  readonly address: string;
  readonly shareLinks: readonly ShareLink[];
  /** The authors of the article, from `content/authors.yaml`. */
  readonly authors: Authors['authors'];
}

/** `scripts/search/search-items.ts` reads the `data-pagefind-*` attributes to decide what can be searched. */
export function ArticleView({
  article,
  text,
  photo,
  crumbs,
  address,
  shareLinks,
  authors,
}: ArticleViewProps) {
  const sections = text.body.headings.filter(({ level, isDay }) => level === 2 || isDay);
  return (
    <Root className="container">
      <div data-part="way">
        <InternalLink href={routes.blog} data-screen-only="">
          <Icon name="arrow-left" />
          Back to the blog
        </InternalLink>
        <Breadcrumbs crumbs={crumbs} />
        <ShareButtons address={address} />
      </div>
      <header data-pagefind-meta={`category:${article.category}`}>
        <Stamp href={routes.category(nameSlug(article.category))}>{article.category}</Stamp>
        <h1 data-pagefind-meta="title">{article.title}</h1>
        <p data-part="standfirst">{article.excerpt}</p>
        <p data-part="byline">
          <PreviewLabel label={article.previewLabel} />
          By <AuthorLinks authors={article.authors} />
          <i>{SEPARATOR}</i>
          <CalendarDate date={article.publishDate} />
          {SEPARATOR}
          {unbroken(article.readTime)}
          <Updated date={article.updated} />
          {article.series && (
            <>
              <br />
              Part {article.part} of{' '}
              <InternalLink href={routes.series(nameSlug(article.series))}>{article.series}</InternalLink>
            </>
          )}
        </p>
      </header>
      <Lead photo={photo} />
      {sections.length >= LONG && <Contents title="In this article" sections={sections} />}
      <div data-part="prose" data-pagefind-body="">
        <ArticleBody {...text} />
      </div>
      <div data-part="end" data-screen-only="">
        <ul role="list" aria-label="Tags" data-pagefind-meta="tags">
          {article.tags.map((tag) => (
            <li key={tag}>
              <InternalLink href={routes.tag(nameSlug(tag))}>#{tag}</InternalLink>
            </li>
          ))}
        </ul>
        <ShareRow address={address} links={shareLinks} />
        <AuthorNotes authors={authors} />
      </div>
    </Root>
  );
}
