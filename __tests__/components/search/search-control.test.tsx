import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SearchControl } from '@/components/search/search-control.client';
import { Tooltips } from '@/components/ui/tooltips.client';

const opened = jest.fn();
jest.mock('@/components/search/search-dialog.client', () => ({
  SearchDialog: ({ onClose }: { onClose: () => void }) => {
    opened();
    return (
      <div role="dialog">
        <button onClick={onClose}>Close</button>
      </div>
    );
  },
}));

const control = (
  <Tooltips>
    <SearchControl address="/pagefind/pagefind.js" />
    <textarea aria-label="Comment" />
  </Tooltips>
);
const link = () => screen.getByRole('link', { name: 'Search articles and deals' });
beforeEach(() => opened.mockClear());

test('without React it is a link to the article index that asks for React when it is meant', () => {
  document.body.innerHTML = renderToString(control);
  expect(link()).toHaveAttribute('href', '/blog');
  expect(link()).toHaveAttribute('data-wants', '');
  document.body.innerHTML = '';
});

test('a press opens the dialog instead of following the link; the link has the focus to come back to', async () => {
  render(control);
  await userEvent.click(link());
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(link()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens it', async (keys) => {
  render(control);
  await userEvent.keyboard(keys);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('after a visitor has left the page, the search stays closed, and what was typed for it is dropped', async () => {
  render(control);
  const { pathname } = window.location;
  self.__loader = { typed: '' } as typeof self.__loader;
  try {
    fireEvent.keyDown(document.body, { key: '/' });
    self.__loader.typed = 'rome';
    window.history.pushState(null, '', '/elsewhere');
    await waitFor(() => expect(self.__loader.typed).toBeUndefined());
    expect(opened).not.toHaveBeenCalled();
  } finally {
    window.history.pushState(null, '', pathname);
    Reflect.deleteProperty(self, '__loader');
  }
});

test('a slash in a comment is a slash', async () => {
  render(control);
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'and/or');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('and/or');
  await waitFor(() => expect(opened).not.toHaveBeenCalled());
});

test('a click with the Ctrl key is left to the browser', async () => {
  render(control);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot open a tab; what matters is that the control did not take the press.
  let taken = true;
  document.addEventListener(
    'click',
    (press) => {
      taken = press.defaultPrevented;
      press.preventDefault();
    },
    { once: true },
  );
  act(() => void link().dispatchEvent(event));
  expect(taken).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});
