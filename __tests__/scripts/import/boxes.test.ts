import { bodyOf, findingsOf, single } from './import-folder';

/*
 * Boxes, quotations, questions and cells as other systems and their plugins write them, and as this site does.
 */

const markdown = (body: string) =>
  single({ 'content/posts/a.md': `---\ntitle: A post\ndate: 2020-01-02\n---\n${body}\n`, 'hugo.toml': '' });

const html = (body: string) =>
  single({
    'w.xml': `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>A post</title><content:encoded><![CDATA[${body}]]></content:encoded><wp:post_name>a-post</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date>2020-01-02 10:00:00</wp:post_date></item></channel></rss>`,
  });

test.each([
  [':::tip[Early]\nGo at six.\n:::', ':::tip[Early]\nGo at six.\n:::\n'],
  ['::: warning\nMind the gap.\n:::', ':::warning\nMind the gap.\n:::\n'],
  ['::: details More\nWords.\n:::', ':::details[More]\nWords.\n:::\n'],
  [
    '!!! danger "Trams"\n    Full at noon.\n\n    And at six.',
    ':::warning[Trams]\nFull at noon.\n\nAnd at six.\n:::\n',
  ],
  ['[[info | Trams]]\n| Full at noon.', ':::note[Trams]\nFull at noon.\n:::\n'],
  ['::::note\n:::tip\nInner.\n:::\n\nOuter.\n::::', '::::note\n:::tip\nInner.\n:::\n\nOuter.\n::::\n'],
  ['Left.\n\n<--->\n\nRight.', 'Left.\n\nRight.\n'],
  [
    '{{< faq >}}{{< faqitem question="Is it far?" >}}No.{{< /faqitem >}}{{< /faq >}}',
    ':::faq\n## Is it far?\n\nNo.\n:::\n',
  ],
])('%s', (typed, expected) => {
  expect(bodyOf(markdown(typed))).toBe(expected);
});

test.each([
  [
    'a pull quote',
    '<figure class="wp-block-pullquote"><blockquote><p>Walk.</p><cite>Ines</cite></blockquote></figure>',
    ':::quote[Ines]\nWalk.\n:::\n',
  ],
  [
    'a source in a footer',
    '<blockquote><p>Walk.</p><footer>— <cite>Ines</cite></footer></blockquote>',
    ':::quote[Ines]\nWalk.\n:::\n',
  ],
  [
    'a source within a list and a box',
    '<ul><li>One<blockquote><p>Walk.</p><cite>Ines</cite></blockquote></li></ul><div class="tip"><blockquote><p>Rest.</p><cite>Ada</cite></blockquote></div>',
    '- One\n  :::quote[Ines]\n  Walk.\n  :::\n\n::::tip\n:::quote[Ada]\nRest.\n:::\n::::\n',
  ],
  ['no source', '<blockquote><p>Walk.</p></blockquote>', '> Walk.\n'],
  [
    'questions of Yoast',
    '<div class="schema-faq wp-block-yoast-faq-block"><div class="schema-faq-section"><strong class="schema-faq-question">Is it far?</strong> <p class="schema-faq-answer">No.</p></div></div>',
    ':::faq\n## Is it far?\n\nNo.\n:::\n',
  ],
  [
    'a question without an answer',
    '<div class="rank-math-block"><h3 class="rank-math-question">Is it far?</h3></div><p>Words.</p>',
    '## Is it far?\n\nWords.\n',
  ],
  [
    'a toggle of a page builder',
    '[et_pb_toggle title="More"]Words.[/et_pb_toggle]',
    ':::details[More]\nWords.\n:::\n',
  ],
  [
    'the end of an introduction',
    'First.\n<!--more Read on-->\nSecond.<!--nextpage-->Third.',
    'First.\n\nSecond.\n\nThird.\n',
  ],
  ['links that lead nowhere', '<p><a href="">Open</a> and <a download>load</a></p>', 'Open and load\n'],
  [
    'lists in cells',
    '<table><tr><th>Stop</th></tr><tr><td><p>Old town</p><ul><li>Castle</li><li>Cathedral</li></ul></td></tr></table>',
    '| Stop                       |\n| -------------------------- |\n| Old town Castle; Cathedral |\n',
  ],
])('%s', (_, typed, expected) => {
  expect(bodyOf(html(typed))).toBe(expected);
});

test('words in lists of parameters stay, and a tag that nothing ends is reported', () => {
  const article = single({
    'astro.config.mjs': '',
    'src/content/blog/a.mdx':
      '---\ntitle: A post\npubDate: 2020-01-02\n---\n<Timeline items={[{ day: "One", plan: "Walk to the pier" }]} />\n',
  });
  expect(bodyOf(article)).toBe('Walk to the pier\n');
  const broken = markdown('Before.\n\n{{ .Params.title\n\nAfter.');
  expect(bodyOf(broken)).toBe('Before.\n\nAfter.\n');
  expect(findingsOf(broken)).toContainEqual(
    "7 component: '{{ .Params.title' begins a tag of the other system that is never closed, and was left out",
  );
});
