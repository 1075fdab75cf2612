import { css } from 'styled-components';
import { cardCss } from '@/components/ui/card-css';
import { titleLinkCss } from '@/components/ui/title-link-css';

/** A card of an article, as it stands in a narrow column. */
const articleCss = css`
  > ul > li {
    ${cardCss}
    display: flex;
    flex-direction: column;
  }
  [data-part='words'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.625rem;
    padding: 1.125rem 1.25rem 1.25rem;
  }
  [data-part='words'] > * {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='kicker'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  [data-part='words'] > h3 {
    font-size: 1.3125rem;
    line-height: 1.2;
  }
  ${titleLinkCss}
  [data-part='byline'] {
    margin-top: auto;
    padding-top: 0.25rem;
  }
  .stamp {
    max-width: 100%;
  }
  /* Above the link that covers the whole card. */
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
    text-decoration: none;
  }
  [data-part='byline'] a:hover,
  [data-part='tags'] a:hover {
    text-decoration: underline;
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    padding-top: 0.75rem;
    border-top: 1px dashed var(--line);
  }
`;

/** The rhythm of a page of cards, where there is room for one. */
const rhythmCss = css`
  /* A wide card, two, three, and so on; below a lead story three, a wide one, two. A list of two has them side by side. */
  @media (width >= 64rem) {
    > ul {
      grid-template-columns: repeat(6, 1fr);
    }
    > ul > li {
      grid-column: span 2;
    }
    &:not([data-led]) > ul > :is(:nth-child(6n + 2), :nth-child(6n + 3), :first-child:nth-last-child(2)),
    &[data-led] > ul > :is(:nth-child(6n + 5), :nth-child(6n)) {
      grid-column: span 3;
    }
    &:not([data-led]) > ul > :nth-child(6n + 1):not(:first-child:nth-last-child(2)),
    &[data-led] > ul > :nth-child(6n + 4) {
      grid-column: 1/-1;
      flex-direction: row;
      align-items: center;
      border: 0;
      border-radius: 0;
      background: none;
      .picture {
        flex: 0 0 58%;
        border-radius: var(--radius);
      }
      [data-part='words'] {
        padding: 0 0 0 clamp(1.5rem, 3vw, 3rem);
      }
      [data-part='words'] > h3 {
        font-size: var(--text-2xl);
        line-height: 1.1;
      }
      [data-part='excerpt'] {
        font-size: var(--text-l);
        line-height: 1.5;
      }
    }
    &:not([data-led]) > ul > :nth-child(12n + 7),
    > ul ~ ul > :nth-child(6n + 4) {
      flex-direction: row-reverse !important;
      [data-part='words'] {
        padding: 0 clamp(1.5rem, 3vw, 3rem) 0 0 !important;
      }
    }
  }
`;

/** Cards of articles. `data-led` says that the first stands large above them. */
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
  > ul + * {
    margin-top: 1.5rem;
  }
  > .container {
    padding-inline: 0;
  }
  ${articleCss}
  ${rhythmCss}
`;
