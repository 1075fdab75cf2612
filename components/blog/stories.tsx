import styled from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { PreviewLabel } from '@/components/ui/preview-label';
import type { ArticleCardData } from '@/lib/articles/article-cards';
import { routes } from '@/lib/site/routes';
import { titleLinkCss } from '@/components/ui/title-link-css';
import { SEPARATOR, unbroken } from '@/components/ui/separator';

const Root = styled.section`
  padding-block: var(--section);
  break-inside: avoid;
  > h2 {
    margin-bottom: 1.25rem;
  }
  ul {
    display: grid;
    gap: 1.5rem clamp(1.5rem, 4vw, 3.5rem);
  }
  @container (width >= 52rem) {
    ul {
      grid-template-columns: 1.6fr 1fr;
      /* The stories share the height of the lead, and the link is at its foot. */
      grid-template-rows: 1fr 1fr auto;
    }
    [data-lead] {
      grid-row: span 3;
    }
  }
  li {
    position: relative;
    align-self: start;
  }
  li:not([data-lead]) {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
  .picture {
    margin-bottom: 1rem;
    border-radius: var(--radius);
  }
  small {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  h3 {
    margin-block: 0.25rem 0.5rem;
    font-size: max(var(--text-xl), min(1.9vw, 2.25rem));
  }
  [data-lead] h3 {
    font-size: var(--text-2xl);
  }
  ${titleLinkCss}
  p {
    max-width: 60ch;
    color: var(--ink-soft);
    /* Like the title, it grows with the picture beside it. */
    font-size: clamp(1rem, 0.72rem + 0.45vw, 1.25rem);
    line-height: 1.5;
  }
  [data-lead] p {
    font-size: var(--text-l);
  }
  li:not(:has(p)) a {
    display: inline-block;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
    font-weight: 600;
  }
`;

interface StoriesProps {
  readonly title: string;
  /** The text of the link to the blog. */
  readonly more: string;
  /** The first article has a picture. The others are text only. */
  readonly articles: readonly ArticleCardData[];
}

/** The lead story of the magazine and a few more. */
export function Stories({ title, more, articles }: StoriesProps) {
  if (articles.length === 0) return null;
  return (
    <Root aria-labelledby="stories" className="container">
      <h2 id="stories">{title}</h2>
      <ul role="list">
        {articles.map(({ slug, title: name, category, readTime, excerpt, photo, previewLabel }, index) => (
          <li key={slug} data-lead={index > 0 ? undefined : ''}>
            {index === 0 && (
              <Picture photo={photo} sizes="(width >= 52rem) 44rem, 92vw" largest={800} decorative />
            )}
            <small>{category + SEPARATOR + unbroken(readTime)}</small>
            <PreviewLabel label={previewLabel} />
            <h3>
              <InternalLink href={routes.article(slug)}>{name}</InternalLink>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
        <li>
          <InternalLink href={routes.blog}>{more}</InternalLink>
        </li>
      </ul>
    </Root>
  );
}
