'use client';

import { RoutingError } from '@/components/shell/routing-error.client';

/** In place of the whole document, when what fails is the header or the layout itself. */
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
