import { notFound } from 'next/navigation';
import { EMPTY_ROUTE } from '@/lib/site/routes';

/** What a segment of an address names; nothing for the route that stands for none (`atLeastOne`). */
export const found = <T>(segment: string, find: (segment: string) => T | undefined): T | undefined =>
  segment === EMPTY_ROUTE ? undefined : (find(segment) ?? notFound());
