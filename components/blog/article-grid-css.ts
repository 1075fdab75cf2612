import { css } from 'styled-components';
import { cardCss } from '@/components/ui/card-css';
import { titleLinkCss } from '@/components/ui/title-link-css';

/** The card of an article in a narrow column. */
const articleCss = css`
  > ul > li {
    ${cardCss}
    display: flex;
    flex-direction: column;
  }
  [data-part='words'],
  [data-part='words'] > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.625rem;
  }
  [data-part='words'] {
    /* A date in large text fits one line of a phone. */
    padding: 1.125rem min(1.25rem, 6.25vw) 1.25rem;
  }
  [data-part='words'] :is(p, ul) {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='kicker'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  h3 {
    font-size: 1.3125rem;
    line-height: 1.2;
  }
  ${titleLinkCss}
  [data-part='byline'] {
    margin-top: auto;
    padding-top: 0.25rem;
  }
  /* Three facts do not fit one line of a small phone. They break without the dot after the authors. */
  @container (width < 24rem) {
    [data-part='byline'] > span:has(~ span:not([data-part='updated'])) {
      display: block;
      font-size: 0;
    }
  }
  [data-part='updated'] {
    display: block;
  }
  .stamp {
    max-width: 100%;
  }
  /* On top of the link that covers the whole card. */
  a.stamp,
  [data-part='byline'] a,
  [data-part='tags'] a {
    position: relative;
    z-index: 1;
  }
  [data-part='byline'] a,
  [data-part='tags'] a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
    /* Softer than the text, but 3:1 on the card. */
    text-decoration-color: color-mix(in srgb, var(--ink-soft) 70%, var(--surface));
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    padding-top: 0.75rem;
    border-top: 1px dashed var(--line);
  }
  [data-part='tags'] a::before {
    content: '#' / '';
  }
`;

/** Rows of different numbers of cards, if there is room. `data-row` is the number of cards in a row, if it is not three. */
const rhythmCss = css`
  /* On a phone without large text, cards that have a row to themselves on wide screens fill the width of the page. All others are rows. */
  @container (20rem <= width < 46rem) {
    > ul {
      grid-template-columns: 1fr;
      gap: 1rem;
    }
    > ul > li:not([data-row='1']) {
      display: grid;
      grid-template: auto 1fr / 31% minmax(0, 1fr);
      gap: 0.5rem 0.875rem;
      padding: 0.75rem;
      .picture {
        grid-row: 1/3;
        align-self: start;
        border-radius: 8px;
        aspect-ratio: 1;
      }
      [data-part='words'] {
        padding: 0;
      }
      h3 {
        font-size: 1.125rem;
      }
      [data-part='kicker'] {
        row-gap: 0;
      }
      /* Beside the picture, a stamp and the read time would not fit in one line. */
      a.stamp {
        padding: 0;
        border: 0;
        font-size: inherit;
        letter-spacing: 0;
        text-transform: none;
      }
      [data-part='byline'] {
        margin: 0;
        padding: 0;
      }
      [data-part='tags'] {
        padding-top: 0.375rem;
      }
    }
  }
  /* Below the picture, across the card, so that a byline fits one line. */
  @container (20rem <= width < 32rem) {
    > ul > li:not([data-row='1']) {
      [data-part='words'],
      [data-part='words'] > div {
        display: contents;
      }
      [data-part='excerpt'],
      [data-part='byline'],
      [data-part='tags'] {
        order: 1;
        grid-column: 1/-1;
      }
    }
  }
  /* The cards of a row share the line below which their tags begin, so that their bylines stand at the same height. */
  @container (width >= 46rem) {
    > ul > li,
    [data-part='words'] {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    > ul > li {
      row-gap: 0;
    }
    [data-part='words'] {
      grid-row: span 2;
      align-content: center;
    }
  }
  /* Two columns. Every third card is wide, and so is a last card without a neighbor. Below a lead story, a list begins with two cards. */
  @container (46rem <= width < 64rem) {
    > ul:not([data-order]) > :is(:nth-child(3n + 1), :last-child:nth-child(3n + 2)),
    > ul[data-order='led'] > :is(:nth-child(3n), :last-child:nth-child(3n + 1)) {
      display: flex;
      grid-column: 1/-1;
      flex-direction: row;
      .picture {
        flex: 0 0 50%;
      }
      &:nth-child(even) {
        flex-direction: row-reverse;
      }
    }
  }
  @container (width >= 64rem) {
    > ul {
      grid-template-columns: repeat(6, 1fr);
    }
    > ul > li {
      grid-column: span 2;
    }
    > ul > [data-row='2'] {
      grid-column: span 3;
      h3 {
        font-size: 1.75rem;
      }
      [data-part='excerpt'] {
        font-size: 1rem;
      }
    }
    > ul > [data-row='1'] {
      display: flex;
      grid-column: 1/-1;
      flex-direction: row;
      gap: clamp(1.5rem, 3vw, 3rem);
      align-items: center;
      overflow: visible;
      border: 0;
      background: none;
      .picture {
        flex: 0 0 58%;
        border-radius: var(--radius);
      }
      [data-part='words'] {
        padding: 0;
      }
      h3 {
        font-size: var(--text-2xl);
        line-height: 1.1;
      }
      [data-part='excerpt'] {
        font-size: var(--text-l);
        line-height: 1.5;
      }
    }
    /* A second wide card is smaller than the lead story. */
    > ul > [data-row='1'] ~ [data-row='1'] {
      .picture {
        flex-basis: 55%;
      }
      h3 {
        font-size: calc(0.84 * var(--text-2xl));
      }
      [data-part='excerpt'] {
        font-size: 1.125rem;
      }
    }
    /* Without a border, a wide card needs more room around it. */
    > ul > [data-row='1']:not(:last-child) {
      margin-bottom: 1.5rem;
    }
    > ul > :not([data-row='1']) + [data-row='1'] {
      margin-top: 1.5rem;
    }
    /* Every second wide card has its picture on the right. */
    > ul > :nth-child(even of [data-row='1']),
    > ul ~ ul > [data-row='1'] {
      flex-direction: row-reverse;
    }
  }
`;

/** Cards of articles. */
export const articleGridCss = css`
  padding-block: 2.5rem 0;
  > h2 {
    margin-bottom: 1.5rem;
  }
  > ul {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  }
  > .container {
    padding-inline: 0;
  }
  ${articleCss}
  ${rhythmCss}
`;
