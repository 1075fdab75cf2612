import styled from 'styled-components';
import { CalendarDate } from '@/components/ui/calendar-date';
import { AuthorLinks } from '@/components/ui/author-links';
import { coverCss } from '@/components/ui/cover-css';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { PreviewLabel } from '@/components/ui/preview-label';
import { Stamp } from '@/components/ui/stamp';
import { Updated } from '@/components/ui/updated';
import type { ArticleCardData } from '@/lib/articles/article-cards';
import { nameSlug } from '@/lib/source/name-slug';
import { routes } from '@/lib/site/routes';
import { SEPARATOR, unbroken } from '@/components/ui/separator';

const Root = styled.section`
  position: relative;
  display: grid;
  gap: 1.25rem clamp(1.5rem, 4vw, 3.5rem);
  align-items: center;
  padding-block: 2rem 0.5rem;
  /* As tall as the text beside it, if that is taller. */
  .picture {
    align-self: stretch;
    width: 100%;
    border-radius: var(--radius);
  }
  /* On top of the link that covers the whole story. */
  .stamp {
    position: relative;
    z-index: 1;
    /* The read time may wrap below it. */
    margin-right: 0.75rem;
  }
  h2 {
    margin-block: 0.75rem;
    line-height: 1.1;
  }
  p,
  small {
    color: var(--ink-soft);
    font-size: var(--text-l);
    line-height: 1.5;
  }
  small {
    font-size: var(--text-s);
  }
  h2 a {
    color: var(--ink);
    text-decoration: none;
    ${coverCss}
  }
  &:hover h2 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  [data-part='byline'] {
    margin-top: 0.75rem;
    font-size: var(--text-s);
  }
  [data-part='updated'] {
    display: block;
  }
  [data-part='byline'] a {
    display: inline-block;
    position: relative;
    z-index: 1;
    min-height: 1.5rem;
    color: inherit;
    text-decoration-color: color-mix(in srgb, var(--ink-soft) 70%, var(--surface));
  }
  @container (width >= 48rem) {
    padding-block: clamp(1.25rem, 4vh, 2.5rem) 1rem;
  }
  @container (width >= 44rem) {
    grid-template-columns: 1.25fr 1fr;
  }
  @container (44rem <= width < 56rem) {
    h2 {
      font-size: var(--text-xl);
    }
  }
`;

/** The lead article of the magazine. The picture and the title are side by side, so that a laptop shows both below the hero. */
export function LeadStory({ article }: { readonly article: ArticleCardData }) {
  const { slug, title, excerpt, authors, publishDate, updated, category, readTime, photo, previewLabel } =
    article;
  return (
    <div className="container">
      <Root aria-labelledby="lead">
        <Picture
          photo={photo}
          sizes="(width >= 56rem) 40rem, (width >= 44rem) 52vw, 92vw"
          largest={800}
          eager
          decorative
        />
        <div>
          <Stamp href={routes.category(nameSlug(category))}>{category}</Stamp>
          <small>{unbroken(readTime)}</small>
          <PreviewLabel label={previewLabel} />
          <h2 id="lead">
            <InternalLink href={routes.article(slug)}>{title}</InternalLink>
          </h2>
          <p>{excerpt}</p>
          <p data-part="byline">
            <AuthorLinks authors={authors} />
            {SEPARATOR}
            <CalendarDate date={publishDate} />
            <Updated date={updated} />
          </p>
        </div>
      </Root>
    </div>
  );
}
