import type { Metadata } from 'next';
import { PageHero } from '@/components/layout/page-hero';
import { CommissionStrip } from '@/components/layout/commission-strip';
import { EmbeddedPartner } from '@/components/widgets/embedded-partner';
import { loadClaims, loadPages } from '@/lib/deals/load-pages';
import { loadPageLinks } from '@/lib/partners/load-page-links';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { Shell } from '../shell';

export function generateMetadata(): Metadata {
  const { searchTitle, description } = loadPages().transfers.hero;
  return pageMetadata({ path: routes.transfers, title: searchTitle, description });
}

export default function TransfersPage() {
  const { hero, frame } = loadPages().transfers;
  return (
    <Shell page="transfers">
      <PageHero title={hero.title} intro={hero.intro} variant="road" size="compact" />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <EmbeddedPartner
        title={frame.title}
        text={frame.text}
        plan={loadPageLinks('transfers').embed('transfers')}
      />
    </Shell>
  );
}
