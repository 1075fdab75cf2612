import type { LocalPicture } from '@/lib/site/picture';

/** A local picture in its own proportions. Width and height reserve its space before it loads. */
export function LocalImage({ picture }: { readonly picture: LocalPicture }) {
  const { src, alt, width, height } = picture;
  return <img {...{ src, alt, width, height }} loading="lazy" decoding="async" suppressHydrationWarning />;
}
