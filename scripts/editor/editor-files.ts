import { loadAuthors } from '@/lib/articles/authors';
import { loadPictures } from '@/lib/site/pictures';
import { CONTENT_KINDS } from '@/lib/lint/content-files';
import { jsonSchemaOf } from './json-schemas';
import { frontmatterSnippets } from './snippets';

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Path of the schema of a kind of content file. */
export const schemaFile = (kind: string) => `.vscode/schemas/${kind}.json`;

/**
 * What VS Code and other editors read to complete content files, by path. It is made from the schemas of the loaders and
 * from the names that content has already, and tracked so that it works before anything is installed.
 *
 * @throws ContentError where the authors or pictures are wrong
 */
export function editorFiles(): ReadonlyMap<string, string> {
  const pictures = Object.keys(loadPictures());
  const authors = loadAuthors().authors.map(({ name }) => name);
  const article = jsonSchemaOf(CONTENT_KINDS.article.schema, { author: authors, image: pictures });
  return new Map([
    ...Object.entries(CONTENT_KINDS).map(([kind, { schema }]): [string, string] => [
      schemaFile(kind),
      asFile(kind === 'article' ? article : jsonSchemaOf(schema, { image: pictures })),
    ]),
    ['.vscode/frontmatter.code-snippets', asFile(frontmatterSnippets(article))],
  ]);
}
