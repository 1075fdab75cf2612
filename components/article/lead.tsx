import { Caption } from '@/components/ui/caption';
import { Picture } from '@/components/ui/picture';
import type { AnyPicture } from '@/lib/site/picture';

/** The picture at the top of an article. */
export function Lead({ photo }: { readonly photo: AnyPicture }) {
  const picture = (
    <Picture
      photo={photo}
      sizes="(width >= 112.5rem) 65rem, (width >= 76rem) 57rem, 92vw"
      largest={912}
      eager
    />
  );
  if (photo.credit === undefined) return <div data-part="picture">{picture}</div>;
  return (
    <figure data-part="picture">
      {picture}
      <Caption credit={photo.credit} />
    </figure>
  );
}
