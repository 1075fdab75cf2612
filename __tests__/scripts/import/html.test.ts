import { mediaAt } from '@/scripts/import/tree/media';
import { convert, html, markdown, mdx } from './convert';

/*
 * HTML of page builders, plugins and old editors, as it is in exports, and what this site makes of it.
 */

const BOAT = '![A boat](/pictures/a.jpg)';
const PIER = '![A pier](/pictures/b.jpg)';
const boat = '<img src="a.jpg" alt="A boat">';
const pier = '<img src="b.jpg" alt="A pier">';
const GALLERY = `:::gallery\n${BOAT}\n\n${PIER}\n:::`;
const FILM = '::youtube[What does this video show?]{#aBcDeFgHiJk}';

describe('words', () => {
  test.each([
    ['old buttons and menus', '<button>Go</button> <label>on</label>', 'Go on'],
    ['a dialog', '<dialog open><p>Words</p></dialog>', 'Words'],
    ['an old menu', '<menu><li>One</li></menu>', '- One'],
    ['a list of navigation', '<nav><ul><li>One</li></ul></nav>', '- One'],
    [
      'elements of a page',
      '<article><header><p>A</p></header><main><p>B</p></main><footer><p>C</p></footer></article>',
      'A\n\nB\n\nC',
    ],
    [
      'figures high, and words',
      'm<sup>23</sup> 2<sup>2nd</sup> x<sup>a1</sup> y<sub>b</sub>',
      'm²³ 22nd xa1 yb',
    ],
    ['two comments', 'a<!-- x --><!-- y --> b', 'a b'],
    [
      'Markdown, which WordPress does not read',
      '<p>See **old** and [a](/b)</p>',
      'See \\*\\*old\\*\\* and \\[a]\\(/b)',
    ],
    ['Markdown in code', '<p><code>**a** [a](/b)</code></p>', '`**a** [a](/b)`'],
    ['a heading that is long', '<h2>A pull-quote</h2>', '## A pull-quote'],
  ])('%s', (_, typed, expected) => {
    expect(html(`<!-- wp:html -->${typed}`)).toBe(expected);
  });

  test('Markdown that stands in HTML of a Markdown file is read, and what is around it stays', () => {
    expect(markdown('<div>One **two** [three](/b) four **five**</div>')).toBe(
      'One **two** [three](/b) four **five**',
    );
    expect(markdown('<div><b>One</b> and **two** <i>x</i></div>')).toBe('**One** and **two** _x_');
    expect(markdown('<div><b>One</b> and [two](/b)<i>, x</i></div>')).toBe('**One** and [two](/b)_, x_');
    expect(markdown('<div>**One** <i>x</i> **two**</div>')).toBe('**One** _x_ **two**');
    expect(markdown('<div><b>One</b>and **two** <i>x</i></div>')).toBe('**One**and **two** _x_');
    expect(markdown('<div># The **boats**</div>')).toBe('## The **boats**');
    expect(markdown('<div><code>**a**</code></div>')).toBe('`**a**`');
    expect(markdown('<pre>2 **3** 4</pre>')).toBe('```\n2 **3** 4\n```');
    expect(markdown('<div>2 ** 3 and a [b] (c)</div>')).toBe('2 \\*\\* 3 and a \\[b] (c)');
    expect(markdown('A ~b~ c ~~d~~')).toBe('A \\~b\\~ c ~~d~~');
  });

  test('footnotes keep their names and words', () => {
    expect(markdown('A[^x] b[^y]\n\n[^x]: One\n\n[^y]: Two')).toBe('A[^x] b[^y]\n\n[^x]: One\n\n[^y]: Two');
  });

  test('words for browsers that show no films are left out, and not told', () => {
    const typed = '<p>Old</p><noembed><p>Install <b>Flash</b></p></noembed>';
    expect(convert(typed, 'html')).toEqual({ body: 'Old', found: [] });
  });

  test('an empty text stays empty', () => {
    expect(markdown('')).toBe('');
  });
});

describe('pictures', () => {
  test.each([
    ['a late address of a plugin', '<img data-original="a.jpg" alt="A boat">', BOAT],
    ['an empty late one', '<img src="data:x" data-src=" " data-lazy-src="a.jpg" alt="A boat">', BOAT],
    ['sizes of a late one', '<img data-srcset="a.jpg 300w, b.jpg 600w" alt="A boat">', BOAT],
    ['blanks around its words', '<img src=" a.jpg " alt=" A boat " title=" ">', BOAT],
    [
      'a title with blanks',
      '<img src="a.jpg" alt="A boat" title=" Old  boat ">',
      '![A boat](/pictures/a.jpg "Old  boat")',
    ],
    ['a caption that is its description', `<figure>${boat}<figcaption>A boat</figcaption></figure>`, BOAT],
    [
      'a figure in a figure',
      `<figure class="x"><figure>${boat}<figcaption>Old</figcaption></figure></figure>`,
      '![A boat](/pictures/a.jpg "Old")',
    ],
    [
      'a figure with a table',
      `<figure><table><tr><th>${boat}</th><th>a</th></tr></table></figure>`,
      `|   | a |\n| - | - |\n\n${BOAT}`,
    ],
    ['in a heading, with others', `<h2>Boats ${boat}</h2>`, `## Boats\n\n${BOAT}`],
    ['around a list', `<ul><li>${boat}</li></ul>`, BOAT],
    [
      'a caption of a lost one, in bold',
      '<figure><img src="gone.jpg"><figcaption>By <a href="/a">Ada</a></figcaption></figure>',
      'By [Ada](/a)',
    ],
    [
      'one of several formats',
      `<p>See <picture><source srcset="a.webp">${boat}</picture> it</p>`,
      `See\n\n${BOAT}\n\nit`,
    ],
    ['a paragraph in bold', `<b>See<p>the ${boat}</p></b>`, `**See**\n\nthe\n\n${BOAT}`],
    [
      'a caption below a link to the same picture',
      `<figure><a href="/a-big.jpg">${boat}</a><figcaption>Old</figcaption></figure>`,
      '![A boat](/pictures/a.jpg "Old")',
    ],
    [
      'strong words and lines in a caption',
      `<figure>${boat}<figcaption>By <b>Ada</b> <i>Bo</i><br>2019</figcaption></figure>`,
      '![A boat](/pictures/a.jpg "By Ada Bo 2019")',
    ],
    ['breaks around one', `<!-- wp:html --><p>One<br>${boat}<br>two</p>`, `One\n\n${BOAT}\n\ntwo`],
    [
      'paragraphs in a caption',
      `<figure>${boat}<figcaption><p>Old</p><p>boat</p></figcaption></figure>`,
      '![A boat](/pictures/a.jpg "Old boat")',
    ],
  ])('%s', (_, typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    [
      'columns of a builder',
      `<div class="tiled-gallery"><div><a href="a.jpg">${boat}</a></div><div><a href="b.jpg">${pier}</a></div></div>`,
    ],
    ['figures', `<figure class="wp-block-gallery"><figure>${boat}</figure><figure>${pier}</figure></figure>`],
    ['rows in rows', `<div class="swiper"><div><div>${boat}</div><div>${pier}</div></div></div>`],
    ...['photogrid', 'photo-grid', 'imagegrid', 'image-grid', 'photoset', 'my-carousel', 'slideshow x'].map(
      (name) => [`the class ${name}`, `<div class="${name}">${boat}${pier}</div>`],
    ),
    [
      'links of Elementor',
      '<div class="gallery"><a href="a.jpg" data-elementor-lightbox-title="A boat"></a><a href="b.jpg" title="A pier"> </a></div>',
    ],
  ])('galleries: %s', (_, typed) => {
    expect(convert(typed as string, 'html')).toEqual({ body: GALLERY, found: [] });
  });

  test('in a gallery each has its caption, and words beside them come behind', () => {
    expect(
      html(
        `<div class="gallery"><figure>${boat}<figcaption>Old</figcaption></figure><div>${pier}<p>New</p></div> <p></p><p>Both</p></div>`,
      ),
    ).toBe(':::gallery\n![A boat](/pictures/a.jpg "Old")\n\n![A pier](/pictures/b.jpg "New")\n:::\n\nBoth');
    expect(
      html(
        `<div class="gallery"><figure>${boat}<figcaption>By <a href="/a">Ada</a></figcaption></figure>${pier}</div>`,
      ),
    ).toBe(`${GALLERY}\n\nBy [Ada](/a)`);
    expect(html(`<div class="gallery">${boat}<img src="gone.jpg"></div>`)).toBe(BOAT);
    expect(html(`<div class="gallery"><div><figure>${boat}</figure><p>Old</p></div>${pier}</div>`)).toBe(
      `:::gallery\n![A boat](/pictures/a.jpg "Old")\n\n${PIER}\n:::`,
    );
  });

  test.each([
    ['of one picture', `<div class="gallery"><p>See</p>${boat}</div>`, `See\n\n${BOAT}`],
    ['without pictures', '<div class="gallery"><p>See</p></div>', 'See'],
    ['by another name', `<div class="galleryx">${boat}${pier}</div>`, `${BOAT}\n\n${PIER}`],
    ['that only ends so', `<div class="my_gallery">${boat}${pier}</div>`, `${BOAT}\n\n${PIER}`],
  ])('no gallery is one %s', (_, typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    ['<p>x<a href="a.jpg"><svg></svg></a></p>', 'x'],
    ['<p><a href="a.jpg.html"></a> x</p>', 'x'],
    ['<p><b id="a" href="a.jpg"></b>x</p>', 'x'],
  ])('%s shows none', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    ['/big.tif', []],
    ['/big.jpg#x', []],
    ['/big.jpgs', ['1 picture: the link around the picture, to /big.jpgs, was left out']],
  ])('a link around one to %s', (address, found) => {
    expect(convert(`<a href="${address}">${boat}</a>`, 'html').found).toEqual(found);
  });

  test('a link around one that is strong is reported', () => {
    expect(convert(`<a href="/b"><b>${boat}</b></a>`, 'html').found).toEqual([
      '1 picture: the link around the picture, to /b, was left out',
    ]);
  });

  test('a link around a missing picture is not reported separately', () => {
    expect(convert('<a href="/b"><img src="gone.jpg" alt="A boat"></a>', 'html').found).toEqual([
      "1 picture: 'gone.jpg' is not in the folder; it said 'A boat'",
    ]);
    expect(
      convert('<figure><a href="/x">x</a><a href="/b"><img src="a.jpg" alt="A boat"></a></figure>', 'html')
        .found,
    ).toContain('1 picture: the link around the picture, to /b, was left out');
  });

  test.each([
    ['http://x.example/gone.jpg', '[A boat](http://x.example/gone.jpg)'],
    ['a//gone.jpg', ''],
  ])('one that is gone, at %s', (address, expected) => {
    expect(markdown(`![ A boat ](${address})`)).toBe(expected);
  });

  test('an entry of a list that held only one that is gone goes, too', () => {
    expect(markdown('- One\n- ![](gone.jpg)\n- Two')).toBe('- One\n- Two');
  });

  test('a picture on another site that cannot be linked is left out', () => {
    const link = () => ({ reason: 'leads nowhere' });
    expect(convert('![A boat](https://x.example/gone.jpg)', 'markdown', { link }).body).toBe('');
  });
});

describe('tables', () => {
  const table = (cell: string) =>
    html(`<!-- wp:table --><table><tr><th>a</th></tr><tr><td>${cell}</td></tr></table>`).split('\n')[2];

  test.each([
    ['words in bold', 'One <b>two</b>', '| One **two** |'],
    ['paragraphs', '<p>One</p><p>two</p>', '| One two |'],
    ['headings and divisions', '<h3>One</h3><div>two</div>three', '| One two three |'],
    ['words beside a list', 'One<ul><li>two</li><li>three</li></ul>four', '| One two; three four |'],
    ['lines', 'One<br>two <b>three<br>four</b>', '| One two **three four** |'],
    ['words that are marked', '<span>One</span>', '| One |'],
    [
      'words beside blocks',
      'Old<ul><li>a</li></ul>town<p>b</p>on the 1<sup>st</sup>',
      '| Old a town b on the 1st |',
    ],
    ['lines of code', 'One<pre>two\nthree</pre>four', '| One `two three` four |'],
  ])('a cell with %s is one line', (_, cell, expected) => {
    expect(table(cell)).toBe(expected);
  });

  test('a heading cell, too', () => {
    expect(html('<table><tr><th><p>One</p><p>two</p></th></tr></table>')).toBe('| One two |\n| ------- |');
  });

  test('rows are as long as the longest one', () => {
    expect(html('<table><tr><th>a</th></tr><tr><td>b</td><td>c</td></tr></table>')).toBe(
      '| a |   |\n| - | - |\n| b | c |',
    );
  });

  test('a caption is a paragraph before it', () => {
    expect(
      html('<p>One</p><table><caption class="note">Old <b>boats</b></caption><tr><th>a</th></tr></table>'),
    ).toBe('One\n\nOld **boats**\n\n| a |\n| - |');
  });

  test('a table that was only for layout becomes paragraphs', () => {
    const inner = '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>';
    expect(
      html(
        `<table><thead><tr><th>One</th></tr></thead><tr><td class="note">Two${inner}</td><td><p>Three</p></td></tr><tfoot><tr><td>Four</td></tr></tfoot></table>`,
      ),
    ).toBe('One\n\nTwo\n\n| a |\n| - |\n| b |\n\nThree\n\nFour');
  });

  test('empty cells stay in a list, in a quotation and in a box', () => {
    const typed = '<table><tr><th></th><th>a</th></tr></table>';
    expect(html(`<ul><li>One${typed}</li></ul>`)).toBe('- One\n  |   | a |\n  | - | - |');
    expect(html(`<blockquote>${typed}</blockquote>`)).toBe('> |   | a |\n> | - | - |');
    expect(html(`<div class="note">${typed}</div>`)).toBe(':::note\n|   | a |\n| - | - |\n:::');
  });

  test('pictures come behind it in their order', () => {
    expect(
      html(
        `<table><tr><th>a</th></tr><tr><td>${boat}${pier}</td></tr><tr><td><a href="/b">${boat}</a></td></tr></table>`,
      ),
    ).toBe(`| a |\n| - |\n|   |\n|   |\n\n${BOAT}\n\n${PIER}\n\n${BOAT}`);
    expect(html('<table><tr><th></th></tr></table>')).toBe('|   |\n| - |');
    expect(
      html(`<table><tr><th>a</th><th><figure>${boat}<figcaption>Old</figcaption></figure></th></tr></table>`),
    ).toBe('| a |   |\n| - | - |\n\n![A boat](/pictures/a.jpg "Old")');
  });
});

describe('blocks within strong words stand by themselves', () => {
  test.each([
    [`<figure>${boat}<figcaption>Old</figcaption></figure>`, '![A boat](/pictures/a.jpg "Old")'],
    [`<div class="gallery">${boat}${pier}</div>`, GALLERY],
    ['<details><summary>More</summary>Words</details>', ':::details[More]\nWords\n:::'],
    ['<div class="tip">Words</div>', ':::tip\nWords\n:::'],
    ['<ul><li>Words</li></ul>', '- Words'],
    ['<table><tr><th>a</th></tr></table>', '| a |\n| - |'],
    ['<blockquote>Words</blockquote>', '> Words'],
    ['<p>Words</p>', 'Words'],
    ['<h2>Words</h2>', '## Words'],
    ['<pre>Words</pre>', '```\nWords\n```'],
    ['<hr>', '---'],
  ])('%s', (typed, expected) => {
    expect(html(`<!-- wp:html --><b>One ${typed} two</b>`)).toBe(`**One**\n\n${expected}\n\n**two**`);
  });
});

describe('boxes, quotations and questions', () => {
  test.each([
    ['a box of icons', '<div class="my-alert"><span></span></div>Words', 'Words'],
    [
      'a box in a box',
      '<div class="notice"><div class="tip">Words</div></div>',
      '::::note\n:::tip\nWords\n:::\n::::',
    ],
    [
      'a box with a film',
      `<div class="note"><p>Words</p><iframe src="https://youtu.be/aBcDeFgHiJk"></iframe></div>`,
      `:::note\nWords\n:::\n\n${FILM}`,
    ],
    [
      'details with a picture in a list',
      `<details><summary>More</summary><p>Words</p><ul><li>${boat}</li></ul></details>`,
      `:::details[More]\nWords\n:::\n\n${BOAT}`,
    ],
    [
      'details without words to press, and with a picture in a list',
      `<details><ul><li>Words</li><li>${boat}</li></ul></details>`,
      `- Words\n\n${BOAT}`,
    ],
    ['a name that goes on', '<div class="tips">Words</div>', 'Words'],
    [
      'words to press on two lines',
      '<details><summary>More\n  <b>words</b></summary>A</details>',
      ':::details[More words]\nA\n:::',
    ],
    [
      'a long quotation',
      `<blockquote class="pullquote"><p>${'a'.repeat(400)}</p></blockquote>`,
      `:::quote\n${'a'.repeat(400)}\n:::`,
    ],
    ['one with numbers', '<blockquote class="pullquote"><ol><li>Walk.</li></ol></blockquote>', '> 1. Walk.'],
    [
      'one with a link',
      '<blockquote class="pullquote"><p><a href="/b">Walk.</a></p></blockquote>',
      '> [Walk.](/b)',
    ],
    [
      'one with a picture',
      `<blockquote class="pullquote"><p>Walk. ${boat}</p></blockquote>`,
      `> Walk.\n\n${BOAT}`,
    ],
    [
      'a source without a blank',
      '<blockquote><p>Walk.</p><footer>—<cite>Ada-May</cite></footer></blockquote>',
      ':::quote[Ada-May]\nWalk.\n:::',
    ],
    [
      'two sources of a pull quote',
      '<figure class="wp-block-pullquote"><blockquote><p>Walk.</p><cite>Ada</cite></blockquote><figcaption>Bo</figcaption></figure>',
      ':::quote[Ada]\nWalk.\n:::',
    ],
    [
      'details in details',
      '<details><summary>A</summary><details><summary>B</summary>C</details></details>',
      '::::details[A]\n:::details[B]\nC\n:::\n::::',
    ],
  ])('%s', (_, typed, expected) => {
    expect(html(typed as string)).toBe(expected);
  });

  test.each(['aside', 'section', 'article', 'main', 'header', 'footer'])('%s may be a box', (name) => {
    expect(html(`<${name} class="callout"><p>Words</p></${name}>`)).toBe(':::note\nWords\n:::');
  });

  test('a box with only a picture becomes the picture', () => {
    expect(convert(`<div class="note">${boat}</div>`, 'html')).toEqual({ body: BOAT, found: [] });
  });

  const question = (name: string) => `<strong class="${name}">Far?</strong>`;
  test.each([
    [
      'Yoast',
      `<div class="x wp-block-yoast-faq-block y">${question('a schema-faq-question b')}<p>No.</p></div>`,
      ':::faq\n## Far?\n\nNo.\n:::',
    ],
    [
      'Rank Math',
      `<div class="wp-block-rank-math-faq-block">${question('rank-math-question')}<p>No.</p></div>`,
      ':::faq\n## Far?\n\nNo.\n:::',
    ],
    [
      'two questions',
      `<div class="rank-math-block">${question('rank-math-question')}<p>No.</p>${question('rank-math-question')}<p>Yes.</p></div>`,
      ':::faq\n## Far?\n\nNo.\n\n## Far?\n\nYes.\n:::',
    ],
    [
      'a question that nobody answers',
      `<div class="schema-faq">${question('schema-faq-question')}${question('schema-faq-question')}<p>Yes.</p></div>`,
      '## Far?\n\n## Far?\n\nYes.',
    ],
    ['nothing', '<div class="schema-faq"></div>Words', 'Words'],
    ['another class', `<div class="my-schema-faq">${question('schema-faq-question-x')}</div>`, '**Far?**'],
    [
      'another plugin',
      `<div class="schema-faq">${question('my-schema-faq-question')}<p>No.</p></div>`,
      '**Far?**\n\nNo.',
    ],
  ])('questions: %s', (_, typed, expected) => {
    expect(html(typed)).toBe(expected);
  });
});

describe('films and frames', () => {
  test.each([
    ['a late one', '<iframe data-lazy-src="https://youtu.be/aBcDeFgHiJk"></iframe>', FILM],
    ['an old one', '<object><embed src="https://youtu.be/aBcDeFgHiJk"></object>', FILM],
    [
      'in a line',
      '<p>See <iframe src="https://youtu.be/aBcDeFgHiJk"></iframe> it</p>',
      `See\n\n${FILM}\n\nit`,
    ],
    ['of the oldest kind', '<embed src="https://youtu.be/aBcDeFgHiJk">', FILM],
    ['of a plugin', '<lite-youtube data-video-id="aBcDeFgHiJk"></lite-youtube>', FILM],
    ['a blank in front', '<p>&nbsp;https://youtu.be/aBcDeFgHiJk</p>', FILM],
    [
      'a blank in front of a link',
      '<p>&nbsp;<a href="https://youtu.be/aBcDeFgHiJk">https://youtu.be/aBcDeFgHiJk</a></p>',
      FILM,
    ],
    [
      'words behind',
      '<p>https://www.youtube.com/watch?v=aBcDeFgHiJk&t=3 by Ada</p>',
      'https\\://www\\.youtube.com/watch?v=aBcDeFgHiJk\\&t=3 by Ada',
    ],
    ['http', '<p>http://youtu.be/aBcDeFgHiJk</p>', FILM],
    ['words in front', '<p>See https://youtu.be/aBcDeFgHiJk</p>', 'See https\\://youtu.be/aBcDeFgHiJk'],
    ['another address', '<p>https://x.example/a</p>', 'https\\://x.example/a'],
    [
      'its address and words',
      '<p>https://youtu.be/aBcDeFgHiJk <b>x</b></p>',
      'https\\://youtu.be/aBcDeFgHiJk **x**',
    ],
    [
      'a list',
      '<ul><li>See</li><li><iframe src="https://youtu.be/aBcDeFgHiJk"></iframe></li></ul>',
      `- See\n\n${FILM}`,
    ],
  ])('%s', (_, typed, expected) => {
    expect(html(`<!-- wp:html -->${typed}`)).toBe(expected);
  });

  test('what is moved out of a list is counted', () => {
    const films = '<iframe src="https://youtu.be/aBcDeFgHiJk" title="A"></iframe>';
    expect(convert(`<ul><li>See ${films}${films}</li></ul>`, 'html').found).toEqual([
      '1 picture: 2 pictures were moved out of a list and now are below it',
    ]);
    expect(
      html(
        `<blockquote><p>See</p><div class="gallery">${boat}${pier}</div><table><tr><th>a</th></tr></table></blockquote>`,
      ),
    ).toBe(`> See\n>\n> | a |\n> | - |\n\n${GALLERY}`);
    expect(convert('<blockquote><h3>One</h3><p>Two</p></blockquote>', 'html').found).toEqual([]);
  });

  const long = `${'x'.repeat(200)}.html`;
  test.each([
    ["a film of one's own", `${'x'.repeat(200)}.mp4`, 1],
    ['a page of a program', `about:${long}`, 0],
    ['a page with a film in its name', `a.mp4${long}`, 0],
    ['an address of 200 characters', 'x'.repeat(200), 1],
  ])('%s', (_, address, count) => {
    expect(convert(`<iframe src="${address}"></iframe>Words`, 'html').found).toHaveLength(count);
  });

  test('a frame that cannot be linked leaves its title', () => {
    const link = () => ({ reason: 'leads nowhere' });
    const frame = (title: string) =>
      convert(`<iframe src="https://www.strava.com/1"${title}></iframe>`, 'html', { link });
    expect(frame(' title="The walk"').body).toBe('The walk');
    expect(frame('').body).toBe('Route on Strava');
    expect(frame('').found).toContain(
      "1 link: 'Route on Strava' leads nowhere; its words were kept without a link",
    );
  });

  test('a frame without an address is no finding', () => {
    expect(convert('<iframe src=" "></iframe>Words', 'html')).toEqual({ body: 'Words', found: [] });
  });

  test('a film with a title is no finding', () => {
    expect(
      convert('<iframe src="https://youtu.be/aBcDeFgHiJk" title="A boat"></iframe>', 'html').found,
    ).toEqual([]);
  });

  test.each([
    'instagram.com.example',
    'x.com.example',
    'facebook.com.example',
    'soundcloud.com.example',
    'komoot.x1.example',
    'strava.com.example',
    'tiktok.com.example',
    'youtube.com.example',
    'openstreetmap.org.example',
    'mapbox.com.example',
  ])('%s only looks like a known host', (host) => {
    expect(mediaAt(`https://${host}/1`)?.words).toBe(`See it on ${host}`);
  });

  test.each([
    ['http://facebook.com/1', 'Post on Facebook'],
    ['https://spotify.com/1', 'Listen on Spotify'],
    ['https://soundcloud.com/1', 'Listen on SoundCloud'],
    ['https://a.www.example/1', 'See it on a.www.example'],
  ])('%s says %s', (address, words) => {
    expect(mediaAt(address)).toEqual({ page: address, words });
  });

  test('places and maps of any numbers are read', () => {
    const at = (pb: string) =>
      mediaAt(`https://www.google.com/maps/embed?pb=${pb}!1s0xd1:0x4!2sOld`)?.place?.at;
    expect(at('!2d139.7!3d-35.6')).toBe('-35.600, 139.700');
    expect(at('!2d9.7!3d5.6')).toBe('5.600, 9.700');
    expect(mediaAt('https://www.google.com/maps/d/u/12/embed?mid=1')?.page).toBe(
      'https://www.google.com/maps/d/viewer?mid=1',
    );
    expect(mediaAt('see https://x.example')).toBeUndefined();
  });
});

describe('paragraphs of the old editor', () => {
  const pres = Array.from({ length: 12 }, (_, index) => `<pre>a${index}</pre>`);
  test.each([
    ['tags in capitals', 'One<P>two</P><H2>Three</H2>', 'One\n\ntwo\n\n## Three'],
    ['the new editor', '<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->', 'One two'],
    [
      'lists in capitals, indented',
      'One\n  <UL>\n    <LI>Two</LI>\n    <LI>three</LI>\n  </UL>\nFour',
      'One\n\n- Two\n- three\n\nFour',
    ],
    ['HTML in the new editor', '<!-- wp:html -->\nOne\ntwo\n<!-- /wp:html -->', 'One two'],
    ['blanks in empty lines', 'One\n  \t\n\n two', 'One\n\ntwo'],
    ['breaks', 'One<br>\ntwo<br  />\nthree', 'One\\\ntwo\\\nthree'],
    ['much code', pres.join('\n'), pres.map((_, index) => `\`\`\`\na${index}\n\`\`\``).join('\n\n')],
  ])('%s', (_, typed, expected) => {
    expect(html(typed)).toBe(expected);
  });
});

test('a component in the middle of a sentence stands for itself', () => {
  expect(mdx('One <FAQ items={[{ question: "Far?", answer: "No" }]} /> two')).toBe(
    'One\n\n:::faq\n## Far?\n\nNo\n:::\n\ntwo',
  );
});
