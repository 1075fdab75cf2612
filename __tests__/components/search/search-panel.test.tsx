import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchPanel } from '@/components/search/search-panel.client';
import { QUERY_DEFAULTS } from '@/components/search/query-defaults';
import { parseExcerpt } from '@/components/search/excerpt';
import { loadIdeas, openSearchIndex, type SearchAnswer } from '@/components/search/pagefind';

jest.mock('@/components/search/pagefind');
const openIndex = jest.mocked(openSearchIndex);
const search = jest.fn<Promise<SearchAnswer>, [string, number]>();

const hit = (n: number, excerpt = `about <mark>cheap</mark> flight ${n}`) => ({
  href: `/blog/article-${n}`,
  title: [
    { text: 'Cheap', marked: true },
    { text: ` article ${n}`, marked: false },
  ],
  kind: 'Article · Flight Tips',
  excerpt: parseExcerpt(excerpt),
});
const nothing = (...suggestions: string[]): SearchAnswer => ({ total: 0, hits: [], suggestions });
const hits = (count: number, total = count): SearchAnswer => ({
  total,
  suggestions: [],
  hits: Array.from({ length: count }, (_, n) => hit(n + 1)),
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const follow = jest.fn();
const field = () => screen.getByRole('textbox', { name: 'Search articles and deals' });
const status = () => screen.getByRole('status').textContent;
/** Lets time pass, then what it set off: a debounced word first asks a query, which then tells the view. */
async function pass(milliseconds: number) {
  for (const step of [milliseconds, 1, 1]) await act(() => jest.advanceTimersByTimeAsync(step));
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });
  render(
    <QueryClientProvider client={client}>
      <SearchPanel address="/pagefind/pagefind.js" initial="" onFollow={follow} />
    </QueryClientProvider>,
  );
}

async function searchFor(text: string) {
  await user.type(field(), text);
  await pass(200);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  openIndex.mockResolvedValue({ search });
  jest.mocked(loadIdeas).mockResolvedValue([]);
  search.mockResolvedValue(hits(3));
  // A test follows no link; jsdom could not.
  follow.mockImplementation((event: Event) => event.preventDefault());
});
afterEach(() => jest.useRealTimers());

test('an empty field suggests queries; a chosen one is in the field, which has the focus', async () => {
  jest.mocked(loadIdeas).mockResolvedValue(['Lisbon', 'Rome']);
  open();
  await pass(1);
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Rome' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Rome');
  expect(field()).toHaveFocus();
  await pass(200);
  expect(search).toHaveBeenLastCalledWith('Rome', 5);
  expect(screen.queryByRole('button', { name: 'Lisbon' })).toBeNull();
});

test('an arrow key belongs to the input method while it composes a word', async () => {
  jest.mocked(loadIdeas).mockResolvedValue(['Lisbon']);
  open();
  await pass(1);
  await user.click(field());
  // The event is not canceled, so that it reaches the input method.
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })).toBe(true);
  expect(field()).toHaveFocus();
});

test('without suggestions, an empty field says what it finds', async () => {
  jest.mocked(loadIdeas).mockRejectedValue(new Error('ideas.txt answers 404.'));
  open();
  await pass(1);
  expect(screen.getByText('Finds articles, authors, deals and destinations.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('loads the index when it opens, and searches once two letters or more are unchanged for 200 ms', async () => {
  open();
  expect(openIndex).toHaveBeenCalledWith('/pagefind/pagefind.js');
  await searchFor('c');
  expect(search).not.toHaveBeenCalled();
  expect(status()).toBe('');
  await user.type(field(), 'heap');
  await pass(100);
  expect(search).not.toHaveBeenCalled();
  await pass(100);
  expect(search.mock.calls).toEqual([['cheap', 5]]);
});

test('results are links with marked words, and their number is announced', async () => {
  open();
  await searchFor('cheap');
  expect(status()).toBe('3 results.');
  const [first] = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Cheap article 1' })).toHaveAttribute(
    'href',
    '/blog/article-1',
  );
  expect(first).toHaveTextContent('Article · Flight Tips');
  expect([...first!.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Cheap', 'cheap']);
});

test('markup in an excerpt, a title or a search stays text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  search.mockResolvedValue({
    total: 1,
    suggestions: [],
    hits: [
      {
        ...hit(1, `<mark>${evil}</mark> ${evil} &lt;script&gt;x&lt;/script&gt;`),
        title: [{ text: evil, marked: false }],
      },
    ],
  });
  open();
  await searchFor(evil);
  expect(screen.getByRole('link', { name: evil })).toBeVisible();
  expect(screen.getByText(/^img src=x/, { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('<script>x</script>');
  expect(document.querySelector('img, script')).toBeNull();

  search.mockResolvedValue(nothing());
  await searchFor('<svg onload=alert(1)>');
  expect(status()).toBe(`Nothing found for “${evil}<svg onload=alert(1)>”.`);
  expect(document.querySelector('img, svg')).toBeNull();
});

test('arrows lead from the field through the results and back; Enter leads into them, then opens', async () => {
  open();
  await searchFor('cheap');
  const links = screen.getAllByRole('link');
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(links[2]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(links[0]).toHaveFocus();
  expect(follow).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledTimes(1);
});

test('Enter and arrows before there is anything to go to leave the focus in the field', async () => {
  open();
  await user.type(field(), 'ch{Enter}{ArrowDown}');
  expect(field()).toHaveFocus();
});

test('Enter never leads into what an earlier word has found', async () => {
  open();
  await searchFor('cheap');
  await user.type(field(), 'er{Enter}');
  expect(field()).toHaveFocus();
  await pass(200);
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
});

test('the focus goes on to the first of the further articles when the button for more is gone', async () => {
  search.mockImplementation(async (_, limit) => hits(Math.min(limit, 7), 7));
  open();
  await searchFor('cheap');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await pass(10);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getAllByRole('link')[5]).toHaveFocus();
});

test('more than five are shown on demand', async () => {
  search.mockImplementation(async (_, limit) => hits(limit, 30));
  open();
  await searchFor('cheap');
  expect(status()).toBe('30 results. The best 5 are shown.');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await pass(10);
  expect(status()).toBe('30 results. The best 10 are shown.');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});

test('a search without results says so, suggests destinations, and links to all deals and articles', async () => {
  jest.mocked(loadIdeas).mockResolvedValue(['Lisbon', 'Rome']);
  search.mockResolvedValue(nothing());
  open();
  await searchFor('zeppelin');
  expect(status()).toBe('Nothing found for “zeppelin”.');
  expect(screen.getByRole('button', { name: 'Rome' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/deals');
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog#articles');
});

test('what was meant is a button: it searches for it and leaves the focus in the field', async () => {
  search.mockImplementation(async (term) => (term === 'fligth' ? nothing('flight') : hits(3)));
  open();
  await searchFor('fligth');
  expect(status()).toBe('Nothing found for “fligth”. Did you mean flight?');
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'flight' }));
  expect(field()).toHaveValue('flight');
  expect(field()).toHaveFocus();
  await pass(200);
  expect(search).toHaveBeenLastCalledWith('flight', 5);
  expect(status()).toBe('3 results.');
});

test('several guesses are reached with arrows and Enter, and gone while the next answer is awaited', async () => {
  search.mockResolvedValue(nothing('hotel', 'hot', 'host'));
  open();
  await searchFor('hotl');
  expect(status()).toBe('Nothing found for “hotl”. Did you mean hotel, hot or host?');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'hotel' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'hot' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.type(field(), 'x');
  search.mockReturnValue(new Promise(() => undefined));
  await pass(200);
  expect(status()).toBe('Searching…');
});

test('says what can be found until there is something to search for, which a single letter is not', async () => {
  open();
  const hint = 'Finds articles, authors, deals and destinations.';
  expect(screen.getByText(hint)).toBeVisible();
  await searchFor('c');
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all deals' })).toBeVisible();
  await searchFor('h');
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See all deals' })).toBeNull();
});

test('an index that cannot be loaded is tried four times, then there is a button', async () => {
  openIndex.mockRejectedValue(new Error('blocked'));
  open();
  await pass(100);
  expect(status()).toBe('The search could not be loaded. Trying again…');
  expect(screen.queryByRole('button')).toBeNull();
  await pass(1000);
  expect(openIndex).toHaveBeenCalledTimes(2);
  await pass(2000);
  expect(openIndex).toHaveBeenCalledTimes(3);
  await pass(4000);
  expect(openIndex).toHaveBeenCalledTimes(4);
  expect(status()).toBe('The search could not be loaded.');
  expect(screen.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/deals');
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog#articles');

  openIndex.mockResolvedValue({ search });
  await user.type(field(), 'cheap');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(field()).toHaveFocus();
  await pass(200);
  expect(status()).toBe('3 results.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a piece of the index that cannot be loaded is requested again instead of showing no results', async () => {
  search.mockRejectedValueOnce(new Error('404'));
  open();
  await searchFor('cheap');
  expect(status()).toBe('The search could not be loaded. Trying again…');
  await pass(1000);
  expect(status()).toBe('3 results.');
});

test('without a connection the search waits for one', async () => {
  onlineManager.setOnline(false);
  open();
  await searchFor('cheap');
  expect(status()).toMatch(/^You are offline/);
  expect(openIndex).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));
  await pass(200);
  expect(status()).toBe('3 results.');
});
