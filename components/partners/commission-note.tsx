import { PageLink } from '@/components/ui/page-link';
import type { CommissionWords } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';

interface CommissionNoteProps {
  readonly words: CommissionWords;
  /** Within an article: the search passes over it. */
  readonly 'data-pagefind-ignore'?: '';
}

/** Said above the first earning link of a page, where a reader cannot miss it; a link tells more. */
export function CommissionNote({ words: { text, page }, ...marks }: CommissionNoteProps) {
  return (
    <p className="commission-note" data-commission-note="" {...marks}>
      {text}
      {page && (
        <>
          {' '}
          <PageLink href={routes.textPage(page)}>How we earn</PageLink>
        </>
      )}
    </p>
  );
}
