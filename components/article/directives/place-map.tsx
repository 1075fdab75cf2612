import type { CSSProperties } from 'react';
import { drawMap } from '@/lib/site/drawn-map';
import type { BodyBlock } from '@/lib/articles/markdown/body';
import { formatLocation, mapLinks } from '@/lib/site/location';

/** A place on the drawn map that hotel deals also use. It shows where the place is on its continent; links lead to route planners. */
export function PlaceMap({ label, location }: Extract<BodyBlock, { kind: 'map' }>) {
  const { height, land, landTransform, spots } = drawMap([location]);
  const { x = 0, y = 0 } = spots[0] ?? {};
  const at = { '--x': `${x}%`, '--y': `${(y / height) * 100}%` } as CSSProperties;
  return (
    <figure data-map="">
      <div data-part="sheet" data-side={x > 50 ? 'left' : 'right'} style={at}>
        <svg viewBox={`0 0 100 ${height}`} aria-hidden="true">
          <path data-part="land" d={land} transform={landTransform} />
          <path data-part="cross" d={`M0 ${y}H100M${x} 0V${height}`} />
          <path data-part="spot" d={`M${x} ${y}h0`} />
        </svg>
        <b>{label}</b>
      </div>
      <figcaption>
        {formatLocation(location)}
        {mapLinks(location).map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="nofollow noopener">
            {name}
            <span className="visually-hidden">: {label} (opens in a new tab)</span>
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
