import { EventEmitter } from 'node:events';
import fs, { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { LiveContent } from '@/scripts/dev/live-content';
import { phonePhoto } from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A page that listens: every event it was sent. */
function listener() {
  const sent: string[] = [];
  const page = Object.assign(new EventEmitter(), {
    writeHead: () => page,
    flushHeaders: () => undefined,
    write: (text: string) => sent.push(/data: (\w+)/.exec(text)?.[1] ?? ''),
  });
  return { sent, page: page as unknown as ServerResponse };
}

/** Waits for the next event. */
async function next(sent: string[]): Promise<string | undefined> {
  while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  // Several may tell of one save.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return sent.splice(0).at(-1);
}

/** What is watched, in a folder of its own; its end is a change like any other, and is waited for. */
async function withCopy(run: (live: LiveContent, content: string, files: string) => Promise<void>) {
  const root = temporaryFolder();
  const [content, files] = [path.join(root, 'content'), path.join(root, 'public')];
  cpSync(contentDirectory(), content, { recursive: true });
  mkdirSync(files);
  const live = new LiveContent(content, files);
  const { sent, page } = listener();
  try {
    await run(live, content, files);
  } finally {
    live.listen(page, null);
    rmSync(root, { recursive: true });
    await next(sent);
  }
}

test('a save refreshes, a new picture loads the page anew, also in folders that were made anew', async () => {
  await withCopy(async (live, content, files) => {
    const { sent, page } = listener();
    live.listen(page, live.version);
    const draft = path.join(content, 'blog', 'a-draft.md');
    writeFileSync(draft, 'not an article yet');
    expect(await next(sent)).toBe('refresh');
    expect(live.diagnostics.map(({ file }) => path.basename(file))).toEqual(['a-draft.md']);
    rmSync(path.join(content, 'blog'), { recursive: true });
    cpSync(path.join(contentDirectory(), 'blog'), path.join(content, 'blog'), { recursive: true });
    expect(await next(sent)).toBe('refresh');
    expect(live.diagnostics).toEqual([]);
    writeFileSync(draft, 'not an article yet');
    expect(await next(sent)).toBe('refresh');
    expect(live.diagnostics).toHaveLength(1);
    mkdirSync(path.join(files, 'pictures'));
    expect(await next(sent)).toBe('reload');
    writeFileSync(path.join(files, 'pictures', 'map.jpg'), 'a picture');
    expect(await next(sent)).toBe('reload');
  });
});

test('a page of another version hears at once what it has missed, and one of this version or of none nothing', async () => {
  await withCopy(async (live, content, files) => {
    /** What a page hears at once that shows the content of a version. */
    const heard = (version: string | null) => {
      const { sent, page } = listener();
      live.listen(page, version);
      page.emit('close');
      return sent;
    };
    const { sent, page } = listener();
    live.listen(page, live.version);
    const first = live.version;
    expect(heard(first)).toEqual([]);
    expect(heard('')).toEqual([]);
    expect(heard(null)).toEqual([]);
    // Of a server that was ended since.
    expect(heard(String(Date.now() - 60_000))).toEqual(['reload']);

    writeFileSync(path.join(content, 'blog', 'a-draft.md'), 'not an article yet');
    expect(await next(sent)).toBe('refresh');
    const second = live.version;
    expect(heard(first)).toEqual(['refresh']);
    expect(heard(second)).toEqual([]);

    writeFileSync(path.join(files, 'map.jpg'), 'a picture');
    writeFileSync(path.join(content, 'blog', 'a-draft.md'), 'not an article yet, either');
    expect(await next(sent)).toBe('reload');
    expect(heard(second)).toEqual(['reload']);
    expect(heard(live.version)).toEqual([]);
  });
});

test('a page that was rendered before a damaged picture was found loads anew, also after the next save', async () => {
  // How far a slow machine is.
  const told = jest.spyOn(console, 'error').mockImplementation();
  await withCopy(async (live, content) => {
    mkdirSync(path.join(content, 'pictures'));
    const photo = await phonePhoto({ width: 900, height: 600 });
    writeFileSync(path.join(content, 'pictures', 'harbor.jpg'), photo.subarray(0, 20_000));
    const { sent, page } = listener();
    live.listen(page, live.version);
    await next(sent);
    const article = path.join(content, 'blog', 'harbor-walks.md');
    const text = readFileSync(article, 'utf8').replace(
      /^image: .*$/m,
      'image: harbor.jpg\nimageAlt: A harbor',
    );
    for (const save of ['', 'One more sentence.\n']) {
      const versions: string[] = [];
      page.write = () => versions.push(live.version) > 0;
      writeFileSync(article, text + save);
      while (versions.length < 2 || live.diagnostics.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(live.diagnostics.map(({ found }) => found)).toEqual([expect.stringContaining('a damaged file')]);
      const late = listener();
      live.listen(late.page, versions.at(-2) ?? null);
      late.page.emit('close');
      expect(late.sent).toEqual(['reload']);
    }
  });
  told.mockRestore();
});

test('a folder that goes while it is looked at, one that cannot be watched and a defect of ours: the preview goes on', async () => {
  await withCopy(async (live, content, files) => {
    const { sent, page } = listener();
    live.listen(page, live.version);
    const told = jest.spyOn(console, 'error').mockImplementation();
    const failure = (code: string) => Object.assign(new Error(code), { code });
    const { readdirSync, watch } = fs;
    const readdir = jest.spyOn(fs, 'readdirSync').mockImplementation(((folder: string, options: never) => {
      if (path.basename(folder) === 'gone-when-read') throw failure('ENOENT');
      return readdirSync(folder, options);
    }) as never);
    const watching = jest.spyOn(fs, 'watch').mockImplementation(((
      folder: string,
      ...rest: [never, never]
    ) => {
      if (path.basename(folder) === 'gone-when-watched') throw failure('ENOENT');
      if (path.basename(folder) === 'one-too-many') throw failure('ENOSPC');
      return watch(folder, ...rest);
    }) as never);
    try {
      for (const name of ['gone-when-read', 'gone-when-watched', 'one-too-many', 'pictures'])
        mkdirSync(path.join(files, name));
      expect(await next(sent)).toBe('reload');
      expect(told.mock.calls.map(([line]) => line)).toEqual([
        `${path.join(files, 'one-too-many')} is not watched:`,
      ]);
      // Behind the three.
      writeFileSync(path.join(files, 'pictures', 'map.jpg'), 'a picture');
      expect(await next(sent)).toBe('reload');

      told.mockClear();
      process.env.SOURCE_DATE_EPOCH = 'no moment';
      const draft = path.join(content, 'blog', 'a-draft.md');
      writeFileSync(draft, 'not an article yet');
      expect(await next(sent)).toBe('refresh');
      expect(String(told.mock.calls.at(-1))).toContain("SOURCE_DATE_EPOCH is 'no moment'");
      delete process.env.SOURCE_DATE_EPOCH;
      writeFileSync(draft, 'not an article yet, either');
      expect(await next(sent)).toBe('refresh');
      expect(live.diagnostics).toHaveLength(1);
    } finally {
      delete process.env.SOURCE_DATE_EPOCH;
      for (const spy of [told, readdir, watching]) spy.mockRestore();
    }
  });
});
