import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filledCategories } from '@/lib/articles/magazine';
import { loadProviders } from '@/lib/articles/providers';
import { DEAL_LISTS, loadAllDestinations } from '@/lib/deals/load-deals';
import { ARTICLES_FOLDER } from '@/lib/site/content-folders';
import { ENVIRONMENT, rawVariable } from '@/lib/site/environment';
import { loadPartners } from '@/lib/site/load-partners';
import { contentDirectory } from '@/lib/site/memoize';
import { knownPrint, PICTURES_FOLDER, readIndex } from '@/lib/site/own-pictures';
import { filesBelow, isLitter } from '@/lib/source/read-files';
import { nonceOfChangedCode } from './build-id';
import { codeHash, hashOf } from './sources.mjs';

/**
 * Everything that can change any page, under names for readers of `--explain`. Most changes of an article affect only the pages that
 * show it.
 */
export type GlobalInputs = Readonly<Record<string, string>>;

/** Variables that change no file of the site. Every other variable counts as an input, so nobody can forget to add a new one. */
const WITHOUT_EFFECT: readonly string[] = [
  ...['PORT', 'HOST', 'ALLOWED_HOSTS', 'CHROMIUM_PATH', 'CI', 'SOURCE_DATE_EPOCH', 'CONTENT_DIRECTORY'],
  ...['TRAVELPAYOUTS_TOKEN', 'TRAVELPAYOUTS_API_URL', 'PHOTO_HOST_URL'],
  // These name files and a version of the content. The content itself is an input below.
  ...['FAREWIND_CONTENT_MANIFEST', 'FAREWIND_STALE_PAGES', 'FAREWIND_CONTENT_VERSION'],
  // The code is an input below.
  'FAREWIND_CODE',
];

const ARTICLE = new RegExp(String.raw`^${ARTICLES_FOLDER}/[^/]+\.md$`);

/** Names of the variables with the operator's ids at partners. */
const accountVariables = (content: string): readonly string[] =>
  Object.values(loadPartners(content).accounts).map(({ env }) => env);

/** The files of a content folder. Others change while an article is open in an editor, and no page shows them. */
const contentFiles = (folder: string) => filesBelow(folder).filter((name) => !isLitter(name));

/**
 * A hash of the names and bytes of all content except articles and pictures. A build takes it before it reads the content: pages show
 * what the build has read, and an edit after that must not count as shown.
 */
export function otherContent(content: string): string {
  const hash = hashOf([]);
  for (const name of contentFiles(content))
    if (!ARTICLE.test(name) && !name.startsWith(`${PICTURES_FOLDER}/`))
      hash.update(`${name}\0`).update(readFileSync(path.join(content, name)));
  return hash.digest('hex');
}

/** A hash of the names and bytes of the pictures in the content. */
function ownPictures(content: string): string {
  const hash = hashOf([]);
  const index = readIndex();
  const folder = path.join(content, PICTURES_FOLDER);
  for (const name of contentFiles(folder)) {
    const file = path.join(folder, name);
    // A thousand photographs are gigabytes, and the step that prepares pictures has hashed them already.
    hash.update(`${name}\0`).update(knownPrint(file, index)?.hash ?? readFileSync(file));
  }
  return hash.digest('hex');
}

/** A hash of prices and of which deals have ended. Everything else that depends on the day is part of the models of pages. */
function dealsOfTheDay(content: string): string {
  const deals = [DEAL_LISTS.map(({ loadAll }) => loadAll(content)), loadAllDestinations(content)];
  return hashOf([]).update(JSON.stringify(deals)).digest('hex');
}

/** @param other the hash of the other content, from before the content was read */
export function readGlobalInputs(other: string, content = contentDirectory()): GlobalInputs {
  const names = Object.keys(ENVIRONMENT.shape).filter((name) => !WITHOUT_EFFECT.includes(name));
  const settings = [...names, ...accountVariables(content)].map((name) => [name, rawVariable(name) ?? '']);
  return {
    code: codeHash() + nonceOfChangedCode(),
    settings: JSON.stringify(settings),
    'Node.js': `${process.version} ${process.platform} ${process.arch}`,
    'deals of the day': dealsOfTheDay(content),
    'content beside articles': other,
    'own pictures': ownPictures(content),
    // The 404 page links to them, and it is in the payload of every page.
    'categories with articles': filledCategories(content).join(),
    // The content security policy of every page lists these hosts, so the first video in any article changes all pages.
    'hosts of others': JSON.stringify(loadProviders()),
  };
}

/** Whether something has changed since the inputs were read, so that nobody knows from which state a page was rendered. */
export const haveChanged = (inputs: GlobalInputs, content = contentDirectory()): boolean =>
  !isDeepStrictEqual(readGlobalInputs(otherContent(content), content), inputs);
