/** The export that `scripts/build-below-path.ts` makes, for tests of the base path and of redirects. */
export const BELOW = {
  directory: 'test-results/below-path',
  basePath: '/some/path',
  origin: 'https://below.example',
  /** An article, and the slug that it had before. */
  slug: 'paying-abroad',
  formerSlug: 'money-abroad',
  /** An article whose fields try to leave their places on the page, in feeds and in plain text. */
  hostile: {
    slug: 'hostile-words',
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
