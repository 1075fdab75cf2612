import { css } from 'styled-components';

/** The style of the note, for the section that contains it. */
export const sampleNoteCss = css`
  [data-part='samples'] {
    margin-top: 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`;

interface SampleNoteProps {
  readonly deals: readonly { readonly isSample?: boolean | undefined }[];
}

/** A line below deals if the price of one of them is a sample that nobody has seen yet. */
export function SampleNote({ deals }: SampleNoteProps) {
  if (!deals.some(({ isSample }) => isSample)) return null;
  return <p data-part="samples">Sample prices, until our partners’ own arrive. They promise nothing.</p>;
}
