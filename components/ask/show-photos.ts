/** Loads the photos of the page that wait for the reader's consent (`components/ui/picture.tsx`). */
export function showPhotos(): void {
  for (const photo of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const { src = '', srcset = '' } = photo.dataset;
    photo.srcset = srcset;
    photo.src = src;
    delete photo.dataset.src;
  }
}
