import userEvent from '@testing-library/user-event';
import { sharePages } from '@/components/article/share-page';

const ADDRESS = 'https://farewind.example/blog/an-article';

/** A pointer as coarse as a finger, or not. */
const pointer = (isCoarse: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: isCoarse }) as MediaQueryList });

const dialog = jest.fn(() => Promise.resolve());
const phoneHas = (share: typeof dialog | undefined) =>
  share ? Object.assign(navigator, { share }) : Reflect.deleteProperty(navigator, 'share');

const link = () => document.querySelector('a')!;

beforeAll(sharePages);
beforeEach(() => {
  dialog.mockClear();
  document.title = 'An article';
  document.body.innerHTML = `<a href="${ADDRESS}" data-runs="share">Copy link</a>`;
});
afterEach(() => phoneHas(undefined));

test('a phone shows its own dialog, with title and address', async () => {
  const user = userEvent.setup();
  pointer(true);
  phoneHas(dialog);
  await user.click(link());
  expect(dialog).toHaveBeenCalledWith({ title: 'An article', url: ADDRESS });
  expect(link()).toHaveTextContent('Copy link');
});

test.each([
  ['a computer that has such a dialog', false, dialog],
  ['a computer', false, undefined],
  ['a phone without a dialog', true, undefined],
])('%s copies the address, and the link says so', async (_, isCoarse, share) => {
  const user = userEvent.setup();
  pointer(isCoarse);
  phoneHas(share);
  await user.click(link());
  await expect(navigator.clipboard.readText()).resolves.toBe(ADDRESS);
  expect(link()).toHaveTextContent('Link copied');
  expect(dialog).not.toHaveBeenCalled();
});

test('with a key held it is a link like any other', async () => {
  const user = userEvent.setup();
  pointer(false);
  link().addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(link()).toHaveTextContent('Copy link');
});
