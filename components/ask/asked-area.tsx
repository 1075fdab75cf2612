/** With `dangerouslySetInnerHTML`, React does not touch the content that a script adds to the area. */
const NOTHING_OF_REACT = { __html: '' };

/** The area that a script fills after a press on the form of the same section. */
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
