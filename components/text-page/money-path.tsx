import styled from 'styled-components';
import { Postcard } from '@/components/ui/postcard';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';

interface Stop {
  readonly drawing: PostcardSubject;
  readonly title: string;
  readonly text: string;
}

const STOPS: readonly Stop[] = [
  { drawing: 'map', title: 'You follow a link', text: 'It names the partner it leads to.' },
  { drawing: 'card', title: 'You book with the partner', text: 'The price is the same as without us.' },
  { drawing: 'money', title: 'The partner pays us', text: 'Out of its own margin.' },
];

const Root = styled.ol`
  --disc: 5rem;
  display: grid;
  margin: 0 0 2rem;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-columns: var(--disc) 1fr;
    align-content: start;
    gap: 0 1.25rem;
    padding-bottom: 1.5rem;
  }
  li:last-child {
    padding: 0;
  }
  /* Joins a stop with the next one. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(var(--disc) / 2) auto 0 calc(var(--disc) / 2 - 1px);
    border: 0 dashed var(--sunset);
    border-left-width: 2px;
  }
  svg {
    grid-row: span 2;
    width: var(--disc);
    height: var(--disc);
    border: 3px solid var(--paper);
    border-radius: 50%;
    outline: 2px solid var(--line);
  }
  b {
    align-self: end;
    font: 600 var(--text-l)/1.25 var(--display);
  }
  span {
    max-width: 34ch;
    color: var(--ink-soft);
  }
  /* At large text sizes, the text is below its drawing, where the line would run through it. */
  @container (width < 18rem) {
    li {
      grid-template-columns: 1fr;
    }
    li:not(:last-child)::before {
      display: none;
    }
  }
  /* From edge to edge, with one line behind the drawings. */
  @container (width >= 48rem) {
    --disc: clamp(5rem, 10vw, 7.5rem);
    grid-template-columns: repeat(3, 1fr);
    /* Each title fits one line. */
    gap: 1rem;
    margin-bottom: 3rem;
    li {
      grid-template-columns: 1fr;
      padding: 0;
    }
    li:first-child::before {
      inset: calc(var(--disc) / 2 - 1px) calc(-200% - 2rem) auto 0;
      border-width: 2px 0 0;
    }
    li:nth-child(2) {
      justify-items: center;
      text-align: center;
    }
    li:nth-child(2)::before {
      display: none;
    }
    li:last-child {
      justify-items: end;
      text-align: end;
    }
    svg {
      grid-row: auto;
      margin-bottom: 0.75rem;
    }
  }
`;

/** How a booking leads to a commission. */
export const MoneyPath = () => (
  <Root role="list" aria-label="How a booking pays us" data-part="path">
    {STOPS.map(({ drawing, title, text }) => (
      <li key={drawing}>
        <Postcard subject={drawing} />
        <b>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </Root>
);
