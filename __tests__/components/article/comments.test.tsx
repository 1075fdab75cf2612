import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Comments } from '@/components/article/comments.client';

const samples = [
  { id: 1, name: 'Sarah', email: 's@example.com', message: 'First sample', date: '2025-01-16' },
  { id: 2, name: 'Mike', email: 'm@example.com', message: 'Second sample', date: '2025-01-15' },
];

async function fill(name: string, email: string, message: string) {
  const user = userEvent.setup();
  if (name) await user.type(screen.getByLabelText('Name *'), name);
  if (email) await user.type(screen.getByLabelText('Email *'), email);
  if (message) await user.type(screen.getByLabelText('Message *'), message);
  await user.click(screen.getByRole('button', { name: 'Post comment' }));
}
afterEach(() => sessionStorage.clear());

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('starts with the samples and says that comments are not kept', () => {
  render(<Comments article="read" samples={samples} />);
  expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeVisible();
  expect(items()).toEqual([
    expect.stringContaining('First sample'),
    expect.stringContaining('Second sample'),
  ]);
  expect(screen.getByText(/gone when you reload/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message *')).toHaveAttribute('rows', '4');
  expect(screen.getByLabelText('Email *')).toHaveAttribute('type', 'email');
});

test('without samples there is no list until a comment is posted', async () => {
  render(<Comments article="empty" samples={[]} />);
  expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  await fill('Ada', 'ada@example.com', 'First');
  expect(items()).toEqual([expect.stringContaining('First')]);
});

test('a comment goes on top as text, the form clears and the heading counts', async () => {
  render(<Comments article="posted" samples={samples} />);
  await fill('Ada', 'ada@example.com', '<b>bold</b> & <img src=x onerror=alert(1)>');
  const [first] = screen.getAllByRole('listitem') as [HTMLElement];
  expect(first).toHaveTextContent('<b>bold</b> & <img src=x onerror=alert(1)>');
  expect(within(first).queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Comments (3)' })).toBeVisible();
  for (const label of ['Name *', 'Email *', 'Message *'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test.each([
  ['', 'ada@example.com', 'Hello'],
  ['Ada', '', 'Hello'],
  ['Ada', 'ada@example.com', '   '],
])('nothing happens with a blank field (%j, %j, %j), and nothing typed is lost', async (...values) => {
  render(<Comments article="blank" samples={samples} />);
  await fill(...values);
  expect(items()).toHaveLength(2);
  expect(screen.getByLabelText('Message *')).toHaveValue(values[2]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a comment is there again when the article is, and its draft is gone', async () => {
  const { unmount } = render(<Comments article="left" samples={samples} />);
  await fill('Ada', 'ada@example.com', 'Posted');
  fireEvent.input(screen.getByLabelText('Message *'), { target: { value: 'Half a' } });
  unmount();
  render(<Comments article="another" samples={samples} />).unmount();
  render(<Comments article="left" samples={samples} />);
  expect(screen.getByRole('heading', { name: 'Comments (3)' })).toBeVisible();
  expect(screen.getByLabelText('Message *')).toHaveValue('Half a');
  await fill('Ada', 'ada@example.com', ' sentence');
  expect(sessionStorage).toHaveLength(0);
});
