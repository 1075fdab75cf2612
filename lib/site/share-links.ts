/** A link to the dialog of a network in which a visitor shares a page, or to a new letter. */
export interface ShareLink {
  readonly label: string;
  readonly href: string;
}

const withQuery = (dialog: string, query: Readonly<Record<string, string>>) =>
  `${dialog}?${new URLSearchParams(query)}`;

/**
 * The links with which visitors share a page.
 *
 * @param page absolute address
 * @param picture absolute address of the upright picture
 */
export const shareLinks = (page: string, title: string, picture: string): readonly ShareLink[] => [
  { label: 'Send by WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${page}` }) },
  {
    label: 'Send by Email',
    // A mail program takes a plus sign for one.
    href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(page)}`,
  },
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
