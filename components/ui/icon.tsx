/** One path per icon, in a box of 20 × 20, for a round stroke of width 1.6. */
export const ICONS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'M5 5l10 10M15 5L5 15',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1M10 17v1M2 10h1M17 10h1M4.3 4.3l.7.7M15 15l.7.7M15.7 4.3l-.7.7M5 15l-.7.7',
  moon: 'M16.5 12A7 7 0 1 1 8 3.5a5.8 5.8 0 0 0 8.5 8.5z',
  'arrow-left': 'M16 10H4M9 5l-5 5 5 5',
  plane:
    'M17.5 10c0-1-.9-1.5-2-1.5H12L8.5 3H6.8l1.7 5.5H5L3.4 6.6H2.3L3 10l-.7 3.4h1.1L5 11.5h3.5L6.8 17h1.7l3.5-5.5h3.5c1.1 0 2-.5 2-1.5z',
  bed: 'M2.5 16V5M2.5 13.5h15V16M17.5 13.5V11A2.5 2.5 0 0 0 15 8.5H9v5M6 8.7a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  car: 'M3 14.5v-4l2-5h10l2 5v4zM3 10.5h14M4.5 14.5v2M15.5 14.5v2M6 12.5h1M13 12.5h1',
  suitcase:
    'M4 6.5h12a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1zM7.5 6.5V4h5v2.5M6.5 6.5V16M13.5 6.5V16',
  shield: 'M10 2.5l6 2v5c0 4-2.5 6.5-6 8-3.5-1.5-6-4-6-8v-5zM7.5 10l2 2 3.5-4',
  headset: 'M3.5 12v-2a6.5 6.5 0 0 1 13 0v2M3.5 11H6v4.5H3.5zM14 11h2.5v4.5H14zM16.5 15.5q0 2-3 2H11',
  tag: 'M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5zM6.5 6.5h0',
  check: 'M4 10.5l4 4 8-9',
  play: 'M7.5 5.5v9l7-4.5z',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5L17 17',
} as const;

export type IconName = keyof typeof ICONS;

/** A decorative icon in the color of the text. Hidden from assistive technology, because its control has a name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
