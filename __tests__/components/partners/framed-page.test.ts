import { framedPage } from '@/components/partners/framed-page';

/** What browsers make of the document. */
const read = (text: string) => new DOMParser().parseFromString(text, 'text/html');

test('the address, the title and the name are what they were, whatever signs they have', () => {
  const src = `https://wheel.example/rides?a=1&copy=2&quot;"'><script>x</script>`;
  const title = `Rides "here" & <b>there</b>`;
  const { documentElement, title: name } = read(framedPage({ title, partner: 'Wheel & <i>Co</i>', src }));
  const object = documentElement.querySelector('object');
  expect(object?.getAttribute('data')).toBe(src);
  expect(object?.getAttribute('aria-label')).toBe(title);
  expect(name).toBe(title);
  expect(object?.textContent).toBe('Wheel & <i>Co</i> did not open here.');
  expect(documentElement.querySelectorAll('script, b, i')).toHaveLength(0);
});

test('through the attribute of a frame the document stays the same', () => {
  const page = framedPage({ title: 'Rides', partner: 'Wheel', src: 'https://wheel.example/?a=1&amp=2' });
  const frame = document.createElement('iframe');
  frame.setAttribute('srcdoc', page);
  const again = read(frame.outerHTML).querySelector('iframe')?.getAttribute('srcdoc');
  expect(again).toBe(page);
  expect(
    read(again ?? '')
      .querySelector('object')
      ?.getAttribute('data'),
  ).toBe('https://wheel.example/?a=1&amp=2');
});
