import { DRAWINGS, type Layer } from './postcard-drawings';

const path = ([color, d, width]: Layer) =>
  width === undefined
    ? `<path fill="var(--${color})" d="${d}"/>`
    : `<path stroke="var(--${color})" stroke-width="${width}" d="${d}"/>`;

/**
 * The file with all drawings. Each drawing is a symbol whose id is its subject, and it gets the colors of the page that uses it. Every
 * symbol contains its sky, because some browsers do not follow a reference between two symbols of another file.
 */
export const postcardSheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(DRAWINGS)
    .map(
      ([subject, layers]) =>
        `<symbol id="${subject}" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">${layers.map(path).join('')}</symbol>`,
    )
    .join('')}</svg>`;
