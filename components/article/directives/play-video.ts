import { onPlainClick } from '../on-plain-click';

/** The permissions that the player needs to start playing immediately, and no others. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Replaces the link to a video with the player and focuses the player.
 *
 * @param link with `data-player`, the address of the player, and `data-title`; the element after the link receives the player
 */
function play(link: HTMLAnchorElement): void {
  const { player = '', title = '' } = link.dataset;
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = title;
  frame.allow = ALLOWED;
  // YouTube does not play videos for pages that send no referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.nextElementSibling?.replaceChildren(frame);
  frame.focus();
}

/** Plays a video when its link is pressed. */
export const playVideos = (): void => onPlainClick('a[data-player]', play);
