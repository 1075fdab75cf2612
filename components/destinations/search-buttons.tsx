import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { InternalLink } from '@/components/ui/internal-link';
import type { LinkedAction } from '@/lib/site/partner-links';
import { routes } from '@/lib/site/routes';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  .button[data-variant='quiet'] {
    background: var(--surface);
  }
  > :last-child {
    padding-block: 0.625rem;
    color: var(--ink);
  }
`;

interface SearchButtonsProps {
  readonly buttons: readonly LinkedAction[];
  /** The place in the form of our own flight search; undefined for one without an airport. */
  readonly place?: string | undefined;
}

/** Buttons that search at partners. The first is the main action. Its search starts in one city, so a link leads to our own search. */
export function SearchButtons({ buttons, place }: SearchButtonsProps) {
  return (
    <Row data-screen-only="">
      {buttons.map(({ label, url }, index) => (
        <PartnerLink key={label} url={url} className="button" variant={index > 0 ? 'quiet' : undefined}>
          {label}
        </PartnerLink>
      ))}
      <InternalLink href={routes.flightSearch(place)}>Flights from another city</InternalLink>
    </Row>
  );
}
