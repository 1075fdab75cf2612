import { stringify } from 'yaml';
import type { JsonSchema } from './json-schemas';

interface Snippet {
  readonly scope: 'markdown';
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

/** A value in YAML, also inside of a list: in quotation marks if it needs them. */
const inYaml = (value: unknown) =>
  stringify([value], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    singleQuote: true,
    lineWidth: 0,
  })
    .trim()
    .slice(1, -1);

const escaped = (text: string) => text.replace(/[\\$},|]/g, '\\$&');

/** A placeholder for typing or choosing a value, in the syntax of VS Code's snippets. @param stop number of the tab stop, 1-based */
function placeholder({ type, enum: values, examples, items }: JsonSchema, stop: number): string {
  const choices = (values ?? examples ?? (type === 'boolean' ? [true, false] : [])).map(inYaml);
  const place = choices.length > 0 ? `\${${stop}|${choices.map(escaped).join(',')}|}` : `$${stop}`;
  return items === undefined ? place : `[${place}]`;
}

/** Values that snippets fill in. The file name without extension is the slug, and most articles are published on the day they are begun. */
const KNOWN: Readonly<Record<string, string>> = {
  slug: '$TM_FILENAME_BASE',
  publishDate: '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
};

const line = (name: string, field: JsonSchema, stop: number) =>
  `${name}: ${KNOWN[name] ?? placeholder(field, stop)}`;

const fieldsOf = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties) as readonly (readonly [string, JsonSchema])[];

/**
 * A snippet for a whole frontmatter, with the required fields.
 *
 * @param prefix the text that triggers the snippet
 * @param more lines below the fields
 */
export function wholeSnippet(schema: JsonSchema, prefix: string, more: readonly string[] = []): Snippet {
  const required = fieldsOf(schema).filter(([name]) => schema.required?.includes(name));
  return {
    scope: 'markdown',
    prefix,
    description: `The frontmatter of ${/^[aeiou]/.test(prefix) ? 'an' : 'a'} ${prefix}`,
    body: [
      '---',
      ...required.map(([name, field], index) => line(name, field, index + 1)),
      ...more,
      '---',
      '',
      '$0',
    ],
  };
}

/**
 * Snippets for the frontmatter of an article: 'article' for the whole frontmatter, and one for each field. No extension of VS Code
 * applies a JSON schema inside of Markdown (https://github.com/redhat-developer/vscode-yaml/issues/207).
 */
export function frontmatterSnippets(article: JsonSchema): Readonly<Record<string, Snippet>> {
  const single = fieldsOf(article).map(([name, field]): readonly [string, Snippet] => [
    `frontmatter: ${name}`,
    { scope: 'markdown', prefix: name, description: field.description ?? '', body: [line(name, field, 1)] },
  ]);
  // A draft, as from 'npm run new', so that the next build does not publish an unfinished article.
  return { frontmatter: wholeSnippet(article, 'article', ['draft: true']), ...Object.fromEntries(single) };
}
