import { render } from '@testing-library/react';
import { StructuredData } from '@/components/shell/structured-data';

test('no text can end the element, and the data stays what it was', () => {
  const data = { headline: '</script><script>alert(1)</script><!--', tags: ['a & b'] };
  const { container } = render(<StructuredData data={data} />);
  const [script, ...others] = container.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(data);
});
