/** Opens a phone's dialog for sharing, or copies the address of a page; also in articles that React shows later. */
export function sharePages(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-runs=share],[data-runs=copy]');
    // With a key held, a link is for another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href: url, dataset } = link;
    if (dataset.runs === 'share')
      // A reader may close the dialog.
      void navigator.share({ title: document.title, url }).catch(() => undefined);
    else
      void navigator.clipboard.writeText(url).then(
        () => (link.textContent = 'Link copied'),
        () => location.assign(url),
      );
  });
}
