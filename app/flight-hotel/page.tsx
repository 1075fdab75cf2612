import type { Metadata } from 'next';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { Shell } from '../shell';

export function generateMetadata(): Metadata {
  const { searchTitle, description } = loadPages().flightHotel.hero;
  return pageMetadata({ path: routes.flightHotel, title: searchTitle, description });
}

export default function FlightHotelPage() {
  const { hero, frame } = loadPages().flightHotel;
  return (
    <Shell page="flight-hotel">
      <PageHero title={hero.title} intro={hero.intro} variant="road" size="compact" />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <EmbeddedPartner
        title={frame.title}
        text={frame.text}
        plan={loadPageLinks('flight-hotel').embed('flight-hotel')}
      />
    </Shell>
  );
}
