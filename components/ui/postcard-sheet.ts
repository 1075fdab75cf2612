import { DRAWINGS, SKY, type Layer } from './postcard-drawings';

const path = ([color, d, width]: Layer) =>
  width === undefined
    ? `<path fill="var(--${color})" d="${d}"/>`
    : `<path stroke="var(--${color})" stroke-width="${width}" d="${d}"/>`;

/**
 * The file with all drawings, each a symbol with its subject as its id. Where a page uses one, it has the colors of the page. The sky
 * is in each of them, because not every browser follows a reference from one symbol of another file to a second.
 */
export const postcardSheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(DRAWINGS)
    .map(
      ([subject, layers]) =>
        `<symbol id="${subject}" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" stroke-linecap="round">${[...SKY, ...layers].map(path).join('')}</symbol>`,
    )
    .join('')}</svg>`;
