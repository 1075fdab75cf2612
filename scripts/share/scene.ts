import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Horizon } from '@/components/shell/horizon';
import { COLORS, type ColorName } from '@/components/theme/tokens';
import type { HorizonVariant } from '@/lib/site/landing-pages';

export interface SceneFrame {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the drawing, which is 1440 x 420. */
  readonly scale: number;
  /** The x coordinate of the drawing that is at the center of the frame. */
  readonly center: number;
}

const DRAWING_HEIGHT = 420;

/** Matches the sun of a drawing. The glow of the larger sky is centered on it. */
const SUN = /<circle cx="(\d+)" cy="(\d+)"/;

/** Radii of the rings of light around the sun, in units of the drawing. The rings are flat, because gradients make large files. */
const RINGS = [900, 740, 600, 480, 380, 290, 210, 140];

/** A color of the light scheme. Share pictures are shown outside the site, where the visitor's color scheme is unknown. */
export const color = (name: ColorName): string => COLORS.light[name];

/** A color between two tokens. @param share 0 is the first, 1 the second */
function mix(from: ColorName, to: ColorName, share: number): string {
  const channels = (name: ColorName) =>
    [1, 3, 5].map((at) => Number.parseInt(color(name).slice(at, at + 2), 16));
  const other = channels(to);
  return `rgb(${channels(from).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))})`;
}

/** A color between the high sky and the sun. It passes through sand, because blue and apricot mixed directly turn gray. */
const glow = (share: number): string =>
  share < 0.5 ? mix('sky-high', 'sand', share * 2) : mix('sand', 'sky-low', share * 2 - 1);

/** Matches the contrail and the plane in the markup of a drawing. The first group is the position of the nose. */
const PLANE = /<path data-part="contrail"[^>]*><\/path><path fill="[^"]*" d="M(\d+ \d+)[^>]*><\/path>/;

/** The site's drawing in the colors of the light scheme, without its sky, which would end at the top of the drawing. */
const drawingOf = (variant: HorizonVariant): string =>
  renderToStaticMarkup(createElement(Horizon, { variant }))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('url(#sky)', 'none')
    .replace(/var\(--([a-z-]+)\)/g, (_, name: ColorName) => color(name));

/** The plane with its contrail and with its nose at 0, 0. @throws TypeError when the drawing has no plane */
export function planeSvg(): string {
  const [plane, nose] = PLANE.exec(drawingOf('dawn')) ?? [];
  if (!plane || !nose)
    throw new TypeError("No plane in the 'dawn' drawing of components/shell/horizon-scenes.tsx");
  return `<g transform="translate(${nose.replace(/\d+/g, '-$&')})">${plane}</g>`;
}

const scenes = new Map<string, string>();

/**
 * The site's horizon as a complete picture, with the land at the bottom of the frame and the sky extended to the top. It uses the markup of
 * the pages, so a change of the drawing there also changes the share pictures.
 */
export function sceneSvg(variant: HorizonVariant, { width, height, scale, center }: SceneFrame): string {
  const name = [variant, width, height, scale, center].join(' ');
  const known = scenes.get(name);
  if (known) return known;
  // The plane is where a title may be. Pictures with little text get it back (`flightDrawing`).
  const drawing = drawingOf(variant).replace(PLANE, '');
  const [, x, y] = SUN.exec(drawing) ?? [];
  const rings = RINGS.map(
    (radius, index) =>
      `<circle shape-rendering="crispEdges" cx="${x}" cy="${y}" r="${radius}" fill="${glow((index + 1) / RINGS.length)}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${color('sky-high')}"/>`,
    `<g transform="translate(${width / 2 - center * scale} ${height - DRAWING_HEIGHT * scale}) scale(${scale})" fill="none" stroke-linecap="round">`,
    ...rings,
    drawing,
    '</g></svg>',
  ].join('');
  scenes.set(name, svg);
  return svg;
}
