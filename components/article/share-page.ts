/** Opens the share dialog of a phone, or copies the address of a page. Also handles articles that React shows later. */
export function sharePages(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-runs=share],[data-runs=copy]');
    // With a modifier key, the click opens another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href: url, dataset } = link;
    if (dataset.runs === 'share')
      // The promise is rejected if the reader closes the dialog.
      void navigator.share({ title: document.title, url }).catch(() => undefined);
    else
      void navigator.clipboard.writeText(url).then(
        () => (link.textContent = 'Link copied'),
        () => location.assign(url),
      );
  });
}
