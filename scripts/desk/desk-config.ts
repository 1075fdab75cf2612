import path from 'node:path';
import type { z } from 'zod';
import { guideSchema, articleSchema, textPageSchema } from '@/lib/articles/schemas';
import { DEAL_KIND_RECORDS } from '@/lib/deals/deal-kinds';
import { EDITOR_SCHEMAS } from '@/lib/lint/content-files';
import type { Desk } from '@/lib/site/desk';
import { jsonSchemaOf, type JsonSchema } from '@/scripts/editor/json-schemas';
import { deskFields, optionalTexts, YES_OR_NO, type DeskField, type SpecialWidgets } from './desk-fields';
import { ARTICLES_FOLDER, GUIDES_FOLDER, TEXT_PAGES_FOLDER } from '@/lib/site/content-folders';

/** The content folder in the repository, which may differ from the folder that a build reads. */
const CONTENT = 'content';

/** The desk saves own pictures in one folder without subfolders, so articles name them by file name. */
const PICTURES = { media_folder: `/${CONTENT}/pictures`, public_folder: '' };

/** The Markdown of a text. The raw mode comes first, because the rich text editor does not support this site's boxes. */
const BODY: DeskField = {
  ...{ name: 'body', label: 'Text', widget: 'markdown', modes: ['raw', 'rich_text'] },
  hint: 'Markdown; docs/writers.md has the boxes, galleries and links to deals.',
};

/** A field whose choices are the names in another file. */
const among = (file: string, path: string, multiple = false) => ({
  ...{ widget: 'relation', collection: 'lists', file, value_field: path, display_fields: [path] },
  search_fields: [path],
  ...(multiple && { multiple }),
});

/** The articles that a page names, in their order. */
const ARTICLES = {
  ...{ widget: 'relation', collection: 'articles', value_field: 'slug', multiple: true },
  ...{ display_fields: ['title'], search_fields: ['title'] },
};

interface TextFolder {
  readonly name: string;
  readonly label: string;
  readonly folder: string;
  readonly schema: z.ZodType;
  /** For writers, above the list of entries. */
  readonly description?: string;
  /** The pattern for the file name of a new entry, or that the writer names the file. */
  readonly slug: string | { readonly editable: readonly ['create'] };
  readonly instead?: SpecialWidgets;
}

const folder = ({ folder: place, schema, instead, ...collection }: TextFolder) => ({
  ...{ ...collection, folder: `${CONTENT}/${place}`, create: true, format: 'yaml-frontmatter' },
  ...PICTURES,
  fields: [...deskFields(jsonSchemaOf(schema), instead), BODY],
});

/** Lists whose entries writers may change. Other files of `content` are the operator's. */
const LISTS = [
  ...['authors', 'series', 'beaches'],
  ...Object.values(DEAL_KIND_RECORDS).map(({ plural }) => plural),
  'destinations',
];

const LIST = 'entries';

/** The form for a data file: the fields of its object, or one field for its list. */
function fileFields(schema: JsonSchema, instead: SpecialWidgets): readonly DeskField[] {
  if (schema.type !== 'array') return deskFields(schema);
  return [
    {
      ...{ name: LIST, label: 'Entries', widget: 'list', root: true, collapsed: true, required: false },
      ...(schema.description !== undefined && { hint: schema.description }),
      fields: deskFields(schema.items as JsonSchema, instead),
    },
  ];
}

/** @param parts names of the values that a partner's page may take */
const lists = (parts: readonly string[]) =>
  LISTS.flatMap((kind) => {
    const { schema, files = [] } = EDITOR_SCHEMAS[kind] ?? {};
    if (!schema) throw new TypeError(`No kind of content is named '${kind}'`);
    return files.map((file) => ({
      name: path.basename(file, '.yaml'),
      label: path.relative(CONTENT, file),
      ...{
        file,
        format: 'yaml',
        fields: fileFields(jsonSchemaOf(schema), {
          target: { widget: 'object', collapsed: true, fields: optionalTexts(parts) },
        }),
      },
    }));
  });

/** https://sveltiacms.app/en/docs/backends */
function backendOf(desk: Desk) {
  switch (desk.backend) {
    case 'test':
      return { name: 'test-repo' };
    case 'github':
      return {
        ...{ name: 'github', repo: desk.repo, branch: desk.branch },
        // Without an authentication server, writers need their own token.
        ...(desk.auth === undefined ? { auth_methods: ['token'] } : { base_url: desk.auth }),
      };
    case 'gitlab':
      return {
        ...{ name: 'gitlab', repo: desk.repo, branch: desk.branch },
        ...(desk.app === undefined ? { auth_methods: ['token'] } : { auth_type: 'pkce', app_id: desk.app }),
      };
  }
}

export interface DeskSite {
  readonly name: string;
  /** Address of the site, for the link back. */
  readonly address: string;
  /** Names of the {curly} parts of the partners' pages, for the `target` of deals. */
  readonly targetParts: readonly string[];
}

/** The configuration of the desk, derived from the schemas of content files: https://sveltiacms.app/en/docs/config-basics */
export const deskConfig = (desk: Desk, { name, address, targetParts }: DeskSite) => ({
  backend: backendOf(desk),
  ...('review' in desk && desk.review && { publish_mode: 'editorial_workflow' }),
  ...{ app_title: `${name}: desk`, site_url: address, display_url: address },
  // The default folder; each collection sets its own.
  media_folder: PICTURES.media_folder.slice(1),
  public_folder: PICTURES.public_folder,
  media_libraries: { stock_assets: { providers: [] } },
  show_preview_links: false,
  // The content check accepts file names in a-z, digits and hyphens only.
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  collections: [
    folder({
      ...{ name: 'articles', label: 'Articles', folder: ARTICLES_FOLDER, schema: articleSchema },
      slug: '{{fields.slug}}',
      instead: {
        author: among('authors', 'authors.*.name'),
        authors: among('authors', 'authors.*.name', true),
        series: among('series', `${LIST}.*.name`),
        destinations: among('destinations', `${LIST}.*.id`, true),
        image: { widget: 'image' },
        // `start-desk.ts` does so.
        draft: { ...YES_OR_NO, hint: 'A new article is saved as a draft unless you choose No.' },
      },
    }),
    folder({
      ...{
        name: 'pages',
        label: 'Pages',
        folder: TEXT_PAGES_FOLDER,
        schema: textPageSchema,
        slug: '{{title}}',
        instead: { articles: ARTICLES },
      },
    }),
    folder({
      ...{ name: 'guides', label: 'Guides', folder: GUIDES_FOLDER, schema: guideSchema },
      description: 'The slug of a guide is the id of its destination, as in deals/destinations.yaml.',
      slug: { editable: ['create'] },
      instead: { author: among('authors', 'authors.*.name'), articles: ARTICLES },
    }),
    { name: 'lists', label: 'Lists and deals', files: lists(targetParts) },
  ],
});
