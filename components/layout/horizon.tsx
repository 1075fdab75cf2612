import type { ReactNode } from 'react';

export type HorizonVariant = 'dawn' | 'sea' | 'hills' | 'city' | 'road';

interface Scene {
  readonly sun: { readonly x: number; readonly y: number };
  readonly contrail: string;
  /** Where the contrail ends and which way it points there. */
  readonly plane: string;
  /** Everything in front of the sky, from far to near. */
  readonly land: ReactNode;
}

/** Round dots: a stroke of no length with round caps costs five bytes, a circle forty. */
const STARS =
  'M70 96h0M168 34h0M310 130h0M452 52h0M540 168h0M618 88h0M700 30h0M756 150h0M838 64h0M1010 44h0M1052 176h0M1120 108h0M1206 40h0M1290 150h0M1350 74h0M1412 190h0';

const PLANE = 'M24 0q-3-4-10-4H6L-7-20h-6l6 16h-8l-6-6h-5l3 10-3 10h5l6-6h8l-6 16h6L6 4h8q7 0 10-4z';

const SCENES: Readonly<Record<HorizonVariant, Scene>> = {
  dawn: {
    sun: { x: 846, y: 300 },
    contrail: 'M480 268q270-10 430-136',
    plane: 'translate(916 128) rotate(-38)',
    land: (
      <>
        <path fill="var(--far-hill)" d="M0 312v-22q120-40 250-18t260 40zM930 312q150-10 250-66t260-50v116z" />
        <path fill="var(--water)" d="M0 310h1440v110H0z" />
        <path stroke="var(--sun)" strokeWidth="5" d="M782 320h128M806 334h92M800 348h56M832 362h40M824 378h22" />
        <path stroke="var(--cloud)" strokeWidth="3" opacity=".5" d="M90 344h120M280 372h70M470 338h90M610 386h80" />
        <path fill="var(--cloud)" d="M1158 262l5-56h14l5 56z" />
        <path fill="var(--sunset)" d="M1160 206l10-16 10 16z" />
        <path fill="var(--near-hill)" d="M960 330c110 0 120-70 230-76s150-40 250-50v150z" />
        <path fill="var(--shade)" d="M760 420c160 0 230-70 370-76s200-30 310-56v132z" />
      </>
    ),
  },
  sea: {
    sun: { x: 880, y: 216 },
    contrail: 'M560 150q200-10 330-86',
    plane: 'translate(896 62) rotate(-28)',
    land: (
      <>
        <path fill="var(--far-hill)" d="M1010 292q90-50 180-46t250-46v92z" />
        <path fill="var(--water)" d="M0 290h1440v130H0z" />
        <path stroke="var(--sun)" strokeWidth="5" d="M824 300h112M850 314h70M844 328h40M866 342h32" />
        <path fill="var(--cloud)" d="M722 304V206q40 60 52 98zM714 304v-76q-30 50-34 76z" />
        <path fill="var(--sunset)" d="M670 310h112q-10 18-30 18h-56q-20 0-26-18z" />
        <path fill="var(--cloud)" d="M0 404c220-30 420 0 640-10s420-90 800-84v110H0z" />
        <path fill="var(--sky-low)" d="M0 416c240-26 420 0 650-8s420-84 790-80v92H0z" />
        <path fill="var(--near-hill)" d="M1040 420q170-80 400-78v78z" />
      </>
    ),
  },
  hills: {
    sun: { x: 790, y: 262 },
    contrail: 'M200 318q460 0 730-212',
    plane: 'translate(936 101) rotate(-38)',
    land: (
      <>
        <path fill="var(--far-hill)" d="M0 330q160-50 330-30t330-10 300-60 240-40 240 20v120H0z" />
        <path fill="var(--water)" d="M420 340q240-50 480-36t540-70v110z" />
        <path fill="var(--near-hill)" d="M0 370q200-40 400-30t420 0 340-70 280-20v170H0z" />
        <path fill="var(--shade)" d="M0 420q360-60 700-30t740-80v110z" />
      </>
    ),
  },
  city: {
    sun: { x: 800, y: 250 },
    contrail: 'M500 190q240-10 390-100',
    plane: 'translate(896 87) rotate(-30)',
    land: (
      <>
        <path
          fill="var(--far-hill)"
          d="M0 350h520v-40h60v-30h50v40h80v-60h54v80h50v-110h40v-40l30-20v170h40v-90h70v30h60v-120h64v100h50v-60h80v-40h60v60h132v160H0z"
        />
        <path fill="var(--near-hill)" d="M560 420v-60h90v-40h70v60h110v-90h80v70h70v-140h80v110h60v-60h90v-90h30v90h40v90h160v60z" />
        <path fill="var(--shade)" d="M0 420q300-50 700-30t740-40v70z" />
      </>
    ),
  },
  road: {
    sun: { x: 860, y: 240 },
    contrail: 'M520 190q220-10 370-100',
    plane: 'translate(896 87) rotate(-30)',
    land: (
      <>
        <path fill="var(--far-hill)" d="M0 330q160-50 330-30t330-10 300-60 240-40 240 20v120H0z" />
        <path fill="var(--near-hill)" d="M0 370q200-40 400-30t420-50 340-40 280-20v190H0z" />
        <path fill="var(--cloud)" d="M600 420q240-50 200-80t60-50h10q-60 20-10 50t-80 80z" />
      </>
    ),
  },
};

/**
 * The magazine's recurring picture: dawn in the light scheme, a starred night in the dark one, from one markup, because
 * every colour is a custom property. It is inline so that a landing page's first paint waits for no image; hence
 * whole numbers, short paths and at most 1.6 KB each. The upper left stays empty: the headline stands there.
 *
 * One per page: the gradient's id is a constant. `[data-part='contrail']` has a path length of 1, so a style sheet can draw
 * it once with `stroke-dasharray: 1` and an animated `stroke-dashoffset`.
 */
export function Horizon({ variant }: { readonly variant: HorizonVariant }) {
  const { sun, contrail, plane, land } = SCENES[variant];
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor="var(--sky-high)" />
        <stop offset=".75" stopColor="var(--sky-low)" />
      </linearGradient>
      <path fill="url(#sky)" d="M0 0h1440v420H0z" />
      <path stroke="var(--star)" strokeWidth="3" d={STARS} />
      <circle cx={sun.x} cy={sun.y} r="140" fill="var(--sun)" opacity=".16" />
      <circle cx={sun.x} cy={sun.y} r="60" fill="var(--sun)" />
      <path data-part="contrail" pathLength="1" stroke="var(--cloud)" strokeWidth="4" d={contrail} />
      <path fill="var(--ink)" transform={plane} d={PLANE} />
      {land}
    </svg>
  );
}
