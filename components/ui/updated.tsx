import { CalendarDate } from './calendar-date';

/** The words of a byline that say when somebody last revised the text. */
export function Updated({ date }: { readonly date?: string | undefined }) {
  return (
    date && (
      <>
        {' '}
        <span data-part="updated">
          Updated <CalendarDate date={date} />
        </span>
      </>
    )
  );
}
