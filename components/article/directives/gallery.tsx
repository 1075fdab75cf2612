import { Picture } from '@/components/ui/picture';
import type { BodyBlock } from '@/lib/articles/markdown/body';
import { asset } from '@/lib/site/address';
import { creditLine, isOwn, ownPath, photoUrl } from '@/lib/site/picture';

/** Width in pixels of the picture that a link opens. */
const LARGE = 1600;
/** Maximum width in CSS pixels of a picture in the viewer, which uses the sources of the small picture. */
const SHOWN = 800;

/** Pictures side by side. A press opens the viewer (`show-gallery.ts`). Without scripts, the link opens the picture itself. */
export function Gallery({ pictures }: Extract<BodyBlock, { kind: 'gallery' }>) {
  return (
    <ul role="list" data-gallery="">
      {pictures.map(({ photo, caption }, index) => (
        <li key={index}>
          <a
            href={isOwn(photo) ? asset(ownPath(photo)) : photoUrl(photo.id, LARGE)}
            // A photo that waits for consent is a plain link.
            data-runs={!isOwn(photo) && photo.waits ? undefined : 'gallery'}
            data-caption={caption}
          >
            <Picture photo={photo} sizes="(width >= 46rem) 14rem, 46vw" largest={SHOWN} />
          </a>
          {photo.credit && <small>{creditLine(photo.credit)}</small>}
        </li>
      ))}
    </ul>
  );
}
