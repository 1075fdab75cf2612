import { hostPhotos, type AnyPicture } from '@/lib/site/picture';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';
import { DRAWINGS, SKY, type Layer } from './postcard-drawings';

function paint(layers: readonly Layer[]) {
  return layers.map(([color, d, width]) =>
    width === undefined ? (
      <path key={d} fill={`var(--${color})`} d={d} />
    ) : (
      <path key={d} stroke={`var(--${color})`} strokeWidth={width} d={d} />
    ),
  );
}

/**
 * The drawings behind the photos that a page takes from the photo host, each one once. All share one sky. Style `[data-sprite]` with `position: absolute` and
 * never with `display: none`: some browsers would draw nothing.
 */
export function PostcardSprite({ photos }: { readonly photos: readonly AnyPicture[] }) {
  const drawn = hostPhotos(photos);
  if (drawn.length === 0) return undefined;
  return (
    <svg data-sprite="" width="0" height="0" aria-hidden="true">
      <g id="POSTCARD-sky">{paint(SKY)}</g>
      {[...new Set(drawn.map(({ drawing }) => drawing))].map((subject) => (
        <symbol
          key={subject}
          id={`POSTCARD-${subject}`}
          viewBox="0 0 320 200"
          preserveAspectRatio="xMidYMid slice"
          strokeLinecap="round"
        >
          <use href="#POSTCARD-sky" />
          {paint(DRAWINGS[subject])}
        </symbol>
      ))}
    </svg>
  );
}

/**
 * A drawn picture for a place without a photo, in the colors of the current scheme. Decorative: the text next to it
 * describes the subject. The page must include its `PostcardSprite`.
 */
export function Postcard({ subject }: { readonly subject: PostcardSubject }) {
  return (
    <svg data-postcard="" aria-hidden="true">
      <use href={`#POSTCARD-${subject}`} />
    </svg>
  );
}
