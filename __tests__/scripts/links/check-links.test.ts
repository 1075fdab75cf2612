import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentCopy } from '@/__tests__/support/content-copy';
import { runCommands } from '@/__tests__/support/run-commands';
import { standInServer } from '@/__tests__/support/stand-in-server';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const host = standInServer();

test('with --new, links that were broken before are not listed and do not count for the exit code', async () => {
  host.play((response, { query }) =>
    response.writeHead(query.get('v') === 'fine' ? 200 : 404).end('<title>A video</title>'),
  );
  const video = (id: string) => `${host.origin}/watch?v=${id}`;
  const content = contentCopy();
  const links = ['fine', 'known', 'gone'].map((id) => `[${id}](${video(id)})`);
  appendFileSync(path.join(content, 'pages/house-rules.md'), `\n${links.join(' ')}\n`);
  const state = path.join(temporaryFolder(), 'counts.json');
  const counts = { [video('known')]: 5, [video('gone')]: 2 };
  writeFileSync(
    state,
    JSON.stringify(
      Object.fromEntries(
        Object.entries(counts).map(([url, failures]) => [url, { failures, since: '2026-10-01' }]),
      ),
    ),
  );
  const run = (...args: readonly string[]) => ({
    script: 'scripts/check-links.ts',
    args,
    env: { CONTENT_DIRECTORY: content },
  });
  const outcomes = await runCommands([
    run('--state', state, '--new'),
    run('--state', state, '--new'),
    run('--state', state),
    run(),
  ]);
  const listed = outcomes.map(({ stdout }) =>
    [...stdout.matchAll(/\?v=(\w+) \(HTTP 404\)/g)].map(([, id]) => id),
  );
  expect(listed).toEqual([['gone'], [], ['known', 'gone'], ['known', 'gone']]);
  expect(outcomes.map(({ code }) => code)).toEqual([1, 0, 1, 1]);
  expect(outcomes[2]?.stdout).toMatch(
    /\n3 links to other hosts: 2 broken, 0 failed and will be checked again\.\n$/,
  );
});

test('--new without a record is refused, because nothing is new then', async () => {
  host.play((response) => response.writeHead(404).end());
  const content = contentCopy();
  appendFileSync(path.join(content, 'pages/house-rules.md'), `\n[gone](${host.origin}/gone)\n`);
  const env = { CONTENT_DIRECTORY: content };
  const [outcome] = await runCommands([{ script: 'scripts/check-links.ts', args: ['--new'], env }]);
  expect(outcome).toEqual({ code: 1, stdout: '', stderr: '--new needs --state.\n' });
  expect(host.requests).toEqual([]);
});

test('a record that cannot be kept is refused before the first request', async () => {
  host.play((response) => response.writeHead(404).end());
  const content = contentCopy();
  appendFileSync(path.join(content, 'pages/house-rules.md'), `\n[gone](${host.origin}/gone)\n`);
  const folder = temporaryFolder();
  const damaged = path.join(folder, 'damaged.json');
  writeFileSync(damaged, 'no JSON');
  const refusals = {
    [path.join(folder, 'no/counts.json')]: '--state: there is no folder for ',
    [folder]: `--state: '${folder}' is a folder; name a file.`,
    '': "--state: '' is a folder; name a file.",
    [damaged]: `${damaged} is not a record of earlier runs. `,
  };
  const outcomes = await runCommands(
    Object.keys(refusals).map((state) => ({
      script: 'scripts/check-links.ts',
      args: ['--state', state],
      env: { CONTENT_DIRECTORY: content },
    })),
  );
  expect(outcomes).toEqual(
    Object.values(refusals).map((words) => ({ code: 1, stdout: '', stderr: expect.stringContaining(words) })),
  );
  expect(host.requests).toEqual([]);
});
