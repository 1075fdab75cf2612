import { escapeHtml } from '@/lib/source/escape-html';
import { foldLetters, withoutAccents } from '@/lib/source/fold-letters';
import { hasAddress, nameSlug } from '@/lib/source/name-slug';

test.each([
  ['Málaga', 'malaga', 'malaga'],
  ['TROMSØ', 'tromso', 'tromso'],
  ['Weißensee', 'weissensee', 'weissensee'],
  ['STRAẞE', 'strasse', 'strasse'],
  ['Ærø', 'aero', 'aero'],
  ['Łódź', 'lodz', 'lodz'],
  ['Œuvre', 'oeuvre', 'oeuvre'],
  ['Þingvellir', 'thingvellir', 'thingvellir'],
  ['Suðuroy', 'suduroy', 'suduroy'],
  ['Læsø', 'laeso', 'laeso'],
  ['Sacré-Cœur', 'sacre-coeur', 'sacre-coeur'],
  ['Wrocław', 'wroclaw', 'wroclaw'],
  ['Mỹ Đình, đảo', 'my dinh, dao', 'my-dinh-dao'],
  ['Alþingi', 'althingi', 'althingi'],
  ['Đà Nẵng', 'da nang', 'da-nang'],
  ['Diyarbakır', 'diyarbakir', 'diyarbakir'],
  ['food & drink', 'food & drink', 'food-drink'],
  ['- Inés  Carrera -', '- ines  carrera -', 'ines-carrera'],
])('%s is found as %s, and its address is %s', (name, folded, slug) => {
  expect([foldLetters(name), nameSlug(name), hasAddress(name)]).toEqual([folded, slug, true]);
});

test('capital letters stay capital without their accents', () => {
  expect(
    ['Ærø', 'Œuvre', 'Ølen', 'Łódź', 'Đakovo', 'Ðorm', 'Þórshöfn', 'Ħaż-Żebbuġ', 'Skagaǿy'].map(
      withoutAccents,
    ),
  ).toEqual([...['Aero', 'Oeuvre', 'Olen', 'Lodz', 'Dakovo', 'Dorm', 'Thorshofn', 'Haz-Zebbug', 'Skagaoy']]);
});

test.each(['東京', 'Москва 24', '&', ''])('%j has no address that all hosts write alike', (name) => {
  expect(hasAddress(name)).toBe(false);
});

test('text is escaped for content and attributes', () => {
  expect(escapeHtml(`<a href="x">R&D's</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;R&amp;D's&lt;/a&gt;");
});
