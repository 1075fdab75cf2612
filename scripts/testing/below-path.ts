/**
 * The export of `scripts/testing/build-below-path.ts`, for tests of the base path, of redirects, of unusual content and of bytes. Its content
 * is that of the unit tests and what is named here, so that these tests do not depend on what writers change.
 */
export const BELOW = {
  directory: 'test-results/below-path',
  content: '__tests__/fixtures/content',
  basePath: '/some/path',
  origin: 'https://below.example',
  siteName: 'Wayfarer Test',
  /** An article, its title, a word of its text and its former slug. */
  slug: 'light-bags',
  title: 'One light bag for a long week',
  word: 'promise',
  formerSlug: 'packing-light',
  /** An article with photographs whose metadata contains a secret that no visitor may see, and its address on an earlier site. */
  photographs: {
    slug: 'of-photographs',
    formerPath: '/Old/Page',
    names: ['lead.jpg', 'animal.gif', 'logo.png', 'map.svg'],
    secret: 'Nachtigall',
    imageAlt: 'Red on the left and blue on the right',
    imageCredit: 'Pip Underhill',
  },
  /** Enough articles for a second page of each list that they are in. None has an update date. */
  many: {
    count: 26,
    tag: 'short stories',
    category: 'Hotels',
    author: 'Pip Underhill',
    publishDate: '2025-01-02',
  },
  /** A word in the title, text and slug of a draft and of an article with a future date. It must not appear in the export. */
  secret: 'zugunruhe',
  /** An article whose fields try to inject markup into pages, feeds and plain text. */
  hostile: {
    slug: 'hostile-words',
    // A recent date, so that every feed contains the article.
    publishDate: '2026-01-02',
    title: `</title><script>xss()</script>"><img src=x onerror=xss()> ]]> & 'q' <!-- javascript:xss()`,
    excerpt: `"><svg onload=xss()> ]]><script>xss()</script> javascript:xss() <iframe src="javascript:xss()"> &lt;b&gt;`,
    tags: ['<b onmouseover=xss()>bold</b>', '><script>xss()</script>', 'javascript:xss()', ']]> & more'],
    body: [
      'Words \\<script>xss()\\</script> and &lt;img src=x onerror=xss()&gt; and `<script>xss()</script>`.',
      '## \\<svg onload=xss()> & "quotes"',
      `[x](/blog '" onclick="xss()')`,
      `![" onerror="xss()](photo:lagoon '"><script>xss()</script>')`,
      '```html\n<script>xss()</script>\n```',
      '| \\<b onclick=xss()> |\n| - |\n| ]]> |',
    ].join('\n\n'),
  },
} as const;
