import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '@/scripts/editor/editor-files';

const files = editorFiles(path.resolve('content'));

test('what editors read is what the schemas say today', () => {
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  const leftOver = readdirSync('.vscode/schemas').filter((name) => !files.has(`.vscode/schemas/${name}`));
  const names = [...stale.map(([file]) => file), ...leftOver];
  if (names.length > 0) {
    throw new Error(`Out of date: ${names.join(', ')}. Run 'npm run editor:settings' and commit the result.`);
  }
});
