import { css } from 'styled-components';
import type { IconName } from '@/components/ui/icon';
import type { DealKind } from '@/lib/deals/deal-kinds';
import { notchesCss, PERFORATION, STUB_WIDTH } from './perforation-css';

interface DealKindLook {
  readonly icon: IconName;
  /** The styles of the paper that distinguish cards of this kind. */
  readonly paper: ReturnType<typeof css>;
}

/** The look of the cards of each deal kind. */
export const DEAL_KIND_LOOKS = {
  /** A boarding pass, with notches at both ends of the perforation. */
  flight: {
    icon: 'plane',
    paper: css`
      /* Between the postcard of a pick and the middle of the notches. */
      --gap: 0.75rem;
      ${notchesCss('right', STUB_WIDTH)}
      /* A dotted line between the two codes. */
      @container (width >= 18rem) {
        [data-part='codes'] {
          flex-wrap: nowrap;
        }
        i {
          flex: 1;
          display: flex;
          align-items: center;
          gap: 0.5rem;
        }
        i::before {
          content: '';
          flex: 1;
          border-top: 2px dotted;
        }
      }
      @container (width < 30rem) {
        ${notchesCss('bottom', 'var(--stub-height, 4rem)')}
        [data-part='price'] {
          min-height: var(--stub-height, 4rem);
        }
        /* A struck price may be on a line of its own. */
        &:has(> [data-part='price'] > s) {
          --stub-height: var(--struck-height, 4rem);
        }
      }
      /* The stub of large text has several lines, so its top is not known. */
      @container (width < 18rem) {
        mask: none;
      }
      /* The border of forced colors has no notches. */
      @media (forced-colors: active) {
        mask: none;
      }
    `,
  },
  /** A ticket with a fold. */
  package: {
    icon: 'suitcase',
    paper: css`
      --gap: 0px;
      b {
        color: var(--sea);
      }
      [data-part='price'] {
        /* A crease and its shadow. */
        --fold:
          color-mix(in srgb, var(--ink) 30%, #0000) 1px, light-dark(rgb(20 33 61/14%), rgb(0 0 0/45%)) 0,
          #0000 0.875rem;
        /* Keeps the stamp below the link that covers the card. */
        isolation: isolate;
      }
      /* Over the postcard, but not over the stamp. */
      [data-part='price']::after {
        content: '';
        position: absolute;
        inset: 0;
        background: linear-gradient(90deg, var(--fold));
        /* Otherwise, it is white in print, over the price. */
        -webkit-print-color-adjust: exact;
      }
      [data-part='discount'] {
        z-index: 1;
      }
      /* The other side of the fold, and a nick at each of its ends. */
      @container (width >= 30rem) {
        [data-part='body'] {
          background: linear-gradient(270deg, color-mix(in srgb, var(--ink) 4%, #0000), #0000 2rem);
        }
        --end: calc(100% - ${STUB_WIDTH});
        mask:
          conic-gradient(from -45deg at var(--end) 7px, #0000 90deg, #000 0) top / 100% 51% no-repeat,
          conic-gradient(from 135deg at var(--end) calc(100% - 7px), #0000 90deg, #000 0) bottom / 100% 51%
            no-repeat;
      }
      @container (width < 30rem) {
        [data-part='price']::after {
          background: linear-gradient(var(--fold));
        }
      }
      /* The stub of a large pick is below its text. */
      @container (width >= 60rem) {
        &[data-pick='large'] {
          mask: none;
          [data-part='body'] {
            background: none;
          }
          [data-part='price']::after {
            top: auto;
            height: 5.25rem;
            background: linear-gradient(var(--fold));
          }
        }
      }
      /* Forced colors remove the fold, in place of which the perforation shows or, below the text of a large pick, a line. */
      @media (forced-colors: active) {
        mask: none;
        @container (width >= 60rem) {
          &[data-pick='large'] [data-part='price']::after {
            border-top: 1px solid;
          }
        }
      }
      @media (forced-colors: none) {
        [data-part='price'] {
          border: 0;
        }
      }
    `,
  },
  /** A key card with its stripe. */
  hotel: {
    icon: 'bed',
    paper: css`
      --stripe: 1.25rem;
      padding-top: var(--stripe);
      background: linear-gradient(
        var(--surface) 0.5rem,
        light-dark(var(--ink), var(--sky-low)) 0 var(--stripe),
        var(--surface) 0
      );
      /* Print would leave out the stripe but not its room. */
      -webkit-print-color-adjust: exact;
      b {
        color: var(--deal-blue);
      }
      /* It touches the stripe, which is as wide as the card. */
      [data-postcard] {
        border-top-right-radius: 0;
      }
      /* Forced colors remove the stripe. */
      @media (forced-colors: active) {
        --stripe: 0px;
        border-top-width: 1rem;
      }
    `,
  },
  /** A luggage tag, with a hole and cut corners. */
  transfer: {
    icon: 'car',
    paper: css`
      --margin: min(2rem, 9vw);
      padding-left: var(--margin);
      --hole: at min(1.5rem, 7vw) 5rem;
      clip-path: polygon(1.25rem 0, 100% 0, 100% 100%, 1.25rem 100%, 0 calc(100% - 1.25rem), 0 1.25rem);
      mask: radial-gradient(circle min(0.5rem, 2.5vw) var(--hole), #0000 calc(100% - 1px), #000);
      /* A ring around the hole, without which the hole looks like a button at night. */
      background: radial-gradient(
          circle min(0.9375rem, 5vw) var(--hole),
          color-mix(in srgb, var(--sea) 35%, var(--surface)) calc(100% - 1px),
          #0000
        )
        var(--surface);
      /* On a phone, the perforation continues below the hole. */
      @container (width < 30rem) {
        [data-part='price'] {
          margin-top: 2px;
          border: 0;
        }
        [data-part='price']::before {
          content: '';
          position: absolute;
          inset: -2px 0 auto calc(-1 * var(--margin));
          border-top: ${PERFORATION};
        }
      }
      /* With forced colors, only the border of the paper is visible. */
      @media (forced-colors: active) {
        clip-path: none;
        mask: none;
        &::before {
          content: '';
          position: absolute;
          inset: 4.5rem auto auto min(1rem, 4vw);
          width: 1rem;
          height: 1rem;
          border: 1px solid;
          border-radius: 50%;
        }
      }
      b {
        color: var(--sea);
      }
    `,
  },
} as const satisfies Readonly<Record<DealKind, DealKindLook>>;
