import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { generateArticles } from './generate-articles';
import { installPackage } from './install-package';
import { linkFolder } from './make-project';
import { runMeasured, type Cost } from './run-measured';
import { ARTICLES_FOLDER } from '@/lib/site/content-folders';

/** A build by another generator. */
export interface ReferenceResult {
  readonly name: string;
  readonly articles: number;
  readonly cost: Cost;
}

const ELEVENTY_VERSION = '3.1.8';

const page = (title: string, content: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${content}</body></html>`;

/** Writes a project with articles, a layout, and a list of all articles. */
function writeEleventy(folder: string, articles: string): void {
  mkdirSync(path.join(folder, '_includes'), { recursive: true });
  cpSync(articles, path.join(folder, 'blog'), { recursive: true });
  writeFileSync(
    path.join(folder, 'blog/blog.11tydata.mjs'),
    "export default { layout: 'article.njk', tags: 'article', permalink: ({ slug }) => `/blog/${slug}.html` };\n",
  );
  writeFileSync(path.join(folder, '_includes/article.njk'), page('{{ title }}', '{{ content | safe }}'));
  const list =
    '<ul>{% for each in collections.article %}<li><a href="{{ each.url }}">{{ each.data.title }}</a></li>{% endfor %}</ul>';
  writeFileSync(path.join(folder, 'index.njk'), page('Blog', list));
  writeFileSync(
    path.join(folder, 'eleventy.config.mjs'),
    // The directives and braces in articles are not templates.
    "export default () => ({ markdownTemplateEngine: false, dir: { output: 'out' } });\n",
  );
}

const NEXT_FILES: Readonly<Record<string, string>> = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.mjs':
    "export default { output: 'export', typescript: { ignoreBuildErrors: true }, serverExternalPackages: ['gray-matter', 'remark', 'remark-html'] };\n",
  'articles.mjs': `import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
export const slugs = () => readdirSync('blog').map((name) => name.slice(0, -3));
export const read = (slug) => matter(readFileSync('blog/' + slug + '.md', 'utf8'));
`,
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  'app/page.jsx': `import { read, slugs } from '../articles.mjs';
export default () => <ul>{slugs().map((slug) => <li key={slug}><a href={'/blog/' + slug}>{read(slug).data.title}</a></li>)}</ul>;
`,
  'app/blog/[slug]/page.jsx': `import { remark } from 'remark';
import html from 'remark-html';
import { read, slugs } from '../../../articles.mjs';
export const dynamicParams = false;
export const generateStaticParams = () => slugs().map((slug) => ({ slug }));
export default async function Article({ params }) {
  const { data, content } = read((await params).slug);
  const text = String(await remark().use(html).process(content));
  return <article><h1>{data.title}</h1><div dangerouslySetInnerHTML={{ __html: text }} /></article>;
}
`,
};

function writeNext(folder: string, articles: string): void {
  cpSync(articles, path.join(folder, 'blog'), { recursive: true });
  for (const [name, text] of Object.entries(NEXT_FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  linkFolder(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** Builds the same articles with Eleventy and with a plain Next.js site. @returns only generators that could be installed and built */
export async function measureReferences(count: number): Promise<readonly ReferenceResult[]> {
  const content = temporaryFolder();
  generateArticles(content, count);
  const articles = path.join(content, ARTICLES_FOLDER);
  const results: ReferenceResult[] = [];
  const measure = async (name: string, prepare: (folder: string) => Promise<string>) => {
    const folder = temporaryFolder();
    try {
      const cost = await runMeasured(folder, await prepare(folder));
      console.log(`${name}, ${count} articles: ${cost.wall.toFixed(1)} s`);
      results.push({ name, articles: count, cost });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.warn(error.message);
    }
  };
  await measure(`Eleventy ${ELEVENTY_VERSION}`, async (folder) => {
    writeEleventy(folder, articles);
    const eleventy = await installPackage('@11ty/eleventy', ELEVENTY_VERSION);
    return `node ${path.join(eleventy, 'cmd.cjs')} --quiet`;
  });
  await measure('Next alone', async (folder) => {
    writeNext(folder, articles);
    return 'next build';
  });
  return results;
}
