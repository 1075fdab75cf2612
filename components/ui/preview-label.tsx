/** The label of an item that only the preview shows: a draft, an article of the future, or a deal that has ended. */
export const PreviewLabel = ({ label }: { readonly label: string | undefined }) =>
  label && (
    <>
      {' '}
      <strong className="stamp">{label}</strong>{' '}
    </>
  );
