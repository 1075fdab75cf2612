import { Document, visit } from 'yaml';

/** Frontmatter between its two `---` lines, in the format of Prettier: lists and long texts stay on one line. */
export function writeFrontmatter(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields);
  visit(document, {
    Seq: (_key, list) => {
      list.flow = true;
    },
  });
  const text = document.toString({ singleQuote: true, lineWidth: 0, flowCollectionPadding: false });
  return `---\n${text}---\n`;
}
