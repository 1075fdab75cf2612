import { PLANE } from '@/components/ui/plane';

/** The drawing of a facade. Its left third is calm: a wide box has its ticket there, and a narrow box crops it. */
export type FacadeScene = 'sky' | 'ride' | 'package' | 'room';

/** Shapes in a box of 320 × 120, in the colors of the drawings. Sky and ground go on above and below it, for a high frame. */
const FACADE_DRAWINGS: Readonly<Record<FacadeScene, readonly (readonly [color: string, d: string])[]>> = {
  /** A plane above the clouds. */
  sky: [
    ['sky-high', 'M0-200h320v320H0z'],
    ['sky-low', 'M0 58q160-30 320 0v62H0z'],
    ['sun', 'M226 52a20 20 0 1 1-40 0 20 20 0 0 1 40 0z'],
    ['ink', `M274 28${PLANE}`],
    ['cloud', 'M0 74q20-16 40-4 22-18 48-2 18-12 36 2 26-16 54 0 20-14 44 0 24-16 50 0 26-10 48 4v46H0z'],
    ['far-hill', 'M0 96q34-14 70-4 40-16 84-2 44-14 90 0 40-12 76 2v240H0z'],
  ],
  /** A car on its way from the airport. */
  ride: [
    ['sky-low', 'M0-600h320v720H0z'],
    ['sun', 'M216 48a16 16 0 1 1-32 0 16 16 0 0 1 32 0z'],
    ['far-hill', 'M0 74V52l36-14 50-8 40 16 44-10 70 12 80-16v42z'],
    ['water', 'M126 74V46h-6l4-12h20l4 12h-6v10h44v18z'],
    ['cloud', 'M124 38h20l1 4h-22zM146 61h10v5h-10zM159 61h10v5h-10zM172 61h10v5h-10z'],
    ['near-hill', 'M0 72h320v180H0z'],
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
    ['sky-high', 'M0-600h320v720H0z'],
    ['sky-low', 'M0 50q160-24 320 0v70H0z'],
    ['sun', 'M170 54a18 18 0 1 1-36 0 18 18 0 0 1 36 0z'],
    ['water', 'M0 66h320v54H0z'],
    ['ink', `M222 30${PLANE}`],
    ['far-hill', 'M0 82h320v5H0z'],
    ['near-hill', 'M0 87h320v160H0z'],
    ['ink', 'M254 40v-8q0-4 4-4h16q4 0 4 4v8h-5v-7h-14v7z'],
    ['sunset', 'M240 40h52q4 0 4 4v38h-60V44q0-4 4-4z'],
    ['cloud', 'M248 40h5v42h-5zM279 40h5v42h-5z'],
  ],
  /** A made bed beside a window on hills. */
  room: [
    ['sky-low', 'M0-200h320V90H0z'],
    ['far-hill', 'M0 82h320v4H0z'],
    ['near-hill', 'M0 86h320v240H0z'],
    ['far-hill', 'M110 94h76l18 14H96z'],
    ['sky-high', 'M132 32h60v36h-60z'],
    ['sun', 'M155 44a7 7 0 1 1-14 0 7 7 0 0 1 14 0z'],
    ['far-hill', 'M132 68V57l18-13 16 10 26-12v26z'],
    ['cloud', 'M160 32h4v36h-4zM126 68h72v5h-72zM240 28h36v24h-36z'],
    ['water', 'M243 31h30v18h-30z'],
    ['near-hill', 'M243 49v-5l10-7 8 5 12-6v13zM120 28h16q2 30-10 53h-8zM204 28h-16q-2 30 10 53h8z'],
    ['ink', 'M112 26h100v2H112zM180 62h3v10h-3zM170 72h23v3h-23zM173 75h3v17h-3zM187 75h3v17h-3z'],
    ['sun', 'M171 62l5-14h11l5 14z'],
    ['shade', 'M297 44q0-5 5-5t5 5v48h-10z'],
    ['ink', 'M198 82h102v6H198zM203 88h5v8h-5zM286 88h5v8h-5z'],
    ['cloud', 'M200 68h98v14h-98zM268 58h24q6 0 6 6v6h-36v-6q0-6 6-6z'],
    ['sunset', 'M200 82V66q0-5 5-5h49v21z'],
    ['sun', 'M247 61h7v21h-7z'],
  ],
};

interface FacadeProps {
  readonly scene: FacadeScene;
  /** Set if the page shows the drawing again with `use`. */
  readonly id?: string;
}

/** A drawing in place of a partner's content, below a ticket with the text that explains the state. */
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
        {FACADE_DRAWINGS[scene].map(([color, d]) => (
          <path key={d} fill={`var(--${color})`} d={d} />
        ))}
      </g>
    </svg>
  );
}
