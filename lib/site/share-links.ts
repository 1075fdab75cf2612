/** A link with which a visitor shares a page: to the dialog of a social network or to a new email. */
export interface ShareLink {
  readonly label: string;
  readonly href: string;
}

/** Spaces are %20, because mail programs and other apps show a plus sign unchanged. */
const withQuery = (dialog: string, query: Readonly<Record<string, string>>) =>
  `${dialog}?${new URLSearchParams(query)}`.replaceAll('+', '%20');

/**
 * The links with which visitors share a page.
 *
 * @param page absolute address
 * @param picture absolute address of the picture in portrait format
 */
export const shareLinks = (page: string, title: string, picture: string): readonly ShareLink[] => [
  { label: 'Send by WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${page}` }) },
  { label: 'Send by Email', href: withQuery('mailto:', { subject: title, body: page }) },
  {
    label: 'Share on Facebook',
    href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: page }),
  },
  {
    label: 'Save on Pinterest',
    href: withQuery('https://www.pinterest.com/pin/create/button/', {
      url: page,
      media: picture,
      description: title,
    }),
  },
];
