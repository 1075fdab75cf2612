/** What a browser asks for: `my%20map.jpg` is the file `my map.jpg`, and a stray % stands for itself. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A path as it stands in HTML, whether it was written encoded or not. */
export const encodePath = (path: string): string =>
  decodeAddress(path).split('/').map(encodeURIComponent).join('/');
