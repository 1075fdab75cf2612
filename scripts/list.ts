import { contentDirectory } from '@/lib/site/memoize';
import { runCommand } from './command/command';
import { contentList, LIST_KINDS } from './editor/content-lists';
import { textTable } from './command/text-table';

await runCommand(
  {
    usage: `npm run list -- ${LIST_KINDS.join('|')}`,
    summary:
      'Prints what an article can name: the ids of deals, the links of partners, pictures, authors, series, tags and categories.\n' +
      'The first column is what is written in the article.',
    positionals: true,
  },
  ({ positionals }) => {
    const { columns, rows } = contentList(positionals, contentDirectory());
    console.log(textTable(columns, rows));
  },
);
