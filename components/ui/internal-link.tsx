import Link from 'next/link';
import type { ComponentProps } from 'react';

type InternalLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'> & { readonly href: string };

/** A link within the site. It fetches nothing ahead: a page costs what reading it costs. */
export function InternalLink(props: InternalLinkProps) {
  return <Link {...props} prefetch={false} />;
}
