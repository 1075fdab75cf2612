import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { PartnerLink } from '@/components/partners/partner-link';
import type { ServiceCard } from '@/lib/deals/types';
import type { LinkedAction } from '@/lib/site/partner-links';

const Root = styled.section`
  padding-block: var(--section);
  background: var(--sand);
  article {
    display: grid;
    gap: 0.75rem clamp(1.5rem, 4vw, 4rem);
    padding-block: 1.75rem;
    border-top: 1px solid light-dark(var(--ink), var(--ink-soft));
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    margin-bottom: 0.375rem;
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
    align-content: start;
    padding-left: 1.25rem;
    /* An empty string, because with 'none' Safari no longer announces a list. */
    list-style: '';
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  li::before {
    content: '✓' / '';
    float: left;
    margin-left: -1.25rem;
    color: var(--sea);
  }
  [data-part='links'] {
    display: grid;
    align-content: start;
    justify-items: start;
  }
  [data-part='partners'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    font-size: var(--text-s);
  }
  [data-part='partners'] a {
    line-height: 1.75rem;
    color: var(--ink-soft);
  }
  /* There is one main action; the second button looks like a link. */
  .button + .button {
    padding-inline: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: underline;
  }
  /* The links are beside the text. */
  @container (40rem <= width < 56rem) {
    article {
      grid-template-columns: 1fr min(15rem, 40%);
    }
    [data-part='links'] {
      grid-area: 1/2 / span 2;
    }
  }
  @container (width >= 56rem) {
    article {
      grid-template-columns: 1.3fr 1fr 1fr;
    }
  }
  /* The home page fills three sheets, with its note on commissions. */
  @media print {
    article {
      padding-block: 1rem;
    }
  }
`;

interface LinkedService extends Omit<ServiceCard, 'partners' | 'buttons'> {
  readonly partners: readonly LinkedAction[];
  readonly buttons: readonly LinkedAction[];
}

interface ServiceCardsProps {
  readonly title: string;
  readonly text: string;
  readonly services: readonly LinkedService[];
}

/** A row for each service: a description, its features, the main action, and plain links to the same partners. */
export function ServiceCards({ title, text, services }: ServiceCardsProps) {
  return (
    <Root aria-labelledby="services">
      <div className="container">
        <h2 id="services">{title}</h2>
        <p data-part="intro">{text}</p>
        {services.map(({ id, icon, title: name, description, partners, features, buttons }) => (
          <article key={id}>
            <div>
              <h3>
                <Icon name={icon} />
                {name}
              </h3>
              <p>{description}</p>
            </div>
            <ul>
              {features.map((feature, index) => (
                <li key={index}>{feature}</li>
              ))}
            </ul>
            <div data-part="links">
              {buttons.map(({ id: key, label, url }, index) => (
                <PartnerLink key={key} url={url} className="button" variant={index > 0 ? 'quiet' : undefined}>
                  {label}
                </PartnerLink>
              ))}
              <p data-part="partners">
                {partners.map(({ id: key, label, url }) => (
                  <PartnerLink key={key} url={url}>
                    {label}
                  </PartnerLink>
                ))}
              </p>
            </div>
          </article>
        ))}
      </div>
    </Root>
  );
}
