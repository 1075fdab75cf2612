import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { contentDirectory } from '@/lib/site/memoize';
import { editorFiles, schemaFile } from '@/scripts/editor/editor-files';
import { DATA_KINDS, EDITOR_SCHEMAS } from '@/lib/lint/content-files';
import { jsonSchemaOf, type JsonSchema } from '@/scripts/editor/json-schemas';
import { frontmatterSnippets, wholeSnippet } from '@/scripts/editor/snippets';

const files = editorFiles();

/** A file for editors without the names that it suggests, which are those of the content. */
const withoutNames = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'examples') return undefined;
    return typeof value === 'string' ? value.replace(/\$\{(\d+)\|.*\|\}/, '$$$1') : value;
  });

test('the files that editors read fit the schemas', () => {
  const stale = [...files].filter(
    ([file, text]) =>
      !existsSync(file) || !isDeepStrictEqual(withoutNames(readFileSync(file, 'utf8')), withoutNames(text)),
  );
  const leftOver = readdirSync('.vscode/schemas').filter((name) => !files.has(`.vscode/schemas/${name}`));
  const names = [...stale.map(([file]) => file), ...leftOver];
  if (names.length > 0) {
    throw new Error(`Out of date: ${names.join(', ')}. Run 'npm run editor:settings' and commit the result.`);
  }
});

test('every YAML file of the content has its schema in the settings of VS Code', () => {
  const settings = JSON.parse(files.get('.vscode/settings.json') ?? '');
  const found: readonly string[] = Object.values<readonly string[]>(settings['yaml.schemas']).flat();
  const onDisk = readdirSync(contentDirectory(), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${name.split(path.sep).join('/')}`);
  expect([...found].sort()).toEqual(onDisk.sort());
});

test("the operators' handbook names every data file and what it is for", () => {
  const rows = readFileSync('docs/operators.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('`content/'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const told = rows.map(([, what, file]) => [what, file]);
  for (const { what, files: loaders } of Object.values(DATA_KINDS)) {
    const paths = Object.keys(loaders).map((file) => `\`content/${file}\``);
    expect(told).toContainEqual([what, paths.join(', ')]);
  }
});

/** Dotted path and schema of every field below a schema. */
function fieldsOf(schema: JsonSchema, at: string): readonly (readonly [string, JsonSchema])[] {
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [`${at}.${name}`, field as JsonSchema] as const,
  );
  const parts = [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const below = parts.filter((part): part is JsonSchema => typeof part === 'object' && !Array.isArray(part));
  return [
    ...own,
    ...own.flatMap(([name, field]) => fieldsOf(field, name)),
    ...below.flatMap((part) => fieldsOf(part, at)),
  ];
}

test('every field says what it wants, in our words', () => {
  const fields = Object.entries(EDITOR_SCHEMAS).flatMap(([kind, { schema }]) =>
    fieldsOf(jsonSchemaOf(schema), kind),
  );
  expect(fields.length).toBeGreaterThan(150);
  const silent = fields.filter(([, { description, const: fixed }]) => !description && fixed === undefined);
  expect(silent.map(([name]) => name)).toEqual([]);
  const foreign = fields.filter(([, { description }]) => description?.startsWith('Invalid input'));
  expect(foreign.map(([name]) => name)).toEqual([]);
});

const article = JSON.parse(files.get(schemaFile('article')) ?? '') as JsonSchema;
const field = (name: string) => article.properties?.[name] as JsonSchema;

test('an article is completed with its categories, and offered the authors and pictures there are', () => {
  expect(field('category').enum).toEqual(ARTICLE_CATEGORIES);
  expect(field('author').examples).toContain('Zoë Ångström');
  expect(field('image').examples).toContain('lagoon');
  expect(field('title').examples).toBeUndefined();
  expect(field('series').examples).toContain('Left of the ferry');
});

test('wherever a file names a picture, the pictures there are offered', () => {
  const data = JSON.parse(files.get(schemaFile('destinations')) ?? '') as JsonSchema;
  expect(new Map(fieldsOf(data, 'file')).get('file.image')?.examples).toEqual(field('image').examples);
  const parts = z.object({ parts: z.array(z.object({ image: z.string(), alt: z.unknown() })) });
  const fields = new Map(fieldsOf(jsonSchemaOf(parts, { image: ['lagoon'] }), 'file'));
  expect(fields.get('file.parts.image')?.examples).toEqual(['lagoon']);
  expect(fields.get('file.parts.alt')).toEqual({});
});

test('the other settings of VS Code stay as they are', () => {
  const settings = JSON.parse(files.get('.vscode/settings.json') ?? '');
  const current = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['editor.formatOnSave']).toBe(true);
  expect(Object.keys(settings)).toEqual(Object.keys(current));
});

test('a snippet asks for every required field and for nothing that may be left out, and begins a draft', () => {
  const { frontmatter } = frontmatterSnippets(article);
  const names = frontmatter?.body.flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []);
  expect(names).toEqual([...(article.required ?? []), 'draft']);
  expect(frontmatter?.body).toContain('draft: true');
  expect(frontmatter?.body[0]).toBe('---');
});

test('a choice in a snippet keeps the signs of its syntax apart from those of the words', () => {
  const snippets = frontmatterSnippets({ properties: { tone: { enum: ['ab', 'c|d', '$1'] } } });
  expect(snippets['frontmatter: tone']?.body).toEqual(['tone: ${1|ab,c\\|d,\\$1|}']);
});

test('a choice in a snippet that YAML would take for something else has quotation marks', () => {
  const names = ['Europe: by rail', '2026', 'Deal # 1', 'it, too'];
  const snippets = frontmatterSnippets({
    properties: { series: { examples: names }, tags: { items: {}, enum: names } },
  });
  const choices = "|'Europe: by rail','2026','Deal # 1','it\\, too'|";
  expect(snippets['frontmatter: series']?.body).toEqual([`series: \${1${choices}}`]);
  expect(snippets['frontmatter: tags']?.body).toEqual([`tags: [\${1${choices}}]`]);
});

test('an article has one author or several, and a new one is asked for one', () => {
  expect(article.oneOf).toEqual([{ required: ['author'] }, { required: ['authors'] }]);
  const snippets = JSON.parse(files.get('.vscode/frontmatter.code-snippets') ?? '');
  expect(snippets.frontmatter.body).toContainEqual(expect.stringMatching(/^author: \$\{\d\|Zoë Ångström,/));
  expect(snippets.frontmatter.body).toContainEqual(expect.stringMatching(/^title: \$1$/));
  expect(snippets['frontmatter of a text page'].prefix).toBe('text page');
  expect(snippets['frontmatter of a guide'].prefix).toBe('destination guide');
  expect(snippets['frontmatter: tags'].body).toEqual(['tags: [$1]']);
});

test('what has no author is not asked for one', () => {
  const guide = JSON.parse(files.get(schemaFile('guide')) ?? '') as JsonSchema;
  expect(guide).not.toHaveProperty('oneOf');
  expect(guide.$schema).toContain('draft-07');
});

test('a whole frontmatter has its fields in order, with a place to type for each', () => {
  const schema = {
    properties: {
      slug: {},
      title: { description: 'a title' },
      publishDate: {},
      tags: { items: {} },
      wide: { type: 'boolean' as const },
      note: {},
    },
    required: ['slug', 'title', 'publishDate', 'tags', 'wide'],
  };
  expect(wholeSnippet(schema, 'text page')).toEqual({
    scope: 'markdown',
    prefix: 'text page',
    description: 'The frontmatter of a text page',
    body: [
      '---',
      'slug: $TM_FILENAME_BASE',
      'title: $2',
      'publishDate: $CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
      'tags: [$4]',
      'wide: ${5|true,false|}',
      '---',
      '',
      '$0',
    ],
  });
  const { frontmatter, ...single } = frontmatterSnippets(schema);
  expect(frontmatter).toMatchObject({ prefix: 'article', description: 'The frontmatter of an article' });
  expect(single['frontmatter: title']).toEqual({
    ...{ scope: 'markdown', prefix: 'title', description: 'a title', body: ['title: $1'] },
  });
});
