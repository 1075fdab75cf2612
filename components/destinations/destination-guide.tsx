import styled from 'styled-components';
import { chevronCss } from '@/components/ui/chevron-css';
import { ArticleBody } from '@/components/article/article-body';
import { Contents, contentsCss, LONG } from '@/components/article/contents';
import { factsBesideCss } from '@/components/article/facts-beside-css';
import { proseCss } from '@/components/article/prose-css';
import { textFaceCss } from '@/components/article/text-face-css';
import { InternalLink } from '@/components/ui/internal-link';
import { Updated } from '@/components/ui/updated';
import type { GuideAuthor } from '@/lib/articles/destination-pages';
import type { RenderedText } from '@/lib/articles/render-text';
import type { LinkedAction } from '@/lib/site/partner-links';
import { Portrait, portraitCss } from '@/components/ui/portrait';
import { SEPARATOR } from '@/components/ui/separator';
import { printCss } from './print-css';
import { SearchButtons } from './search-buttons';

const Root = styled.div`
  padding-block: 3rem 1.5rem;
  [data-part='byline'] {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: center;
    margin-block: 1.25rem 1.5rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
    break-after: avoid;
    break-inside: avoid;
  }
  [data-part='byline'] a {
    display: inline-block;
    min-height: 1.5rem;
  }
  /* On a phone, the date has a line of its own, so no line ends in a dot. */
  @container (width < 30rem) {
    [data-part='updated'] {
      display: block;
    }
    [data-part='byline'] i {
      display: none;
    }
  }
  /* Large text on a phone is below the portrait. */
  [data-part='byline'] p {
    flex: 1;
  }
  ${portraitCss}
  @container (49rem <= width < 60rem) {
    > * {
      max-width: 42rem;
    }
  }
  @container (width >= 60rem) {
    --column-gap: clamp(2rem, 6vw, 6rem);
    /* Beside the text are the contents or, in a short guide without any, the facts. */
    &:not(:has([data-part='contents'])) [data-part='prose'] {
      column-gap: var(--column-gap);
      ${factsBesideCss}
    }
    &:has([data-part='contents']) {
      display: grid;
      grid-template-columns: minmax(0, 42rem) minmax(16rem, 1fr);
      column-gap: var(--column-gap);
      > * {
        grid-column: 1;
      }
      [data-part='contents'] {
        grid-area: 1/2 / span 9;
        align-self: start;
      }
    }
  }
  /* Room for both: the contents on the left of the text, as in articles, and the facts on its right. */
  @container (width >= 75rem) {
    --column-gap: clamp(2.5rem, 4vw, 5rem);
    &:has([data-part='contents']) {
      grid-template-columns: 11rem minmax(0, 1fr);
      > * {
        grid-column: 2;
      }
      [data-part='contents'] {
        grid-column: 1;
      }
      [data-part='prose'] {
        column-gap: var(--column-gap);
        ${factsBesideCss}
      }
    }
  }
  @media print {
    padding-block: 1rem 0;
    > * {
      max-width: none;
    }
    /* Further reading is of no use on paper. */
    ~ section {
      display: none;
    }
  }
  ${contentsCss('60rem')}
  ${chevronCss}
  ${proseCss}
  ${textFaceCss}
  [data-part='prose'] > figure:not([data-map], [data-video]) {
    ${printCss}
    rotate: -1deg;
    @media screen {
      margin-block: 1rem 2rem;
    }
    /* A tilted corner and the edge outside the print would be on the page before. */
    @media print {
      rotate: none;
      outline-offset: -1px;
      box-shadow: none;
    }
  }
`;

interface DestinationGuideProps {
  readonly heading: string;
  readonly text: RenderedText;
  readonly author: GuideAuthor | undefined;
  /** A date such as 2026-11-25. */
  readonly updated: string | undefined;
  readonly buttons: readonly LinkedAction[];
  /** As in `SearchButtons`. */
  readonly place?: string | undefined;
}

/** Our guide to a destination. `scripts/search/search-items.ts` reads the `data-pagefind-*` attributes. */
export function DestinationGuide({ heading, text, author, updated, buttons, place }: DestinationGuideProps) {
  const sections = text.body.headings.filter(({ level }) => level === 2);
  return (
    <Root className="container">
      <h2>{heading}</h2>
      {(author ?? updated) && (
        <div data-part="byline">
          {author && <Portrait name={author.name} />}
          <p>
            {author && 'By '}
            {author?.href ? <InternalLink href={author.href}>{author.name}</InternalLink> : author?.name}
            {author && updated && <i>{SEPARATOR}</i>}
            <Updated date={updated} />
          </p>
        </div>
      )}
      {sections.length >= LONG && <Contents title="In this guide" sections={sections} />}
      <div data-part="prose" data-pagefind-body="" data-pagefind-meta="kind:Destination">
        <ArticleBody {...text} />
      </div>
      <SearchButtons buttons={buttons} place={place} />
    </Root>
  );
}
