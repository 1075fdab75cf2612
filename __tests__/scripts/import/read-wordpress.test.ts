import { isExport, readWordPress } from '@/scripts/import/source/read-wordpress';

const NAMESPACES = ['excerpt', 'content', 'dc', 'wp']
  .map((name) => `xmlns:${name}="https://${name}.example/"`)
  .join(' ');

const read = (channel: string) => {
  const result = readWordPress(
    'w.xml',
    `<rss version="2.0" ${NAMESPACES}><channel>\n${channel}\n</channel></rss>`,
  );
  if ('reason' in result) throw new Error(result.reason);
  return result;
};
const item = (inner: string, kind = 'post', status = 'publish') =>
  `<item>\n<title> A pier </title>${inner}<wp:post_type> ${kind} </wp:post_type><wp:status>${status}</wp:status></item>`;
const single = (inner: string, around = '') => read(around + item(inner)).articles[0];

test('an entry with all that it may hold', () => {
  const authors =
    '<wp:base_blog_url> https://old.example </wp:base_blog_url><wp:author><wp:author_login> ada </wp:author_login><wp:author_display_name> Ada Quill </wp:author_display_name></wp:author>';
  const inner = `<link>https://old.example/2021/a-pier/</link><dc:creator>ada</dc:creator>
<content:encoded><![CDATA[One ]]>two</content:encoded><excerpt:encoded> Short. </excerpt:encoded>
<wp:post_date>2021-05-04 10:00:00</wp:post_date><wp:post_modified>2022-01-02 10:00:00</wp:post_modified>
<wp:post_name>a-pier</wp:post_name><wp:post_password>secret</wp:post_password>
<category domain="category"> Coast </category><category domain="category">UNCATEGORIZED</category>
<category domain="post_tag"> sea </category><category domain="post_format">Image</category><category>None</category>
<wp:postmeta><wp:meta_key> _thumbnail_id </wp:meta_key><wp:meta_value> 7 </wp:meta_value></wp:postmeta>
<wp:comment><title>Not the title</title><wp:post_name>not-this</wp:post_name></wp:comment>`;
  const picture = item(
    '<wp:post_id>7</wp:post_id><wp:attachment_url>https://old.example/pier.jpg</wp:attachment_url><excerpt:encoded>Old stones</excerpt:encoded><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value> The pier </wp:meta_value></wp:postmeta>',
    'attachment',
    'inherit',
  );
  const { articles, home, attachments, skipped } = read(authors + item(inner) + picture);
  expect(articles).toEqual([
    {
      file: 'w.xml',
      format: 'html',
      fields: {
        title: 'A pier',
        date: '2021-05-04',
        updated: '2022-01-02',
        author: 'Ada Quill',
        excerpt: 'Short.',
        categories: ['Coast'],
        tags: ['sea'],
        slug: 'a-pier',
        status: 'publish',
        password: true,
        image: 'https://old.example/pier.jpg',
        imageAlt: 'The pier',
      },
      body: 'One two',
      bodyLine: 4,
      firstLine: 2,
      fieldLines: new Map(),
      address: '/2021/a-pier/',
      name: 'a-pier',
      oddities: [],
    },
  ]);
  expect(home).toBe('https://old.example');
  expect([...attachments]).toEqual([
    ['7', { address: 'https://old.example/pier.jpg', alt: 'The pier', caption: 'Old stones' }],
  ]);
  expect(skipped).toEqual([]);
});

test('an entry with next to nothing', () => {
  const article = single('<link>https://old.example/?p=12</link><dc:creator>bo</dc:creator>');
  expect(article?.fields).toEqual({
    title: 'A pier',
    date: '',
    author: 'bo',
    excerpt: '',
    categories: [],
    tags: [],
    slug: '',
    status: 'publish',
  });
  expect(article).toMatchObject({ body: '', bodyLine: 2, name: 'A pier', address: undefined });
  expect(read('').home).toBeUndefined();
});

test('days that are none, and a change on the first day, say nothing', () => {
  expect(single('<wp:post_date>0000-00-00 00:00:00</wp:post_date>')?.fields.date).toBe('');
  const same =
    '<wp:post_date>2021-05-04 10:00:00</wp:post_date><wp:post_modified>2021-05-04 11:00:00</wp:post_modified>';
  expect(single(same)?.fields).not.toHaveProperty('updated');
});

test.each([
  ['caf%C3%A9', 'café'],
  ['50%-off', '50-off'],
  ['50%2', '502'],
  ['caf%e9', 'caf%e9'],
])('the name %s is read as %s', (name, slug) => {
  expect(single(`<wp:post_name>${name}</wp:post_name>`)?.fields.slug).toBe(slug);
});

test('a picture without a description has none', () => {
  const { attachments } = read(
    item('<wp:post_id>7</wp:post_id>', 'attachment') + item('<wp:post_id>8</wp:post_id>'),
  );
  expect([...attachments]).toEqual([['7', { address: '', alt: '', caption: '' }]]);
});

test.each(['trash', 'auto-draft', 'inherit'])('an entry that is %s is left out, and told', (status) => {
  const { articles, skipped } = read(item('', 'post', status));
  expect(articles).toEqual([]);
  expect(skipped).toEqual([{ file: "w.xml:2 'A pier'", reason: `has the status '${status}'` }]);
});

test('pages are reported, menus are not', () => {
  const { articles, skipped } = read(item('', 'page') + item('', 'nav_menu_item'));
  expect(articles).toEqual([]);
  expect(skipped).toEqual([{ file: "w.xml:2 'A pier'", reason: 'is a page, not an article' }]);
});

test('what is no XML is reported with its place', () => {
  expect(readWordPress('w.xml', '<rss><item></rss>')).toEqual({
    reason: expect.stringMatching(/^cannot be read as a WordPress export: 1:\d+: /),
  });
});

test.each([
  ['<?xml version="1.0"?>\n<rss version="2.0"\n xmlns:wp="x">', true],
  ["<rss xmlns:wp='x'>", true],
  ['<rss version="2.0">', false],
  ['<rssx xmlns:wp="x">', false],
])('%j is an export: %s', (text, is) => {
  expect(isExport(text)).toBe(is);
});
