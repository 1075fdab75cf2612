/** The border between the text of a paper and its stub. The color of lines would be too faint at night and beside a postcard. */
export const PERFORATION = '2px dashed color-mix(in srgb, var(--ink-soft) 50%, var(--surface))';

/** Where the stub of a paper is: beside the text or below it. */
type StubSide = 'right' | 'bottom';

/** The two ends of the perforation, as the center of a circle, and the half of the paper that each mask covers. */
const ENDS = {
  right: (stub: string) => [
    [`calc(100% - ${stub}) 0`, 'top / 100% 51%'],
    [`calc(100% - ${stub}) 100%`, 'bottom / 100% 51%'],
  ],
  bottom: (stub: string) => [
    [`0 calc(100% - ${stub})`, 'left / 51% 100%'],
    [`100% calc(100% - ${stub})`, 'right / 51% 100%'],
  ],
} as const satisfies Readonly<Record<StubSide, unknown>>;

/**
 * The declaration that cuts notches into a paper, at both ends of the perforation between text and stub.
 * Its users take it back in forced colors, whose border has no notches, and for large text, whose stub has several
 * lines.
 * @param stub The length of the stub, as a CSS length.
 */
export const notchesCss = (side: StubSide, stub: string): string =>
  `mask: ${ENDS[side](stub)
    .map(([center, half]) => `radial-gradient(circle 0.5rem at ${center}, #0000 98%, #000) ${half} no-repeat`)
    .join(', ')};`;

/** The width of a stub beside the text of its paper. It grows with the text, so that a price breaks alike on every screen. */
export const STUB_WIDTH = 'var(--stub-width, 12 * var(--text-s))';
