import { css } from 'styled-components';
import { notchesCss, PERFORATION } from './perforation-css';

/** A pick, with the reason and its author. A large pick is as tall as three of the other cards. */
export const pickCss = css`
  [data-part='pick'] {
    margin-top: 0.875rem;
  }
  .stamp {
    align-self: start;
    margin-bottom: 0.625rem;
    rotate: -2deg;
  }
  q {
    display: block;
    quotes: none;
    text-wrap: balance;
    font: 600 1.125rem/1.35 var(--display);
  }
  cite {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-style: normal;
  }
  cite::before {
    content: '— ' / '';
  }
  /* On a phone, the postcard is as wide as the card, above the perforation. */
  @media (18rem <= width < 30rem) {
    [data-pick]:has([data-postcard]) [data-part='body'] {
      padding-bottom: 12rem;
    }
    [data-pick][data-kind] [data-postcard] {
      inset: auto 0 100% calc(-1 * var(--margin, 0px));
      width: calc(100% + var(--margin, 0px));
      height: 10.75rem;
      border-radius: 0;
    }
    /* Above the perforation, which a package does not have. */
    [data-pick]:not([data-kind='package']) [data-postcard] {
      translate: 0 -2px;
    }
    [data-pick][data-kind] > [data-part='price'] {
      padding-right: 1.25rem;
      b {
        font: 600 1.75rem/1.2 var(--display);
      }
    }
  }
  @media (width >= 40rem) {
    [data-pick='large'] {
      /* Large enough for the display font, in which a small 3 looks like a 5. */
      [data-part='price'] b {
        font: 600 2rem/1.2 var(--display);
      }
      [data-part='body'] {
        display: flex;
        flex-direction: column;
        padding: 1.75rem 2rem;
      }
      [data-part='codes'] {
        gap: 1rem;
        font-size: 2.25rem;
      }
      h3 {
        font-size: 2rem;
      }
      [data-part='codes'] + h3 {
        font-size: 1.125rem;
      }
      [data-part='pick'] {
        margin-block: auto;
        padding-top: 1.25rem;
      }
      q {
        margin-bottom: 0.5rem;
        font-size: clamp(1.625rem, 2vw, 2rem);
        line-height: 1.2;
      }
    }
  }
  /* In one column, the stub is wide enough for a large postcard. */
  @media (40rem <= width < 60rem) {
    [data-pick='large']:has([data-postcard]) {
      --stub-width: 45%;
      h3 a::after {
        right: calc(45% + 1.25rem);
      }
      [data-postcard] {
        height: 14rem;
      }
      [data-part='price'] {
        min-height: 21rem;
        padding-top: 14.5rem;
      }
      /* Over the lower edge of the postcard. */
      [data-postcard] + [data-part='discount'] {
        position: absolute;
        top: 14rem;
        right: 1.25rem;
        margin: 0;
        translate: 0 -50%;
      }
    }
  }
  @media (width >= 60rem) {
    [data-pick='large'] {
      grid-row: span 3;
      grid-template: 1fr 5.25rem/1fr;
      [data-part='codes'] {
        font-size: 3.25rem;
      }
      h3 a::after {
        top: 1.75rem;
        right: 2rem;
      }
      [data-part='price'] {
        display: flex;
        align-items: center;
        justify-content: start;
        gap: 0.625rem;
        padding: 0 2rem;
        border: 0;
        border-radius: 0 0 var(--radius) var(--radius);
      }
      /* The postcard is as wide as the card, above the perforation. */
      --drawing: 17rem;
      &:has([data-postcard]) [data-part='body'] {
        padding-bottom: calc(var(--drawing) + 1.25rem);
      }
      [data-postcard] {
        inset: auto 0 100% calc(-1 * var(--margin, 0px));
        width: calc(100% + var(--margin, 0px));
        height: var(--drawing);
        border-radius: 0;
      }
      [data-part='price']:has([data-postcard]) {
        padding-top: 0;
      }
      /* Over the perforation, which is horizontal here. */
      [data-part='discount'] {
        position: absolute;
        right: 2rem;
        bottom: 100%;
        margin: 0;
        translate: 0 50%;
      }
      /* A package has a fold instead. */
      &:not([data-kind='package']) [data-part='price']::before {
        content: '';
        position: absolute;
        /* In the middle of the notches. */
        inset: -1px 1rem auto;
        border-top: ${PERFORATION};
      }
      /* The border of forced colors has no notches. */
      @media (forced-colors: none) {
        &[data-kind='flight'] {
          ${notchesCss('bottom', '5.25rem')}
        }
      }
    }
    /* The lists of other cards make them, and so the pick, higher. */
    :has(ul) > [data-pick='large'] {
      --drawing: 19rem;
    }
    /* Without a discount, the stub has room for more of the postcard. */
    [data-pick='large'] ~ li:has([data-postcard]):not(:has([data-part='discount'])) {
      [data-postcard] {
        height: 8rem;
      }
      [data-part='price'] {
        padding-top: 8.5rem;
      }
    }
    /* The other passes are as tall as a third of the pick. */
    [data-pick='large'] ~ [data-kind='flight'] {
      [data-part='codes'] {
        font-size: 2.25rem;
      }
      [data-part='body'] > p:not([data-part]) {
        font-size: 1rem;
      }
    }
  }
  @media (width >= 112.5rem) {
    [data-pick='large'] {
      --drawing: 20rem;
    }
    :has(ul) > [data-pick='large'] {
      --drawing: 22rem;
    }
    [data-pick='large'] ~ [data-kind='flight'] {
      [data-part='codes'] {
        font-size: 2.75rem;
      }
      [data-part='body'] > p:not([data-part]) {
        font-size: 1.125rem;
      }
    }
  }
`;
