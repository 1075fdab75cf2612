import styled from 'styled-components';
import { ShareButtons, shareButtonsCss } from '@/components/article/share-row';
import { CommissionNote } from '@/components/partners/commission-note';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { Land, landCss } from '@/components/ui/land';
import { skyCrumbsCss } from '@/components/ui/crumbs-css';
import { Picture } from '@/components/ui/picture';
import type { Destination } from '@/lib/deals/types';
import type { CommissionWords } from '@/lib/site/load-pages';
import type { LinkedAction } from '@/lib/site/partner-links';
import { SEPARATOR } from '@/components/ui/separator';
import { printCss } from './print-css';
import { SearchButtons } from './search-buttons';

const Root = styled.header`
  --land: 6rem;
  padding-block: 1.5rem clamp(2rem, 5vw, 3rem);
  > .container {
    display: grid;
    gap: 1.5rem clamp(2rem, 5vw, 4.5rem);
  }
  @container (width >= 44rem) {
    /* The text stays above the land. The picture stands on it. */
    padding-bottom: calc(var(--land) + 0.5rem);
    > .container {
      grid-template-columns: minmax(0, 1fr) min(26rem, 40vw);
      align-items: center;
    }
    figure {
      margin-bottom: -2rem;
    }
  }
  ${skyCrumbsCss}
  ${landCss}
  [data-part='way'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.5rem;
  }
  [data-part='crumbs'] {
    margin-right: auto;
  }
  ${shareButtonsCss}
  [data-part='way'] > a {
    /* The title stays where it is without the link. */
    margin-block: -0.5rem;
  }
  h1 {
    margin-block: 0.75rem 0.5rem;
    font-size: var(--text-3xl);
  }
  [data-part='intro'] {
    max-width: 34ch;
    font-size: var(--text-l);
    line-height: 1.5;
  }
  .commission-note {
    max-width: 34rem;
    margin-block: 1.5rem 0.75rem;
    color: var(--ink);
  }
  figure {
    width: min(100%, 26rem);
    ${printCss}
  }
  /* Lower on a phone, so that the first price is not far. */
  @container (width < 44rem) {
    figure .picture {
      aspect-ratio: 2;
    }
  }
`;

interface DestinationHeroProps {
  readonly title: string;
  readonly destination: Destination;
  readonly crumbs: readonly Crumb[];
  /** The absolute address of the page. */
  readonly address: string;
  readonly commissionNote: CommissionWords;
  readonly buttons: readonly LinkedAction[];
  /** As in `SearchButtons`. */
  readonly place?: string | undefined;
}

/** The top of a destination's page: a description, links to partners, and a picture. */
export function DestinationHero({
  title,
  destination: { country, description, photo, rating, ratedBy },
  crumbs,
  address,
  commissionNote,
  buttons,
  place,
}: DestinationHeroProps) {
  return (
    <Root>
      <div className="container">
        <div>
          <div data-part="way">
            <Breadcrumbs crumbs={crumbs} endHere />
            <ShareButtons address={address} />
          </div>
          <h1 data-pagefind-meta="title">{title}</h1>
          <p data-part="intro" data-pagefind-body="">
            {description}
          </p>
          <CommissionNote words={commissionNote} />
          <SearchButtons buttons={buttons} place={place} />
        </div>
        <figure>
          <Picture photo={photo} sizes="(width >= 30rem) 26rem, 88vw" largest={416} eager />
          <figcaption>{`${country}${SEPARATOR}rated ${rating} out of 5 by ${ratedBy}`}</figcaption>
        </figure>
      </div>
      <Land />
    </Root>
  );
}
