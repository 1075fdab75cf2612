/** A text of at most `most` characters. A longer one ends with `…`. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
