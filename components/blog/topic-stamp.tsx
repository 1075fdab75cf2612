import { css } from 'styled-components';

/** Styles of `TopicStamp`, for the surrounding component. */
export const topicStampCss = css`
  [data-part='stamp'] {
    fill: none;
    stroke: currentColor;
    color: var(--sunset);
    rotate: -8deg;
  }
  [data-part='stamp'] text {
    fill: currentColor;
    stroke: none;
    text-anchor: middle;
  }
`;

/** How many letters of average width fit on the arc. */
const ARC_LETTERS = 20;
/** Length of the arc without its ends, in units of the drawing. */
const ARC_LENGTH = 150;

/** How many letters of the second line fit at its larger size. */
const SHORT = 5;

interface TopicStampProps {
  readonly name: string;
  /** The text in the middle: one or two short lines. */
  readonly middle: readonly string[];
}

/**
 * A round passport stamp with the name along its edge. It is hidden from screen readers, because the heading says the same. The id of the
 * edge is in capitals, because no heading can have such an id.
 */
export function TopicStamp({ name, middle }: TopicStampProps) {
  const [first, second] = middle;
  return (
    <svg data-part="stamp" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="48.5" strokeWidth="2" />
      <circle r="45.5" strokeWidth=".75" />
      <circle r="28" strokeDasharray="2 2" />
      <path id="ARC" stroke="none" d="M-27.5 21.5a35 35 0 1 1 55 0" />
      <text fontSize="8.5" fontWeight="700" letterSpacing=".6">
        <textPath
          href="#ARC"
          startOffset="50%"
          {...(name.length > ARC_LETTERS && { textLength: ARC_LENGTH, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name.toUpperCase()}
        </textPath>
      </text>
      <path d="M-9 43q9-1.5 16-7M10.5 31.5l-7 2 4 1.5.5 4z" strokeWidth="1.5" strokeLinejoin="round" />
      {second ? (
        // Only texts of two lines have numbers. In the display face, a small 3 looks like a 5.
        <text fontWeight="700">
          <tspan x="0" y="-4" fontSize="6.5">
            {first}
          </tspan>
          <tspan x="0" y="8" fontSize={second.length > SHORT ? 8.5 : 14}>
            {second}
          </tspan>
        </text>
      ) : (
        <text fontFamily="var(--display)" fontSize="20" fontWeight="600" y="7">
          {first}
        </text>
      )}
    </svg>
  );
}
