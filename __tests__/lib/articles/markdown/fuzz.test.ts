import { mkdirSync, readFileSync, writeFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { articleWarnings } from '@/lib/lint/warnings';
import type { Article } from '@/lib/articles/article';
import { readArticles } from '@/lib/articles/articles';
import { checkFinished } from '@/lib/lint/check-finished';
import { loadPictures, type Pictures } from '@/lib/site/pictures';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { checkBody } from '@/lib/lint/markdown/check-body';
import { UnreadableBody } from '@/lib/articles/markdown/limits';
import { outlineOf } from '@/lib/lint/markdown/outline';
import { bodyHtml, renderBody } from '@/lib/articles/markdown/render';
import { contentDirectory } from '@/lib/site/memoize';
import { listFiles } from '@/lib/source/read-files';
import { referencesIn } from '@/lib/lint/references';
import { articleMarkdown } from '@/lib/seo/plain-markdown';
import { offensesIn } from '@/__tests__/support/html-offenses';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * Whatever a file holds, reading it ends: with diagnostics or without, and with nothing in the page that could run. Every run
 * tries other files; a failure prints the seed and the path to repeat it with.
 */
const RUNS = { numRuns: 60 };

const REAL = listFiles(path.join(contentDirectory(), 'blog'), '.md').map((name) =>
  readFileSync(path.join(contentDirectory(), 'blog', name), 'utf8'),
);

/** Any key is a picture: what the check refuses must still be harmless. */
const loadedPictures = loadPictures();
const anyPicture: Pictures = new Proxy(loadedPictures, {
  get: (pictures, key) => (Object.hasOwn(pictures, key) ? Reflect.get(pictures, key) : pictures.lagoon),
});
const context = {
  pictures: anyPicture,
  address: (address: string) => address,
  ownFacts: () =>
    ({ stem: '/pictures/map-0123456789', width: 3, height: 2, widths: [3], ending: 'jpg' }) as const,
  partnerLink: (to: string, place: string) => ({
    href: `https://partner.example/?to=${encodeURIComponent(to)}&sub=${encodeURIComponent(place)}`,
    partner: to,
  }),
};

const TOKENS = [
  ...[
    '# ',
    '## ',
    '###### ',
    '> ',
    '- ',
    '1. ',
    '- [ ] ',
    '- [x] ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    '---',
    '===',
  ],
  ...[
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```\n',
    '~~~js\n',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '[^1]',
    '[^1]: ',
    '\\',
    '|',
    '| - |\n',
  ],
  ...[
    ':',
    '::',
    ':::',
    ':::tip\n',
    ':::\n',
    '::deal[a]{#b}',
    ':partner[a]{to=b place=c}',
    '::figure{photo=lagoon alt="',
    '"}',
  ],
  ...[
    ':a{onclick="alert(1)"}',
    ':::note{.x #y style="color:red" onload=x}\n',
    '{#id}',
    '{',
    '}',
    ':span[',
    ':script[x]',
  ],
  ...[
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt&colon;alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
  ],
  ...[
    '&lt;',
    '&#x6A;avascript:',
    '&amp;',
    'https://example.com/',
    'www.example.com',
    'a@b.example',
    '/flights',
    '#content',
  ],
  ...[
    'photo:lagoon',
    '/pictures/x.jpg',
    '<hr data-block="1">',
    'toString',
    '__proto__',
    'constructor',
    '\u0000',
    '\u202e',
    '\ufeff',
  ],
];

const soup = fc
  .array(fc.oneof(fc.constantFrom(...TOKENS), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''));
const nested = fc
  .tuple(fc.constantFrom(...TOKENS), fc.integer({ min: 2, max: 400 }), soup)
  .map(([token, times, rest]) => token.repeat(times) + rest);
/** A real article with something put into it or taken out of it. */
const mutated = fc
  .tuple(
    fc.constantFrom(...REAL),
    fc.array(fc.tuple(fc.nat(), fc.nat(20), soup), { minLength: 1, maxLength: 5 }),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [place, length, put]) => {
      const at = place % (before.length + 1);
      return before.slice(0, at) + put + before.slice(at + length);
    }, text),
  );
const anyBody = fc.oneof(
  { weight: 4, arbitrary: soup },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: mutated },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** As Markdown counts them. In content, a carriage return alone is an error of its own. */
const linesOf = (body: string) => body.split(/\r\n?|\n/).length;

/** What both ways of rendering put into a page; nothing for a body that is refused. */
function htmlOf(body: string): string {
  const article = { body } as Article;
  try {
    const { blocks } = renderBody(article, context);
    const pieces = blocks.map((block) => (block.kind === 'html' ? block.html : ''));
    return [...pieces, bodyHtml(article, context, 'Some links earn.')].join('\n');
  } catch (error) {
    if (error instanceof UnreadableBody) return '';
    throw error;
  }
}

test('no Markdown gets anything into a page that runs, loads or draws over it', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      expect(offensesIn(htmlOf(body))).toEqual([]);
    }),
    RUNS,
  );
});

test('what would be an offense is seen as one', () => {
  expect(
    ['<script>', '<p onclick=x>', '<a href="java&#10;script:x">', '<svg>', '<input type=text>'].flatMap(
      offensesIn,
    ),
  ).toHaveLength(5);
});

test('the outline of any Markdown ends, and names only lines that are there', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const { parts, words } = outlineOf(body);
      const lines = linesOf(body);
      expect(words).toBeGreaterThanOrEqual(0);
      for (const { line } of parts) expect(line).toBeLessThanOrEqual(lines);
    }),
    RUNS,
  );
});

test('the check, the warnings and the public Markdown of any body come to an end, and each diagnostic has its line', () => {
  const buildContext = { today: '2026-11-21', preview: false };
  const references = referencesIn(contentDirectory(), [], { texts: [], paths: [] });
  const [known] = readArticles(contentDirectory()).value;
  if (!references || !known) throw new Error('The content of the fixtures is broken');
  fc.assert(
    fc.property(anyBody, (body) => {
      const article = { ...known, body };
      const outline = outlineOf(body);
      const diagnostics = [
        ...checkBody(article, outline, references, buildContext),
        ...checkFinished(article, outline),
        ...articleWarnings(article, outline, buildContext.today),
      ];
      const lines = known.bodyLine + linesOf(body);
      for (const diagnostic of diagnostics) {
        expect(formatDiagnostic(diagnostic)).not.toMatch(/\n/);
        expect(diagnostic.column).toBeGreaterThan(0);
        expect(diagnostic.line).toBeLessThan(lines);
      }
      expect(articleMarkdown(article, loadedPictures)).toContain(known.slug);
    }),
    RUNS,
  );
});

const KEYS = [
  'id',
  'title',
  'slug',
  'tags',
  'image',
  'category',
  '__proto__',
  'constructor',
  'toString',
  '<<',
  '? [a]',
];
const yamlValue = fc.oneof(
  fc.constantFrom(
    ...[
      '&a [*a]',
      '*a',
      '&a',
      '!!js/function "x"',
      '!!binary x',
      '|',
      '>-',
      '{',
      '[',
      "'",
      '"',
      '~',
      '2026-02-30',
    ],
  ),
  fc.constantFrom(
    ...[
      '0x10',
      '1e999',
      '.nan',
      '{__proto__: {polluted: true}}',
      '!<tag:yaml.org,2002:js/undefined> x',
      '- ',
    ],
  ),
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 1, max: 3000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 3000 }).map((depth) => '{a: '.repeat(depth)),
  fc.json(),
);
const yamlLines = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), fc.string()), yamlValue), { maxLength: 8 })
  .map((pairs) => pairs.map(([key, value]) => `${key}: ${value}`).join('\n'));
const anyFile = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '---',
        '---js',
        '---javascript',
        '---json',
        '---coffee',
        '---yaml',
        '----',
        '\ufeff---',
      ),
      yamlLines,
      soup,
    )
    .map(([first, yaml, body]) => `${first}\n${yaml}\n---\n${body}`),
  fc
    .tuple(fc.constantFrom('js', 'javascript', 'cson'), soup)
    .map(([language, body]) => `---${language}\n({ id: (globalThis.polluted = true) })\n---\n${body}`),
  mutated,
  soup,
);

test('no file crashes the reading of articles, runs, or changes what all objects share', () => {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, 'blog'));
  cpSync(path.join(contentDirectory(), 'pictures.yaml'), path.join(directory, 'pictures.yaml'));
  fc.assert(
    fc.property(anyFile, (text) => {
      writeFileSync(path.join(directory, 'blog', 'a.md'), text);
      const { value, diagnostics } = readArticles(directory);
      expect(value.length + diagnostics.length).toBeGreaterThan(0);
      for (const diagnostic of diagnostics) expect(formatDiagnostic(diagnostic)).not.toMatch(/\n/);
      expect('polluted' in {} || 'polluted' in globalThis).toBe(false);
    }),
    RUNS,
  );
});
