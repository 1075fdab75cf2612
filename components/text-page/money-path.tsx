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
  /* At large text sizes, the text is below its drawing. */
  @media (width < 18rem) {
    li {
      grid-template-columns: 1fr;
    }
  }
  @media (width >= 48rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 2rem;
    margin-bottom: 3rem;
    li {
      grid-template-columns: 1fr;
      padding: 0;
      text-wrap: balance;
    }
    li:not(:last-child)::before {
      inset: calc(var(--disc) / 2 - 1px) -2rem auto 0;
      border-width: 2px 0 0;
    }
    svg {
      grid-row: auto;
      margin-bottom: 0.75rem;
    }
  }
  /* The last stop is level with the list of partners beside the text. */
  @media (width >= 62rem) {
    --disc: 7.5rem;
    --gap: clamp(1rem, 6vw, 6rem);
    grid-template-columns: repeat(2, minmax(0, calc(21rem - var(--gap) / 2))) minmax(18rem, 1fr);
    gap: var(--gap);
    li:not(:last-child)::before {
      right: calc(-1 * var(--gap));
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
