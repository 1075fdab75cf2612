import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { runTypeScript } from '@/scripts/command/processes';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const content = temporaryFolder();

test('without a network the command says so, with an exit code of its own and without account values', async () => {
  cpSync(contentDirectory(), content, { recursive: true });
  const file = path.join(content, 'partners.yaml');
  // No name below .invalid is ever found (RFC 2606), whatever network there is.
  const nowhere = readFileSync(file, 'utf8').replace(/\.example\b/g, '.invalid');
  writeFileSync(file, nowhere);
  const { exitCode, stdout, stderr } = await runTypeScript('scripts/check-partners.ts', [], {
    env: { CONTENT_DIRECTORY: content, TRAVELPAYOUTS_MARKER: '424242' },
    timeout: 120_000,
    reject: false,
  });
  expect(stdout.split('\n').at(-1)).toBe('No network: no partner could be reached, so none was checked.');
  expect(exitCode).toBe(2);
  expect(stdout + stderr).not.toContain('424242');
});
