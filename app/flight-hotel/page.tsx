import type { Metadata } from 'next';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';
import { landingMetadata } from '@/lib/seo/metadata';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { Shell } from '../shell';

export const generateMetadata = (): Metadata => landingMetadata('flight-hotel');

export default function FlightHotelPage() {
  const { hero, frame } = loadPages().flightHotel;
  return (
    <Shell page="flight-hotel">
      <PageHero
        title={hero.title}
        intro={hero.intro}
        variant={LANDING_PAGES['flight-hotel'].horizon}
        size="compact"
      />
      <CommissionStrip>{loadClaims().commissionNote}</CommissionStrip>
      <EmbeddedPartner
        title={frame.title}
        text={frame.text}
        plan={loadPageLinks('flight-hotel').embed('flight-hotel')}
      />
    </Shell>
  );
}
