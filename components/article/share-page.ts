/** Copies the address of a page, or opens the dialog for sharing of a phone; also in articles that React shows later. */
export function sharePages(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-runs=share]');
    // With a key held, a link is for another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href: url } = link;
    if (matchMedia('(pointer:coarse)').matches && 'share' in navigator)
      // A reader may close the dialog.
      void navigator.share({ title: document.title, url }).catch(() => undefined);
    else
      void navigator.clipboard.writeText(url).then(
        () => (link.textContent = 'Link copied'),
        () => location.assign(url),
      );
  });
}
