import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadArticles } from '@/lib/articles/articles';
import { loadGuides } from '@/lib/articles/guides';
import { loadTextPages } from '@/lib/articles/text-pages';
import { routes } from '@/lib/site/routes';
import { loadLandingText } from '@/lib/seo/landing-text';
import { articlePicture, pinPicture, sharePicture } from '@/lib/seo/share-pictures';
import { LANDING_PAGE_NAMES, LANDING_PAGES } from '@/lib/site/landing-pages';
import { absoluteUrl } from '@/lib/site/address';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { requireCompleteExport } from './export/export-folder';
import { previewPage, type PreviewEntry } from './share/preview-page';

const COMMAND = {
  usage: 'npm run share:preview',
  summary:
    'Writes test-results/share-preview.html: the share pictures of the last build beside the cards that networks would make of them.',
};

function landingEntries(): readonly PreviewEntry[] {
  return LANDING_PAGE_NAMES.map((name) => {
    const { path: page } = LANDING_PAGES[name];
    const { searchTitle: title, description } = loadLandingText(name);
    return { path: page, title, description, card: sharePicture(page) };
  });
}

function destinationEntries(): readonly PreviewEntry[] {
  return loadGuides().map(({ slug, searchTitle, description }) => {
    const page = routes.destination(slug);
    return { path: page, title: searchTitle, description, card: sharePicture(page) };
  });
}

function textPageEntries(): readonly PreviewEntry[] {
  return loadTextPages().map(({ slug, title, searchTitle = title, description }) => {
    const page = routes.textPage(slug);
    return { path: page, title: searchTitle, description, card: sharePicture(page) };
  });
}

function articleEntries(): readonly PreviewEntry[] {
  return loadArticles().all.map((article) => {
    const { slug, title, excerpt: description } = article;
    const pictures = { card: articlePicture(article), pin: pinPicture(article) };
    return { path: routes.article(slug), title, description, ...pictures };
  });
}

loadEnvironment();
await runCommand(COMMAND, () => {
  requireCompleteExport('out');
  const file = path.resolve('test-results/share-preview.html');
  mkdirSync(path.dirname(file), { recursive: true });
  const host = new URL(absoluteUrl('/')).hostname;
  writeFileSync(
    file,
    previewPage(
      [...landingEntries(), ...destinationEntries(), ...textPageEntries(), ...articleEntries()],
      host,
    ),
  );
  console.log(`Open ${pathToFileURL(file)}`);
});
