interface CommissionNoteProps {
  readonly children: string;
  /** Within an article: the search passes over it. */
  readonly 'data-pagefind-ignore'?: '';
}

/** Said above the first earning link of a page, where a reader cannot miss it. */
export function CommissionNote({ children, ...marks }: CommissionNoteProps) {
  return (
    <p className="commission-note" data-commission-note="" {...marks}>
      {children}
    </p>
  );
}
