import type { LocalPicture } from '@/lib/site/picture';

/** A picture of the site's own, whole and in its own proportions; width and height reserve its space before it is there. */
export function LocalImage({ picture }: { readonly picture: LocalPicture }) {
  const { src, alt, width, height } = picture;
  return <img {...{ src, alt, width, height }} loading="lazy" decoding="async" suppressHydrationWarning />;
}
