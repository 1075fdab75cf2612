import { css } from 'styled-components';

/** The drawing leaves the room for a price with its unit in one line or, in large text, for the amount. */
const WIDTH_BESIDE_PRICE = 'var(--beside-price, min(clamp(5rem, 100% - 15rem, 7rem), 100% - 8.25rem))';

/** The postcard on the stub of a deal: above the price or, on a phone, beside it. */
export const stubDrawingCss = css`
  [data-postcard] {
    position: absolute;
    margin: 0;
  }
  @container (width >= 30rem) {
    [data-kind] {
      --postcard: 5.5rem;
      --below-postcard: 0.5rem;
    }
    [data-kind]:has([data-part='discount']) {
      --below-postcard: 2.125rem;
    }
    [data-postcard] {
      inset: 0 0 auto;
      width: 100%;
      height: var(--postcard);
      border-radius: 0 var(--radius) 0 0;
    }
    [data-part='price']:has([data-postcard]) {
      padding-top: calc(var(--postcard) + var(--below-postcard));
    }
    /* Above the price. One line only touches the edge of the postcard, so it covers no part of the sight. */
    [data-postcard] + [data-part='discount'] {
      position: absolute;
      top: calc(var(--postcard) + var(--below-postcard));
      margin: -0.5rem 0 0;
      translate: 0 -100%;
    }
  }
  @container (18rem <= width < 30rem) {
    [data-postcard] {
      inset: 0 0 0 auto;
      width: ${WIDTH_BESIDE_PRICE};
      height: 100%;
      border-radius: 0 0 var(--radius);
    }
    [data-part='price']:has([data-postcard]) {
      min-height: 4.5rem;
      padding: 0.75rem calc(1rem + ${WIDTH_BESIDE_PRICE}) 0.75rem 1.25rem;
    }
    /* Above the price, however long both are. */
    [data-postcard] ~ s {
      flex-basis: 100%;
      text-align: start;
    }
    /* The notches are at the top of the stub. */
    [data-part='deals'] {
      --stub-height: 5.25rem;
      --struck-height: 5.25rem;
    }
    [data-kind='flight'] > [data-part='price'] {
      min-height: var(--stub-height);
    }
    /* The words of an observed price need the room. */
    [data-kind='flight']:not([data-pick]) > [data-part='price']:has([data-part='seen']) {
      padding-right: 1.25rem;
      [data-postcard] {
        display: none;
      }
    }
  }
  /* Large text on a phone needs the room. */
  @container (width < 18rem) {
    [data-postcard] {
      display: none;
    }
  }
`;
