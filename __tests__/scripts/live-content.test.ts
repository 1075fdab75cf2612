import { EventEmitter } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LiveContent } from '@/scripts/dev/live-content';

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

/** Waits for the next event, five seconds at most. */
async function next(sent: string[]): Promise<string | undefined> {
  for (let tries = 0; tries < 250 && sent.length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  // Several may tell of one save.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return sent.splice(0).at(-1);
}

test('a save refreshes, a new picture loads the page anew, also in folders that were made anew', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'farewind-live-'));
  const [content, files] = [path.join(root, 'content'), path.join(root, 'public')];
  cpSync('content', content, { recursive: true });
  mkdirSync(files);
  const live = new LiveContent(content, files);
  const { sent, page } = listener();
  live.listen(page);
  try {
    const draft = path.join(content, 'blog', 'a-draft.md');
    writeFileSync(draft, 'not an article yet');
    expect(await next(sent)).toBe('refresh');
    expect(live.findings.map(({ file }) => path.basename(file))).toEqual(['a-draft.md']);
    rmSync(path.join(content, 'blog'), { recursive: true });
    cpSync('content/blog', path.join(content, 'blog'), { recursive: true });
    expect(await next(sent)).toBe('refresh');
    expect(live.findings).toEqual([]);
    writeFileSync(draft, 'not an article yet');
    expect(await next(sent)).toBe('refresh');
    expect(live.findings).toHaveLength(1);
    mkdirSync(path.join(files, 'pictures'));
    expect(await next(sent)).toBe('reload');
    writeFileSync(path.join(files, 'pictures', 'map.jpg'), 'a picture');
    expect(await next(sent)).toBe('reload');
  } finally {
    rmSync(root, { recursive: true });
    // That was a change like any other.
    await next(sent);
  }
}, 30_000);
