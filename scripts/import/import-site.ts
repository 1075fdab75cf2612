import { existsSync } from 'node:fs';
import { readArticles } from '@/lib/articles/articles';
import { loadAuthors } from '@/lib/articles/authors';
import { UnreadableBody } from '@/lib/articles/markdown/limits';
import { findRedirectFaults } from '@/lib/articles/redirects';
import { listTextPages } from '@/lib/articles/text-pages';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { isNewExcerpt, UNDESCRIBED } from '@/lib/articles/placeholders';
import { EXCERPT_LENGTH } from '@/lib/lint/warnings';
import { OWN_PICTURES } from '@/lib/site/own-pictures';
import { partnerHosts } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { loadPictures } from '@/lib/site/pictures';
import { convertBody, describes } from './convert-body';
import { quoted, type Finding } from './source/finding';
import { openLinks } from './links';
import { mapFields, type Lead, type MappedFields } from './fields/map-fields';
import { plainText } from './fields/read-field';
import { withEnding } from './fields/title-and-slug';
import { openPictures, type PictureLibrary } from './pictures';
import { sourceFiles } from './source/read-files';
import type { Fields, Skipped, SourceArticle, SourceSite } from './source/source';
import { articleFile } from '@/lib/site/content-folders';

/** An article in the form for `content/blog`. */
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
  /** Absolute paths of pictures by their target paths, which are relative to the folder of pictures. */
  readonly pictures: ReadonlyMap<string, string>;
}

interface Planned {
  readonly article: SourceArticle;
  readonly mapped: MappedFields;
  readonly renamed: string | undefined;
}

/** The first sentences of a body, from which a writer can start an excerpt. */
function firstSentences(body: string): string {
  const [first = ''] = body.split('\n\n').filter((part) => /^[\p{L}"'“‘_*[]/u.test(part));
  const text = plainText(first.replace(/\\(?=[^\w\s])/g, '').replace(/_/g, ''));
  const sentences = text.match(/[^.!?]+[.!?]+(?:["”’']|\s|$)*/g) ?? [text];
  let excerpt = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if ((excerpt + sentence).trim().length > EXCERPT_LENGTH) break;
    excerpt += sentence;
  }
  return excerpt.trim();
}

/** Gives each article a unique slug. Articles whose file exists already are left out. */
function plan(
  articles: readonly SourceArticle[],
  directory: string,
  choices: Parameters<typeof mapFields>[1],
  skipped: Skipped[],
): readonly Planned[] {
  const used = new Set<string>();
  const isThere = (slug: string) => existsSync(articleFile(directory, slug));
  return articles.flatMap((article): readonly Planned[] => {
    const mapped = mapFields(article, choices);
    if (isThere(mapped.slug)) {
      skipped.push({
        file: article.file,
        reason: `would be ${articleFile('content', mapped.slug)}, which exists already and was not changed`,
      });
      return [];
    }
    let { slug } = mapped;
    for (let count = 2; used.has(slug) || isThere(slug); count += 1)
      slug = withEnding(mapped.slug, `-${count}`);
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

/** Adds the former addresses. Those that `check:content` would not accept, beside our articles and each other, are left out and noted. */
function withRedirects(planned: readonly Planned[], directory: string): readonly Planned[] {
  const ours = readArticles(directory).value.map((article) => ({ article, each: undefined }));
  const theirs = planned.map((each) => {
    const { slug, formerAddresses: redirectFrom } = each.mapped;
    return { article: { slug, file: articleFile('content', slug), redirectFrom }, each };
  });
  const faults = findRedirectFaults([...ours, ...theirs], listTextPages(directory));
  return planned.map((each) => {
    const { fields, notes, formerAddresses } = each.mapped;
    const left = faults.filter(({ listing }) => listing.each === each);
    const redirectFrom = formerAddresses.filter((_, at) => !left.some(({ index }) => index === at));
    const told = left.map(({ found, expected }) => ({
      ...{ field: '', subject: 'redirectFrom' },
      text: `left out: ${found}; expected ${expected}`,
    }));
    return {
      ...each,
      mapped: {
        ...each.mapped,
        fields: { ...fields, ...(redirectFrom.length > 0 ? { redirectFrom } : {}) },
        notes: [...notes, ...told],
      },
    };
  });
}

/** Moves the fields that readers do not see to the end. */
function inOrder(fields: Fields): Fields {
  const { draft, redirectFrom, ...rest } = fields;
  return { ...rest, draft, ...(redirectFrom === undefined ? {} : { redirectFrom }) };
}

/** The fields for the lead picture of an article. Empty if the picture cannot be imported. */
function mapLead(
  { field, src, alt, credit }: Lead,
  taken: ReturnType<PictureLibrary['take']>,
  note: (field: string, text: string) => void,
): Fields {
  if ('reason' in taken) {
    note(field, `${quoted(src, 120)}, the picture of the article, ${taken.reason}`);
    return {};
  }
  const isDescribed = describes(src, alt);
  if (!isDescribed) note(field, `${quoted(src, 120)} has no description: write in 'imageAlt' what it shows`);
  return {
    image: taken.url.slice(OWN_PICTURES.length),
    imageAlt: isDescribed ? alt : UNDESCRIBED,
    ...(credit ? { imageCredit: credit } : {}),
  };
}

interface Converted extends Pick<Imported, 'articles' | 'pictures'> {
  /** Articles that cannot be imported, such as articles that are too long. */
  readonly refused: ReadonlyMap<SourceArticle, string>;
}

function convert(site: SourceSite, planned: readonly Planned[], hosts: readonly string[]): Converted {
  const library = openPictures(site, sourceFiles(site.root));
  const linkAt = openLinks(site, new Map(planned.map(({ article, mapped }) => [article, mapped])), hosts);
  const refused = new Map<SourceArticle, string>();
  const articles = planned.flatMap(({ article, mapped, renamed }): readonly ImportedArticle[] => {
    const { title, slug, lead, fields, notes } = mapped;
    const lineOfField = (field: string) => article.fieldLines.get(field.toLowerCase()) ?? article.firstLine;
    const told: Finding[] = [
      ...article.oddities.map(({ line, text }) => ({ line, subject: 'fields', text })),
      ...notes.map(({ field, ...rest }) => ({ line: lineOfField(field), ...rest })),
    ];
    if (renamed) {
      const text = `'${renamed}' is the slug of another article of this import; '${slug}' was used`;
      told.push({ line: article.firstLine, subject: 'slug', text });
    }
    const noteLead = (field: string, text: string) =>
      told.push({ line: lineOfField(field), subject: 'image', text });
    const leadFields = lead ? mapLead(lead, library.take(lead.src, article.file, slug), noteLead) : {};
    if (!('image' in leadFields)) {
      const text = `the article has none; '${String(fields.image)}' is a stock photo (choose another with \`npm run list -- pictures\`)`;
      told.push({ line: article.firstLine, subject: 'image', text });
    }
    try {
      const { body, findings } = convertBody(article, {
        ...{ title, attachments: site.attachments },
        picture: (source) => library.take(source, article.file, slug),
        matching: (pattern) => library.matching(pattern, article.file),
        link: (address) => linkAt(address, article),
        toldElsewhere: [...Object.values(fields).flat().map(String), ...told.map(({ text }) => text)],
      });
      const excerpt = String(fields.excerpt);
      if (isNewExcerpt(excerpt)) {
        const proposal = firstSentences(body);
        const begins = proposal ? `. The text begins: ${quoted(proposal)}` : '';
        const text = `there is none; write one instead of ${quoted(excerpt)}${begins}`;
        told.push({ line: lineOfField('excerpt'), subject: 'excerpt', text });
      }
      if (body.trim() === '')
        told.push({ line: article.bodyLine, subject: 'body', text: 'there are no words' });
      const text = `${writeFrontmatter(inOrder({ ...fields, ...leadFields }))}\n${body}`;
      const all = [...told, ...findings].sort((a, b) => a.line - b.line);
      return [{ source: article.file, slug, title, text, findings: all }];
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      refused.set(article, `has ${error.found}; expected ${error.expected}`);
      return [];
    }
  });
  return { articles, pictures: library.taken, refused };
}

/**
 * Converts the articles of a site to ours, without writing any files.
 *
 * @param directory our content directory
 * @throws ContentError if our authors, pictures or partners are invalid, because articles refer to them
 */
export function importSite(
  site: SourceSite,
  directory: string,
  today: string,
  author: string | undefined,
): Imported {
  const skipped = [...site.skipped];
  const authors = loadAuthors(directory).authors.map(({ name }) => name);
  const pictures = Object.keys(loadPictures(directory));
  const planOf = (articles: readonly SourceArticle[]) =>
    plan(articles, directory, { authors, pictures, today, author }, skipped);
  const planned = planOf(site.articles);
  const hosts = partnerHosts(loadPartners(directory));
  const convertAll = (all: readonly Planned[]) => convert(site, withRedirects(all, directory), hosts);
  const first = convertAll(planned);
  const { refused } = first;
  for (const [{ file }, reason] of refused) skipped.push({ file, reason });
  // Links to an article that cannot be imported would be broken, and its slug and addresses are free. So plan and convert all others again.
  const others = planned.map(({ article }) => article).filter((article) => !refused.has(article));
  const made = refused.size > 0 ? convertAll(planOf(others)) : first;
  return { system: site.system, articles: made.articles, skipped, pictures: made.pictures };
}
