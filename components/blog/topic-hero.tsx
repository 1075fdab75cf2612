import styled from 'styled-components';
import { skyCrumbsCss } from '@/components/ui/crumbs-css';
import { Land, landCss } from '@/components/ui/land';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { PLANE } from '@/components/ui/plane';
import { TopicStamp, topicStampCss, type StampMarks } from './topic-stamp';

const Root = styled.header`
  --land: clamp(2.75rem, 6vw, 4rem);
  padding-block: 2rem calc(var(--land) + 0.75rem);
  /* The halo of the sun ends with the land. */
  overflow: clip;
  > .container {
    --stamp: clamp(min(6.5rem, 22vw), 17vw, 13.5rem);
    position: relative;
  }
  ${topicStampCss}
  /* The stamp of the list, on the right of the text. */
  [data-part='stamp'] {
    float: right;
    width: var(--stamp);
    margin: 0.5rem 0 0 0.25rem;
  }
  h1 {
    /* Beside the stamp, not around it. */
    display: flow-root;
    margin-block: 0.75rem 0.5rem;
    font-size: var(--text-3xl);
  }
  /* On a phone, the stamp begins beside the breadcrumbs and ends above the text. */
  @container (width < 48rem) {
    [data-part='stamp'] {
      margin-top: -2.25rem;
    }
    [data-part='crumbs'] {
      padding-right: calc(var(--stamp) + 0.5rem);
    }
    h1 + p {
      clear: right;
    }
  }
  /* Below the stamp if it does not fit beside it, instead of broken words. */
  @container (width < 24rem) {
    h1 {
      display: inline-block;
      margin-bottom: 0;
    }
  }
  @container (width >= 48rem) {
    > .container {
      /* Below the edge of the sky, even beside a short text. */
      min-height: calc(var(--stamp) - 2rem);
    }
    [data-part='stamp'] {
      position: absolute;
      /* On the line of the hills. */
      inset: auto var(--gutter) -1rem auto;
      margin: 0;
    }
  }
  /* A low sun and a contrail between the text and the stamp, if there is room. */
  @container (width < 60rem) {
    [data-part='contrail'] {
      display: none;
    }
  }
  @container (width >= 60rem) {
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      left: calc(50% + 12.5rem);
      bottom: calc(var(--land) - 3rem);
      width: 5rem;
      height: 5rem;
      border-radius: 50%;
      background: var(--sun);
      box-shadow: 0 0 0 1.5rem color-mix(in srgb, var(--cloud) 30%, #0000);
    }
    [data-part='contrail'] {
      position: absolute;
      z-index: -1;
      right: calc(var(--gutter) + var(--stamp) + 2.5rem);
      top: 0;
      width: 11rem;
    }
  }
  h1 ~ p {
    max-width: 40rem;
    margin-top: 0.5rem;
    text-wrap: balance;
  }
  h1 + p {
    margin-top: 0.75rem;
    font-size: var(--text-l);
    line-height: 1.5;
  }
  @container (48rem <= width < 60rem) {
    h1 ~ p {
      max-width: 34rem;
    }
  }
  ${skyCrumbsCss}
  ${landCss}
  /* In the display face, the sign is thin. */
  h1 span {
    color: var(--ink-soft);
    font: 700 0.8em/1 var(--sans);
  }
`;

interface TopicHeroProps {
  readonly title: string;
  readonly text: string;
  /** A second paragraph, such as the number of articles. */
  readonly note: string | undefined;
  readonly crumbs: readonly Crumb[];
  /** The number of the page, from 1. */
  readonly page: number;
  readonly stamp: StampMarks;
}

/** The top of a list of articles: breadcrumbs, title and description. */
export function TopicHero({ title, text, note, crumbs, page, stamp }: TopicHeroProps) {
  const name = title.replace(/^#/, '');
  return (
    <Root>
      <div className="container">
        <Breadcrumbs crumbs={crumbs} endHere={page === 1} />
        <svg data-part="contrail" viewBox="0 0 188 120" fill="none" aria-hidden="true">
          <path stroke="var(--cloud)" strokeWidth="4" strokeLinecap="round" d="M4 112q88-14 148-82" />
          <path fill="var(--ink)" d={`M178 6${PLANE}`} />
        </svg>
        <TopicStamp name={name} {...stamp} />
        <h1>
          {name !== title && <span>#</span>}
          {name}
        </h1>
        <p>{text}</p>
        {note && <p>{note}</p>}
      </div>
      <Land />
    </Root>
  );
}
