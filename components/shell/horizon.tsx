import { PLANE } from '@/components/ui/plane';
import type { HorizonVariant } from '@/lib/site/landing-pages';
import { HORIZON_SCENES } from './horizon-scenes';

/**
 * Dots, as strokes without length and with round caps: 5 bytes each instead of 40 for a circle. There are none behind the
 * headline.
 */
const STARS = 'M810 24h0M936 84h0M1020 40h0M1060 150h0M1150 96h0M1230 34h0M1310 132h0';

interface HorizonProps {
  readonly variant: HorizonVariant;
  /** The part of the drawing that stays visible in a narrow box; the middle by default. */
  readonly keeps?: 'middle' | 'right';
}

/**
 * The drawing of the heroes: dawn in the light scheme, a starry night in the dark one. Both use the same markup,
 * because every color is a custom property. It is inline, so that a landing page's first paint waits for no image.
 *
 * Use it once per page, because the gradient's id is a constant. `[data-part='contrail']` starts at the lower left of
 * its box, so that a style sheet can animate its growth.
 */
export function Horizon({ variant, keeps = 'middle' }: HorizonProps) {
  const {
    sun: [x, y],
    contrail,
    plane,
    land,
  } = HORIZON_SCENES[variant];
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio={keeps === 'middle' ? 'xMidYMax slice' : 'xMaxYMax slice'}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <linearGradient id="sky" x2="0" y2=".75">
        <stop stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <path fill="url(#sky)" d="M-1600 0h3040v420h-3040z" />
      <path stroke="var(--star)" strokeWidth="3" d={STARS} />
      <circle
        cx={x}
        cy={y}
        r="104"
        fill="var(--cloud)"
        fillOpacity=".24"
        stroke="var(--cloud)"
        strokeWidth="96"
        strokeOpacity=".16"
      />
      <circle cx={x} cy={y} r="56" fill="var(--sun)" />
      <path data-part="contrail" stroke="var(--cloud)" strokeWidth="4" d={contrail} />
      <path fill="var(--ink)" d={plane + PLANE} />
      {land}
    </svg>
  );
}
