import styled from 'styled-components';
import { PageHero } from '@/components/shell/page-hero';
import { skyCrumbsCss } from '@/components/ui/crumbs-css';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { LANDING_PAGES } from '@/lib/site/landing-pages';

const Root = styled.div`
  ${skyCrumbsCss}
`;

interface LedgerHeroProps {
  readonly title: string;
  readonly intro: string;
  /** End with the page. */
  readonly crumbs: readonly Crumb[];
}

/** The top of a page of the ledger. */
export const LedgerHero = (props: LedgerHeroProps) => (
  <Root>
    <PageHero {...props} variant={LANDING_PAGES.deals.horizon} size="compact" />
  </Root>
);
