import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Horizon } from './horizon';

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: linear-gradient(var(--sky-high), var(--sky-low));
  > svg {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > .container {
    display: grid;
    align-content: start;
    gap: 1rem;
    min-height: clamp(19rem, 12rem + 20vw, 28rem);
    padding-block: clamp(2.5rem, 6vw, 5rem);
  }
  h1 {
    max-width: 16ch;
    font-size: var(--text-3xl);
  }
  p {
    max-width: 42ch;
    font-size: var(--text-l);
    line-height: 1.5;
  }
  [data-part='contrail'] {
    stroke-dasharray: 1;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-part='contrail'] {
      animation: contrail 2s ease-out;
    }
    @keyframes contrail {
      from {
        stroke-dashoffset: 1;
      }
    }
  }
`;

interface PageHeroProps {
  readonly title: string;
  readonly intro: string;
  readonly variant: Parameters<typeof Horizon>[0]['variant'];
  readonly children?: ReactNode;
}

/** The head of a landing page: words on the sky, the horizon below them. The largest paint is text. */
export function PageHero({ title, intro, variant, children }: PageHeroProps) {
  return (
    <Root>
      <Horizon variant={variant} />
      <div className="container">
        <h1>{title}</h1>
        <p>{intro}</p>
        {children}
      </div>
    </Root>
  );
}
