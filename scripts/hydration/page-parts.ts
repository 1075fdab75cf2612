/*
 * The code of page parts, which run without React. Pages fetch it if they have a part with `data-runs`, or a form of an article for
 * which the tab may hold an unsent comment. It runs after `load`, and for a prerendered page when the visitor opens it. Each part has a
 * function that its React component also calls. The searches, videos, galleries, facades and the button that copies a link need no
 * such call, because listeners on the document handle them.
 */
import { keepDraft } from '@/components/article/comment-draft';
import { sharePages } from '@/components/article/share-page';
import { playVideos } from '@/components/article/directives/play-video';
import { showGalleries } from '@/components/article/directives/show-gallery';
import { checkSearches } from '@/components/deals/check-search';
import { fillStays } from '@/components/deals/fill-stay';
import { isArticleAddress, logMissingAddress } from '@/components/shell/missing-address';
import type { LoadedPart } from '@/components/ui/part-names';
import { keepFacadesInView } from '@/components/partners/keep-facades-in-view';
import { showWidget } from '@/components/partners/show-widget';
import type {} from './loader-state';

type Run = (part: HTMLElement) => unknown;

const RUNS: Readonly<Record<string, Run>> = {
  widget: showWidget,
  missing({ dataset: { pageTitle = '', postTitle = '' } }) {
    logMissingAddress();
    document.title = isArticleAddress() ? postTitle : pageTitle;
  },
} satisfies Record<LoadedPart, Run>;

function run(): void {
  // Forms, links and details wait for a press.
  for (const part of document.querySelectorAll<HTMLElement>(':not(a,form,details)[data-runs]')) {
    RUNS[part.dataset.runs ?? '']?.(part);
  }
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  if (form) keepDraft(form);
}

function begin(): void {
  // If React has shown a flight search, the visitor may use it long after `load`.
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}

// If the script was late, the loader may have requested it twice.
if (self.__loader.parts !== 2) {
  // Immediately, because a visitor may already be using the form, and the loader may hold a submit or a press.
  checkSearches();
  fillStays();
  keepFacadesInView();
  playVideos();
  showGalleries();
  sharePages();
  self.__loader.parts = 2;
  if (document.prerendering) document.addEventListener('prerenderingchange', begin);
  else begin();
}
