import { css } from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { PreviewLabel } from '@/components/ui/preview-label';
import type { ArticleCardData } from '@/lib/articles/article-cards';
import { routes } from '@/lib/site/routes';
import { titleLinkCss } from '@/components/ui/title-link-css';

/** Styles of `StoryCards`, for the surrounding component. */
export const storyCardsCss = css`
  [data-part='stories'] {
    display: grid;
    gap: 1.5rem;
  }
  [data-part='stories'] li {
    position: relative;
    display: grid;
    grid-template: auto auto 1fr / min(40%, 10rem) 1fr;
    align-items: start;
    gap: 0.25rem 1rem;
  }
  /* On a phone, the excerpt has the whole width below picture and title. */
  @container (width < 32rem) {
    [data-part='stories'] li {
      grid-template: auto 1fr / min(30%, 8rem) 1fr;
    }
    [data-part='stories'] .picture {
      grid-row: span 2;
    }
    [data-part='stories'] p {
      grid-column: span 2;
      margin-top: 0.375rem;
    }
  }
  /* With large text on a phone, the text is below the picture. */
  @container (width < 18rem) {
    [data-part='stories'] li {
      display: block;
      .picture {
        margin-bottom: 0.75rem;
      }
    }
  }
  [data-part='stories'] .picture {
    grid-row: span 3;
    aspect-ratio: 1;
    border-radius: var(--radius);
  }
  /* Columns have no room beside a picture. */
  @container (width >= 46rem) {
    [data-part='stories'] {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    }
    [data-part='stories'] li:not(:only-child) {
      display: block;
      .picture {
        margin-bottom: 0.75rem;
        aspect-ratio: 8/5;
      }
      h3 {
        margin-bottom: 0.25rem;
      }
    }
  }
  /* Two columns on a wide screen do. */
  @container (width >= 60rem) {
    [data-part='stories']:not(:has(> :nth-child(3))) li {
      display: grid;
      .picture {
        margin: 0;
        aspect-ratio: 1;
      }
    }
  }
  [data-part='stories'] :is(small, p) {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='stories'] h3 {
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  ${titleLinkCss}
`;

interface StoryCardsProps {
  readonly articles: readonly (Pick<ArticleCardData, 'slug' | 'title' | 'photo' | 'previewLabel'> & {
    /** The text above the title: why the article is listed; the category by default. */
    readonly reason?: string;
    readonly category?: string;
    readonly excerpt?: string;
  })[];
}

/** The maximum number of cards that have room for an excerpt. */
const FEW = 2;

/** Articles as small cards with their pictures. */
export function StoryCards({ articles }: StoryCardsProps) {
  return (
    <ul role="list" data-part="stories">
      {articles.map(({ slug, title, photo, category, reason = category, excerpt, previewLabel }) => (
        <li key={slug}>
          <Picture
            photo={photo}
            sizes={
              articles.length > FEW
                ? '(width >= 60rem) 23rem, (width >= 44rem) 30vw, 8rem'
                : '(width >= 60rem) 10rem, (width >= 44rem) 46vw, 8rem'
            }
            largest={articles.length > FEW ? 480 : 320}
            decorative
          />
          <small>
            {reason}
            <PreviewLabel label={previewLabel} />
          </small>
          <h3>
            <InternalLink href={routes.article(slug)}>{title}</InternalLink>
          </h3>
          {excerpt && articles.length <= FEW && <p>{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
