import type { Metadata } from 'next';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';
import { landingMetadata } from '@/lib/seo/metadata';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { Shell } from '../shell';

export const generateMetadata = (): Metadata => landingMetadata('transfers');

export default function TransfersPage() {
  const { hero, frame } = loadPages().transfers;
  return (
    <Shell page="transfers">
      <PageHero
        title={hero.title}
        intro={hero.intro}
        variant={LANDING_PAGES.transfers.horizon}
        size="compact"
      />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <EmbeddedPartner
        title={frame.title}
        text={frame.text}
        plan={loadPageLinks('transfers').embed('transfers')}
      />
    </Shell>
  );
}
