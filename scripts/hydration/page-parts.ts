/*
 * What parts of a page do by themselves, without React: fetched by pages with a part that says `data-runs`, and by articles where
 * the tab may hold an unsent comment; run after `load`, when the visitor is there. Each is a function
 * that React's component of the same part calls as well, when it shows it. The flight search, videos, galleries and the button that copies a link need no such call: they are
 * served by listeners of the document.
 */
import { keepDraft } from '@/components/article/comment-draft';
import { sharePages } from '@/components/article/share-page';
import { playVideos } from '@/components/article/directives/play-video';
import { showGalleries } from '@/components/article/directives/show-gallery';
import { checkSearches } from '@/components/deals/check-search';
import { isArticleAddress, logMissingAddress } from '@/components/shell/missing-address';
import { showWidget } from '@/components/partners/show-widget';
import type {} from './loader-state';

// Immediately, because a visitor may already be in the form, and the loader may hold a submit or a press.
checkSearches();
playVideos();
showGalleries();
sharePages();
self.__loader.parts = 2;

const RUNS: Readonly<Record<string, (part: HTMLElement) => unknown>> = {
  widget: showWidget,
  missing({ dataset: { pageTitle = '', postTitle = '' } }) {
    logMissingAddress();
    document.title = isArticleAddress() ? postTitle : pageTitle;
  },
};

function run(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-runs]')) {
    RUNS[part.dataset.runs ?? '']?.(part);
  }
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  if (form) keepDraft(form);
}

function begin(): void {
  // `load` is over for a visitor in a flight search that React has shown.
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}

if (document.prerendering) document.addEventListener('prerenderingchange', begin);
else begin();
