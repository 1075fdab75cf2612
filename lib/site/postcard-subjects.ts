/** The subjects that `components/ui/postcard.tsx` can draw instead of a photo. */
export const POSTCARD_SUBJECTS = [
  'paris',
  'london',
  'tokyo',
  'rome',
  'city',
  'beach',
  'mountains',
  'aircraft',
  'airport',
  'hotel',
  'hiker',
  'train',
  'road',
  'money',
  'map',
  'forest',
  'coast',
  'island',
] as const;

export type PostcardSubject = (typeof POSTCARD_SUBJECTS)[number];
