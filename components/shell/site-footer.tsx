import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { PageLink } from '@/components/ui/page-link';
import { CommissionNote } from '@/components/partners/commission-note';
import { PartnerLink } from '@/components/partners/partner-link';
import type { PartnerUrl } from '@/lib/partners/partner-url';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import type { Site } from '@/lib/site/load-site';
import { NAVIGATION, routes } from '@/lib/site/routes';

const Root = styled.footer`
  margin-top: 4rem;
  padding-block: 3rem 2rem;
  background: var(--sand);
  ${containerCss}
  > .container {
    display: grid;
    gap: 2rem;
  }
  @container (width < 60rem) {
    [data-part='profiles'] ul,
    [data-part='partners'] ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5rem;
    }
  }
  /* The links of the site are beside everything else. */
  @container (44rem <= width < 60rem) {
    > .container {
      grid-template-columns: 1fr 1fr;
    }
    nav {
      grid-area: 1/2 / span 3;
    }
  }
  @container (width >= 60rem) {
    > .container {
      grid-template-columns: 1.4fr 1fr 1.6fr;
    }
    > .container:has(> [data-part='profiles']) {
      grid-template-columns: 1.4fr 2fr 1fr 1.6fr;
    }
  }
  /* Two columns, if there is room. */
  nav ul {
    columns: 2 7rem;
  }
  h2 {
    margin-bottom: 0.5rem;
    font: 700 var(--text-s)/1.5 var(--sans);
    letter-spacing: 0.02em;
  }
  p {
    color: var(--ink-soft);
  }
  [data-part='brand'] {
    margin-bottom: 0.5rem;
    color: var(--ink);
    font: 600 1.375rem/1.2 var(--display);
  }
  .commission-note {
    margin-bottom: 0.375rem;
  }
  ul a {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--ink);
    text-decoration: none;
  }
  ul a:hover {
    text-decoration: underline;
  }
  > .container > [data-part='copyright'] {
    grid-column: 1/-1;
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-s);
  }
  /* On paper, it is only the note and the address of the page. */
  @media print {
    margin: 0;
    padding: 0;
    break-inside: avoid;
    .container {
      display: block;
    }
    .container > :not([data-part='partners']),
    [data-part='partners'] > :not(p),
    main:has(.commission-note:not([data-screen-only] *)) ~ & .commission-note {
      display: none;
    }
    &::after {
      content: attr(data-address);
      display: block;
      margin: 0.5rem 4px 0;
      padding-top: 0.5rem;
      border-top: 1px solid;
      font-size: 0.75rem;
    }
  }
`;

export interface SiteFooterProps {
  readonly site: Site;
  /** The absolute address of the page, for print. */
  readonly address: string;
  readonly commissionNote: string;
  readonly partners: readonly PartnerUrl[];
  /** Pages that the header does not link to. */
  readonly pages: readonly { readonly href: string; readonly label: string }[];
}

/** The networks with profiles, in display order. */
const PROFILES = { facebook: 'Facebook', instagram: 'Instagram', pinterest: 'Pinterest' } as const;

export function SiteFooter({ site, address, commissionNote, partners, pages }: SiteFooterProps) {
  const { name, brandLine, copyright, social } = site;
  const networks = Object.keys(PROFILES) as (keyof typeof PROFILES)[];
  const profiles = networks.flatMap((network) => {
    const href = social[network];
    return href === undefined ? [] : { label: PROFILES[network], href };
  });
  return (
    <Root data-address={address}>
      <div className="container">
        <div>
          <p data-part="brand">{name}</p>
          <p>{brandLine}</p>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick links</h2>
          <ul role="list">
            {[{ href: routes.home, label: LANDING_PAGES.home.label }, ...NAVIGATION, ...pages].map(
              ({ href, label }) => (
                <li key={href}>
                  <PageLink href={href}>{label}</PageLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        {profiles.length > 0 && (
          <div data-part="profiles">
            <h2>Follow us</h2>
            <ul role="list">
              {profiles.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div data-part="partners">
          <h2>Partners</h2>
          <CommissionNote words={{ text: commissionNote }} />
          <ul role="list">
            {partners.map((url) => (
              <li key={url.subId}>
                <PartnerLink url={url}>{url.partner}</PartnerLink>
              </li>
            ))}
          </ul>
        </div>
        <p data-part="copyright">{copyright}</p>
      </div>
    </Root>
  );
}
