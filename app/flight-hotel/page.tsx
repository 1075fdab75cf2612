import type { Metadata } from 'next';
import { Reading } from '@/components/blog/reading';
import { DealListSection } from '@/components/deals/deal-list-section';
import { PageHero } from '@/components/shell/page-hero';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';
import { loadNamedArticles } from '@/lib/articles/stories';
import { loadDeals } from '@/lib/deals/load-deals';
import { landingMetadata } from '@/lib/seo/metadata';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { Shell } from '../shell';

export const generateMetadata = (): Metadata => landingMetadata('flight-hotel');

export default function FlightHotelPage() {
  const { hero, grid, frame, reading } = loadPages().flightHotel;
  const links = loadPartnerLinks('flight-hotel');
  const articles = loadNamedArticles(reading.articles);
  return (
    <Shell page="flight-hotel">
      <PageHero
        title={hero.title}
        intro={hero.intro}
        variant={LANDING_PAGES['flight-hotel'].horizon}
        size="compact"
        jump={{ label: frame.title, href: '#frame' }}
      />
      <CommissionStrip words={loadClaims().commissionNote} />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals('package', 'home'))}
        button={links.of('grid-button', grid.button)}
      />
      <EmbeddedPartner {...frame} scene="package" plan={links.embed('flight-hotel')} />
      <Reading title={reading.title} articles={articles} />
    </Shell>
  );
}
