import { onPlainClick } from '../on-plain-click';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/**
 * Shows the pictures of a gallery in a native dialog, which closes with Escape and restores the focus. The pictures are in a row that
 * swiping, the arrow keys or two buttons scroll. Each picture loads when it comes near.
 *
 * @param pressed the link of the first picture to show
 */
function show(pressed: HTMLAnchorElement): void {
  const links = [...(pressed.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-runs]') ?? [])];
  const figures = links.map((link) => {
    const picture = link.querySelector('picture,img')?.cloneNode(true) as HTMLElement;
    picture.className = '';
    for (const part of [picture, ...picture.children] as (HTMLImageElement | HTMLSourceElement)[])
      part.sizes = '100vw';
    const { caption = '' } = link.dataset;
    const credit = link.nextElementSibling?.textContent ?? '';
    return element('figure', {}, picture, element('figcaption', {}, `${caption} ${credit}`));
  });
  const row = element('div', { tabIndex: 0, role: 'group', ariaLabel: 'Pictures' }, ...figures);
  const button = (label: string, words: string, onclick: () => void) =>
    element('button', { type: 'button', ariaLabel: label, onclick }, words);
  const move = (by: number) => row.scrollBy({ left: by * row.clientWidth });
  const close = () => dialog.close();
  const onclose = () => {
    removeEventListener('popstate', close);
    dialog.remove();
  };
  const dialog = element('dialog', { ariaLabel: 'Gallery', onclose });
  dialog.dataset.viewer = '';
  dialog.append(
    button('Close', '✕', close),
    row,
    button('Previous picture', '‹', () => move(-1)),
    button('Next picture', '›', () => move(1)),
  );
  document.body.append(dialog);
  // Back may show another page in the same document.
  addEventListener('popstate', close);
  dialog.showModal();
  row.focus();
  row.scrollTo({ left: links.indexOf(pressed) * row.clientWidth, behavior: 'instant' });
}

/** Opens a gallery when a picture is pressed. */
export const showGalleries = (): void => onPlainClick('a[data-runs=gallery]', show);
