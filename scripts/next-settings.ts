/** What `next.config.mjs` needs, in one module: each one of TypeScript that it loads by itself costs every process of Next time. */
export { readVariable } from '@/lib/site/environment';
export { serverSettings } from './server/server-settings';
export { buildId } from './incremental/build-id';
export { NEXT_EXPORT } from './incremental/places';
