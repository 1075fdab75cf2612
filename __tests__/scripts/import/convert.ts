import { convertBody, type BodySurroundings } from '@/scripts/import/convert-body';
import type { SourceArticle } from '@/scripts/import/source/source';

/** A body as it stands here, where every picture and link can be taken along, and what was found on the way. */
export function convert(
  body: string,
  format: SourceArticle['format'] = 'markdown',
  around: Partial<BodySurroundings> & Pick<Partial<SourceArticle>, 'fields'> = {},
): { readonly body: string; readonly found: readonly string[] } {
  const { fields = {}, ...rest } = around;
  const article: SourceArticle = {
    ...{ file: 'a.md', format, fields, body, bodyLine: 1, firstLine: 1, name: 'a', oddities: [] },
    fieldLines: new Map(),
  };
  const converted = convertBody(article, {
    ...{ title: 'A pier', attachments: new Map(), toldElsewhere: [] },
    picture: (source) =>
      source.includes('gone') ? { reason: 'is not in the folder' } : { url: `/pictures/${source}` },
    matching: () => [],
    link: (address) => ({ url: address.replace(/^import:\/*/, '/blog/') }),
    ...rest,
  });
  return {
    body: converted.body.trimEnd(),
    found: converted.findings.map(({ line, subject, text }) => `${line} ${subject}: ${text}`),
  };
}

export const markdown = (body: string): string => convert(body).body;
export const html = (body: string): string => convert(body, 'html').body;
export const mdx = (body: string): string => convert(body, 'mdx').body;
