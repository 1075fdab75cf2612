import { onPlainClick } from './on-plain-click';

/** Opens the share dialog of a phone, or copies the address of the page. */
function share(link: HTMLAnchorElement): void {
  const { href: url, dataset } = link;
  if (dataset.runs === 'share')
    // The promise is rejected if the reader closes the dialog.
    void navigator.share({ title: document.title, url }).catch(() => undefined);
  else
    // Without https there is no clipboard, as in a preview that another machine opens.
    void (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => (link.textContent = 'Link copied'),
      // The browser refuses, so readers copy it themselves.
      () => prompt('Address of this page', url),
    );
}

/** Shares a page, or copies its address, when a link for it is pressed. */
export const sharePages = (): void => onPlainClick('[data-runs=share],[data-runs=copy]', share);
