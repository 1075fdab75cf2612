import { css } from 'styled-components';
import { CalendarDate } from '@/components/ui/calendar-date';

/** Styles of `Updated`, for the surrounding component. */
export const updatedCss = css`
  [data-part='byline'] small {
    display: block;
    font-size: inherit;
  }
`;

/** The line of a byline that says when somebody last revised the article. */
export function Updated({ date }: { readonly date?: string | undefined }) {
  return (
    date && (
      <>
        {' '}
        <small>
          Updated <CalendarDate date={date} />
        </small>
      </>
    )
  );
}
