import styled from 'styled-components';
import { PageLink } from '@/components/ui/page-link';
import type { Claims as SiteClaims } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';

const Root = styled.ul`
  margin-inline: -10px;
  padding-block: 1.75rem;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 600;
  /* Centered, except on a phone. */
  @container (width >= 40rem) {
    text-align: center;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    margin: 0.25rem 10px;
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
    <div className="container">
      <Root role="list" aria-label="What you can expect">
        {claims.map(({ id, text, page }) => (
          <li key={id}>{page ? <PageLink href={routes.textPage(page)}>{text}</PageLink> : text}</li>
        ))}
      </Root>
    </div>
  );
}
