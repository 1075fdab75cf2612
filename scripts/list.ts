import { CONTENT_DIRECTORY } from '@/lib/content/read-files';
import { runCommand } from './command';
import { contentList, LIST_KINDS } from './content-lists';
import { textTable } from './text-table';

await runCommand(
  {
    usage: `npm run list -- ${LIST_KINDS.join('|')}`,
    summary:
      'Prints what an article can name: the ids of deals, the links of partners, pictures, authors, tags and categories.\n' +
      'The first column is what is written in the article.',
    positionals: true,
  },
  ({ positionals }) => {
    const { columns, rows } = contentList(positionals, CONTENT_DIRECTORY, 'public');
    console.log(textTable(columns, rows));
  },
);
