import { loadArticles } from '@/lib/articles/articles';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadSite } from '@/lib/site/load-site';
import { loadPages } from '@/lib/site/load-pages';
import type { ShareContent } from './list-pictures';

/** What the pictures say, from the same content as the pages. @param directory default `content/` */
export function loadShareContent(directory?: string): ShareContent {
  const pages = loadPages(directory);
  return {
    brand: loadSite(directory).name,
    landings: {
      home: pages.home.hero,
      flights: pages.flights.hero,
      'flight-hotel': pages.flightHotel.hero,
      hotels: pages.hotels.hero,
      transfers: pages.transfers.hero,
      blog: loadBlogPage(directory),
    },
    articles: loadArticles(directory).all,
  };
}
