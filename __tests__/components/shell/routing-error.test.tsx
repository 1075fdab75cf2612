import { render, screen } from '@testing-library/react';
import { RoutingError } from '@/components/shell/routing-error.client';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  [new Error('Chunk 7 is gone'), 'Chunk 7 is gone'],
  [{ status: 503, statusText: 'Service Unavailable', message: 'x' }, 'Service Unavailable'],
  ['plain words', 'plain words'],
  [null, 'Unknown error'],
  [{}, 'Unknown error'],
])('%p is told as %j', (error, words) => {
  render(<RoutingError error={error} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
