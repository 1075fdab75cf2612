/**
 * Logs the address that led nowhere, once however often it is shown. It is a warning: an error would tell whoever watches for
 * errors that this page is broken.
 */
export function tellMissing(): void {
  const marks = document.documentElement.dataset;
  const { pathname } = window.location;
  if (marks.missing === pathname) return;
  marks.missing = pathname;
  console.warn('404: no page at', pathname);
}

/** Whether an address that led nowhere is one of an article; the start-up script, which knows the base path, has looked. */
export const isArticleAddress = (): boolean => document.documentElement.dataset.post === 'true';
