/** React leaves alone what a script has put in here. */
const NOTHING_OF_REACT = { __html: '' };

/** The place that a script fills after a press on the form of the same section. */
export function AskedArea(data: Readonly<Record<`data-${string}`, string | number | undefined>>) {
  return (
    <div
      {...data}
      data-part="area"
      tabIndex={-1}
      dangerouslySetInnerHTML={NOTHING_OF_REACT}
      suppressHydrationWarning
    />
  );
}
