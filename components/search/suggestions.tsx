import { Fragment, type KeyboardEventHandler, type MouseEvent } from 'react';

interface SuggestionsProps {
  /** Queries that have results, most likely first. */
  readonly words: readonly string[];
  readonly onChoose: (event: MouseEvent<HTMLButtonElement>, suggestion: string) => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
}

const between = (place: number, count: number) => (place === 0 ? '' : place === count - 1 ? ' or ' : ', ');

/** "Did you mean …", with each suggestion as a button. */
export function Suggestions({ words, onChoose, onKeyDown }: SuggestionsProps) {
  if (words.length === 0) return null;
  return (
    <>
      {' Did you mean '}
      {words.map((word, place) => (
        <Fragment key={word}>
          {between(place, words.length)}
          <button type="button" onClick={(event) => onChoose(event, word)} onKeyDown={onKeyDown}>
            {word}
          </button>
        </Fragment>
      ))}
      ?
    </>
  );
}
