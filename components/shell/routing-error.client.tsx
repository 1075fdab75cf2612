'use client';

import { useEffect, useRef } from 'react';

interface RoutingErrorProps {
  readonly error: unknown;
}

/** Inside this component, because a page needs these styles only after React has failed. */
const STYLE = `
.notice { max-width: 46rem; padding-block: clamp(3rem, 10vw, 7rem); }
.notice h1 { font-size: var(--text-2xl); }
.notice p { margin-block: 1rem 2rem; color: var(--ink-soft); font-size: var(--text-l); }
`;

/** The status text of a failed response, the message of an error, or the thrown string. */
function describeError(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('statusText' in error && error.statusText) return String(error.statusText);
    if ('message' in error && error.message) return String(error.message);
  }
  return typeof error === 'string' && error ? error : 'Unknown error';
}

/** The page for an unexpected error while rendering (product 2.14). */
export function RoutingError({ error }: RoutingErrorProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    console.error(error);
    // The failed page may be scrolled down, so that the message would be above the viewport.
    notice.current?.focus();
  }, [error]);
  return (
    <div className="container">
      <style>{STYLE}</style>
      <div className="notice" role="alert" tabIndex={-1} ref={notice}>
        <h1>Unexpected Application Error!</h1>
        <p>{describeError(error)}</p>
        {/* A new document, because the current one has failed. */}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    </div>
  );
}
