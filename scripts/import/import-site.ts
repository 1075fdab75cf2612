import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadAuthors } from '@/lib/articles/authors';
import { UnreadableBody } from '@/lib/articles/markdown/limits';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { isNewExcerpt } from '@/lib/articles/placeholders';
import { partnerHosts } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { loadPictures } from '@/lib/site/pictures';
import { convertBody } from './convert-body';
import { quoted, type Finding } from './finding';
import { openLinks } from './links';
import { mapFields, plainText, type MappedFields } from './map-fields';
import { openPictures } from './pictures';
import { sourceFiles } from './read-files';
import type { Skipped, SourceArticle, SourceSite } from './source';

/** An article as it will stand in `content/blog`. */
export interface ImportedArticle {
  /** Relative to the folder of the import. */
  readonly source: string;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}

export interface Imported {
  readonly system: string;
  readonly articles: readonly ImportedArticle[];
  readonly skipped: readonly Skipped[];
  /** Absolute paths of pictures by where they go, relative to the folder of pictures. */
  readonly pictures: ReadonlyMap<string, string>;
}

interface Planned {
  readonly article: SourceArticle;
  readonly mapped: MappedFields;
  readonly renamed: string | undefined;
}

/** Characters of an excerpt that search results show. */
const LONGEST_EXCERPT = 160;

/** The first sentences of a body, for a writer to begin an excerpt with. */
function firstSentences(body: string): string {
  const [first = ''] = body.split('\n\n').filter((part) => /^[\p{L}"'“‘_*[]/u.test(part));
  const text = plainText(first.replace(/\\(?=[^\w\s])/g, '').replace(/_/g, ''));
  const sentences = text.match(/[^.!?]+[.!?]+(?:["”’']|\s|$)*/g) ?? [text];
  let excerpt = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if ((excerpt + sentence).trim().length > LONGEST_EXCERPT) break;
    excerpt += sentence;
  }
  return excerpt.trim();
}

/** Each article with a slug of its own; one whose file is there already is left out. */
function plan(
  site: SourceSite,
  directory: string,
  choices: Parameters<typeof mapFields>[1],
  skipped: Skipped[],
): readonly Planned[] {
  const used = new Set<string>();
  return site.articles.flatMap((article): readonly Planned[] => {
    const mapped = mapFields(article, choices);
    if (existsSync(path.join(directory, 'blog', `${mapped.slug}.md`))) {
      skipped.push({
        file: article.file,
        reason: `would be content/blog/${mapped.slug}.md, which is there already and stays as it is`,
      });
      return [];
    }
    let { slug } = mapped;
    for (let count = 2; used.has(slug); count += 1) slug = `${mapped.slug}-${count}`;
    used.add(slug);
    return [
      {
        article,
        mapped: { ...mapped, slug, fields: { ...mapped.fields, slug } },
        renamed: slug === mapped.slug ? undefined : mapped.slug,
      },
    ];
  });
}

/**
 * Turns the articles of a site into ours. Nothing is written.
 *
 * @param directory of our content
 * @throws ContentError where our authors, pictures or partners are wrong: nothing could be chosen from them
 */
export function importSite(
  site: SourceSite,
  directory: string,
  today: string,
  author: string | undefined,
): Imported {
  const skipped = [...site.skipped];
  const pictureKeys = Object.fromEntries(
    Object.entries(loadPictures(directory)).map(([key, { alt }]) => [key, alt]),
  );
  const authors = loadAuthors(directory).authors.map(({ name }) => name);
  const planned = plan(site, directory, { authors, pictures: pictureKeys, today, author }, skipped);
  const library = openPictures(site, sourceFiles(site.root));
  const linkAt = openLinks(
    site,
    new Map(planned.map(({ article, mapped }) => [article, mapped.slug])),
    partnerHosts(loadPartners(directory)),
  );
  const articles = planned.flatMap(({ article, mapped, renamed }): readonly ImportedArticle[] => {
    const { title, slug, lead, fields, notes } = mapped;
    const lineOfField = (field: string) => article.fieldLines.get(field.toLowerCase()) ?? article.firstLine;
    const told: Finding[] = [
      ...article.oddities.map(({ line, text }) => ({ line, subject: 'fields', text })),
      ...notes.map(({ field, ...rest }) => ({ line: lineOfField(field), ...rest })),
      ...(renamed
        ? [
            {
              line: article.firstLine,
              subject: 'slug',
              text: `'${renamed}' is the slug of another article of this import; '${slug}' was taken`,
            },
          ]
        : []),
    ];
    try {
      const { body, findings } = convertBody(article, {
        ...{ title, lead, attachments: site.attachments },
        picture: (source) => library.take(source, article.file, slug),
        matching: (pattern) => library.matching(pattern, article.file),
        link: (address) => linkAt(address, article),
        toldElsewhere: [...Object.values(fields).flat().map(String), ...told.map(({ text }) => text)],
      });
      if (isNewExcerpt(String(fields.excerpt))) {
        const proposal = firstSentences(body);
        told.push({
          line: lineOfField('excerpt'),
          subject: 'excerpt',
          text: `there is none; write one in place of ${quoted(String(fields.excerpt))}${proposal ? `. The text begins: ${quoted(proposal)}` : ''}`,
        });
      }
      if (body.trim() === '')
        told.push({ line: article.bodyLine, subject: 'body', text: 'there are no words' });
      return [
        {
          source: article.file,
          slug,
          title,
          text: `${writeFrontmatter(fields)}\n${body}`,
          findings: [...told, ...findings].sort((a, b) => a.line - b.line),
        },
      ];
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      skipped.push({
        file: article.file,
        reason: `has ${error.found}, and an article here ${error.expected}`,
      });
      return [];
    }
  });
  return { system: site.system, articles, skipped, pictures: library.taken };
}
