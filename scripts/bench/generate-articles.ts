import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAuthors } from '@/lib/articles/authors';
import { listFiles } from '@/lib/source/read-files';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { runCommand, UserError } from '@/scripts/command/command';
import { ARTICLES_FOLDER, articleFile } from '@/lib/site/content-folders';

/*
 * Generates a magazine of any size for tests and benchmarks: the site's own content, with invented articles in addition to its own.
 * For help, run `tsx scripts/bench/generate-articles.ts --help`. Then run CONTENT_DIRECTORY=<directory> npm run build. The same call
 * produces the same files.
 */

const CONTENT = 'content';
const IMAGES = ['paris', 'london', 'tokyo', 'beach', 'mountains', 'airport', 'train', 'wallet', 'forest'];

/** Reproducible pseudorandom numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The sentences of the longest article. Real prose, because repeated text would compress better than any article. */
function realSentences(): readonly string[] {
  const texts = readdirSync(path.join(CONTENT, ARTICLES_FOLDER))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(CONTENT, ARTICLES_FOLDER, name), 'utf8').split(/^---$/m)[2] ?? '');
  const longest = texts.reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    longest
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      // Remove footnote references, because the notes themselves are not included.
      .flatMap((line) => line.replace(/\[\^[^\]]+\]/g, '').match(/[^.?!]+[.?!]+(?:\s|$)/g) ?? [])
      .map((sentence) => sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim())
  );
}

/** Paragraphs under headings with exactly this many words. No sentence is repeated before all are used. */
function bodyOf(words: number, sentences: readonly string[], random: () => number): string {
  const order = sentences.map((text) => ({ text, at: random() })).sort((a, b) => a.at - b.at);
  const blocks: string[] = [];
  let left = words;
  for (let index = 0; left > 0; index++) {
    const text = order[index % order.length]?.text.split(' ').slice(0, left).join(' ') ?? '';
    left -= text.split(' ').length;
    if (index % 20 === 0 && left > 8) {
      const heading = text.split(' ').slice(0, 5).join(' ').replace(/\W+$/, '');
      left -= heading.split(' ').length;
      blocks.push(`## ${heading}`, text);
    } else if (index % 5 === 0) blocks.push(text);
    else blocks.push(`${blocks.pop()} ${text}`);
  }
  return blocks.join('\n\n');
}

function article(
  id: number,
  words: number,
  sentences: readonly string[],
  authors: readonly string[],
): string {
  const random = randomFrom(id);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const date = new Date(Date.UTC(2010, 0, 1 + (id % 5400))).toISOString().slice(0, 10);
  const tags = new Set(Array.from({ length: 3 }, () => `made-up topic ${Math.floor(random() * 40)}`));
  return `---
title: 'Made-up article ${id}: ${pick(sentences).split(' ').slice(0, 6).join(' ').replace(/\W+$/, '').replaceAll("'", '’')}'
slug: made-up-${id}
excerpt: ${JSON.stringify(pick(sentences))}
author: ${pick(authors)}
publishDate: ${date}
category: ${pick(ARTICLE_CATEGORIES)}
tags: [${[...tags].join(', ')}]
image: ${pick(IMAGES)}
---

${bodyOf(words, sentences, random)}
`;
}

/** @throws UserError for a folder that contains anything, or that would be copied into itself */
function requireFree(directory: string): void {
  const target = path.resolve(directory);
  if (target.startsWith(`${path.resolve(CONTENT)}${path.sep}`))
    throw new UserError(`'${directory}' is in ${CONTENT}/, which is copied; name a folder elsewhere.`);
  if (existsSync(target) && !(statSync(target).isDirectory() && readdirSync(target).length === 0))
    throw new UserError(`'${directory}' exists and is not an empty folder; name a new one.`);
}

/**
 * Writes a content directory with this many articles, including the site's own.
 *
 * @param directory a new or an empty folder
 * @throws UserError for any other folder, because nothing is deleted
 */
export function generateArticles(directory: string, count: number, words = 1025): void {
  requireFree(directory);
  cpSync(CONTENT, directory, { recursive: true });
  const own = listFiles(path.join(CONTENT, ARTICLES_FOLDER), '.md').length;
  const sentences = realSentences();
  const authors = loadAuthors(CONTENT).authors.map(({ name }) => name);
  for (let id = 1001; id <= 1000 + count - own; id++) {
    writeFileSync(articleFile(directory, `made-up-${id}`), article(id, words, sentences, authors));
  }
}

if (import.meta.filename === process.argv[1]) {
  await runCommand(
    {
      usage: 'tsx scripts/bench/generate-articles.ts <directory> <number of articles> [words in each]',
      summary: 'Writes a magazine of any size for tests and benchmarks. The directory must be new or empty.',
      positionals: true,
    },
    ({ positionals: [directory, count, words = '1025'] }) => {
      if (!directory || !Number(count) || !Number(words))
        throw new UserError('Give a directory and a number of articles; see --help.');
      generateArticles(directory, Number(count), Number(words));
    },
  );
}
