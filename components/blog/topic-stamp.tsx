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
/** Up to this number of letters, they have more space between them. */
const FEW_LETTERS = 14;

/** What a stamp shows beside its name. */
export interface StampMarks {
  /** A short text at the lower edge, such as a month. */
  readonly foot: string | undefined;
  /** A text of a few letters in the middle. */
  readonly text?: string;
  /** A drawing in the middle: one path in a box of 20 × 20, as for icons. */
  readonly pictogram?: string;
}

interface TopicStampProps extends StampMarks {
  readonly name: string;
}

/**
 * A round passport stamp with the name along its edge. It is hidden from screen readers, because the page says the same. The ids of the
 * edges are in capitals, because no heading can have such an id.
 */
export function TopicStamp({ name, foot, text, pictogram }: TopicStampProps) {
  return (
    <svg data-part="stamp" viewBox="-50 -50 100 100" aria-hidden="true">
      {/* Where both rings have gaps, the ink is worn. */}
      <circle r="48.5" strokeWidth="2" strokeDasharray="93 3 12 6 191" />
      <circle r="45.5" strokeWidth=".75" strokeDasharray="91 9 186" />
      <circle r="29.5" strokeDasharray="2 2" />
      <path id="ARC" stroke="none" d="M-27 21a34.2 34.2 0 1 1 54 0" />
      <path id="FOOT" stroke="none" d="M-31.5 25.5a40.5 40.5 0 0 0 63 0" />
      <text fontSize="8.5" fontWeight="700" letterSpacing={name.length > FEW_LETTERS ? 0.6 : 2}>
        <textPath
          href="#ARC"
          startOffset="50%"
          {...(name.length > ARC_LETTERS && { textLength: ARC_LENGTH, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name.toUpperCase()}
        </textPath>
      </text>
      {foot && (
        <text fontSize="6.5" fontWeight="700" letterSpacing=".6">
          <textPath href="#FOOT" startOffset="50%">
            {`· ${foot} ·`}
          </textPath>
        </text>
      )}
      {text && (
        <text
          fontFamily="var(--display)"
          fontWeight="600"
          {...(text.length > 1 ? { fontSize: 24, y: 8.5 } : { fontSize: 38, y: 13 })}
        >
          {text}
        </text>
      )}
      {pictogram && (
        <path
          d={pictogram}
          transform="scale(2.1)translate(-10-10)"
          strokeWidth="1.1"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
