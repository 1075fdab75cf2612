/** Leave to the player what it needs to play at once, and nothing else. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Puts a player in the place of the link to its video, and the focus on it.
 *
 * @param link with `data-player`, its address, and `data-title`; the area behind the link takes the player
 */
function play(link: HTMLAnchorElement): void {
  const { player = '', title = '' } = link.dataset;
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = title;
  frame.allow = ALLOWED;
  // YouTube plays nothing for a page that does not say where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.nextElementSibling?.replaceChildren(frame);
  frame.focus();
}

/** Plays videos where their links are pressed, also in articles that React shows later. */
export function playVideos(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-player]');
    // With a key held, a link is for another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(link);
  });
}
