import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '@/components/ui/brand-mark';
import { lineSvg, type Drawing } from './drawing';
import type { Format } from './formats';
import { color, planeSvg } from './scene';
import type { Typeface } from './typeface';

/** The category in a double frame, slightly rotated like a hand stamp. */
export function stampDrawing(label: string, format: Format, typeface: Typeface): Drawing {
  const { stampSize: size, margin, titleTop } = format;
  const spacing = size * 0.1;
  const padding = size * 0.85;
  const height = size * 2.1;
  let x = padding;
  const letters = [...label.toUpperCase()].map((letter) => {
    const svg = `<g transform="translate(${x} ${height / 2 + size * 0.35})">${lineSvg(letter, size, typeface)}</g>`;
    x += typeface.width(letter) * size + spacing;
    return svg;
  });
  const width = x - spacing + padding;
  const frame = (inset: number, stroke: number, radius: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" stroke-width="${stroke}"/>`;
  // Extra space for the corners of the rotated frame.
  const air = Math.ceil(width * 0.03 + size / 7);
  const left = format.stampBeside ? format.width - margin - width : margin;
  const top = format.stampBeside ? margin - height / 2 : titleTop - height - size * 1.3;
  return {
    left: Math.round(left) - air,
    top: Math.round(top) - air,
    width: Math.ceil(width) + 2 * air,
    height: Math.ceil(height) + 2 * air,
    body: [
      `<g transform="translate(${air} ${air}) rotate(-3 ${width / 2} ${height / 2})">`,
      `<g fill="none" stroke="${color('sunset')}">`,
      frame(0, size / 7, size / 2.4),
      frame(size / 4.5, size / 20, size / 4.5),
      `</g><g fill="${color('sunset')}">${letters.join('')}</g></g>`,
    ].join(''),
  };
}

/** The brand mark and the name, as in the site's header. */
export function brandDrawing(name: string, format: Format, typeface: Typeface): Drawing {
  const { brandSize: size, margin } = format;
  const markSize = size * 1.3;
  const mark = renderToStaticMarkup(createElement(BrandMark))
    .replace('<svg', `<svg color="${color('sea')}"`)
    .replace('width="24" height="24"', `width="${markSize}" height="${markSize}"`)
    .replace('var(--sun)', color('sun'));
  const nameLeft = size * 1.65;
  return {
    // The mark has empty space on its left side, so it moves left to line up with the title.
    left: Math.round(margin - size * 0.1),
    top: Math.round(format.stampBeside ? margin - size * 0.65 : margin),
    width: Math.ceil(nameLeft + typeface.width(name) * size + size * 0.1),
    height: Math.ceil(size * 1.4),
    body: `${mark}<g fill="${color('ink')}" transform="translate(${nameLeft} ${size})">${lineSvg(name, size, typeface)}</g>`,
  };
}

/** The extent of the plane and its contrail from the nose, in units of the site's drawing. */
const FLIGHT = { left: 300, top: 20, right: 10, bottom: 140 } as const;

/** The plane with its contrail, for skies that a short text leaves empty. */
export function flightDrawing({ plane: { x, y, scale } }: Format): Drawing {
  const left = FLIGHT.left * scale;
  const top = FLIGHT.top * scale;
  return {
    left: Math.round(x - left),
    top: Math.round(y - top),
    width: Math.ceil(left + FLIGHT.right * scale),
    height: Math.ceil(top + FLIGHT.bottom * scale),
    body: `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round">${planeSvg()}</g>`,
  };
}
