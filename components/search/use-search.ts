import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { openSearchIndex, type SearchAnswer } from './pagefind';

/** A single letter would load index chunks for thousands of articles. */
const LEAST_LETTERS = 2;

type SearchPhase = 'idle' | 'searching' | 'retrying' | 'offline' | 'failed' | 'answered';

export interface Search {
  readonly phase: SearchPhase;
  /** The last result, also while the next one is loading. */
  readonly answer: SearchAnswer | undefined;
  /** Starts again with a new index, because the host may have deleted chunks of the old one. */
  readonly tryAgain: () => void;
}

/** Loads the index when the search opens, and searches for `term` from two letters on. */
export function useSearch(address: string, term: string, limit: number): Search {
  const client = useQueryClient();
  const index = useQuery({
    queryKey: ['search', 'index'],
    queryFn: () => openSearchIndex(address),
    // The index does not change during a visit: refetch results on focus, but not the index.
    staleTime: Infinity,
    structuralSharing: false,
  });
  const open = index.data;
  const wanted = term.length >= LEAST_LETTERS;
  const results = useQuery({
    queryKey: ['search', 'results', term, limit],
    queryFn: open && wanted ? () => open.search(term, limit) : skipToken,
    placeholderData: keepPreviousData,
  });
  // The state of the index until it has loaded, then the state of the results.
  const { isError, isPending, isPlaceholderData, failureCount, fetchStatus } =
    index.data && wanted ? results : index;

  function phase(): SearchPhase {
    if (isError) return 'failed';
    if (fetchStatus === 'paused') return 'offline';
    if (failureCount > 0) return 'retrying';
    if (!wanted) return 'idle';
    return isPending || isPlaceholderData ? 'searching' : 'answered';
  }

  return {
    phase: phase(),
    answer: wanted ? results.data : undefined,
    tryAgain: () => void client.resetQueries({ queryKey: ['search'] }),
  };
}
