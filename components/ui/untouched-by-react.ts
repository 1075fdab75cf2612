/**
 * Properties of an element whose content a script writes. React writes nothing into the element, because `dangerouslySetInnerHTML` is
 * always the same object.
 */
export const UNTOUCHED_BY_REACT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
