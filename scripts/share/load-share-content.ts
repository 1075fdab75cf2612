import type { Article } from '@/lib/articles/article';
import { loadArticles } from '@/lib/articles/articles';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { loadLandingText, type LandingText } from '@/lib/seo/landing-text';
import { LANDING_PAGE_NAMES, type LandingPage } from '@/lib/site/landing-pages';
import { loadOwnPictures, ownName } from '@/lib/site/own-pictures';
import { loadSite } from '@/lib/site/load-site';
import type { ShareContent, SharePhoto } from './list-pictures';

/** The writer's own picture at the top of an article, if the article has one. */
function photoOf({ image, imageFocus }: Article, directory?: string): SharePhoto | undefined {
  const name = ownName(image);
  const picture = name === undefined ? undefined : loadOwnPictures(directory).get(name);
  return picture && { file: picture.file, stem: picture.facts().stem, focus: imageFocus };
}

/** Loads the text of the pictures, from the same content as the pages. @param directory `content/` by default */
export function loadShareContent(directory?: string): ShareContent {
  return {
    brand: loadSite(directory).name,
    landings: Object.fromEntries(
      LANDING_PAGE_NAMES.map((name) => [name, loadLandingText(name, directory)]),
    ) as Record<LandingPage, LandingText>,
    destinations: loadDestinationPages(directory).map(({ destination }) => destination),
    textPages: loadTextPages(directory),
    articles: loadArticles(directory).all.map((article) => ({
      ...article,
      photo: photoOf(article, directory),
    })),
  };
}
