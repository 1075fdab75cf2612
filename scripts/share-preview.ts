import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadArticles } from '@/lib/content/articles';
import { loadBlogPage } from '@/lib/content/collections';
import { loadPages } from '@/lib/deals/load-pages';
import { routes } from '@/lib/routes';
import { LANDING_PICTURES, pinPicture, sharePicture, type LandingPicture } from '@/lib/share-pictures';
import { absoluteUrl } from '@/lib/site-address';
import { previewPage, type PreviewEntry } from './share/preview-page';

/*
 * Writes a page for the eye only: the pictures of the last build beside the cards that networks would make of them.
 */

const { home, flights, flightHotel, hotels, transfers } = loadPages();
const blog = loadBlogPage();
const LANDINGS: Readonly<Record<LandingPicture, { readonly title: string; readonly description: string }>> = {
  home: home.hero,
  flights: flights.hero,
  'flight-hotel': flightHotel.hero,
  hotels: hotels.hero,
  transfers: transfers.hero,
  blog: { title: blog.title, description: blog.intro },
};

const landings = (Object.keys(LANDINGS) as LandingPicture[]).map((name): PreviewEntry => {
  const page = LANDING_PICTURES[name];
  const { title, description } = LANDINGS[name];
  return { path: page, title, description, card: sharePicture(page) };
});
const articles = loadArticles().all.map(({ slug, title, excerpt }): PreviewEntry => {
  const page = routes.article(slug);
  return { path: page, title, description: excerpt, card: sharePicture(page), pin: pinPicture(slug) };
});

if (!existsSync('out/share')) {
  console.error('No share pictures yet: run `npm run build` first.');
  process.exitCode = 1;
} else {
  const file = path.resolve('test-results/share-preview.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, previewPage([...landings, ...articles], new URL(absoluteUrl('/')).hostname));
  console.log(`Open ${pathToFileURL(file)}`);
}
