import type { KeyboardEventHandler, MouseEventHandler } from 'react';
import { InternalLink } from '@/components/ui/internal-link';
import type { SearchHit } from '@/lib/search/pagefind';

interface SearchResultsProps {
  readonly hits: readonly SearchHit[];
  readonly onFollow: MouseEventHandler;
  readonly onKeyDown: KeyboardEventHandler;
}

/** Articles found, as links. Their excerpts are put together from text, never from markup. */
export function SearchResults({ hits, onFollow, onKeyDown }: SearchResultsProps) {
  return (
    <ol role="list" aria-label="Articles found">
      {hits.map(({ href, title, category, excerpt }) => (
        <li key={href}>
          <InternalLink href={href} onClick={onFollow} onKeyDown={onKeyDown}>
            {title}
          </InternalLink>
          <span>{category}</span>
          <p>{excerpt.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text))}</p>
        </li>
      ))}
    </ol>
  );
}
