import { notFound } from 'next/navigation';
import { EMPTY_ROUTE } from '@/lib/site/routes';

/** Finds what a segment of an address names; undefined for the placeholder of a route without pages (`atLeastOne`). */
export const found = <T>(segment: string, find: (segment: string) => T | undefined): T | undefined =>
  segment === EMPTY_ROUTE ? undefined : (find(segment) ?? notFound());
