import { parse } from 'yaml';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';

test('fields stand in their order between two lines, lists in one line', () => {
  expect(writeFrontmatter({ title: 'A title', tags: ['one', 'two words'], part: 2, draft: true })).toBe(
    '---\ntitle: A title\ntags: [one, two words]\npart: 2\ndraft: true\n---\n',
  );
});

test('a text that YAML would read otherwise stands in single quotes', () => {
  expect(writeFrontmatter({ title: 'Trains: beds', slug: '2026', excerpt: 'yes' })).toBe(
    "---\ntitle: 'Trains: beds'\nslug: '2026'\nexcerpt: yes\n---\n",
  );
});

test('a long text stays in one line, and is read as it was', () => {
  const fields = {
    excerpt: 'Many words go here. '.repeat(20).trim(),
    tags: Array<string>(30).fill('a long tag'),
  };
  const text = writeFrontmatter(fields);
  expect(text.split('\n')).toHaveLength(5);
  expect(parse(text.split('---\n')[1]!)).toEqual(fields);
});
