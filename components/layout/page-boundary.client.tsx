'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';
import { RoutingError } from './routing-error.client';

/** Shows an unexpected error in place of what stands in the page; header and footer stay. */
export const PageBoundary = catchError<{ readonly children: ReactNode }>((_props, { error }) => (
  <RoutingError error={error} />
));
