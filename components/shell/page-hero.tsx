import styled from 'styled-components';
import { Horizon } from './horizon';

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--sky-high);
  > svg {
    width: 100%;
    /* Never lower than its own proportions, or the top of its sky would be cut off and show a seam. */
    height: max(13rem, 30vw);
  }
  > .container {
    display: grid;
    align-content: start;
    gap: 1rem;
    padding-block: clamp(2rem, 4.25vw, 3.75rem) 0;
  }
  /* Where there is room beside the drawing, the words stand in its sky; elsewhere above it. */
  @media (width >= 60rem) {
    > svg {
      position: absolute;
      z-index: -1;
      inset: 0;
      height: 100%;
    }
    > .container {
      min-height: clamp(26rem, 32vw, 30rem);
      padding-bottom: 5rem;
    }
  }
  &[data-size='compact'] > svg {
    height: clamp(7rem, 30vw, 10rem);
    /* It is lower than its own proportions from 34 rem up: the cut through its sky fades into the ground. */
    mask: linear-gradient(#0000, #000 3rem);
  }
  @media (width >= 60rem) {
    &[data-size='compact'] > svg {
      /* All of the drawing beside the words: across the page its hills would reach up behind them. */
      left: auto;
      width: 55%;
      height: 100%;
      mask: linear-gradient(90deg, #0000, #000 35%);
    }
    &[data-size='compact'] > .container {
      min-height: 15rem;
      padding-block: 2rem;
    }
  }
  h1 {
    max-width: 16ch;
    font-size: var(--text-3xl);
  }
  p {
    max-width: 34ch;
    font-size: var(--text-l);
    line-height: 1.5;
  }
  @media (prefers-reduced-motion: no-preference) {
    /* Grown and not drawn along its path: that would paint the page anew for every frame. */
    [data-part='contrail'] {
      transform-box: fill-box;
      transform-origin: 0 100%;
      animation: contrail 2s ease-out;
    }
    @keyframes contrail {
      from {
        transform: scale(0);
      }
    }
  }
`;

interface PageHeroProps {
  readonly title: string;
  readonly intro: string;
  readonly variant: Parameters<typeof Horizon>[0]['variant'];
  /** `compact` where the page below is what a visitor came for. */
  readonly size?: 'full' | 'compact';
}

/** The head of a landing page: words on the sky, the horizon below them. The largest paint is text. */
export function PageHero({ title, intro, variant, size = 'full' }: PageHeroProps) {
  return (
    <Root data-size={size}>
      <div className="container">
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      <Horizon variant={variant} />
    </Root>
  );
}
