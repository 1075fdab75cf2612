import { css } from 'styled-components';

/** Breadcrumbs. Screen readers ignore the separator. */
export const crumbsCss = css`
  [data-part='crumbs'] ol {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    padding: 0;
    font-size: var(--text-s);
  }
  [data-part='crumbs'] li:not(:last-child)::after {
    content: '›' / '';
    padding-inline: 0.5rem;
    color: var(--ink-soft);
  }
  [data-part='crumbs'] li > * {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--ink-soft);
  }
`;

/** Breadcrumbs on the sky, where their usual color has too little contrast. */
export const skyCrumbsCss = css`
  ${crumbsCss}
  [data-part='crumbs'] li > * {
    color: var(--ink);
  }
`;
