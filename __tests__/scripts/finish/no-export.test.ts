import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test.each(['scripts/finish.ts', 'scripts/check-same-output.ts'])(
  '%s says in one line that there is no export',
  (script) => {
    const empty = mkdtempSync(path.join(tmpdir(), 'farewind-no-export-'));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve(script)],
      {
        cwd: empty,
        encoding: 'utf8',
        env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
      },
    );
    rmSync(empty, { recursive: true });
    expect(stderr).toMatch(/^There is no export in 'out'.* Run 'npm run build' first\.\n$/);
    expect(status).toBe(1);
  },
);
