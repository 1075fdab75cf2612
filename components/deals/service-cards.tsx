import styled from 'styled-components';
import { Icon, type IconName } from '@/components/ui/icon';
import { PartnerLink } from '@/components/partners/partner-link';
import type { ServiceCard } from '@/lib/deals/types';
import type { LinkedAction } from '@/lib/site/page-links';

const Root = styled.section`
  padding-block: 3.5rem;
  background: var(--sand);
  h2 {
    font-size: var(--text-2xl);
  }
  [data-part='intro'] {
    margin-block: 0.5rem 1.5rem;
    color: var(--ink-soft);
  }
  [data-part='cards'] {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }
  /* Where two stand side by side, the third is as wide as both. */
  @media (44rem <= width < 67rem) {
    article:nth-child(3) {
      grid-column: 1/-1;
    }
  }
  article {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    padding: min(1.5rem, 7vw);
    border-top: 3px solid var(--sea);
    border-radius: 4px 4px var(--radius) var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font-size: var(--text-xl);
  }
  h3 svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--sea);
  }
  ul {
    display: grid;
    gap: 0.25rem;
    padding-left: 1.25rem;
    /* Nothing, and not 'none', which would make Safari forget that it is a list. */
    list-style: '';
    font-size: var(--text-s);
  }
  li::before {
    content: '✓' / '';
    float: left;
    margin-left: -1.25rem;
    color: var(--sea);
  }
  [data-part='partners'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  [data-part='partners'] a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.25rem;
    padding-inline: min(0.875rem, 4vw);
    border-radius: var(--pill);
    background: var(--sand);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='partners'] a:hover {
    text-decoration: underline;
  }
  [data-part='actions'] {
    display: grid;
    gap: 0.5rem;
    margin-top: auto;
  }
`;

/** Other services have a suitcase. */
const ICONS: Readonly<Record<string, IconName>> = { flights: 'plane', hotels: 'bed', transfers: 'car' };

interface LinkedService extends Omit<ServiceCard, 'partners' | 'buttons'> {
  readonly partners: readonly LinkedAction[];
  readonly buttons: readonly LinkedAction[];
}

interface ServiceCardsProps {
  readonly title: string;
  readonly text: string;
  readonly services: readonly LinkedService[];
}

export function ServiceCards({ title, text, services }: ServiceCardsProps) {
  return (
    <Root aria-labelledby="services">
      <div className="container">
        <h2 id="services">{title}</h2>
        <p data-part="intro">{text}</p>
        <div data-part="cards">
          {services.map(({ id, title: name, description, partners, features, buttons }) => (
            <article key={id}>
              <h3>
                <Icon name={ICONS[id] ?? 'suitcase'} />
                {name}
              </h3>
              <p>{description}</p>
              <ul>
                {features.map((feature, index) => (
                  <li key={index}>{feature}</li>
                ))}
              </ul>
              <div data-part="partners">
                {partners.map((partner) => (
                  <PartnerLink key={partner.id} url={partner.url}>
                    {partner.label}
                  </PartnerLink>
                ))}
              </div>
              <div data-part="actions">
                {buttons.map((button, index) => (
                  <PartnerLink
                    key={button.id}
                    url={button.url}
                    className="button"
                    variant={index === 0 ? undefined : 'quiet'}
                  >
                    {button.label}
                  </PartnerLink>
                ))}
              </div>
            </article>
          ))}
        </div>
      </div>
    </Root>
  );
}
