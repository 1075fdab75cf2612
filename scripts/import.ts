import path from 'node:path';
import { loadAuthors } from '@/lib/articles/authors';
import { currentBuildContext } from '@/lib/site/build-context';
import { contentDirectory } from '@/lib/site/memoize';
import { runCommand, UserError } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { chooseOne } from './editor/draft';
import { importSite } from './import/import-site';
import { readSite } from './import/source/read-site';
import { reportOf } from './import/report';
import { checkImport, writeImport } from './import/stage';

loadEnvironment();
await runCommand(
  {
    usage: 'npm run import -- FOLDER [options]',
    summary:
      'Imports the articles of a site made with Jekyll, Hugo, Astro, Gatsby or WordPress (the XML file that it exports), ' +
      'as drafts, with their pictures. Reports with file and line what it changed or left out, and what you must write. ' +
      'Without --write, it only reports. It never overwrites a file. Exit code 1: a build would stop.',
    positionals: true,
    options: {
      write: { type: 'boolean', help: 'write the articles and pictures' },
      author: {
        type: 'string',
        value: 'name',
        help: 'replaces authors who are not in content/authors.yaml',
      },
    },
  },
  ({ positionals, values }) => {
    const [folder = '', ...more] = positionals;
    if (folder === '' || more.length > 0)
      throw new UserError(
        "Give the folder of the other site behind ' -- ':\nnpm run import -- ../my-old-blog",
      );
    const content = contentDirectory();
    const author =
      typeof values.author === 'string'
        ? chooseOne(
            'author',
            values.author,
            loadAuthors(content).authors.map(({ name }) => name),
          )
        : undefined;
    const buildContext = currentBuildContext();
    const imported = importSite(readSite(path.resolve(folder)), content, buildContext.today, author);
    const errors = checkImport(imported, content, buildContext);
    const there = values.write ? writeImport(imported, content) : [];
    console.log(reportOf(imported, errors, values.write === true));
    for (const file of there) console.log(`${file} exists already and was not changed.`);
    if (errors.length > 0) process.exitCode = 1;
  },
);
