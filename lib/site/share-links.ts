/** Facebook's share dialog for a page. @param page absolute address */
export function facebookShareUrl(page: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: page })}`;
}

/** Pinterest's dialog for a new pin. @param page absolute address @param picture absolute address of the picture */
export function pinterestShareUrl(page: string, title: string, picture: string): string {
  return `https://www.pinterest.com/pin/create/button/?${new URLSearchParams({ url: page, media: picture, description: title })}`;
}
