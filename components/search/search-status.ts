import type { Search } from './use-search';

/** The state of a search in one sentence, for the dialog and for screen readers. */
export function describeSearch({ phase, answer }: Pick<Search, 'phase' | 'answer'>, term: string): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching…';
    case 'retrying':
      return 'The search could not be loaded. Trying again…';
    case 'offline':
      return 'You are offline. The search goes on once you are connected again.';
    case 'failed':
      return 'The search could not be loaded.';
    case 'answered': {
      if (!answer || answer.total === 0) return `Nothing found for “${term}”.`;
      if (answer.total === 1) return '1 result.';
      const shown = answer.hits.length < answer.total ? ` The best ${answer.hits.length} are shown.` : '';
      return `${answer.total} results.${shown}`;
    }
  }
}
