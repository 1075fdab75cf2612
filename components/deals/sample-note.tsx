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

const SENTENCE = 'Sample prices for now.';

/** Whether the price of one of the deals is a sample that nobody has seen yet. */
const haveSamples = (deals: SampleNoteProps['deals']) => deals.some(({ isSample }) => isSample);

/** The text above deals, with a sentence on samples if they have such prices. */
export const withSampleNote = (text: string, deals: SampleNoteProps['deals']): string =>
  haveSamples(deals) ? `${text} ${SENTENCE}` : text;

/** The same sentence as a line below deals without a text of their own. */
export const SampleNote = ({ deals }: SampleNoteProps) =>
  haveSamples(deals) && <p data-part="samples">{SENTENCE}</p>;
