import { css } from 'styled-components';
import { notchesCss, PERFORATION } from './perforation-css';

/** A pick, with the reason and its author. A large pick is as tall as three of the other cards, or two if there are no more. */
export const pickCss = css`
  [data-part='pick'] {
    margin-top: 1rem;
  }
  .stamp {
    align-self: start;
    /* Leaves room for the arrow. */
    max-width: calc(100% - 1.5rem);
    margin-bottom: 0.625rem;
    rotate: -2deg;
  }
  q {
    display: block;
    quotes: none;
    font-size: 1.25rem;
    line-height: 1.4;
    text-wrap: balance;
  }
  cite {
    display: block;
    margin-top: 0.375rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-style: normal;
  }
  cite::before {
    content: '— ' / '';
  }
  [data-pick] [data-part='facts'] + h3 {
    font-size: 1.625rem;
  }
  /* On a phone, the stub of a pick is taller, and its drawing is larger. */
  @container (18rem <= width < 30rem) {
    [data-pick][data-kind]:has([data-postcard]) {
      --stub-height: 8.5rem;
      /* A tag's price is as short as its margin is wide. */
      --beside-price: min(45%, 100% - 11rem + var(--margin, 0px) / 2);
      [data-part='price'] {
        min-height: var(--stub-height);
        b {
          font: 600 1.75rem/1.2 var(--display);
        }
      }
    }
  }
  @container (30rem <= width < 40rem) {
    [data-pick][data-kind] {
      --postcard: 8.5rem;
    }
  }
  /* Not on paper, where four deals have one page. */
  @media screen {
    @container (width >= 40rem) {
      [data-pick='large'] {
        /* Large enough for the display font, in which a small 3 looks like a 5. */
        [data-part='price'] b {
          font: 600 2rem/1.2 var(--display);
        }
        /* Wide enough for both prices in one line. */
        [data-part='price'] s {
          flex-basis: auto;
        }
        [data-part='body'] {
          display: flex;
          flex-direction: column;
          justify-content: center;
          padding: 1.75rem 2rem;
        }
        [data-part='codes'] {
          gap: 1rem;
          font-size: 2.25rem;
        }
        [data-part='facts'] + h3 {
          font-size: 2.5rem;
        }
        [data-part='codes'] + h3 {
          font-size: 1.125rem;
        }
        q {
          font-size: clamp(1.25rem, 1.5vw, 1.5rem);
        }
      }
    }
    /* In one column, the stub is wide enough for a large postcard. */
    @container (40rem <= width < 60rem) {
      [data-pick='large']:has([data-postcard]) {
        --stub-width: 45%;
        --postcard: 14rem;
        h3 a::after {
          right: calc(45% + 1.25rem);
        }
        [data-part='price'] {
          min-height: 21rem;
        }
      }
    }
  }
  @container (width >= 40rem) {
    [data-pick='large'] ~ [data-kind='flight'] [data-part='body'] > p:not([data-part]) {
      font-size: 1rem;
    }
  }
  @container (width >= 60rem) {
    [data-pick='large'] {
      grid-row: span 3;
      &:nth-last-child(3) {
        grid-row: span 2;
      }
      /* The drawing grows with the cards beside it. */
      grid-template: auto 1fr 5.25rem/1fr;
      [data-part='codes'] {
        font-size: 3.25rem;
      }
      h3 a::after {
        top: calc(1.75rem + var(--stripe, 0px));
        right: 2rem;
      }
      [data-part='price'] {
        grid-row: 2/4;
        place-content: end start;
        column-gap: 0.625rem;
        padding: 0 2rem 1.25rem;
        border: 0;
        border-radius: 0 0 var(--radius) var(--radius);
      }
      [data-part='price']:has([data-postcard]) {
        min-height: 22.25rem;
      }
      /* Without a drawing, the text has the whole height above the stub. */
      &:not(:has([data-postcard])) {
        [data-part='body'] {
          grid-row: 1/3;
          justify-content: start;
        }
        [data-part='price'] {
          grid-row: 3;
        }
        [data-part='pick'] {
          margin-top: auto;
          padding-top: 1rem;
        }
        &:not(:nth-last-child(3)) {
          q {
            font: 600 clamp(1.5rem, 1.9vw, 2.125rem) / 1.3 var(--display);
          }
          ul {
            gap: 0.375rem;
            margin-top: 1rem;
            font-size: 1.125rem;
          }
          [data-part='facts'] + h3 {
            font-size: 3.25rem;
          }
        }
      }
      /* The words of an observed price take two lines. */
      [data-part='price']:has([data-part='seen']) {
        padding-bottom: 0.75rem;
      }
      /* The postcard is as wide as the card, above the perforation. */
      [data-postcard] {
        inset: 0 0 auto calc(-1 * var(--margin, 0px));
        width: calc(100% + var(--margin, 0px));
        height: calc(100% - 5.25rem - var(--gap, 2px));
        border-radius: 0;
      }
      /* Over the perforation, which is horizontal here. */
      [data-part='price'] [data-part='discount'] {
        position: absolute;
        inset: auto 2rem 5.25rem auto;
        margin: 0;
        translate: 0 50%;
      }
      /* A package has a fold instead. */
      &:not([data-kind='package']) [data-part='price']::before {
        content: '';
        position: absolute;
        /* In the middle of the notches. */
        inset: auto 1rem 5.1875rem calc(1rem - var(--margin, 0px));
        border-top: ${PERFORATION};
      }
      /* The border of forced colors has no notches. */
      @media (forced-colors: none) {
        &[data-kind='flight'] {
          ${notchesCss('bottom', '5.25rem')}
        }
      }
    }
    /* The height of the pick leaves room for more of the postcards. */
    [data-pick='large'] ~ [data-kind] {
      --postcard: 7.5rem;
    }
    /* The other passes are as tall as a third of the pick. */
    [data-pick='large'] ~ [data-kind='flight'] [data-part='codes'] {
      font-size: 2.25rem;
    }
  }
  @container (width >= 112.5rem) {
    /* A wider drawing must be higher, or it loses the tops of towers. */
    [data-pick='large'] [data-part='price']:has([data-postcard]) {
      min-height: 26.25rem;
    }
    [data-kind] :is([data-part='detail'], ul) {
      font-size: 1rem;
    }
    /* A third of the pick's height has room for larger text. */
    [data-pick='large'] ~ [data-kind] {
      [data-part='codes'] {
        font-size: 2.75rem;
      }
      [data-part='facts'] + h3 {
        font-size: 1.75rem;
      }
      [data-part='body'] > p:not([data-part]) {
        font-size: 1.125rem;
      }
    }
  }
`;
