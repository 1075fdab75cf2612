import type { Diagnostic } from '@/lib/source/diagnostic';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { meantPicture, ownFacts, ownName, type OwnPictures } from '@/lib/site/own-pictures';
import type { AnyPicture, OwnPicture } from '@/lib/site/picture';
import { checkPictureKey, loadPictures, photoOf } from '@/lib/site/pictures';
import type { ArticleSummary } from './article';

type LeadFields = Pick<ArticleSummary, 'image' | 'imageAlt' | 'imageCredit' | 'imageFocus'>;

/** Diagnostics for the picture that an article's fields name. */
export function checkLead(
  { image, imageAlt }: LeadFields,
  pictures: Readonly<Record<string, unknown>>,
  own: OwnPictures,
  source: DiagnosticSource,
): readonly Diagnostic[] {
  const name = ownName(image);
  if (name === undefined) return checkPictureKey(pictures, source, ['image'], image);
  if (!own.has(name)) {
    const expected = `a file of content/pictures, or a key of content/pictures.yaml${meantPicture(name, [...own.keys()])}`;
    return [source.diagnosticAt(['image'], `'${image}'`, expected)];
  }
  const noWords = "'imageAlt' with what the picture shows, in a few words, for people who cannot see it";
  return imageAlt === undefined
    ? [source.diagnosticAt(['image'], `'${image}' without 'imageAlt'`, noWords)]
    : [];
}

/** The picture of an article: an own picture, or a photo by its key. */
export const loadLead = (
  { image, imageAlt, imageCredit, imageFocus }: LeadFields,
  directory?: string,
): AnyPicture => {
  const name = ownName(image);
  const words = {
    ...(imageAlt && { alt: imageAlt }),
    ...(imageCredit && { credit: imageCredit }),
    ...(imageFocus && { focus: imageFocus }),
  };
  return name === undefined
    ? { ...photoOf(loadPictures(directory), image), ...words }
    : { alt: '', ...ownFacts(name, directory), ...words };
};

/** The picture of an article if it is an own picture. Cards of other articles cycle through stock photos. */
export const loadOwnLead = (article: LeadFields, directory?: string): OwnPicture | undefined =>
  ownName(article.image) === undefined ? undefined : (loadLead(article, directory) as OwnPicture);
