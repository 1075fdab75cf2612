import { CalendarDate } from '@/components/ui/calendar-date';
import { AuthorLinks } from '@/components/ui/author-links';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { PreviewLabel } from '@/components/ui/preview-label';
import { Stamp } from '@/components/ui/stamp';
import { Updated } from '@/components/ui/updated';
import { nameSlug } from '@/lib/source/name-slug';
import type { ArticleCardData } from '@/lib/articles/article-cards';
import { routes } from '@/lib/site/routes';
import type { CardsInRow } from './card-rows';
import { SEPARATOR, unbroken } from '@/components/ui/separator';

interface ArticleCardProps {
  readonly article: ArticleCardData;
  /** The number of cards in the row of this card on a wide screen. */
  readonly cardsInRow: CardsInRow;
  /** The name of the list that contains the card. The card does not repeat it as its category or its only author. */
  readonly of?: string | undefined;
  /** Whether the picture is visible without scrolling, even on a phone. */
  readonly eager?: boolean;
}

/** An article with its first three tags (product 3.4). */
export function ArticleCard({ article, cardsInRow, of, eager = false }: ArticleCardProps) {
  const { slug, title, excerpt, authors, publishDate, updated, readTime, category, tags, photo } = article;
  const { previewLabel, part } = article;
  const showsCategory = category !== of;
  const isByOther = authors.some((name) => name !== of);
  // The parts of a series may have been published in another order.
  const isDated = part === undefined;
  return (
    <li data-row={cardsInRow === 3 ? undefined : cardsInRow}>
      <Picture
        photo={photo}
        sizes={
          cardsInRow === 1
            ? '(width >= 64rem) 42rem, (width >= 45rem) 46vw, 92vw'
            : '(width >= 64rem) 34rem, (width >= 45rem) 46vw, 34vw'
        }
        largest={cardsInRow === 1 ? 800 : 480}
        eager={eager}
        decorative
      />
      <div data-part="words">
        <div>
          {(showsCategory || part !== undefined || previewLabel) && (
            <p data-part="kicker">
              {part !== undefined && (
                <span data-part="number">
                  <span className="visually-hidden">Part </span>
                  {part}
                </span>
              )}
              {showsCategory && (
                <>
                  <Stamp href={routes.category(nameSlug(category))}>{category}</Stamp>
                  {readTime}
                </>
              )}
              <PreviewLabel label={previewLabel} />
            </p>
          )}
          <h3>
            <InternalLink href={routes.article(slug)}>{title}</InternalLink>
          </h3>
          <p data-part="excerpt">{excerpt}</p>
          <p data-part="byline">
            {isByOther && <AuthorLinks authors={authors} />}
            {isByOther && isDated && <span>{SEPARATOR}</span>}
            {isDated && <CalendarDate date={publishDate} />}
            {!showsCategory && (
              <span>
                {(isByOther || isDated) && SEPARATOR}
                {unbroken(readTime)}
              </span>
            )}
            {isDated && <Updated date={updated} />}
          </p>
        </div>
        <ul role="list" data-part="tags" aria-label="Tags">
          {tags.slice(0, 3).map((tag) => (
            <li key={tag}>
              <InternalLink href={routes.tag(nameSlug(tag))}>{tag}</InternalLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
