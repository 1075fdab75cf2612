'use client';

import { RoutingError } from '@/components/shell/routing-error.client';

/** Replaces the whole document when the header or the layout itself fails. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  return (
    <html lang="en">
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <RoutingError error={error} />
      </body>
    </html>
  );
}
