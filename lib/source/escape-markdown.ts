/** Text as one line of Markdown that shows the same characters, also at the start of a block and between brackets. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&|~]/g, '\\$&')
    // A heading or a list.
    .replace(/^(?=[-+#])/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?: |$))/, '$1\\');
