import userEvent from '@testing-library/user-event';
import { sharePages } from '@/components/article/share-page';

const ADDRESS = 'https://farewind.example/blog/an-article';

const dialog = jest.fn(() => Promise.resolve());

const link = () => document.querySelector('a')!;
const show = (runs: 'share' | 'copy') => {
  document.body.innerHTML = `<a href="${ADDRESS}" data-runs="${runs}">A link</a>`;
};

beforeAll(sharePages);
beforeEach(() => {
  dialog.mockClear();
  document.title = 'An article';
  Object.assign(navigator, { share: dialog });
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test("a phone's own dialog gets title and address", async () => {
  const user = userEvent.setup();
  show('share');
  await user.click(link());
  expect(dialog).toHaveBeenCalledWith({ title: 'An article', url: ADDRESS });
  expect(link()).toHaveTextContent('A link');
});

test('the address is copied, and the link says so', async () => {
  const user = userEvent.setup();
  show('copy');
  await user.click(link());
  await expect(navigator.clipboard.readText()).resolves.toBe(ADDRESS);
  expect(link()).toHaveTextContent('Link copied');
  expect(dialog).not.toHaveBeenCalled();
});

test('if the browser refuses to copy, it shows the address to copy by hand', async () => {
  const user = userEvent.setup();
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  show('copy');
  await user.click(link());
  expect(prompt).toHaveBeenCalledWith('Address of this page', ADDRESS);
  expect(link()).toHaveTextContent('A link');
});

test('without a clipboard, as over http, it shows the address to copy by hand', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  show('copy');
  await user.click(link());
  expect(prompt).toHaveBeenCalledWith('Address of this page', ADDRESS);
});

test('with a key held it is a link like any other', async () => {
  const user = userEvent.setup();
  show('copy');
  link().addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(link()).toHaveTextContent('A link');
});
