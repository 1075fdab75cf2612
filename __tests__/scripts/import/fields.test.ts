import { proposeCategory } from '@/scripts/import/fields/categories';
import { plainText } from '@/scripts/import/fields/read-field';
import { dayIn } from '@/scripts/import/source/dates';
import { mediaAt } from '@/scripts/import/tree/media';
import { parametersOf } from '@/scripts/import/markup/replace-tags';
import { withParagraphs } from '@/scripts/import/tree/wordpress-paragraphs';

test.each([
  ['2019-05-12 10:00:00 +0200', '2019-05-12'],
  ['2019/5/2', '2019-05-02'],
  ['May 12, 2019', '2019-05-12'],
  ['Sun, 12 May 2019 08:00:00 GMT', '2019-05-12'],
  [new Date('2019-05-12T23:00:00Z'), '2019-05-12'],
  ['2019-02-30', undefined],
  ['05/12/2019', undefined],
  ['1999-12-31', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('the day in %p is %p', (value, day) => {
  expect(dayIn(value)).toBe(day);
});

test.each([
  [['Italy', 'Trains'], 'Lisbon', 'Transportation', 'Trains'],
  [['budget-travel'], 'Lisbon', 'Budget Travel', 'budget-travel'],
  [[], 'How to plan two weeks', 'Travel Planning', 'How to plan two weeks'],
  [['solo travel'], 'My hotel', 'Solo Travel', 'solo travel'],
  [['Italy'], 'Lisbon', 'Destinations', undefined],
])('%p and %p propose %p', (filed, title, category, sign) => {
  expect(proposeCategory(filed, title)).toEqual({ category, ...(sign === undefined ? {} : { sign }) });
});

test.each([
  ['Walking alone', 'Destinations'],
  ['Traveling alone', 'Solo Travel'],
  ['Travelling alone', 'Solo Travel'],
  ['Sustainability', 'Sustainable Travel'],
  ['An eco-friendly week', 'Sustainable Travel'],
  ['Ecofriendly', 'Sustainable Travel'],
  ['A credit card', 'Travel Finance'],
  ['Credit cards', 'Travel Finance'],
  ['A point and miles', 'Travel Finance'],
  ['Points & miles', 'Travel Finance'],
  ['Remote work', 'Travel Finance'],
  ['A flight', 'Flight Tips'],
  ['Flights', 'Flight Tips'],
  ['An airline', 'Flight Tips'],
  ['Two airports', 'Flight Tips'],
  ['An airport', 'Flight Tips'],
  ['A layover', 'Flight Tips'],
  ['Jetlag', 'Flight Tips'],
  ['Jet lag', 'Flight Tips'],
  ['A hotel', 'Hotels'],
  ['A hostel', 'Hotels'],
  ['Accommodation', 'Hotels'],
  ['A resort', 'Hotels'],
  ['A train', 'Transportation'],
  ['A railway', 'Transportation'],
  ['A bus', 'Transportation'],
  ['Buses', 'Transportation'],
  ['A roadtrip', 'Transportation'],
  ['Road trips', 'Transportation'],
  ['Vanlife', 'Transportation'],
  ['Van camping', 'Destinations'],
  ['Vancamping', 'Transportation'],
  ['A ferry', 'Transportation'],
  ['Ferries', 'Transportation'],
  ['A cycle path', 'Transportation'],
  ['Biking', 'Transportation'],
  ['Motorcycles', 'Transportation'],
  ['What it costs', 'Budget Travel'],
  ['The cost', 'Budget Travel'],
  ['A visa', 'Travel Planning'],
  ['A checklist', 'Travel Planning'],
  ['Check lists', 'Travel Planning'],
  ['A tip', 'Travel Tips'],
  ['A guide', 'Travel Tips'],
  ['One hack', 'Travel Tips'],
  ['Tipping', 'Destinations'],
])('the title %p proposes %p', (title, category) => {
  expect(proposeCategory([], title).category).toBe(category);
});

test.each([
  ['<b class="x">Bold</b>and <i>thin</i>', 'Bold and thin'],
  ['See [the pier](/pier) and ![a boat](boat.jpg).', 'See the pier and a boat.'],
  ['[Note] the {{ site.title }}pier{% if x %}s{% endif %}', 'the pier s'],
  ['[caption id="a b"]A boat[/caption] [1]', 'A boat [1]'],
  ['A&nbsp;B &amp; C', 'A B & C'],
  ['It&#39;s, it&#039;s, it&rsquo;s, it&#8217;s', 'It’s, it’s, it’s, it’s'],
  ['&quot;a&quot; &ldquo;b&rdquo; &#8220;c&#8221;', '"a" "b" "c"'],
  ['On&hellip; &#8230; […] [&hellip;]', 'On… … … …'],
  ['**A** __b__ `c` *d e* f*g 2 * 3', 'A b c d e f*g 2 * 3'],
  [' One\n\t two\u0007 ', 'One two'],
])('%j reads %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ['//www.youtube.com/embed/aBcDeFgHiJk?rel=0', { video: { host: 'youtube', id: 'aBcDeFgHiJk' } }],
  ['https://youtu.be/aBcDeFgHiJk?t=3', { page: 'https://www.youtube.com/watch?v=aBcDeFgHiJk' }],
  ['https://player.vimeo.com/video/1234567', { video: { host: 'vimeo', id: '1234567' } }],
  ['https://www.google.com/maps/d/u/0/embed?mid=1a', { page: 'https://www.google.com/maps/d/viewer?mid=1a' }],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d99!2d-9.1400!3d38.7110!2m3!1f0!3m2!1i1!2i2!4f1!3m3!1m2!1s0xd1:0x4!2sAlfama%2C%20Lisbon!5e0',
    { place: { name: 'Alfama, Lisbon', at: '38.711, -9.140' } },
  ],
  ['https://www.youtube.com/embed/videoseries?list=PL1', { words: 'Videos on YouTube' }],
])('%p shows %p', (address, media) => {
  expect(mediaAt(address)).toMatchObject(media);
});

test('what is no address shows nothing', () => {
  expect(mediaAt('javascript:alert(1)')).toBeUndefined();
  expect(mediaAt('/local.html')).toBeUndefined();
});

test('parameters stand with and without names and quotation marks', () => {
  expect(parametersOf(`src="a b.jpg" width=20 'two words' plain alt='It\\'s "it"'`)).toEqual({
    named: { src: 'a b.jpg', width: '20', alt: `It's "it"` },
    plain: ['two words', 'plain'],
  });
});

test.each([
  ['One\ntwo\n\nThree', '<p>One<br>\ntwo</p>\n<p>Three</p>'],
  ['<h2>A</h2>\nText <em>b</em>', '<h2>A</h2>\n<p>Text <em>b</em></p>'],
  ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
  ['<!-- wp:paragraph --><p>A</p>\n\nB', '<!-- wp:paragraph --><p>A</p>\n\nB'],
])('%p has the paragraphs %p', (html, expected) => {
  expect(withParagraphs(html)).toBe(expected);
});
