/**
 * The colours of the site, by meaning and never by hue name where a view uses them. Both schemes live in one
 * style sheet as CSS custom properties (`--paper`, `--ink`, …); `__tests__/components/theme/tokens.test.ts` computes
 * the WCAG contrast of every pair in `CONTRAST_PAIRS`.
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
    // #C2410C of the design reaches only 4.52:1 on sand; one step darker keeps small stamps clear of the limit.
    sunset: '#B93C0A',
    'deal-blue': '#1D4ED8',
    sun: '#F5B700',
    'on-fill': '#FFFFFF',
    // The drawings (horizon, postcards): dawn.
    'sky-high': '#BFE0E8',
    'sky-low': '#FDE3C3',
    'far-hill': '#8FB8B8',
    'near-hill': '#4F8C86',
    water: '#78B9C2',
    shade: '#2F5D62',
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
    // The drawings: night, with stars.
    'sky-high': '#0B1328',
    'sky-low': '#2B3A66',
    'far-hill': '#24365C',
    'near-hill': '#1A2A49',
    water: '#1F4663',
    shade: '#0E1830',
    cloud: '#3B4C78',
    star: '#F2EDE3',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

export type ColorName = keyof (typeof COLORS)['light'];

/** Foreground, background and the least ratio WCAG 2.2 AA asks for where this pair is used (4.5 text, 3 graphics). */
export const CONTRAST_PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sand', 4.5],
  ['ink', 'surface', 4.5],
  // Hero titles stand on the sky itself.
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
  // Borders of form fields carry meaning.
  ['ink-soft', 'surface', 3],
];
