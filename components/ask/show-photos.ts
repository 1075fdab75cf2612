/**
 * Loads the photos of the page that wait for the reader's consent (`components/ui/picture.tsx`). The form then disappears, and the content
 * of the page receives its focus.
 */
export function showPhotos(form: HTMLFormElement): void {
  const hadFocus = form.contains(document.activeElement);
  for (const photo of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const { src = '', srcset = '' } = photo.dataset;
    photo.srcset = srcset;
    photo.src = src;
    delete photo.dataset.src;
  }
  if (hadFocus) form.closest('main')!.focus({ preventScroll: true });
}
