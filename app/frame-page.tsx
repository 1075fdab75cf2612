import type { ComponentProps } from 'react';
import { Reading } from '@/components/blog/reading';
import { DealListSection } from '@/components/deals/deal-list-section';
import { CommissionStrip } from '@/components/partners/commission-strip';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';
import { PageHero } from '@/components/shell/page-hero';
import { loadNamedArticles } from '@/lib/articles/stories';
import { KIND_OF_TAB } from '@/lib/deals/deal-kinds';
import { loadDeals } from '@/lib/deals/load-deals';
import type { EmbedSlot } from '@/lib/partners/registry';
import { LANDING_PAGES, pageKey } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { Shell } from './shell';

/** The drawing in front of each frame. */
const FRAME_SCENES: Readonly<Record<EmbedSlot, ComponentProps<typeof EmbeddedPartner>['scene']>> = {
  transfers: 'ride',
  'flight-hotel': 'package',
};

/** A landing page with the deals of its kind, and a partner's search in a frame. */
export function FramePage({ page }: { readonly page: EmbedSlot }) {
  const { hero, grid, frame, reading } = loadPages()[pageKey(page)];
  const links = loadPartnerLinks(page);
  return (
    <Shell page={page} path={LANDING_PAGES[page].path}>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        variant={LANDING_PAGES[page].horizon}
        size="compact"
        jump={{ label: frame.title, href: '#frame' }}
      />
      <CommissionStrip words={loadClaims().commissionNote} />
      <DealListSection
        title={grid.title}
        text={grid.text}
        deals={links.all('grid', loadDeals(KIND_OF_TAB[page], 'home'))}
        button={links.of('grid-button', grid.button)}
      />
      <EmbeddedPartner {...frame} scene={FRAME_SCENES[page]} plan={links.embed(page)} />
      <Reading title={reading.title} articles={loadNamedArticles(reading.articles)} />
    </Shell>
  );
}
