import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BELOW } from '@/__tests__/support/below';

const { photographs, basePath } = BELOW;

const filesIn = (directory: string, pattern: RegExp) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(directory, name));

/** Parts of a PNG that no decoder needs (https://www.w3.org/TR/png-3/#11Ancillary-chunks). */
const PNG_NOTES = /(?:tEXt|zTXt|iTXt|eXIf|tIME|iCCP)/;

/** What a file says about itself, its maker or its place. */
async function notesIn(file: string): Promise<readonly string[]> {
  const bytes = readFileSync(file);
  if (file.endsWith('.svg')) return /<metadata|<!--|inkscape|sodipodi|rdf:/.exec(bytes.toString()) ?? [];
  const metadata = await sharp(bytes).metadata();
  const kinds = ['exif', 'xmp', 'iptc', 'icc', 'tifftagPhotoshop', 'comments', 'orientation'] as const;
  const found: string[] = kinds.filter((kind) => metadata[kind] !== undefined);
  const text = bytes.toString('latin1');
  if (metadata.format === 'png') {
    // Only names of chunks: pixels may spell anything.
    for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
      const [name] = PNG_NOTES.exec(text.slice(at + 4, at + 8)) ?? [];
      if (name) found.push(name);
    }
  }
  return found;
}

for (const directory of ['out', BELOW.directory])
  test(`no picture of ${directory} holds metadata`, async () => {
    const files = filesIn(directory, /\.(?:avif|gif|jpe?g|png|svg|webp)$/);
    expect(files.length).toBeGreaterThan(10);
    const found = await Promise.all(files.map(async (file) => [file, await notesIn(file)] as const));
    expect(found.filter(([, notes]) => notes.length > 0)).toEqual([]);
  });

test('nothing that a camera noted is in the export, nor an original', () => {
  const found = filesIn(BELOW.directory, /\.\w+$/).filter((file) =>
    readFileSync(file).includes(photographs.secret),
  );
  expect(found).toEqual([]);
  const served = readdirSync(path.join(BELOW.directory, 'pictures')).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  expect(served.filter((name) => !/-[0-9a-f]{10}(?:-\d+)?\.\w+$/.test(name))).toEqual([]);
});

test('every address of a variant leads to a file, on pages, in feeds and in Markdown', () => {
  const texts = filesIn(BELOW.directory, /\.(?:html|xml|json|md|txt)$/).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const named = new Set(
    texts.flatMap(
      (text) =>
        text.match(new RegExp(`${basePath}/pictures/[\\w-]+\\.(?:avif|gif|jpg|png|svg|webp)`, 'g')) ?? [],
    ),
  );
  const served = new Set(
    readdirSync(path.join(BELOW.directory, 'pictures')).map((name) => `${basePath}/pictures/${name}`),
  );
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((address) => !served.has(address))).toEqual([]);
});

test('the sitemap names the pictures of the article, each once, and those of no other', () => {
  const [, entry = ''] =
    new RegExp(`<loc>[^<]*/blog/${photographs.slug}</loc>(.*)`).exec(
      readFileSync(path.join(BELOW.directory, 'sitemap.xml'), 'utf8'),
    ) ?? [];
  const addresses = [...entry.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses.map((address) => /\/pictures\/([a-z]+)-/.exec(address)?.[1]).sort()).toEqual(
    photographs.names.map((name) => path.parse(name).name).sort(),
  );
  expect(addresses[0]).toMatch(new RegExp(`^${BELOW.origin}${basePath}/pictures/`));
});

test('the page, its card and its shared link show the photograph at the head', () => {
  const page = readFileSync(path.join(BELOW.directory, 'blog', `${photographs.slug}.html`), 'utf8');
  expect(page).toMatch(new RegExp(`<img [^>]*alt="${photographs.imageAlt}"[^>]*width="1300" height="900"`));
  expect(page).toContain(`Photo: ${photographs.imageCredit}`);
  expect(page).toContain(`${basePath}/share/${photographs.slug}.jpg`);
  const lists = filesIn(
    path.join(BELOW.directory, 'blog'),
    /(?:^|\/)(?:hotels|short-stories)(?:\/page\/2)?\.html$/,
  );
  expect(lists.some((file) => readFileSync(file, 'utf8').includes('/pictures/lead-'))).toBe(true);
});
