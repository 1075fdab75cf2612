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

/** The sentence for deals of which one has a price that nobody has seen yet, otherwise nothing. It begins with a space. */
export const sampleSentence = (deals: SampleNoteProps['deals']): string =>
  deals.some(({ isSample }) => isSample) ? ' Sample prices, until our partners’ own arrive.' : '';

/** The same as a line below deals without a text of their own. */
export function SampleNote({ deals }: SampleNoteProps) {
  const sentence = sampleSentence(deals);
  return sentence && <p data-part="samples">{sentence}</p>;
}
