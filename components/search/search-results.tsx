import type { KeyboardEventHandler, MouseEventHandler } from 'react';
import { InternalLink } from '@/components/ui/internal-link';
import type { MarkedPart } from './excerpt';
import type { SearchHit } from './pagefind';

interface SearchResultsProps {
  readonly hits: readonly SearchHit[];
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>;
  readonly onKeyDown: KeyboardEventHandler;
}

const marks = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text));

/** Search results as links. Titles and excerpts are built from text, never from markup. */
export function SearchResults({ hits, onFollow, onKeyDown }: SearchResultsProps) {
  return (
    <ol role="list" aria-label="Results">
      {hits.map(({ href, title, kind, excerpt }) => (
        <li key={href}>
          <InternalLink href={href} onClick={onFollow} onKeyDown={onKeyDown}>
            {marks(title)}
          </InternalLink>
          <span>{kind}</span>
          <p>{marks(excerpt)}</p>
        </li>
      ))}
    </ol>
  );
}
