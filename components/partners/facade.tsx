/** The drawing behind the text of a facade. A narrow box crops it on the left; a wide box crops it above y 24 and below y 96. */
export type FacadeScene = 'sky' | 'ride' | 'package' | 'room';

/** Shapes in a box of 320 × 120, in the colors of the drawings. */
const SCENES: Readonly<Record<FacadeScene, readonly (readonly [color: string, d: string])[]>> = {
  /** A plane above the clouds. */
  sky: [
    ['sky-high', 'M0 0h320v120H0z'],
    ['sky-low', 'M0 58q160-30 320 0v62H0z'],
    ['sun', 'M186 52a20 20 0 1 1-40 0 20 20 0 0 1 40 0z'],
    ['ink', 'M274 28q-3-1-9 4l-4 4-17-4-4 4 14 6-5 5-7-1-3 3 8 4 3 8 3-3 0-7 5-4 5 14 4-3-2-17 4-4q6-5 5-9z'],
    ['cloud', 'M0 74q20-16 40-4 22-18 48-2 18-12 36 2 26-16 54 0 20-14 44 0 24-16 50 0 26-10 48 4v46H0z'],
    ['far-hill', 'M0 96q34-14 70-4 40-16 84-2 44-14 90 0 40-12 76 2v28H0z'],
  ],
  /** A car on its way from the airport. */
  ride: [
    ['sky-low', 'M0 0h320v120H0z'],
    ['sun', 'M218 40a18 18 0 1 1-36 0 18 18 0 0 1 36 0z'],
    ['far-hill', 'M0 74V52l36-14 50-8 40 16 44-10 70 12 80-16v42z'],
    ['water', 'M112 74V34h-6l4-12h20l4 12h-6v18h54v22z'],
    ['cloud', 'M110 26h20l1 4h-22zM134 58h10v5h-10zM148 58h10v5h-10zM162 58h10v5h-10z'],
    ['near-hill', 'M0 72h320v48H0z'],
    [
      'cloud',
      'M10 88h26v2H10zM62 88h26v2H62zM114 88h26v2h-26zM166 88h26v2h-26zM218 88h26v2h-26zM270 88h26v2h-26z',
    ],
    ['sunset', 'M214 74V62q2-4 10-4l8-12q2-3 6-3h24q4 0 7 3l10 12q13 2 13 8v8z'],
    ['cloud', 'M236 48h10v10h-17zM250 48h10l8 10h-18z'],
    ['shade', 'M240 74a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM282 74a8 8 0 1 1-16 0 8 8 0 0 1 16 0z'],
    ['cloud', 'M235 74a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM277 74a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'],
  ],
  /** A packed suitcase on a wall above the sea. */
  package: [
    ['sky-high', 'M0 0h320v120H0z'],
    ['sky-low', 'M0 50q160-24 320 0v70H0z'],
    ['sun', 'M170 54a18 18 0 1 1-36 0 18 18 0 0 1 36 0z'],
    ['water', 'M0 66h320v54H0z'],
    ['ink', 'M222 30q-3-1-9 4l-4 4-17-4-4 4 14 6-5 5-7-1-3 3 8 4 3 8 3-3 0-7 5-4 5 14 4-3-2-17 4-4q6-5 5-9z'],
    ['near-hill', 'M0 82h320v5H0z'],
    ['shade', 'M0 87h320v33H0z'],
    ['ink', 'M254 40v-8q0-4 4-4h16q4 0 4 4v8h-5v-7h-14v7z'],
    ['sunset', 'M240 40h52q4 0 4 4v38h-60V44q0-4 4-4z'],
    ['cloud', 'M248 40h5v42h-5zM279 40h5v42h-5z'],
  ],
  /** A made bed beside a window on hills. */
  room: [
    ['sky-low', 'M0 0h320v120H0z'],
    ['sky-high', 'M108 6h64v42h-64z'],
    ['far-hill', 'M108 48V38l20-12 18 10 26-8v20z'],
    ['cloud', 'M138 6h4v42h-4zM102 48h76v5h-76z'],
    ['near-hill', 'M96 0h18q0 32-12 50h-6zM164 0h18v50h-6q-12-18-12-50z'],
    ['shade', 'M0 60h320v60H0z'],
    ['ink', 'M219 62V50h16v12h-3v-8h-10v8zM226 50V36h2v14zM240 68v-8h4v8zM298 68v-8h4v8z'],
    ['sun', 'M218 36l4-12h10l4 12z'],
    ['near-hill', 'M298 61V24q0-4 4-4t4 4v37z'],
    ['cloud', 'M238 48h60v13h-60zM276 38h18q4 0 4 4v6h-26v-6q0-4 4-4z'],
    ['sunset', 'M236 61V46q0-4 4-4h30v19z'],
  ],
};

interface FacadeProps {
  readonly scene: FacadeScene;
  /** Set if the page shows the drawing again with `use`. */
  readonly id?: string;
}

/** A drawing in place of a partner's content. The text over it explains the state. */
export function Facade({ scene, id }: FacadeProps) {
  return (
    <svg
      data-facade=""
      viewBox="0 0 320 120"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g id={id}>
        {SCENES[scene].map(([color, d]) => (
          <path key={d} fill={`var(--${color})`} d={d} />
        ))}
      </g>
    </svg>
  );
}
