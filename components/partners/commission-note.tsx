import { PageLink } from '@/components/ui/page-link';
import type { CommissionWords } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';

interface CommissionNoteProps {
  readonly words: CommissionWords;
  /** Excludes the note from the search index, for a note inside an article. */
  readonly 'data-pagefind-ignore'?: '';
}

/** The disclosure above the first partner link of a page, where readers cannot miss it. It links to a page with more details. */
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
