import { createGlobalStyle, css } from 'styled-components';
import { busyCss } from './busy-css';
import { buttonCss } from './button-css';
import { containerCss } from './container-css';
import { iconCss } from './icon-css';
import { pictureCss } from './picture-css';
import { stampCss } from './stamp-css';
import { COLORS, NIGHT_DRAWINGS } from './tokens';

const declarations = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const dark = css`
  color-scheme: dark;
  ${declarations(COLORS.dark)}
  :is([data-postcard], [data-facade]) {
    ${declarations(NIGHT_DRAWINGS)}
  }
`;

const tokens = css`
  :root {
    color-scheme: light dark;
    ${declarations(COLORS.light)}
    --display: Fraunces, 'Fraunces Georgia', 'Fraunces Times', serif;
    --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
    --text-s: 0.875rem;
    --text-m: 1rem;
    --text-l: clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem);
    --text-xl: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
    --text-2xl: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
    --text-3xl: clamp(2.125rem, 1.5rem + 2.9vw, clamp(4rem, 2.9vw, 5.5rem));
    --radius: 14px;
    --pill: 99px;
    --shadow: 0 1px 2px rgb(20 33 61/8%), 0 8px 24px rgb(20 33 61/8%);
    --gutter: clamp(min(1rem, 5vw), 4vw, 2rem);
    /* The width of the content of a page. */
    --content: 72rem;
    /* The space above and below the content of a section; less on a low screen. */
    --section: clamp(2.25rem, min(5vw, 5vh), 3.5rem);
  }
  @media (width >= 112.5rem) {
    :root {
      --content: 88rem;
      --text-s: 1rem;
    }
  }
  :root[data-theme='light'] {
    color-scheme: light;
  }
  /* Print is light in both schemes. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${dark}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      ${dark}
    }
  }
`;

/*
 * The display font replaces a fallback of the same size, so the layout does not shift when it loads. The numbers
 * compare Fraunces with each fallback by Capsize's method (ascent, descent and width of running text). The font itself
 * is in a separate style sheet (`start-up-script.ts`).
 */
const fonts = css`
  @font-face {
    font-family: 'Fraunces Georgia';
    src: local('Georgia');
    ascent-override: 99%;
    descent-override: 25.8%;
    line-gap-override: 0%;
    size-adjust: 98.8%;
  }
  @font-face {
    font-family: 'Fraunces Times';
    src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
    ascent-override: 90.2%;
    descent-override: 23.5%;
    line-gap-override: 0%;
    size-adjust: 108.4%;
  }
`;

/** Reset, typography and the parts on every page. The root layout renders it once. */
export const GlobalStyle = createGlobalStyle`
  ${fonts}
  ${tokens}
  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: none; text-size-adjust: none; scroll-padding-top: 1rem; }
  body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 400 var(--text-m)/1.6 var(--sans); overflow-wrap: break-word; text-wrap: pretty; accent-color: var(--sea); }
  /* At twice the default text size on a phone, break long words instead of scrolling sideways. */
  @media (width < 18rem) {
    body { overflow-wrap: anywhere; hyphens: auto; }
  }
  main { flex: 1; ${containerCss} }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  /* A date breaks only if a line is too short for it. */
  time { display: inline-block; }
  h1, h2, h3 { font-family: var(--display); font-weight: 600; line-height: 1.15; break-after: avoid; }
  h1, h2, h3, h1 + p, .commission-note { text-wrap: balance; }
  h1 { letter-spacing: -0.01em; }
  /* The display face is cut for large sizes. The smaller the text, the wider are its spaces. */
  h3 { word-spacing: clamp(0px, .3rem - .13em, .08em); }
  h2 { font-size: var(--text-2xl); }
  h2 + [data-part='intro'] { margin-block: .5rem 1.5rem; color: var(--ink-soft); break-after: avoid; break-inside: avoid; }
  ul[role='list'] { list-style: none; }
  a { color: var(--sea); text-underline-offset: .2em; text-decoration-thickness: from-font; }
  img, svg { display: block; }
  button, input, textarea, select { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid var(--sea); outline-offset: 3px; border-radius: 4px; }
  /* Only the target of the skip link. */
  main:focus-visible { outline: 0; }
  a[rel^='sponsored']::after, form[rel] .button::after { content: '\\00a0↗' / ''; font-family: var(--sans); }
  sup { font-size: max(.6em, .625rem); line-height: 0; vertical-align: .55em; }
  /* One line strikes through dollars and cents. */
  s sup { font-size: inherit; vertical-align: baseline; }
  .container { width: 100%; max-width: calc(var(--content) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
  .commission-note { color: var(--ink-soft); font-size: var(--text-s); }
  .commission-note a { padding-block: .5rem; white-space: nowrap; }
  .visually-hidden:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .skip-link:focus { position: absolute; z-index: 2; left: 1rem; top: 1rem; padding: .75rem 1rem; background: var(--paper); }
  ${iconCss}
  ${buttonCss}
  ${busyCss}
  ${pictureCss}
  .stamp {
    ${stampCss}
  }
  @media (prefers-reduced-motion: no-preference) {
    html:has(:target) { scroll-behavior: smooth; }
  }
  @page { margin: 1.8cm 2.2cm; }
  @media print {
    /* The page has margins of its own. Tilted corners would be cut off at its edge. */
    :root { --gutter: 4px; --section: .75rem; --shadow: none; font-size: 72%; }
    header nav, header button, .button, [data-part='search'], [data-screen-only] { display: none !important; }
    /* Paper has no bands of color. */
    body, main > :is(section, header) { background: none !important; }
  }
`;
