import Link from 'next/link';
import type { ComponentProps } from 'react';

type InternalLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'> & { readonly href: string };

/** A link within the site. It does not prefetch, because prefetching would load data that most visitors never use. */
export function InternalLink(props: InternalLinkProps) {
  return <Link {...props} prefetch={false} />;
}
