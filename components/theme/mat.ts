import { COLORS } from './tokens';

/** The white border of a printed photo. At night it is cream, because a surface of the page would not look like paper. */
export const MAT = `light-dark(${COLORS.light.surface}, ${COLORS.light.line})`;

/** The color of text on it, in both schemes. */
export const MAT_INK = COLORS.light['ink-soft'];
