import { css } from 'styled-components';
import { fieldCss } from '@/components/ui/field-css';

/** The control in the header and the dialog it opens, for the root around them. */
export const searchCss = css`
  [data-part='search'] {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--pill);
  }
  [data-part='search']:hover {
    background: var(--sand);
  }
  [data-part='search'] svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  dialog {
    width: calc(100% - 2rem);
    max-width: 40rem;
    max-height: 80vh;
    margin-top: 10vh;
    padding: 1.25rem 1rem 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow);
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: rgb(14 22 38/60%);
  }
  dialog form {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
  }
  ${fieldCss}
  dialog form label {
    width: 100%;
  }
  dialog [role='status'],
  dialog li span,
  dialog > label {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  dialog ol {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  dialog li {
    position: relative;
    padding: 0.75rem 0.5rem;
    border-top: 1px solid var(--line);
  }
  dialog li:hover {
    background: var(--sand);
  }
  dialog li span {
    display: block;
  }
  dialog a {
    color: var(--sea);
    font-weight: 600;
    text-decoration: underline;
  }
  /* The whole result is its link's target. */
  dialog li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  dialog mark {
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline 2px var(--sun);
  }
  dialog .button {
    display: inline-flex;
    width: auto;
  }
  dialog > label {
    display: flex;
    align-items: center;
    margin-top: 1rem;
    gap: 0.5rem;
    font-weight: 400;
  }
  dialog > label input {
    width: 1.5rem;
    height: 1.5rem;
  }
  dialog > button {
    position: absolute;
    top: 0.125rem;
    right: 0.25rem;
  }
  /* Who has no keyboard needs no word about its keys. */
  @media (hover: none) {
    dialog > label {
      display: none;
    }
  }
`;
