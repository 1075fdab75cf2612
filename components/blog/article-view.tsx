import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import type { Article } from '@/lib/content/articles';
import type { BodyBlock } from '@/lib/content/markdown';
import { formatCalendarDate } from '@/lib/dates';
import type { Photo } from '@/lib/picture';
import { routes } from '@/lib/routes';
import { proseCss } from './prose-css';

const Root = styled.article`
  padding-top: 1.5rem;
  > * {
    max-width: 42rem;
    margin-inline: auto;
  }
  [data-part='back'] a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='back'] svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  h1 {
    margin-block: 0.75rem 1rem;
    font-size: var(--text-2xl);
  }
  [data-part='byline'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  > [data-part='picture'] {
    max-width: 54rem;
    margin-block: 1.75rem;
  }
  > [data-part='picture'] .picture {
    aspect-ratio: 2;
    border-radius: var(--radius);
  }
  ${proseCss}
  [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.5rem;
    justify-content: space-between;
    margin-top: 2.5rem;
  }
  [data-part='end'] ul,
  [data-part='share'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='share'] a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
  }
  [data-part='share'] svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

interface ArticleViewProps {
  readonly article: Article;
  readonly photo: Photo;
  readonly blocks: readonly BodyBlock[];
  readonly shareLinks: readonly {
    readonly label: string;
    readonly icon: 'facebook' | 'pinterest';
    readonly href: string;
  }[];
}

function Block({ block }: { readonly block: BodyBlock }) {
  if (block.kind === 'html') return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  return (
    <figure>
      <Picture photo={block.photo} sizes="(width >= 46rem) 42rem, 92vw" largest={672} />
      {block.caption && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}

/** The `data-pagefind-*` marks tell scripts/search-index.ts what of the page can be searched. */
export function ArticleView({ article, photo, blocks, shareLinks }: ArticleViewProps) {
  return (
    <Root className="container">
      <p data-part="back">
        <InternalLink href={routes.blog}>
          <Icon name="arrow-left" />
          Back to the blog
        </InternalLink>
      </p>
      <header>
        <span data-pagefind-meta="category">
          <Stamp>{article.category}</Stamp>
        </span>
        <h1 data-pagefind-meta="title">{article.title}</h1>
        <p data-part="byline">
          By {article.author} ·{' '}
          <time dateTime={article.publishDate}>{formatCalendarDate(article.publishDate)}</time> ·{' '}
          {article.readTime}
        </p>
      </header>
      <div data-part="picture">
        <Picture photo={photo} sizes="(width >= 58rem) 54rem, 92vw" largest={864} eager />
      </div>
      <div data-part="prose" data-pagefind-body="">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      <div data-part="end" data-screen-only="">
        <ul role="list" aria-label="Tags" data-pagefind-meta="tags">
          {article.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
        <p data-part="share">
          {shareLinks.map(({ label, icon, href }) => (
            <a key={icon} href={href} target="_blank" rel="nofollow noopener">
              <Icon name={icon} />
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ))}
        </p>
      </div>
    </Root>
  );
}
