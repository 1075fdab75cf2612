'use client';

import { useEffect, useRef } from 'react';

interface RoutingErrorProps {
  readonly error: unknown;
}

/** Status text of a failed answer, message of an error, or what was thrown, as words. */
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
    // The page that failed may have been scrolled; the words must not stand above the window.
    notice.current?.focus();
  }, [error]);
  return (
    <div className="container">
      <div className="notice" role="alert" tabIndex={-1} ref={notice}>
        <h1>Unexpected Application Error!</h1>
        <p>{describeError(error)}</p>
        {/* A whole new document: the one at hand has failed. */}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    </div>
  );
}
