import { existsSync, writeFileSync } from 'node:fs';
import { readArticles } from '@/lib/articles/articles';
import { loadAuthors } from '@/lib/articles/authors';
import { movedArticles, pageOf } from '@/lib/articles/redirects';
import { listTextPages } from '@/lib/articles/text-pages';
import { basePath } from '@/lib/site/address';
import { readVariable } from '@/lib/site/environment';
import { routes } from '@/lib/site/routes';
import { loadOwnPictures, ownName } from '@/lib/site/own-pictures';
import { loadPictures } from '@/lib/site/pictures';
import { newExcerpt, UNDESCRIBED } from '@/lib/articles/placeholders';
import { displayPath } from '@/lib/source/read-files';
import { contentDirectory } from '@/lib/site/memoize';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { currentBuildContext } from '@/lib/site/build-context';
import { runCommand, UserError, type CommandArguments } from './command/command';
import { loadEnvironment } from './command/load-environment';
import {
  chooseOne,
  choosePicture,
  draftArticle,
  draftSlug,
  tagsIn,
  type DraftSurroundings,
  type DraftChoices,
} from './editor/draft';
import { withQuestions } from './command/questions';
import { articleFile } from '@/lib/site/content-folders';

/** @throws ContentError if authors or pictures are invalid, because there would be nothing to choose from */
function readSurroundings(directory: string, today: string): DraftSurroundings {
  return {
    authors: loadAuthors(directory).authors.map(({ name }) => name),
    pictures: Object.keys(loadPictures(directory)),
    ownPictures: [...loadOwnPictures(directory).keys()],
    today,
  };
}

async function gatherWishes(
  title: string,
  values: CommandArguments['values'],
  surroundings: DraftSurroundings,
): Promise<DraftChoices> {
  const { authors, pictures } = surroundings;
  return withQuestions(async (ask) => {
    const wish = async (
      name: string,
      question: string,
      otherwise: string,
      check: (answer: string) => void = () => {},
    ) => {
      const given = values[name];
      if (typeof given !== 'string') return ask(question, otherwise, check);
      check(given);
      return given;
    };
    const choice = (name: string, question: string, valid: readonly string[]) =>
      wish(name, question, valid[0] ?? '', (answer) => void chooseOne(name, answer, valid));
    const choices = {
      title,
      category: await choice('category', `Category (${ARTICLE_CATEGORIES.join(', ')})`, ARTICLE_CATEGORIES),
      author: await choice('author', `Author (${authors.join(', ')})`, authors),
      tags: tagsIn(await wish('tags', 'Tags, separated by commas', 'travel', tagsIn)),
      image: await wish(
        'image',
        `Picture (${pictures.join(', ')}; or a file of yours in content/pictures, such as harbor.jpg)`,
        pictures[0] ?? '',
        (answer) => void choosePicture(answer, surroundings),
      ),
    };
    const isOwn = ownName(choosePicture(choices.image, surroundings)) !== undefined;
    // A stock photo has a description already, which an article may replace.
    const hasAlt = isOwn || values['image-alt'] !== undefined;
    return {
      ...choices,
      imageAlt: hasAlt
        ? await wish('image-alt', 'What the picture shows, for people who cannot see it', UNDESCRIBED)
        : '',
      excerpt: await wish('excerpt', 'One sentence for lists and search results', newExcerpt(title)),
    };
  });
}

/** @throws UserError because a file with this name exists */
function refuse(file: string): never {
  throw new UserError(`${displayPath(file)} exists already and was not changed. Choose another title.`);
}

/** @throws UserError if an article lists the address, or that of a file of its page, as a former one (`findRedirectFaults`) */
function refuseFormer(address: string): void {
  const directory = contentDirectory();
  const moved = movedArticles(readArticles(directory).value, listTextPages(directory));
  const mover = moved.find(({ from }) => pageOf(from.toLowerCase()) === address);
  if (mover)
    throw new UserError(
      `${mover.from} leads to '${mover.title}', which lists it in \`redirectFrom\`. Choose another title.`,
    );
}

/** Writes a new file. @throws UserError if the file exists or its folder does not */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') refuse(file);
    throw new UserError(`${displayPath(file)} cannot be written (${code}).`);
  }
}

loadEnvironment('development');
await runCommand(
  {
    usage: 'npm run new -- "Title of the article" [options]',
    summary:
      'Starts an article: writes a valid draft to content/blog/. In a terminal, it asks for each field that you do not pass as an option; ' +
      'elsewhere, it uses the first choice.',
    positionals: true,
    options: {
      category: { type: 'string', value: 'name', help: `one of ${ARTICLE_CATEGORIES.join(', ')}` },
      author: { type: 'string', value: 'name', help: "one of the magazine's authors" },
      tags: { type: 'string', value: 'a,b', help: 'what the article is about, separated by commas' },
      image: {
        type: 'string',
        value: 'name',
        help: 'a key of content/pictures.yaml, or a file of yours in content/pictures, such as harbor.jpg',
      },
      'image-alt': { type: 'string', value: 'text', help: 'what your picture shows' },
      excerpt: { type: 'string', value: 'text', help: 'one sentence for lists and search results' },
    },
  },
  async ({ positionals, values }) => {
    const [title = '', ...more] = positionals;
    if (title.trim() === '' || more.length > 0) {
      throw new UserError(
        'Give one title, in quotation marks, after \' -- \':\nnpm run new -- "Two days in Lisbon" --category Destinations',
      );
    }
    const fileOf = (slug: string) => articleFile(contentDirectory(), slug);
    // Check the title before asking further questions. If its address is taken, the answers would be lost.
    const wanted = draftSlug(title);
    if (existsSync(fileOf(wanted))) refuse(fileOf(wanted));
    refuseFormer(routes.article(wanted));
    const surroundings = readSurroundings(contentDirectory(), currentBuildContext().today);
    const { slug, text } = draftArticle(await gatherWishes(title, values, surroundings), surroundings);
    const file = fileOf(slug);
    writeNew(file, text);
    console.log(
      [
        `${displayPath(file)} is written, as a draft.`,
        `1. Write it, and preview it with \`npm run dev\` at http://localhost:${readVariable('PORT')}${basePath()}${routes.article(slug)}`,
        '   Your own pictures: put the unedited files into content/pictures/, such as harbor.jpg.',
        '   In the text, on a separate line: ![What it shows](harbor.jpg "Caption")',
        '   As the lead picture, two fields: image: harbor.jpg   and below it   imageAlt: What it shows',
        '   Deals, boxes, videos and maps: docs/writers.md',
        '2. Run `npm run check:content`',
        '3. When it is ready, set `publishDate` to the day on which it should appear, and delete the line `draft: true`.',
      ].join('\n'),
    );
  },
);
