import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleGrid } from '@/components/blog/article-grid';
import { ArticleView } from '@/components/article/article-view';
import { CommentsSection } from '@/components/article/comments-section';
import { FurtherReading } from '@/components/article/further-reading';
import { StructuredData } from '@/components/shell/structured-data';
import { readArticles } from '@/lib/articles/articles';
import type { Article } from '@/lib/articles/article';
import { loadPictures, type Pictures } from '@/lib/site/pictures';
import { loadSite } from '@/lib/site/load-site';
import { renderBody } from '@/lib/articles/markdown/render';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { articleGraph } from '@/lib/seo/structured-data';
import { XSS_VECTORS } from './xss-vectors';
import { temporaryFolder } from '../support/temporary-folder';

/*
 * Prints an HTML page for each vector, as a JSON list: an article that holds it in every text field and all over its body,
 * read from a file and drawn by the site's own components. The check of contents refuses such bodies; here they are drawn
 * all the same. It runs by itself, because Playwright compiles JSX for its own component tests.
 */

const FIXTURES = path.resolve('__tests__/fixtures/content');
const pictures = loadPictures(FIXTURES);
const photo = Object.values(pictures)[0]!;
/** Any key is a picture: what the check refuses must still be harmless. */
const anyPicture: Pictures = new Proxy(pictures, { get: () => photo });

function bodyOf(vector: string): string {
  return [
    vector,
    `Words ${vector} words, **${vector}**, \`${vector}\` and ~~${vector}~~.`,
    `[${vector}](${vector}) [x](<${vector}>) ![${vector}](${vector})`,
    `![${vector}](photo:beach "${vector}")`,
    `## ${vector}`,
    `- [ ] ${vector}\n- ${vector}`,
    `> ${vector}`,
    `:::tip\n${vector}\n:::`,
    `:::quote[${vector}]\n${vector}\n:::`,
    `:::facts[${vector}]\n- **${vector}**: ${vector}\n:::`,
    `:::faq\n### ${vector}\n\n${vector}\n:::`,
    `:::details[${vector}]\n${vector}\n:::`,
    `<kbd>${vector}</kbd>`,
    `::youtube[${vector}]{id="${vector}"}`,
    `::map[${vector}]{at="${vector}"}`,
    `:partner[${vector}]{to="${vector}" place="${vector}"}`,
    `| ${vector} |\n| - |\n| ${vector} |`,
  ].join('\n\n');
}

function readHostile(): readonly Article[] {
  const directory = temporaryFolder();
  cpSync(path.join(FIXTURES, 'pictures.yaml'), path.join(directory, 'pictures.yaml'));
  mkdirSync(path.join(directory, 'blog'));
  XSS_VECTORS.forEach((vector, index) => {
    const slug = `vector-${index}`;
    const texts = { title: vector, excerpt: vector, author: vector, tags: ['x'] };
    const fixed = { publishDate: '2026-01-01', readTime: '1 min read', category: 'Hotels', image: 'lagoon' };
    const text = writeFrontmatter({ id: index + 1, slug, ...texts, ...fixed }) + bodyOf(vector);
    writeFileSync(path.join(directory, 'blog', `${slug}.md`), text);
  });
  return readArticles(directory).value;
}

function pageOf(article: Article): string {
  const { title, excerpt, slug } = article;
  const body = renderBody(article, {
    pictures: anyPicture,
    address: (address) => address,
    ownFacts: () =>
      ({ stem: '/pictures/map-0123456789', width: 3, height: 2, widths: [3], ending: 'jpg' }) as const,
    // As `partner-url.ts` builds it: an address of the operator's own, with the sub-id as a parameter.
    partnerLink: (to, place) => ({
      href: `https://partner.example/?sub=${encodeURIComponent(place)}`,
      partner: to,
    }),
  });
  // The schema allows only fixed categories (product 3.2), and refuses some signs in tags. This test gives the view hostile ones
  // anyway. A tag with an underscore has no address.
  const tag = title.replaceAll('_', '-');
  const hostile = { ...article, category: title as Article['category'], tags: [tag, `x ${tag}`] };
  const graph = articleGraph(loadSite(FIXTURES), hostile, [{ name: title, path: '/blog' }]);
  const comment = { id: 1, name: title, email: title, message: title, date: '2026-01-01' };
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={excerpt} />
      <meta property="og:title" content={title} />
      <StructuredData data={graph} />
    </>,
  );
  const main = renderToStaticMarkup(
    <>
      <ArticleView
        article={hostile}
        photo={{ ...photo, alt: title }}
        text={{ body, commissionNote: { text: title }, findDeal: () => undefined }}
        crumbs={[{ name: title, path: '/blog' }]}
        address="https://www.example.com/blog/hostile"
        authors={[{ name: title, description: title }]}
        shareLinks={[{ label: title, href: `https://share.example/?t=${encodeURIComponent(title)}` }]}
      />
      <ArticleGrid title={title} articles={[{ ...hostile, photo }]} />
      <FurtherReading readings={[{ slug, title, photo, reason: title }]} />
      <CommentsSection article="hostile" samples={[comment]} />
    </>,
  );
  return `<!doctype html><html lang="en"><head>${head}</head><body>${main}</body></html>`;
}

process.stdout.write(JSON.stringify(readHostile().map(pageOf)));
