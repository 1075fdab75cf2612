/** The export that `scripts/testing/build-below-path.ts` makes, for tests of the base path and of redirects. */
export const BELOW = {
  directory: 'test-results/below-path',
  basePath: '/some/path',
  origin: 'https://below.example',
  /** An article, and the slug that it had before. */
  slug: 'paying-abroad',
  formerSlug: 'money-abroad',
  /** An article with photographs, which hold what no visitor is to see. */
  photographs: {
    slug: 'of-photographs',
    names: ['lead.jpg', 'animal.gif', 'logo.png', 'map.svg'],
    secret: 'Nachtigall',
    imageAlt: 'Red on the left and blue on the right',
    imageCredit: 'Ines Carrera',
  },
  /** Articles enough for a second page of each list they are in; none says when it was updated. */
  many: {
    count: 26,
    tag: 'short stories',
    category: 'Hotels',
    author: 'Marta Lindqvist',
    publishDate: '2025-01-02',
  },
  /** Stands in the title, in the text and in the slug of a draft and of an article with a day to come, and nowhere in the export. */
  secret: 'zugunruhe',
  /** An article whose fields try to leave their places on the page, in feeds and in plain text. */
  hostile: {
    slug: 'hostile-words',
    // Among the newest, so that every feed has it.
    publishDate: '2026-01-02',
    title: `</title><script>xss()</script>"><img src=x onerror=xss()> ]]> & 'q' <!-- [x](javascript:xss())`,
    excerpt: `"><svg onload=xss()> ]]><script>xss()</script> [x](javascript:xss()) <iframe src="javascript:xss()"> &lt;b&gt;`,
    tags: ['<b onmouseover=xss()>bold</b>', '"><script>xss()</script>', 'javascript:xss()', ']]> & more'],
    body: [
      'Words \\<script>xss()\\</script> and &lt;img src=x onerror=xss()&gt; and `<script>xss()</script>`.',
      '## \\<svg onload=xss()> & "quotes"',
      `[x](/blog '" onclick="xss()')`,
      `![" onerror="xss()](photo:beach '"><script>xss()</script>')`,
      '```html\n<script>xss()</script>\n```',
      '| \\<b onclick=xss()> |\n| - |\n| ]]> |',
    ].join('\n\n'),
  },
} as const;
