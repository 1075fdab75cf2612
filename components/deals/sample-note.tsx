interface SampleNoteProps {
  readonly deals: readonly { readonly isSample?: boolean | undefined }[];
}

/** A line below deals if the price of one of them is a sample that nobody has seen yet. */
export function SampleNote({ deals }: SampleNoteProps) {
  if (!deals.some(({ isSample }) => isSample)) return null;
  return <p data-part="samples">Sample prices: they show what a card looks like, and promise nothing.</p>;
}
