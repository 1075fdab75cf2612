/**
 * Logs the missing address, once per document. It is a warning, because monitoring would report an error as a bug in this
 * page.
 */
export function logMissingAddress(): void {
  const marks = document.documentElement.dataset;
  const { pathname } = window.location;
  if (marks.missing === pathname) return;
  marks.missing = pathname;
  console.warn('404: no page at', pathname);
}

/**
 * Whether the missing address has the form of an article's. The start-up script has checked it, because it knows the
 * base path.
 */
export const isArticleAddress = (): boolean => document.documentElement.dataset.post === 'true';
