import type { PostcardSubject } from '@/lib/site/postcard-subjects';
import { asset } from '@/lib/site/address';
import { routes } from '@/lib/site/routes';

/**
 * A drawing in place of a photo, in the colors of the current scheme. It is decorative, because the text next to it
 * describes the subject. All pages share one file with the drawings (`postcard-sheet.ts`).
 */
export function Postcard({ subject }: { readonly subject: PostcardSubject }) {
  return (
    <svg data-postcard="" aria-hidden="true">
      <use href={`${asset(routes.postcards)}#${subject}`} />
    </svg>
  );
}
