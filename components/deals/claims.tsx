import styled from 'styled-components';
import { PageLink } from '@/components/ui/page-link';
import type { Claims as SiteClaims } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';

const Root = styled.ul`
  padding-block: 1.75rem;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 600;
  text-wrap: balance;
  /* Inline, because only lines of text can be balanced. */
  li {
    display: inline-flex;
    gap: 0.5rem;
    align-items: baseline;
    margin: 0.25rem 1rem 0.25rem 0;
  }
  @container (width < 40rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
    gap: 0.25rem 0.75rem;
    li {
      margin-right: 0;
    }
    li:last-child:nth-child(odd) {
      grid-column: 1/-1;
    }
  }
  /* The rows of a grid fill the width. */
  @container (width >= 60rem) {
    display: grid;
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  li a {
    display: inline-block;
    min-height: 1.5rem;
  }
  li::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--sun);
    forced-color-adjust: none;
  }
`;

/** The operator's promises, from the site's content. */
export function Claims({ claims }: Pick<SiteClaims, 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <div className="container" data-screen-only="">
      <Root role="list" aria-label="What you can expect">
        {claims.map(({ id, text, page }) => (
          <li key={id}>{page ? <PageLink href={routes.textPage(page)}>{text}</PageLink> : text}</li>
        ))}
      </Root>
    </div>
  );
}
