'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { RoutingError } from './routing-error.client';

interface BoundaryProps {
  readonly path: string | null;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly path: string | null;
  readonly failure: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, failure: undefined };

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // `notFound()` and `redirect()` also throw, for boundaries of Next.
    unstable_rethrow(error);
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <RoutingError error={failure.error} /> : this.props.children;
  }
}

/**
 * After an unexpected error, shows an error page instead of its children until the visitor opens another page. It is a plain
 * React boundary, because `catchError` of next/error would add Next's older router, 2 KB, whenever React starts.
 */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary path={usePathname()}>{children}</Boundary>;
}
