import type { PostcardSubject } from '@/lib/site/postcard-subjects';
import { asset } from '@/lib/site/address';
import { routes } from '@/lib/site/routes';

/**
 * A drawn picture for a place without a photo, in the colors of the current scheme. Decorative: the text next to it
 * describes the subject. All pages share the one file with the drawings (`postcard-sheet.ts`).
 */
export function Postcard({ subject }: { readonly subject: PostcardSubject }) {
  return (
    <svg data-postcard="" aria-hidden="true">
      <use href={`${asset(routes.postcards)}#${subject}`} />
    </svg>
  );
}
