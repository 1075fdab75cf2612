import type { LocalPicture } from '@/lib/picture';

/** A picture of the site's own in the frame that photos have, whole: its space is reserved whatever its size. */
export function LocalImage({ picture }: { readonly picture: LocalPicture }) {
  return (
    <span className="picture" data-whole="">
      <img src={picture.src} alt={picture.alt} loading="lazy" decoding="async" suppressHydrationWarning />
    </span>
  );
}
