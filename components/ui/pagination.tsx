import styled from 'styled-components';
import { InternalLink } from './internal-link';
import type { PaginationLink } from '@/lib/site/list-pages';

const Root = styled.nav`
  padding-top: 2rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: center;
  }
  a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border-radius: var(--pill);
    font-weight: 600;
  }
`;

interface PaginationProps {
  readonly label: string;
  readonly links: readonly PaginationLink[];
  readonly href: (page: number) => string;
}

/** Links to other pages of a list. They contain no page counts, so that a page does not change when the list grows. */
export function Pagination({ label, links, href }: PaginationProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label={label} className="container">
      <ul role="list">
        {links.map(({ label: name, page }) => (
          <li key={page}>
            <InternalLink href={href(page)}>{name}</InternalLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
