import { contentDirectory } from '@/lib/site/memoize';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { contentList, LIST_NAMES } from './editor/content-lists';
import { textTable } from './command/text-table';

loadEnvironment('development');
await runCommand(
  {
    usage: `npm run list -- ${LIST_NAMES.join('|')}`,
    summary:
      'Prints the names that an article can use: the ids of deals, the links of partners, pictures, authors, series, tags and categories. ' +
      'Use the first column in the article.',
    positionals: true,
  },
  ({ positionals }) => {
    const { columns, rows } = contentList(positionals, contentDirectory());
    console.log(textTable(columns, rows));
  },
);
