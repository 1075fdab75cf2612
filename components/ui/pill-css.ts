import { css } from 'styled-components';

/** A link as a pill: to a topic, or to share the page. */
export const pillCss = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 1rem;
  /* 3:1 on paper and on sand. */
  border: 1px solid color-mix(in srgb, var(--ink-soft) 70%, var(--surface));
  border-radius: var(--pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: var(--sand);
  }
`;
