import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readArticles } from '@/lib/content/articles';
import { readAuthors } from '@/lib/content/authors';
import { readPictures } from '@/lib/content/collections';
import { CONTENT_DIRECTORY, displayPath } from '@/lib/content/read-files';
import { ARTICLE_CATEGORIES } from '@/lib/content/schemas';
import { currentEdition } from '@/lib/content/published';
import { runCommand, UserError, type CommandArguments } from './command';
import { draftArticle, draftSlug, type DraftSurroundings, type DraftWishes } from './draft';

/** Asks a question with an answer for who only presses Enter. */
type Ask = (question: string, otherwise: string) => Promise<string>;

/** At a terminal a person is asked; anywhere else the answer is the one that would be proposed. */
async function withQuestions<T>(run: (ask: Ask) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY) return run(async (_question, otherwise) => otherwise);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await run(
      async (question, otherwise) => (await terminal.question(`${question} [${otherwise}]: `)) || otherwise,
    );
  } finally {
    terminal.close();
  }
}

function readSurroundings(directory: string, today: string): DraftSurroundings {
  return {
    articles: readArticles(directory).value,
    authors: readAuthors(directory).value?.authors.map(({ name }) => name) ?? [],
    pictures: Object.keys(readPictures(directory).value ?? {}),
    today,
  };
}

async function gatherWishes(
  title: string,
  values: CommandArguments['values'],
  { authors, pictures }: DraftSurroundings,
): Promise<DraftWishes> {
  return withQuestions(async (ask) => {
    const wish = async (name: string, question: string, otherwise: string) => {
      const given = values[name];
      return typeof given === 'string' ? given : ask(question, otherwise);
    };
    return {
      title,
      category: await wish('category', `Category (${ARTICLE_CATEGORIES.join(', ')})`, ARTICLE_CATEGORIES[0]),
      author: await wish('author', `Author (${authors.join(', ')})`, authors[0] ?? ''),
      tags: (await wish('tags', 'Tags, with commas between', 'travel')).split(','),
      image: await wish('image', 'Picture, a key of content/pictures.yaml', pictures[0] ?? ''),
      excerpt: await wish('excerpt', 'One sentence for lists and search results', `${title}, in short.`),
    };
  });
}

/** Writes a file that is not there yet. @throws UserError when it is, or when there is no folder for it */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new UserError(`${displayPath(file)} is there already and stays as it is. Choose another title.`);
    }
    throw new UserError(`${displayPath(file)} cannot be written (${code}).`);
  }
}

await runCommand(
  {
    usage: 'npm run new -- "Title of the article" [options]',
    summary:
      'Starts an article: a draft in content/blog/ that is valid as it is. What is not given is asked.',
    positionals: true,
    options: {
      category: { type: 'string', value: 'name', help: `one of ${ARTICLE_CATEGORIES.join(', ')}` },
      author: { type: 'string', value: 'name', help: "one of the magazine's authors" },
      tags: { type: 'string', value: 'a,b', help: 'what the article is about, with commas between' },
      image: { type: 'string', value: 'key', help: 'a key of content/pictures.yaml' },
      excerpt: { type: 'string', value: 'text', help: 'one sentence for lists and search results' },
    },
  },
  async ({ positionals, values }) => {
    const [title = '', ...more] = positionals;
    if (title.trim() === '' || more.length > 0) {
      throw new UserError('Give one title, in quotation marks: npm run new -- "Two days in Lisbon"');
    }
    // Before any question is asked: a title without an address would make the answers worthless.
    draftSlug(title);
    const surroundings = readSurroundings(CONTENT_DIRECTORY, currentEdition().today);
    const { slug, text } = draftArticle(await gatherWishes(title, values, surroundings), surroundings);
    const file = path.join(CONTENT_DIRECTORY, 'blog', `${slug}.md`);
    writeNew(file, text);
    console.log(
      [
        `${displayPath(file)} is there, as a draft.`,
        `1. Write it, and look at it with \`npm run dev\` on /blog/${slug}`,
        '2. Run `npm run check:content`; when it is ready, take out the line `draft: true`.',
      ].join('\n'),
    );
  },
);
