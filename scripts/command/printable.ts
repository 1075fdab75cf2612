/** Text of others for a terminal, which would obey control characters. They become U+FFFD, and so do overrides of the direction. */
export const printable = (text: string): string =>
  text.replace(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
