import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import type { LinkedAction } from '@/lib/site/partner-links';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  .button[data-variant='quiet'] {
    background: var(--surface);
  }
`;

/** Buttons that search at partners. The first is the main action. */
export function SearchButtons({ buttons }: { readonly buttons: readonly LinkedAction[] }) {
  return (
    <Row data-screen-only="">
      {buttons.map(({ label, url }, index) => (
        <PartnerLink key={label} url={url} className="button" variant={index > 0 ? 'quiet' : undefined}>
          {label}
        </PartnerLink>
      ))}
    </Row>
  );
}
