import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { openSearchIndex, type SearchAnswer } from './pagefind';

/** A single letter would load pieces of the index for thousands of articles that nobody asked for. */
const LEAST_LETTERS = 2;

export type SearchPhase = 'idle' | 'searching' | 'retrying' | 'offline' | 'failed' | 'answered';

export interface Search {
  readonly phase: SearchPhase;
  /** The last answer, also while the next one is on its way. */
  readonly answer: SearchAnswer | undefined;
  /** Starts anew with a fresh index: the old one's pieces may be gone from the host. */
  readonly tryAgain: () => void;
}

/** Loads the index as soon as it is used, and searches it for `term` from two letters on. */
export function useSearch(address: string, term: string, limit: number): Search {
  const client = useQueryClient();
  const index = useQuery({
    queryKey: ['search', 'index'],
    queryFn: () => openSearchIndex(address),
    // It does not change under a visitor's hands: coming back to the window asks for results again, not for the index.
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
  // What stands in the way: the index, or else the results.
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
