import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { securityHeaders } from '@/lib/site/content-security-policy';
import { DESK } from '@/lib/site/routes';
import { writeDesk } from '@/scripts/desk/write-desk';
import { headersFile } from '@/scripts/export/header-files';
import { run } from '@/scripts/command/processes';
import { startServer } from '@/scripts/server/static-server';
import { expect, test } from './support';

/** The desk for writers (`scripts/desk`), with a repository in the memory of the browser. */

/** Files that the repository has at first. */
const FILES = [
  ...['authors.yaml', 'series.yaml', 'blog/night-trains.md'],
  ...['deals/destinations.yaml', 'deals/flights.yaml', 'deals/hotels.yaml'],
];
const FIXTURES = path.resolve('__tests__/fixtures/content');
const TEXT =
  'Go early.\n\n:::facts[At a glance]\n- **Train**: hourly\n:::\n\n## What to bring\n\nA hat, and *no* umbrella.\n';
const flatPhoto = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#39c' } })
    .jpeg()
    .toBuffer();
/** Where the test backend of the package keeps its repository. */
const REPOSITORY = 'sveltia-cms-test';

type Files = Readonly<Record<string, string>>;

/** Puts files into the repository. */
const commit = (page: Page, files: Files) =>
  page.evaluate(
    async ([repository, all]) => {
      for (const [file, text] of Object.entries(all)) {
        const parts = `${repository}/${file}`.split('/');
        const name = parts.pop() ?? '';
        let folder = await navigator.storage.getDirectory();
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
        const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writer.write(text);
        await writer.close();
      }
    },
    [REPOSITORY, files] as const,
  );

/** A file of the repository; the bytes of a picture as Latin-1. */
const read = (page: Page, file: string) =>
  page.evaluate(
    async ([repository, name]) => {
      let folder = await navigator.storage.getDirectory();
      const parts = `${repository}/${name}`.split('/');
      const last = parts.pop() ?? '';
      try {
        for (const part of parts) folder = await folder.getDirectoryHandle(part);
        const bytes = await (await (await folder.getFileHandle(last)).getFile()).arrayBuffer();
        return Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
      } catch {
        return undefined;
      }
    },
    [REPOSITORY, file] as const,
  );

/** Opens the desk with `FILES` in its repository. */
async function open(page: Page): Promise<void> {
  await page.goto(address);
  const files = FILES.map((file) => [`content/${file}`, readFileSync(path.join(FIXTURES, file), 'utf8')]);
  await commit(page, Object.fromEntries(files) as Files);
  await page.getByRole('button', { name: /Test/ }).click();
  await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();
}

/** Checks the fixtures with what the desk has saved in `content`. */
async function check(page: Page, content: string, saved: readonly string[]): Promise<void> {
  rmSync(content, { recursive: true, force: true });
  cpSync(FIXTURES, content, { recursive: true });
  mkdirSync(path.join(content, 'pictures'), { recursive: true });
  for (const file of saved)
    writeFileSync(path.join(content, file), (await read(page, `content/${file}`)) ?? '', 'latin1');
  const command = ['--import', 'tsx', 'scripts/check-content.ts'];
  await run(process.execPath, command, { env: { CONTENT_DIRECTORY: content } });
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/**
 * Saves, and waits until the desk has gone back to its list. Its address is there first, then the old form goes. What is filled in
 * before would be lost.
 */
async function save(page: Page, collection = 'articles'): Promise<void> {
  await saveButton(page).click();
  await page.waitForURL(new RegExp(`#/collections/${collection}$`));
  await expect(saveButton(page)).toBeHidden();
}

// An application of several MB: under a load of 12, a test took 100 s.
test.describe.configure({ timeout: 300_000 });
// Fields outside of the window are not drawn.
test.use({ viewport: { width: 1280, height: 3000 } });

let address = '';
let close = () => {};
test.beforeAll(async ({}, { project, workerIndex }) => {
  // Each worker serves its own copy, because the other one would write the files anew while they are read.
  const out = path.join(project.outputDir, `desk-${workerIndex}`);
  mkdirSync(out, { recursive: true });
  await writeDesk(out, { backend: 'test' }, { name: 'Wayfarer', targetParts: ['city', 'from', 'to'] });
  writeFileSync(path.join(out, '_headers'), headersFile(securityHeaders({ hstsMaxAge: 0 })));
  for (const file of ['_redirects', '404.html', 'icon.svg']) writeFileSync(path.join(out, file), '');
  const server = await startServer({ directory: out, port: 0 });
  address = `http://localhost:${(server.address() as AddressInfo).port}/${DESK}`;
  close = () => void server.close();
});
test.afterAll(() => close());

test('a writer drafts an article with a photo, publishes it, and edits another; what is saved passes the check', async ({
  page,
}, { project }) => {
  await open(page);
  await page.goto(`${address}#/collections/articles/new`);
  await field(page, 'Title').fill('A day by the sea');
  await field(page, 'Slug').fill('a-day-by-the-sea');
  await field(page, 'Excerpt').fill('Salt, wind and a late train home: what to bring.');
  await page
    .getByRole('radiogroup', { name: 'Author' })
    .getByRole('radio', { name: 'Pip Underhill' })
    .click();
  await field(page, 'Publish date').fill('2025-03-09');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Travel Tips' }).click();
  await page
    .getByRole('group', { name: /Tags/ })
    .getByRole('textbox', { name: 'Item Value' })
    .fill('beaches');
  await field(page, 'Image alt').fill('A small beach');
  await field(page, 'Text').fill(TEXT);
  const image = page.getByRole('group', { name: /^.{0,2}Image.{0,2} Field$/ });
  await image.getByRole('button', { name: 'Browse' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Image' });
  const photo = { name: 'small-beach.jpg', mimeType: 'image/jpeg', buffer: await flatPhoto() };
  await picker.locator('input[type=file]').first().setInputFiles(photo);
  await picker.getByRole('button', { name: 'Insert' }).click();
  // The desk reads the picture first, and until then would refuse an article without one.
  await expect(image.getByText('small-beach.jpg')).toBeVisible();
  await save(page);
  const article = () => read(page, 'content/blog/a-day-by-the-sea.md');
  await expect.poll(article).toContain('draft: true');

  await page.goto(`${address}#/collections/articles/entries/a-day-by-the-sea`);
  const draft = page.getByRole('radiogroup', { name: 'Draft' });
  await draft.getByRole('radio', { name: 'No', exact: true }).click();
  await save(page);
  await expect.poll(article).toContain('draft: false');

  await page.goto(`${address}#/collections/articles/entries/night-trains`);
  await expect(field(page, 'Slug')).toHaveValue('night-trains');
  await field(page, 'Excerpt').fill('How to choose a bed on a night train.');
  await save(page);
  await expect
    .poll(() => read(page, 'content/blog/night-trains.md'))
    .toContain('excerpt: How to choose a bed on a night train.');

  await page.goto(`${address}#/collections/pages/new`);
  await field(page, 'Title').fill('Über uns: fünf Köpfe');
  await field(page, 'Description').fill('Who writes here, and why.');
  await field(page, 'Text').fill('We are five.\n');
  await save(page, 'pages');
  await page.goto(`${address}#/collections/guides/new`);
  await field(page, 'Slug').fill('monte-fino');
  await field(page, 'Title').fill('Monte Fino');
  await field(page, 'Search title').fill('Flights to Monte Fino');
  await field(page, 'Description').fill('What to do on a mountain with one inn.');
  await field(page, 'Heading').fill('Monte Fino, uphill');
  await field(page, 'Text').fill('Climb early. '.repeat(110));
  await save(page, 'guides');

  // Last, because a press on Save may check what is filled in after it.
  await page.goto(`${address}#/collections/articles/new`);
  await field(page, 'Slug').fill('A day!');
  await saveButton(page).click();
  // The rule is that of the schema, in the words of the check.
  await expect(page.getByText(/words in lower case joined by hyphens/).first()).toBeVisible();

  const content = path.join(project.outputDir, 'desk-content');
  await check(page, content, [
    ...['blog/a-day-by-the-sea.md', 'blog/night-trains.md', 'pictures/small-beach.jpg'],
    // Named as the check wants it: a page after its title, a guide after its destination.
    ...['pages/ueber-uns-fuenf-koepfe.md', 'destinations/monte-fino.md'],
  ]);
  const before = readFileSync(path.join(FIXTURES, 'blog/night-trains.md'), 'utf8').split('---\n');
  const after = readFileSync(path.join(content, 'blog/night-trains.md'), 'utf8').split('---\n');
  expect(after.slice(2).join().trim()).toBe(before.slice(2).join().trim());
  expect(parse(after[1] ?? '')).toEqual({
    ...(parse(before[1] ?? '') as object),
    excerpt: 'How to choose a bed on a night train.',
  });
  expect(readFileSync(path.join(content, 'blog/a-day-by-the-sea.md'), 'utf8')).toContain(TEXT.trim());
});

const DESTINATION = {
  ...{ id: 'suderby', name: 'Suderby', country: 'Erewhon', from: 'NHV', price: 45.5, image: 'old-town' },
  ...{ rating: 4.1, ratedBy: 'our editors', description: 'A harbor and a hill.', to: 'flights-search' },
};

test('a writer edits deals and adds a destination; other entries stay as they were', async ({ page }, {
  project,
}) => {
  await open(page);
  const lists = ['flights', 'hotels', 'destinations'];
  const openList = (list: string) => page.getByRole('row', { name: `deals/${list}.yaml` }).click();
  await page.goto(`${address}#/collections/lists`);
  for (const list of lists.slice(0, 2)) {
    await openList(list);
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await field(page, 'Description').fill('Changed at the desk.');
    await save(page, 'lists');
  }
  await openList('destinations');
  await page.getByRole('button', { name: /^Add .?Entries/ }).click();
  for (const [name, value] of Object.entries(DESTINATION)) {
    const label = name === 'ratedBy' ? 'Rated by' : name.charAt(0).toUpperCase() + name.slice(1);
    const input =
      typeof value === 'number' ? page.getByRole('spinbutton', { name: label }) : field(page, label);
    await input.fill(String(value));
  }
  await save(page, 'lists');
  await expect.poll(() => read(page, 'content/deals/destinations.yaml')).toContain('suderby');

  const content = path.join(project.outputDir, 'desk-lists');
  const files = lists.map((list) => `deals/${list}.yaml`);
  await check(page, content, files);
  const [flights, hotels, destinations] = files.map((file) =>
    [FIXTURES, content].map((folder) => parse(readFileSync(path.join(folder, file), 'utf8')) as object[]),
  );
  for (const [before = [], after] of [flights ?? [], hotels ?? []])
    expect(after).toEqual([{ ...before[0], description: 'Changed at the desk.' }, ...before.slice(1)]);
  const [before = [], after] = destinations ?? [];
  expect(after).toEqual([...before, DESTINATION]);
});
