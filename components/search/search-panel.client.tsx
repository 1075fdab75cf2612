'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { InternalLink } from '@/components/ui/internal-link';
import { routes } from '@/lib/site/routes';
import { HITS_PER_STEP, loadIdeas } from './pagefind';
import { SEARCH_LABEL } from './search-label';
import { SearchResults } from './search-results';
import { Suggestions } from './suggestions';
import { describeSearch } from './search-status';
import { useDebounced } from './use-debounced';
import { useSearch } from './use-search';

/** Milliseconds without typing before a search. */
const REST = 150;

interface SearchPanelProps {
  /** Address of `pagefind.js`. */
  readonly address: string;
  /** The initial text of the field. */
  readonly initial: string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The elements that the arrow keys move through below the field: suggestions and links of results. */
const STOPS = ':is([role=status], [data-part=ideas]) button, ol a';

/** Moves the focus from the field (-1) through suggestions or results, and stops at both ends. */
function moveFocus(from: HTMLElement, step: 1 | -1) {
  const form = from.closest('form');
  const stops = [...(form?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const next = stops.indexOf(from) + step;
  (next < 0 ? form?.querySelector('input') : stops[Math.min(next, stops.length - 1)])?.focus();
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  // An input method chooses its candidates with the arrow keys.
  if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
}

/** The search field and its results. */
export function SearchPanel({ address, initial, onFollow }: SearchPanelProps) {
  const [text, setText] = useState(initial);
  const [limit, setLimit] = useState(HITS_PER_STEP);
  const term = useDebounced(text.trim(), REST);
  const { phase, answer, tryAgain } = useSearch(address, term, limit);
  const found = answer && phase !== 'failed' ? answer : undefined;
  const shown = found?.hits.length ?? 0;
  // Also with a single letter, which is not searched for: the dialog would collapse and open again.
  const isIdle = phase === 'idle';
  const foundNothing = found?.total === 0;
  const ideas = useQuery({
    queryKey: ['search', 'ideas'],
    queryFn: () => loadIdeas(address),
    staleTime: Infinity,
  });
  const form = useRef<HTMLFormElement>(null);
  /** Number of results before 'Show more' was pressed. */
  const before = useRef<number>(undefined);

  // 'Show more' disappears when there are no more results. Focus the first new result instead.
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    form.current?.querySelectorAll<HTMLElement>('ol a')[before.current]?.focus();
    before.current = undefined;
  }, [shown]);

  function change(next: string) {
    setText(next);
    setLimit(HITS_PER_STEP);
    before.current = undefined;
  }
  // Enter in the field moves to the results and does not open one. Results of an earlier query are ignored.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase !== 'answered' || text.trim() !== term) return;
    const field = event.currentTarget.querySelector('input');
    if (field) moveFocus(field, 1);
  }

  function showMore() {
    before.current = shown;
    setLimit(limit + HITS_PER_STEP);
  }
  // Move the focus first: the pressed button is removed immediately.
  function ask(event: MouseEvent<HTMLButtonElement>, suggestion: string) {
    event.currentTarget.form?.querySelector('input')?.focus();
    change(suggestion);
  }
  function retry(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.form?.querySelector('input')?.focus();
    tryAgain();
  }

  return (
    <form role="search" onSubmit={submit} ref={form}>
      <label>
        {SEARCH_LABEL}
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={moveByArrow}
        />
      </label>
      {isIdle && <p data-part="hint">Finds articles, authors, deals and destinations.</p>}
      <p role="status">
        {describeSearch({ phase, answer }, term)}
        {phase === 'answered' && found && (
          <Suggestions words={found.suggestions} onChoose={ask} onKeyDown={moveByArrow} />
        )}
      </p>
      {(isIdle || foundNothing) && (
        <p data-part="ideas">
          {ideas.data?.map((idea) => (
            <button key={idea} type="button" onClick={(event) => ask(event, idea)} onKeyDown={moveByArrow}>
              {idea}
            </button>
          ))}
        </p>
      )}
      {phase === 'failed' && (
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      )}
      {shown > 0 && found && <SearchResults hits={found.hits} onFollow={onFollow} onKeyDown={moveByArrow} />}
      {found && found.hits.length < found.total && (
        <button type="button" className="button" data-variant="quiet" onClick={showMore}>
          Show more
        </button>
      )}
      {(term === '' || isIdle || phase === 'failed' || phase === 'offline' || foundNothing) && (
        <p data-part="onward">
          <InternalLink href={routes.deals} onClick={onFollow}>
            See all deals
          </InternalLink>
          <InternalLink href={`${routes.blog}#articles`} onClick={onFollow}>
            See all articles
          </InternalLink>
        </p>
      )}
    </form>
  );
}
