import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/command';
import { editorFiles } from './editor/editor-files';

const COMMAND = {
  usage: 'npm run editor:settings',
  summary:
    "Writes what editors complete content files from: .vscode/schemas/*.json and .vscode/frontmatter.code-snippets. Run it after a change of a schema, and after a new author or picture, and commit the result; 'npm test' says when it is due.",
};

await runCommand(COMMAND, () => {
  const files = editorFiles();
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Wrote ${files.size} files below .vscode`);
});
