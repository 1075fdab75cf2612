'use client';

import { RoutingError } from '@/components/layout/routing-error.client';

/** What fails outside the boundary of a page's own content. */
export default function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <main id="content">
      <RoutingError error={error} />
    </main>
  );
}
