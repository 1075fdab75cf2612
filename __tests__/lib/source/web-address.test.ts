import fc from 'fast-check';
import {
  decodeAddress,
  isPublicAddress,
  PUBLIC_HOST,
  PUBLIC_HOSTS,
  safeOrigin,
} from '@/lib/source/web-address';

test.each([
  ['https://a.example', true],
  ['https://a.example/b?c=d#e', true],
  ['https://a-b.c1.example?x', true],
  ['https://a.example#x', true],
  ['https://a.example:8443/', true],
  ["https://a.example/it's", false],
  ['https://a.example/b c', false],
  ['https://a.example/ü', false],
  ['https://a.example:443/', false],
  ['https://A.example/', false],
  ['https://user@a.example/', false],
  ['https://a.example.evil', true],
  ['https://localhost/', false],
  ['https://a..example/', false],
  ['https://-a.example/', false],
  ['https://a-.example/', false],
  ['http://a.example/', false],
  ['//a.example/', false],
  ['javascript:alert(1)', false],
  ['x', false],
  ['', false],
])('%j is an address that a policy and an attribute can hold: %s', (text, expected) => {
  expect(isPublicAddress(text)).toBe(expected);
});

test('an origin is safe in a header or none', () => {
  expect(safeOrigin('http://localhost:3000/a')).toBe('http://localhost:3000');
  expect(safeOrigin('https://a"b.example/')).toBeUndefined();
  expect(safeOrigin('https://a;b.example/')).toBeUndefined();
  expect(safeOrigin('no address')).toBeUndefined();
});

test.each([
  ['a.example', true, true],
  ['*.a.example', false, true],
  ['a.example/widgets/', false, true],
  ['a.example/one/two-3/', false, true],
  ['a.example/widgets', false, false],
  ['a.example/', false, false],
  ['a.*.example', false, false],
  ['example', false, false],
  ['x a.example', false, false],
  ['a.example;', false, false],
])('%j is a host: %s, a source of a policy: %s', (text, isHost, isSource) => {
  expect([PUBLIC_HOST.test(text), PUBLIC_HOSTS.test(text)]).toEqual([isHost, isSource]);
});

test('a stray percent sign stands for itself', () => {
  expect([decodeAddress('my%20map.jpg'), decodeAddress('100%.jpg')]).toEqual(['my map.jpg', '100%.jpg']);
});

// Each run tries other addresses; a failure prints its seed and path. Add cases that it finds to the tables above.
test('no address that is taken says more than its host, in a policy or an attribute', () => {
  const piece = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'HTTPS:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      ':443',
      '.',
      '..',
      '-',
      '?',
      '#',
      '%',
      '%00',
      '*',
    ],
    ...[
      'a',
      'a.example',
      'evil.example',
      'A',
      'ü',
      'xn--a',
      '[::1]',
      '127.1',
      ' ',
      '\n',
      '\t',
      ';',
      ',',
      '"',
      "'",
      '<',
      '`',
    ],
  );
  const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `https://a.example${pieces.join('')}`);
  const whole = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(address, whole), (text) => {
      if (!isPublicAddress(text)) return;
      expect(text).not.toMatch(/[\s"'<>\\`]/);
      const { origin, username, password, hostname } = new URL(text);
      expect(text.startsWith(origin)).toBe(true);
      expect([username, password]).toEqual(['', '']);
      expect(hostname).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]+$/);
    }),
  );
});
