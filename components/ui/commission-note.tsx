/** Said above the first earning link of a page, where a reader cannot miss it. */
export function CommissionNote({ children }: { readonly children: string }) {
  return (
    <p className="commission-note" data-commission-note="">
      {children}
    </p>
  );
}
