import { render } from '@testing-library/react';
import { DestinationGuide } from '@/components/destinations/destination-guide';
import type { RenderedText } from '@/lib/articles/render-text';

const text: RenderedText = {
  body: { blocks: [], headings: [], directives: [] },
  commissionNote: { text: 'Links earn.' },
  findDeal: () => undefined,
};

type Byline = Pick<Parameters<typeof DestinationGuide>[0], 'author' | 'updated'>;

const bylineOf = (byline: Byline) => {
  const { container } = render(
    <DestinationGuide heading="Oslo, slowly" text={text} buttons={[]} {...byline} />,
  );
  return container.querySelector('[data-part="byline"] p');
};

test('a guide says who wrote it and when it was changed, as far as its file does', () => {
  const author = { name: 'Pip Underhill', href: '/blog/author/pip-underhill' };
  const whole = bylineOf({ author, updated: '2024-05-20' });
  expect(whole).toHaveTextContent('By Pip Underhill · Updated May 20, 2024');
  expect(whole?.querySelector('a')).toHaveAttribute('href', author.href);
  expect(bylineOf({ author: { name: 'Ada Quill' }, updated: undefined })?.innerHTML).toBe('By Ada Quill');
  expect(bylineOf({ author: undefined, updated: '2024-05-20' })).toHaveTextContent(/^Updated May 20, 2024$/);
  expect(bylineOf({ author: undefined, updated: undefined })).toBeNull();
});

test('a picture looks like a printed photo, a map does not', () => {
  const { container } = render(
    <DestinationGuide
      heading="Oslo, slowly"
      text={{
        ...text,
        body: {
          ...text.body,
          blocks: [
            {
              kind: 'picture',
              photo: { id: '0-a', alt: 'The harbor', drawing: 'beach' },
              caption: undefined,
            },
            { kind: 'map', label: 'The harbor', location: { lat: 59.907, lng: 10.74 } },
          ],
        },
      }}
      author={undefined}
      updated={undefined}
      buttons={[]}
    />,
  );
  const tilts = [...container.querySelectorAll('figure')].map((figure) =>
    getComputedStyle(figure).getPropertyValue('rotate'),
  );
  expect(tilts).toEqual(['-1deg', '']);
});

test('below the guide, readers can search without going back to the top', () => {
  const buttons = ['Fly to Oslo', 'Sleep in Oslo'].map((label) => ({
    id: label,
    label,
    url: { href: `https://partner.example/?${label}`, partner: 'Skyfare', subId: label },
  }));
  const { container } = render(
    <DestinationGuide
      heading="Oslo, slowly"
      text={text}
      author={undefined}
      updated={undefined}
      buttons={buttons}
      place="Oslo (OSL)"
    />,
  );
  const links = [...container.querySelectorAll('[data-part="prose"] ~ * a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Fly to Oslo'),
    expect.stringContaining('Sleep in Oslo'),
    'Flights from another city',
  ]);
  expect(links.at(-1)).toHaveAttribute('href', '/flights?to=Oslo%20(OSL)#flight-search');
});
