import { LANDING_PAGES } from './landing-pages';

/** One step of the breadcrumbs, which pages show and structured data repeats. */
export interface Crumb {
  readonly name: string;
  /** Without the base path. */
  readonly path: string;
}

const crumbOf = ({ label, path }: { readonly label: string; readonly path: string }): Crumb => ({
  name: label,
  path,
});

/** The first step everywhere. */
export const HOME_CRUMB = crumbOf(LANDING_PAGES.home);

/** The breadcrumbs of the blog. Those of its lists and articles begin with them. */
export const BLOG_CRUMBS: readonly Crumb[] = [HOME_CRUMB, crumbOf(LANDING_PAGES.blog)];
