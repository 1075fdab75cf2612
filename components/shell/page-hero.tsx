import styled, { css } from 'styled-components';
import type { HorizonVariant } from '@/lib/site/landing-pages';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { Horizon } from './horizon';

const heroCss = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--sky-high);
  > svg {
    width: 100%;
  }
  > .container {
    display: grid;
    align-content: start;
    gap: clamp(0.75rem, 2vw, 1rem);
    padding-block: clamp(1.25rem, 3.5vw, 3.75rem) 0;
  }
  h1 {
    max-width: 16ch;
    font-size: var(--text-3xl);
    line-height: 1.06;
  }
  p {
    max-width: 34ch;
    font-size: clamp(1rem, 0.8rem + 0.8vw, 1.25rem);
    line-height: 1.5;
  }
  .button {
    justify-self: start;
  }
  /* Without colors, there is no sky behind the text. */
  @media (forced-colors: active) {
    > .container {
      padding-bottom: 1rem;
    }
  }
  @media print {
    > svg {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    /* Scaled instead of drawn along its path, which would repaint the page on every frame. */
    [data-part='contrail'] {
      transform-box: fill-box;
      transform-origin: 0 100%;
      animation: contrail 2s ease-out;
    }
    /* The sun sets while the visitor scrolls down. */
    @supports (animation-timeline: scroll()) {
      circle {
        animation: sink linear;
        animation-timeline: scroll();
        animation-range: 0 36rem;
      }
      @keyframes sink {
        to {
          translate: 0 84px;
        }
      }
    }
    @keyframes contrail {
      from {
        transform: scale(0);
      }
    }
  }
`;

/** The text is over the sky if there is room beside the drawing, otherwise above the drawing. */
const Full = styled.section`
  ${heroCss}
  > svg {
    /* The box is lower than the drawing, so the cropped edge of the sky fades into the background. */
    height: max(7.5rem, 24vw);
    mask: linear-gradient(#0000, #000 2rem);
  }
  /* The sky is also behind the last line of the text. */
  @container (width < 60rem) {
    > svg {
      position: relative;
      z-index: -1;
      margin-top: -1.5rem;
    }
  }
  /* From this width, the whole drawing is visible, up to the plane. Its empty sky is behind the text, and its contrail begins below. */
  @container (width >= 40rem) {
    > svg {
      height: auto;
      margin-top: -15vw;
      mask: none;
    }
  }
  @container (width >= 60rem) {
    > svg {
      position: absolute;
      z-index: -1;
      inset: 0;
      height: 100%;
      margin: 0;
    }
    > .container {
      /* The text ends above the sea, and the plane of the drawing is visible. */
      min-height: max(14.75rem + 10vw, 22.5vw);
      padding-block: 2.5vw 5rem;
    }
    /* On a laptop, deals below the hero are on the first screen. */
    @media (max-height: 52rem) {
      > .container {
        min-height: 22.5vw;
        padding-block: 1.25rem 8.5vw;
      }
      h1 {
        font-size: 3rem;
      }
    }
    /* Does not overlap the contrail. */
    p {
      max-width: min(48ch, 42vw);
    }
  }
`;

const Compact = styled.section`
  ${heroCss}
  > svg {
    /* The height of the whole drawing. On a phone, its subject would be too small, so its sides are cropped. */
    height: max(10rem, 29.2vw);
  }
  /* Uses the sky beside the text. */
  @container (40rem <= width < 60rem) {
    > svg {
      position: relative;
      z-index: -1;
      margin-top: -2.5rem;
    }
    /* Behind text that has a box of its own, the edge of the drawing would show. */
    @media (forced-colors: active) {
      > svg {
        margin-top: 0;
      }
    }
  }
  @container (width >= 60rem) {
    > svg {
      /* The whole drawing is beside the text. Only its low land continues below the text. */
      position: absolute;
      z-index: -1;
      inset: 0 0 0 auto;
      width: 55%;
      height: 100%;
      overflow: visible;
    }
    > .container {
      min-height: 17rem;
      /* The land occupies the lowest third of a text of three lines. */
      padding-block: 2rem 7rem;
    }
    /* As above. */
    @media (max-height: 52rem) {
      > .container {
        padding-block: 1.25rem max(5rem, 5vw);
      }
      h1 {
        font-size: 3rem;
      }
    }
    p {
      max-width: min(50ch, 42vw);
    }
  }
  /* Keeps the subject away from the text. */
  @container (60rem <= width < 80rem) {
    > svg {
      top: auto;
      height: 26.5vw;
    }
    /* No color continues the sky above the drawing. */
    @media (forced-colors: active) {
      > svg {
        top: 0;
        height: 100%;
      }
    }
  }
  /* Keeps the sky of the drawing visible on very wide screens. */
  @container (width >= 112.5rem) {
    > .container {
      min-height: 15vw;
      padding-top: 3vw;
    }
  }
`;

interface PageHeroProps {
  readonly title: string;
  readonly intro: string;
  readonly variant: HorizonVariant;
  /** `compact` for pages whose main content is below the hero. */
  readonly size?: 'full' | 'compact';
  /** A link to a section of the page that is far below. */
  readonly jump?: { readonly label: string; readonly href: `#${string}` } | undefined;
  /** Breadcrumbs that end with the page. The surrounding component styles them. */
  readonly crumbs?: readonly Crumb[];
  /** Whether the search finds the page by its title. */
  readonly isSearched?: boolean;
}

/** The top of a landing page: text on the sky above the horizon. The largest contentful paint is text. */
export function PageHero({
  title,
  intro,
  variant,
  size = 'full',
  jump,
  crumbs,
  isSearched = false,
}: PageHeroProps) {
  const Root = size === 'full' ? Full : Compact;
  return (
    <Root>
      <div className="container">
        {crumbs && <Breadcrumbs crumbs={crumbs} endHere />}
        <h1 data-pagefind-meta={isSearched ? 'title' : undefined}>{title}</h1>
        <p>{intro}</p>
        {jump && (
          <a href={jump.href} className="button">
            {jump.label}
          </a>
        )}
      </div>
      <Horizon variant={variant} keeps={size === 'full' ? 'middle' : 'right'} />
    </Root>
  );
}
