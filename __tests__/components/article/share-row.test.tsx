import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ShareRow } from '@/components/article/share-row';

test('a link that was copied before React started goes on saying so, and React keeps the page', async () => {
  const row = <ShareRow address="https://farewind.example/blog/an-article" links={[]} />;
  document.body.innerHTML = renderToString(row);
  const copy = document.querySelector('[data-runs=copy]')!;
  copy.textContent = 'Link copied';
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(document.body, row, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.querySelector('[data-runs=copy]')).toBe(copy);
  expect(copy).toHaveTextContent('Link copied');
});
