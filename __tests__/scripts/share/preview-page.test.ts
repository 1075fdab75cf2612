/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */

import { previewPage, type PreviewEntry } from '@/scripts/share/preview-page';

const PAGE: PreviewEntry = {
  path: '/flights',
  title: 'Flights & fares <today>',
  description: 'A "sentence" about flights.',
  card: { path: '/share/page-flights.png', width: 1200, height: 630 },
};
const ARTICLE: PreviewEntry = {
  path: '/blog/rome',
  title: 'Rome',
  description: 'A sentence about Rome.',
  card: { path: '/share/rome.png', width: 1200, height: 630 },
  pin: { path: '/share/rome-pin.png', width: 1000, height: 1500 },
};

/** The figures of a class, as elements. */
function figures(html: string, name: string): readonly HTMLElement[] {
  document.documentElement.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>(`figure.${name}`)];
}

test('every page has its card as Facebook and X show it, with the picture of the build beside', () => {
  const html = previewPage([PAGE, ARTICLE], 'farewind.example');
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  const facebook = figures(html, 'facebook');
  expect(document.querySelector('h1')!.textContent).toBe('2 pages as networks show them');
  expect([...document.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
    '/flights',
    '/blog/rome',
  ]);
  expect(
    facebook.map((each) => [...each.querySelectorAll('small, b')].map((part) => part.textContent)),
  ).toEqual([
    ['farewind.example', 'Flights & fares <today>', 'A "sentence" about flights.'],
    ['farewind.example', 'Rome', 'A sentence about Rome.'],
  ]);
  const x = figures(html, 'x');
  expect(x.map((each) => each.textContent)).toEqual(['Flights & fares <today>', 'Rome']);
  for (const list of [facebook, x]) {
    const pictures = list.map((each) => each.querySelector('img')!);
    expect(pictures.map((each) => each.getAttribute('src'))).toEqual([
      '../out/share/page-flights.png',
      '../out/share/rome.png',
    ]);
    for (const { width, height, alt } of pictures) expect([width, height, alt]).toEqual([1200, 630, '']);
  }
});

test('only an article has a pin', () => {
  const pins = figures(previewPage([PAGE, ARTICLE], 'farewind.example'), 'pinterest');
  expect(pins.map((each) => each.querySelector('img')!.outerHTML)).toEqual([
    '<img src="../out/share/rome-pin.png" width="1000" height="1500" alt="" loading="lazy">',
  ]);
  expect(pins[0]!.textContent).toBe('Romefarewind.example');
  expect(previewPage([PAGE], 'farewind.example')).not.toContain('undefined');
});
