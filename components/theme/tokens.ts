/**
 * The colors of the site, named by meaning. Both schemes are CSS custom properties in one style sheet (`--paper`,
 * `--ink`, …). `__tests__/components/theme/tokens.test.ts` computes the WCAG contrast of every pair in
 * `CONTRAST_PAIRS`.
 */
export const COLORS = {
  light: {
    paper: '#FFFDF8',
    sand: '#F6EFE3',
    surface: '#FFFFFF',
    ink: '#14213D',
    'ink-soft': '#4A5672',
    line: '#E4DCCD',
    sea: '#0B6E75',
    // #C2410C has only 4.52:1 on sand. This darker value leaves a margin for small stamps.
    sunset: '#B93C0A',
    'deal-blue': '#1D4ED8',
    sun: '#F5B700',
    'on-fill': '#FFFFFF',
    // Colors of the drawings (horizon, postcards): dawn.
    'sky-high': '#B9E0EA',
    'sky-low': '#FFE0C2',
    'far-hill': '#9CC3C4',
    'near-hill': '#4F8C86',
    water: '#74B7C1',
    shade: '#2B565C',
    cloud: '#FFFFFF',
    star: '#FFFFFF00',
  },
  dark: {
    paper: '#0E1626',
    sand: '#131D33',
    surface: '#17223A',
    ink: '#F2EDE3',
    'ink-soft': '#B9C0D0',
    line: '#2C3A57',
    sea: '#5CC8CE',
    sunset: '#FF8A5B',
    'deal-blue': '#8AB4FF',
    sun: '#FFD166',
    'on-fill': '#0E1626',
    // Colors of the drawings: night with stars.
    'sky-high': '#0F1935',
    'sky-low': '#415493',
    'far-hill': '#293A6C',
    'near-hill': '#1B284D',
    water: '#2B587C',
    shade: '#0B1328',
    cloud: '#7486BE',
    star: '#F2EDE3',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

/**
 * Colors at night of the drawings in place of photos and of partners' widgets. They are lighter than those of the heroes, so that subjects
 * and edges are visible.
 */
export const NIGHT_DRAWINGS: Partial<Record<ColorName, string>> = {
  'sky-high': '#3C5094',
  'sky-low': '#4F63A6',
  'far-hill': '#2E407A',
  'near-hill': '#1A2750',
  water: '#234C6F',
  shade: '#0A1230',
};

export type ColorName = keyof (typeof COLORS)['light'];

/** Foreground, background and the minimum ratio of WCAG 2.2 AA for this pair (4.5 for text, 3 for graphics). */
export const CONTRAST_PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sand', 4.5],
  ['ink', 'surface', 4.5],
  // Hero titles are on the sky.
  ['ink', 'sky-high', 4.5],
  ['ink', 'sky-low', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'sand', 4.5],
  ['ink-soft', 'surface', 4.5],
  ['sea', 'paper', 4.5],
  ['sea', 'sand', 4.5],
  ['sea', 'surface', 4.5],
  ['sunset', 'paper', 4.5],
  ['sunset', 'sand', 4.5],
  ['sunset', 'surface', 4.5],
  ['deal-blue', 'paper', 4.5],
  ['deal-blue', 'sand', 4.5],
  ['deal-blue', 'surface', 4.5],
  ['on-fill', 'sea', 4.5],
  ['on-fill', 'sunset', 4.5],
  ['on-fill', 'deal-blue', 4.5],
  // Borders of form fields.
  ['ink-soft', 'surface', 3],
];
