/*
 * What parts of a page do by themselves, without React: fetched after `load` by pages with a part that says `data-runs`, and by
 * articles where the tab may hold an unsent comment; run when the visitor is there. Each is a function
 * that React's component of the same part calls as well, when it shows it. The flight search needs no such call: it is served
 * by listeners of the document.
 */
import { keepDraft } from '@/components/article/comment-draft';
import { checkSearches } from '@/components/deals/check-search';
import { isArticleAddress, tellMissing } from '@/components/shell/tell-missing';
import { showWidget } from '@/components/partners/show-widget';
import type {} from './loader-state';

// At once, for a visitor may be in the form already, and the loader may hold a search.
checkSearches();
self.__loader.parts = 2;

const RUNS: Readonly<Record<string, (part: HTMLElement, since?: number) => unknown>> = {
  widget: showWidget,
  missing({ dataset: { pageTitle = '', postTitle = '' } }) {
    tellMissing();
    document.title = isArticleAddress() ? postTitle : pageTitle;
  },
};

/** @param since when the page was ready for its visitor, in the time of `performance.now()` */
function run(since?: number): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-runs]')) {
    RUNS[part.dataset.runs ?? '']?.(part, since);
  }
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  if (form) keepDraft(form);
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (document.prerendering) document.addEventListener('prerenderingchange', () => run());
// Fetched after `load`: what was spent on that is taken off the delays of widgets.
else if (document.readyState === 'complete') run(visit?.loadEventStart);
// Fetched before, for a visitor in the flight search.
else addEventListener('load', () => run());
