import styled from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';

const Root = styled.nav`
  padding-top: 2rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: center;
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border-radius: var(--pill);
    font-weight: 600;
  }
  [aria-current] {
    background: var(--ink);
    color: var(--paper);
    text-decoration: none;
  }
`;

const halfway = (from: number, to: number) => Math.round((from + to) / 2);

/**
 * Page numbers to link: the first, the last, those around the current one, and those halfway to both ends, so that each
 * of hundreds of pages is a few clicks away. 0 is a gap.
 */
export function pagesToShow(current: number, count: number): readonly number[] {
  const around = [current - 1, current, current + 1].filter((page) => page >= 1 && page <= count);
  const wanted = [1, halfway(1, current), ...around, halfway(current, count), count];
  return [...new Set(wanted)]
    .sort((a, b) => a - b)
    .flatMap((page, index, all) => (index > 0 && page - (all[index - 1] ?? 0) > 1 ? [0, page] : [page]));
}

interface PaginationProps {
  readonly label: string;
  readonly current: number;
  readonly count: number;
  readonly href: (page: number) => string;
}

export function Pagination({ label, current, count, href }: PaginationProps) {
  if (count === 1) return null;
  return (
    <Root aria-label={label} className="container">
      <ul role="list">
        {pagesToShow(current, count).map((page, index) => (
          <li key={page || `gap-${index}`}>
            {page === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <InternalLink href={href(page)} aria-current={page === current ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {page}
              </InternalLink>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
