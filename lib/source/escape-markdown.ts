/** Escapes text for one line of Markdown. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&|~]/g, '\\$&');
