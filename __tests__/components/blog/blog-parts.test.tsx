import { render, screen, within } from '@testing-library/react';
import { ArticleBody } from '@/components/article/article-body';
import { ArticleGrid } from '@/components/blog/article-grid';
import { rowsOfCards } from '@/components/blog/card-rows';
import { FurtherReading } from '@/components/article/further-reading';
import { LeadStory } from '@/components/blog/lead-story';
import { Reading } from '@/components/blog/reading';
import { Stories } from '@/components/blog/stories';
import { BeachGrid, hashtags } from '@/components/blog/beach-grid';
import { ImageTiles } from '@/components/blog/image-tiles';
import { AuthorFacts } from '@/components/blog/author-facts';
import { OtherAuthors } from '@/components/blog/other-authors';
import { Newsletter } from '@/components/blog/newsletter';
import { TopicList } from '@/components/ui/topic-list';
import type { ArticleCardData } from '@/lib/articles/article-cards';
import type { Photo } from '@/lib/site/picture';

const photo: Photo = { id: '0-a', alt: 'Photo', drawing: 'beach' };

const articles = Array.from({ length: 3 }, (_, index): ArticleCardData => ({
  slug: `article-${index}`,
  title: `Article ${index}`,
  excerpt: 'Excerpt',
  authors: ['Pip'],
  publishDate: '2025-01-14',
  readTime: '6 min read',
  category: 'Hotels',
  tags: ['one', 'two', 'three', 'four'],
  photo,
}));

test('a card tells category, read time, title, excerpt, author, date and three tags, and its title is the link', () => {
  render(<ArticleGrid title="All" articles={articles.slice(0, 1)} />);
  const [card] = screen.getAllByRole('listitem') as [HTMLElement];
  for (const text of ['Hotels', '6 min read', 'Excerpt', /Pip/, 'January 14, 2025']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(within(card).getByRole('link', { name: 'Article 0' })).toHaveAttribute('href', '/blog/article-0');
  const tags = within(within(card).getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['one', 'two', 'three']);
});

test('in the list of its own category, a card still tells the read time', () => {
  render(<ArticleGrid title="All" articles={articles.slice(0, 1)} of="Hotels" />);
  expect(screen.queryByText('Hotels')).toBeNull();
  expect(screen.getByText('6 min read', { exact: false })).toBeVisible();
});

test('a part of a series tells its number and no date, because the dates may be in another order', () => {
  render(
    <ArticleGrid
      title="All"
      articles={articles.slice(0, 1).map((article) => ({ ...article, updated: '2026-11-21', part: 2 }))}
    />,
  );
  expect(screen.getByText('Part')).toBeInTheDocument();
  expect(screen.getByText('6 min read', { exact: false })).toHaveTextContent('Part 2');
  expect(screen.queryByText(/, 202[56]$/)).toBeNull();
});

test.each([
  ['card', (article: ArticleCardData) => <ArticleGrid title="All" articles={[article]} />],
  ['lead story', (article: ArticleCardData) => <LeadStory article={article} />],
])('a revised article says on its %s when it was published and revised', (_, draw) => {
  const { rerender } = render(draw(articles[0]!));
  expect(screen.queryByText(/Updated/)).toBeNull();
  rerender(draw({ ...articles[0]!, updated: '2026-11-21' }));
  expect(screen.getByText('January 14, 2025')).toBeVisible();
  expect(screen.getByText(/Updated/)).toHaveTextContent('Updated November 21, 2026');
});

test.each([
  ['cards', (article: ArticleCardData) => <ArticleGrid title="All" articles={[article]} />],
  ['the lead story', (article: ArticleCardData) => <LeadStory article={article} />],
  ['stories', (article: ArticleCardData) => <Stories title="All" more="More" articles={[article]} />],
  ['small cards', (article: ArticleCardData) => <Reading title="More" articles={[article]} />],
  [
    'links at the end of an article',
    (article: ArticleCardData) => (
      <FurtherReading
        readings={[...articles, article].map((each, index) => ({
          ...each,
          slug: String(index),
          reason: 'Hotels',
        }))}
      />
    ),
  ],
])('the preview labels a draft in %s', (_, draw) => {
  const { rerender } = render(draw(articles[0]!));
  expect(screen.queryByText('Draft')).toBeNull();
  rerender(draw({ ...articles[0]!, previewLabel: 'Draft' }));
  expect(screen.getByText('Draft')).toBeVisible();
});

test("a picture of the site's own in a text is whole, with its size", () => {
  const map = {
    ...({ stem: '/pictures/map-0123456789', ending: 'png', widths: [400, 800, 1200, 1600] } as const),
    ...{ alt: 'A map', width: 1600, height: 1200, color: '#112233', credit: 'Ines Carrera' },
  };
  render(
    <ArticleBody
      body={{
        blocks: [{ kind: 'picture', photo: map, caption: 'Where it is' }],
        headings: [],
        directives: [],
      }}
      commissionNote={{ text: '' }}
      findDeal={() => undefined}
    />,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Where it is')).toBeVisible();
  const image = within(figure).getByRole('img', { name: 'A map' });
  const expected = { src: '/pictures/map-0123456789-1200.png', width: 1600, height: 1200, loading: 'lazy' };
  for (const [name, value] of Object.entries(expected)) expect(image).toHaveAttribute(name, String(value));
  const offered = [...figure.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
  expect(offered).toEqual(
    ['avif', 'webp'].map((format) => [
      `image/${format}`,
      // Twice the 912 pixels of a wide picture.
      [400, 800, 1200, 1600]
        .map((width) => `/pictures/map-0123456789-${width}.${format} ${width}w`)
        .join(', '),
    ]),
  );
  expect(within(figure).getByText('Photo: Ines Carrera')).toBeVisible();
});

describe('how many cards of a list share a row', () => {
  test.each([
    [1, [1]],
    [2, [1, 1]],
    [3, [1, 2, 2]],
    [5, [1, 2, 2, 2, 2]],
    [8, [1, 2, 2, 3, 3, 3, 2, 2]],
    [10, [1, 2, 2, 3, 3, 3, 1, 2, 2, 1]],
  ])('of %i', (count, rows) => {
    expect(rowsOfCards(count, false)).toEqual(rows);
  });

  test('below a lead story three come first', () => {
    expect(rowsOfCards(7, true)).toEqual([3, 3, 3, 1, 2, 2, 1]);
    expect(rowsOfCards(5, true)).toEqual([3, 3, 3, 2, 2]);
    expect(rowsOfCards(2, true)).toEqual([2, 2]);
  });
});

test('a wide card offers a larger picture than others', () => {
  const { container } = render(<ArticleGrid title="All" articles={articles.slice(0, 3)} />);
  const largest = [...container.querySelectorAll('li img')].map((image) =>
    Math.max(...(image.getAttribute('srcset') ?? '').match(/\b\d+(?=w)/g)!.map(Number)),
  );
  expect(largest).toEqual([1600, 800, 800]);
});

test('of a list in sight the first picture is fetched at once, all others when they are near', () => {
  const loads = (container: HTMLElement) =>
    [...container.querySelectorAll('li img')].map((image) => image.getAttribute('loading'));
  const inSight = render(<ArticleGrid title="All" articles={articles} isInSight />);
  expect(loads(inSight.container)).toEqual(['eager', 'lazy', 'lazy']);
  inSight.unmount();
  expect(loads(render(<ArticleGrid title="All" articles={articles} />).container)).toEqual([
    'lazy',
    'lazy',
    'lazy',
  ]);
});

test('a beach shows its first two keywords as hashtags without spaces', () => {
  expect(hashtags(['sea caves', 'Algarve', 'sunrise'])).toBe('#seacaves #Algarve');
  expect(hashtags(['one'])).toBe('#one');
  const beach = {
    name: 'Marinha',
    region: 'Europe' as const,
    slug: 'beaches',
    description: 'Cliffs',
    photo,
    keywords: ['sea caves', 'b', 'c'],
  };
  render(<BeachGrid beaches={[beach]} />);
  expect(screen.getByRole('link', { name: 'Marinha' })).toHaveAttribute('href', '/blog/beaches');
  expect(screen.getByText('#seacaves #b')).toBeVisible();
});

test('beaches and tiles lead to the section about them, if they name one', () => {
  const place = { slug: 'shores', section: 'bays', photo, text: 'Text' };
  render(
    <>
      <BeachGrid
        beaches={[{ ...place, name: 'Cala', region: 'Europe', description: 'A bay.', keywords: [] }]}
      />
      <ImageTiles
        tiles={[
          { ...place, title: 'Bays' },
          { ...place, title: 'Shores', section: undefined },
        ]}
      />
    </>,
  );
  const hrefs = ['Cala', 'Bays', 'Shores'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/blog/shores#bays', '/blog/shores#bays', '/blog/shores']);
});

test('the newsletter is no form without a provider and posts to one where there is one', () => {
  const texts = { title: 'Letter', text: 'Monthly' };
  const { rerender, container } = render(<Newsletter {...texts} service="none" />);
  expect(screen.getByText(/Sign-up is not open yet. Until then, follow by/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('type', 'button');
  expect(container.querySelector('form')).toBeNull();
  const service = {
    ...{ provider: 'Letters', action: 'https://letters.example/subscribe', emailField: 'EMAIL' },
    ...{ hidden: { list: '7' }, honeypot: 'trap' },
  };
  rerender(<Newsletter {...texts} service={service} privacyPath="/privacy" />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', 'https://letters.example/subscribe');
  expect(form).toHaveAttribute('method', 'post');
  expect(screen.getByLabelText('Email address')).toHaveAttribute('name', 'EMAIL');
  expect(screen.getByLabelText('Email address')).toBeRequired();
  expect(Object.fromEntries(new FormData(form!))).toEqual({ list: '7', trap: '', EMAIL: '' });
  expect(container.querySelector('[name=trap]')).not.toBeVisible();
  expect(form).toHaveTextContent('Letters stores your address to send you the letter.');
  expect(screen.queryByText(/Sign-up is not open yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('where the operator says so, the newsletter offers the feeds and no field', () => {
  render(<Newsletter title="Letter" text="Monthly" service="feeds" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'RSS' })).toBeVisible();
});

test('a list without a title of its own has a hidden one, so that no heading is left out', () => {
  const { rerender } = render(<ArticleGrid articles={articles} />);
  const heading = () => screen.getByRole('heading', { level: 2 });
  expect(heading()).toHaveClass('visually-hidden');
  rerender(<ArticleGrid title="March to May 2024" articles={articles} />);
  expect(heading()).toHaveTextContent('March to May 2024');
  expect(heading()).not.toHaveClass('visually-hidden');
});

test('the page of an author lists topics, guides and the number of articles, and links to other authors', () => {
  render(
    <>
      <AuthorFacts
        topics={[{ name: 'Hotels', href: '/blog/category/hotels' }]}
        guides={[{ name: 'Rome', href: '/destinations/rome' }]}
        count="2 articles"
      />
      <OtherAuthors authors={[{ name: 'Pip Underhill', href: '/blog/author/pip-underhill' }]} />
    </>,
  );
  const facts = screen.getByRole('region', { name: 'In short' });
  expect(facts).toHaveTextContent(/Writes aboutHotelsGuideRomePublished2 articles$/);
  expect(within(facts).getByRole('link', { name: 'Rome' })).toHaveAttribute('href', '/destinations/rome');
  expect(screen.getByRole('link', { name: 'Pip Underhill' })).toHaveAttribute(
    'href',
    '/blog/author/pip-underhill',
  );
});

test('the facts about an author without guides or a count do not mention them', () => {
  render(<AuthorFacts topics={[]} guides={[]} />);
  expect(screen.queryByText(/Guide|Published/)).toBeNull();
});

test('the feed of a category is there even if no topic is related', () => {
  render(<TopicList title="Related topics" topics={[]} feed="/blog/category/hotels/feed.xml" />);
  expect(screen.getByRole('link', { name: 'RSS feed of this category' })).toHaveAttribute(
    'href',
    '/blog/category/hotels/feed.xml',
  );
});

test('a magazine without articles says so, and lists nothing that is not there', () => {
  const { container } = render(
    <>
      <ArticleGrid title="All articles" articles={[]} />
      <BeachGrid beaches={[]} />
      <TopicList title="Browse by category" topics={[]} />
    </>,
  );
  expect(container).toHaveTextContent(
    /^All articlesThe first articles are being written\. Come back soon\.$/,
  );
  expect(container.querySelector('ul')).toBeNull();
});
