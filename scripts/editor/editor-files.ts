import { readFileSync } from 'node:fs';
import { articleSchema, guideSchema, textPageSchema } from '@/lib/articles/schemas';
import { loadAuthors } from '@/lib/articles/authors';
import { loadSeries } from '@/lib/articles/series';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPictures } from '@/lib/site/pictures';
import { EDITOR_SCHEMAS } from '@/lib/lint/content-files';
import { jsonSchemaOf } from './json-schemas';
import { UserError } from '@/scripts/command/command';
import { frontmatterSnippets, wholeSnippet } from './snippets';

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const SETTINGS = '.vscode/settings.json';

/** @throws UserError if the file is not there, or not JSON, for example because of a comment */
function currentSettings(): object {
  try {
    return JSON.parse(readFileSync(SETTINGS, 'utf8'));
  } catch (error) {
    throw new UserError(
      `${SETTINGS} cannot be read as JSON, which has no comments: ${(error as Error).message}`,
    );
  }
}

/** The current settings of VS Code, with the files for each schema. */
function settings(): string {
  const schemas = Object.entries(EDITOR_SCHEMAS)
    .filter(([, { files }]) => !files.some((file) => file.endsWith('.md')))
    .map(([kind, { files }]) => [`./${schemaFile(kind)}`, files]);
  return asFile({
    ...currentSettings(),
    'yaml.schemas': Object.fromEntries(schemas),
  });
}

/** Path of the schema of a kind of content file. */
export const schemaFile = (kind: string) => `.vscode/schemas/${kind}.json`;

/**
 * The files, by path, with which VS Code and other editors complete content files. They are derived from the schemas of the loaders
 * and from the names in existing content. They are tracked in Git, so that they work before anything is installed.
 *
 * @throws ContentError if the authors or pictures are invalid
 */
export function editorFiles(directory = contentDirectory()): ReadonlyMap<string, string> {
  const pictures = Object.keys(loadPictures(directory));
  const authors = loadAuthors(directory).authors.map(({ name }) => name);
  const series = loadSeries(directory).map(({ name }) => name);
  const article = jsonSchemaOf(articleSchema, { author: authors, image: pictures, series });
  // The snippet for a new article has 'author'. The schema also allows 'authors' instead.
  const snippet = { ...article, required: [...(article.required ?? []), 'author'] };
  article.oneOf = [{ required: ['author'] }, { required: ['authors'] }];
  return new Map([
    ...Object.entries(EDITOR_SCHEMAS).map(([kind, { schema }]): [string, string] => [
      schemaFile(kind),
      asFile(kind === 'article' ? article : jsonSchemaOf(schema, { image: pictures })),
    ]),
    [SETTINGS, settings()],
    [
      '.vscode/frontmatter.code-snippets',
      asFile({
        ...frontmatterSnippets(snippet),
        'frontmatter of a text page': wholeSnippet(jsonSchemaOf(textPageSchema), 'text page'),
        'frontmatter of a guide': wholeSnippet(jsonSchemaOf(guideSchema), 'destination guide'),
      }),
    ],
  ]);
}
