import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/command';
import { editorFiles } from './editor/editor-files';

const COMMAND = {
  usage: 'npm run editor:settings',
  summary:
    "Writes the files that let editors complete content: .vscode/schemas/*.json and .vscode/frontmatter.code-snippets. Run it after you change a schema, or to suggest new authors, series and pictures, and commit the result. 'npm test' fails while a schema is out of date.",
};

await runCommand(COMMAND, () => {
  const files = editorFiles();
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Wrote ${files.size} files below .vscode`);
});
