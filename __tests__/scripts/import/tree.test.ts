import { mediaAt } from '@/scripts/import/tree/media';
import { convert, html, markdown } from './convert';

/*
 * HTML and Markdown of other sites as this one writes them: headings, pictures, boxes, quotations, tables, films.
 */

const BOAT = '![A boat](/pictures/a.jpg)';
const PIER = '![A pier](/pictures/b.jpg)';
const boat = '<img src="a.jpg" alt="A boat">';
const pier = '<img src="b.jpg" alt="A pier">';
const p = (inner: string) => `<!-- wp:html --><p>${inner}</p>`;

describe('headings', () => {
  test.each([
    ['# One\n\n## Two\n\n# Three', '## One\n\n### Two\n\n## Three'],
    ['### One\n\n##### Two\n\n#### Three', '## One\n\n### Two\n\n### Three'],
    ['## One\n\n###### Two\n\n### Three\n\n## Four', '## One\n\n### Two\n\n### Three\n\n## Four'],
    [
      '# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6',
      '## 1\n\n### 2\n\n#### 3\n\n##### 4\n\n###### 5\n\n###### 6',
    ],
    ['# A pier\n\nWords.\n\n## A pier', 'Words.\n\n## A pier'],
    ['Words.\n\n# A pier', 'Words.\n\n## A pier'],
    ['# **A boat**', '## A boat'],
    ['# A **boat**', '## A **boat**'],
    ['# **A** boat', '## **A** boat'],
    ['# ![A boat](a.jpg) Boats', `## Boats\n\n${BOAT}`],
    ['# ![A boat](a.jpg)', BOAT],
    ['# One ![A boat](a.jpg) two', `One\n\n${BOAT}\n\ntwo`],
    ['# One<br>two', '## One two'],
    ['# …', '…'],
    ['# user-content-boat', 'user-content-boat'],
  ])('%j', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test.each([
    ['## The boats\n\n[a](#the-boats)', '## The boats\n\n[a](#the-boats)'],
    ['## The boats\n\n[a](#The_Boats)', '## The boats\n\n[a](#the-boats)'],
    ['## The boats\n\nSee [a **b**](#piers) c', '## The boats\n\nSee a **b** c'],
  ])('links to headings: %j', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test('a link to a heading that is not there is reported', () => {
    expect(convert('Words.\n\n[a](#piers)').found).toEqual([
      "3 link: '#piers' is not a heading of this article; its words were kept without a link",
    ]);
  });
});

describe('pictures', () => {
  test.each([
    ['two in a paragraph', 'One ![A boat](a.jpg) two ![A pier](b.jpg)', `One\n\n${BOAT}\n\ntwo\n\n${PIER}`],
    ['in a link', '[![A boat](a.jpg) The boat](/b)', `${BOAT}\n\n[The boat](/b)`],
    ['in strong words', '**One ![A boat](a.jpg) two**', `**One**\n\n${BOAT}\n\n**two**`],
    ['with a title', '![A boat](a.jpg "On the river")', '![A boat](/pictures/a.jpg "On the river")'],
    ['with its description as a title', '![A boat](a.jpg "A boat")', BOAT],
    ['in a list', '- One\n- ![A boat](a.jpg)\n- Two', `- One\n- Two\n\n${BOAT}`],
    ['in a quote', '> Words\n>\n> ![A boat](a.jpg)', `> Words\n\n${BOAT}`],
    ['alone in a quote', '> ![A boat](a.jpg)', BOAT],
    [
      'in a table',
      '| a | b |\n| - | - |\n| ![A boat](a.jpg) | x |',
      `| a | b |\n| - | - |\n|   | x |\n\n${BOAT}`,
    ],
    ['alone in a table', '| ![A boat](a.jpg) | ![A pier](b.jpg) |\n| - | - |', `${BOAT}\n\n${PIER}`],
    ['that are gone', '![A boat](gone.jpg)\n\nWords', 'Words'],
    ['gone elsewhere', '![A boat](https://x.example/gone.jpg)', '[A boat](https://x.example/gone.jpg)'],
    [
      'gone elsewhere, without words',
      '![IMG_1](//x.example/gone.jpg)',
      '[Picture](https://x.example/gone.jpg)',
    ],
  ])('%s', (_, typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test.each([
    [
      'a caption',
      `<figure>${boat}<figcaption>On the <b>river</b></figcaption></figure>`,
      '![A boat](/pictures/a.jpg "On the river")',
    ],
    [
      'a caption with a link',
      `<figure>${boat}<figcaption>By <a href="/ada">Ada</a></figcaption></figure>`,
      `${BOAT}\n\nBy [Ada](/ada)`,
    ],
    [
      'a caption of one that is gone',
      '<figure><img src="gone.jpg"><figcaption>On the river</figcaption></figure>',
      '_On the river_',
    ],
    ['a late address', '<img src="data:x" data-src="a.jpg" alt="A boat">', BOAT],
    ['an address of another attribute', '<img data-lazy-src="a.jpg" alt="A boat">', BOAT],
    ['the first of several sizes', '<img srcset="a.jpg 1x, b.jpg 2x" alt="A boat">', BOAT],
    ['an original', '<img src="data:x" data-orig-file="a.jpg" alt="A boat">', BOAT],
    ['a figure of a table', '<figure><table><tr><th>a</th></tr></table></figure>', '| a |\n| - |'],
    ['a figure of words', '<figure><p>Words</p></figure>', 'Words'],
    ['a figure of two', `<figure>${boat}${pier}</figure>`, `:::gallery\n${BOAT}\n\n${PIER}\n:::`],
    [
      'a gallery with words',
      `<div class="wp-gallery">${boat}<p>${pier}</p><p>Words</p></div>`,
      `:::gallery\n${BOAT}\n\n${PIER}\n:::\n\nWords`,
    ],
    [
      'a gallery of nested columns',
      `<div class="gallery"><div>${boat}${pier}</div></div>`,
      `:::gallery\n${BOAT}\n\n${PIER}\n:::`,
    ],
    ['a slider of one', `<div class="slider">${boat}</div>`, BOAT],
    [
      'links of a page builder',
      '<div class="gallery"><a href="a.jpg" title="A boat"></a><a href="b.JPG" data-caption="A pier"></a></div>',
      `:::gallery\n${BOAT}\n\n![A pier](/pictures/b.JPG)\n:::`,
    ],
    ['a link without words to a page', '<p>x <a href="a.html"></a></p>', 'x'],
    ['a link to a picture', '<p><a href="a.jpg">the boat</a></p>', '[the boat](a.jpg)'],
  ])('%s', (_, typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    [
      '<p>x</p>\n<a href="/b"><img src="a.jpg" alt="A boat"></a>',
      '2 picture: the link around the picture, to /b, was left out',
    ],
    ['<p>x</p>\n<a href="a-big.jpg?x"><img src="a.jpg" alt="A boat"></a>', undefined],
    ['<p>x</p>\n<a href="/?attachment_id=7"><img src="a.jpg" alt="A boat"></a>', undefined],
  ])('%j', (typed, finding) => {
    expect(convert(typed, 'html').found).toEqual(finding === undefined ? [] : [finding]);
  });

  test('a caption is reported with a picture that is gone', () => {
    expect(
      convert(
        '<figure><img src="gone.jpg" alt="A boat"><figcaption>On the river</figcaption></figure>',
        'html',
      ).found,
    ).toEqual(["1 picture: 'gone.jpg' is not in the folder; it said 'On the river / A boat'"]);
  });

  test.each([
    ['- One\n- ![A boat](a.jpg)', 'a picture was moved out of a list and now is below it'],
    [
      '> One\n>\n> ![A boat](a.jpg)\n>\n> ![A pier](b.jpg)',
      '2 pictures were moved out of a quote and now are below it',
    ],
    [':::tip\n![A boat](a.jpg)\n:::', 'a picture was moved out of a box and now is below it'],
    [':::details[More]\n![A boat](a.jpg)\n:::', 'a picture was moved out of a box and now is below it'],
  ])('%j is reported', (typed, finding) => {
    expect(convert(typed).found).toEqual([`1 picture: ${finding}`]);
  });

  test.each([
    ['a-boat.jpg', 'a-boat'],
    ['a%20b.jpg?x', 'a b'],
    ['a.jpg', 'IMG_0042'],
    ['a.jpg', 'dscf0042b'],
    ['a.jpg', 'Screenshot 2020-01-02'],
    ['a.jpg', 'boat.jpeg'],
    ['a.jpg', '12'],
    ['a.jpg', ''],
  ])('of %s, %j describes nothing', (source, alt) => {
    expect(markdown(`![${alt}](${source})`)).toContain('![What does this picture show?]');
  });
});

describe('boxes, quotations and details', () => {
  test.each([
    ['<div class="alert alert-danger">Words</div>', ':::warning\nWords\n:::'],
    ['<aside class="callout">Words</aside>', ':::note\nWords\n:::'],
    ['<section class="my tip">Words</section>', ':::tip\nWords\n:::'],
    ['<div class="info-box"></div>Words', 'Words'],
    ['<div class="stipend">Words</div>', 'Words'],
    ['<details><summary>More <b>words</b></summary><p>One</p></details>', ':::details[More words]\nOne\n:::'],
    ['<details><p>One</p></details>', 'One'],
    ['<blockquote class="pullquote"><p>Walk.</p></blockquote>', ':::quote\nWalk.\n:::'],
    ['<aside class="pull-quote">Walk.</aside>', ':::quote\nWalk.\n:::'],
    [
      '<figure class="wp-block-pullquote"><blockquote><p>Walk.</p></blockquote><figcaption>Ada</figcaption></figure>',
      ':::quote[Ada]\nWalk.\n:::',
    ],
    ['<blockquote><p>Walk.</p><p>– <cite>Ada</cite></p></blockquote>', ':::quote[Ada]\nWalk.\n:::'],
    ['<blockquote><p>Walk, says <cite>Ada</cite>.</p></blockquote>', '> Walk, says Ada.'],
    ['<blockquote><p>Walk.</p><cite>Ada</cite><cite>Bo</cite></blockquote>', '> Walk.\n>\n> AdaBo'],
    ['<blockquote class="pullquote"><ul><li>Walk.</li></ul></blockquote>', '> - Walk.'],
    [
      `<blockquote class="pullquote"><p>${'Walk. '.repeat(80)}</p></blockquote>`,
      `> ${'Walk. '.repeat(80).trim()}`,
    ],
    [
      '<div class="schema-faq"><strong class="schema-faq-question">Far?</strong><p>No.</p></div>',
      ':::faq\n## Far?\n\nNo.\n:::',
    ],
    [
      '<div class="schema-faq"><p>Words</p><strong class="schema-faq-question">Far?</strong><p>No.</p></div>',
      'Words\n\n## Far?\n\nNo.',
    ],
  ])('%s', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });
});

describe('films and frames', () => {
  const film = '::youtube[What does this video show?]{#aBcDeFgHiJk}';

  test.each([
    ['<iframe src="https://www.youtube.com/embed/aBcDeFgHiJk"></iframe>', film],
    [
      '<iframe data-src="//www.youtube.com/embed/aBcDeFgHiJk" title="A boat"></iframe>',
      '::youtube[A boat]{#aBcDeFgHiJk}',
    ],
    ['<object data="https://www.youtube.com/embed/aBcDeFgHiJk"></object>', film],
    ['<video><source src="https://x.example/a.mp4"></video>', '[Video](https://x.example/a.mp4)'],
    ['<video src="a.mp4"></video>Words', 'Words'],
    ['<audio src="https://x.example/a.mp3"></audio>', '[See it on x.example](https://x.example/a.mp3)'],
    ['<lite-youtube videoid="aBcDeFgHiJk"></lite-youtube>', film],
    ['<amp-youtube data-videoid="aBcDeFgHiJk"></amp-youtube>', film],
    ['<youtube-embed videoid="aBcDeFgHiJk"></youtube-embed>', film],
    ['<lite-vimeo videoid="1234567"></lite-vimeo>', '::vimeo[What does this video show?]{#1234567}'],
    ['<amp-vimeo data-videoid="1234567"></amp-vimeo>', '::vimeo[What does this video show?]{#1234567}'],
    ['<lite-youtube></lite-youtube>Words', 'Words'],
    ['<p>https://youtu.be/aBcDeFgHiJk</p>', film],
    ['<p><a href="https://youtu.be/aBcDeFgHiJk">https://youtu.be/aBcDeFgHiJk</a></p>', film],
    ['<p><a href="https://youtu.be/aBcDeFgHiJk">a film</a></p>', '[a film](https://youtu.be/aBcDeFgHiJk)'],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!2d-9.14!3d38.711!1s0xd1:0x4!2sOld+town"></iframe>',
      '::map[Old town]{at="38.711, -9.140"}',
    ],
    [
      '<iframe src="https://www.strava.com/1" title="The walk"></iframe>',
      '[The walk](https://www.strava.com/1)',
    ],
  ])('%s', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    [
      '<p>x</p>\n<iframe src="https://www.strava.com/1"></iframe>',
      '2 frame: Route on Strava, shown in a frame, became a link',
    ],
    [
      '<p>x</p>\n<iframe src="local.html"></iframe>',
      "2 frame: 'local.html' was shown in a frame and was left out",
    ],
    [
      '<p>x</p>\n<lite-vimeo videoid="1234567"></lite-vimeo>',
      "1 video: Video on Vimeo has no title: write what it shows instead of 'What does this video show?'",
    ],
  ])('%j is reported', (typed, finding) => {
    expect(convert(typed, 'html').found).toEqual([finding]);
  });

  test.each([
    ['instagram.com/p/1', 'Post on Instagram'],
    ['x.com/a/status/1', 'Post on X'],
    ['twitter.com/a/status/1', 'Post on X'],
    ['mobile.twitter.com/a/status/1', 'Post on X'],
    ['m.facebook.com/1', 'Post on Facebook'],
    ['open.spotify.com/embed/1', 'Listen on Spotify'],
    ['w.soundcloud.com/player', 'Listen on SoundCloud'],
    ['www.komoot.de/tour/1', 'Route on Komoot'],
    ['komoot.com/tour/1', 'Route on Komoot'],
    ['tiktok.com/@a', 'Video on TikTok'],
    ['youtube-nocookie.com/embed/videoseries?list=1', 'Videos on YouTube'],
    ['www.openstreetmap.org/export', 'Map'],
    ['api.mapbox.com/1', 'Map'],
    ['umap.example/1', 'Map'],
    ['maps.google.co.uk/?q=x', 'Map on Google Maps'],
    ['www.google.com/search', 'See it on google.com'],
    ['notx.com/1', 'See it on notx.com'],
    ['spotify.com.example/1', 'See it on spotify.com.example'],
    ['a.example/b.WEBM?x', 'Video'],
    ['a.example/b.mp4.html', 'See it on a.example'],
  ])('a link to %s says %s', (address, words) => {
    expect(mediaAt(`https://${address}`)).toEqual({ page: `https://${address}`, words });
  });

  test.each([
    ['//www.youtube.com/embed/aBcDeFgHiJk?rel=0', { video: { host: 'youtube', id: 'aBcDeFgHiJk' } }],
    ['https://youtu.be/aBcDeFgHiJk?t=3', { page: 'https://www.youtube.com/watch?v=aBcDeFgHiJk' }],
    ['https://player.vimeo.com/video/1234567', { video: { host: 'vimeo', id: '1234567' } }],
    [
      'https://www.google.com/maps/d/u/0/embed?mid=1a',
      { page: 'https://www.google.com/maps/d/viewer?mid=1a' },
    ],
    [
      'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d99!2d-9.1400!3d38.7110!2m3!1f0!3m2!1i1!2i2!4f1!3m3!1m2!1s0xd1:0x4!2sAlfama%2C%20Lisbon!5e0',
      { place: { name: 'Alfama, Lisbon', at: '38.711, -9.140' } },
    ],
    ['https://www.youtube.com/embed/videoseries?list=PL1', { words: 'Videos on YouTube' }],
  ])('%p shows %p', (address, media) => {
    expect(mediaAt(address)).toMatchObject(media);
  });

  test.each(['javascript:alert(1)', '/local.html'])('%s shows nothing', (address) => {
    expect(mediaAt(address)).toBeUndefined();
  });

  test('of a map without a name or a place only a link is left', () => {
    for (const pb of ['!2d-9.14!3d38.711', '!1s0xd1:0x4!2sOld', '!2dx!3dy!1s0xd1!2sOld'])
      expect(mediaAt(`https://www.google.com/maps/embed?pb=${pb}`)).not.toHaveProperty('place');
    expect(mediaAt('https://www.google.com/maps/d/embed?mid=1')?.page).toBe(
      'https://www.google.com/maps/d/viewer?mid=1',
    );
    expect(mediaAt('http://')).toBeUndefined();
  });
});

describe('text', () => {
  test.each([
    ['a\u00a0b\u2007c\u202fd', 'a b c d'],
    ['a\u200bb\u2060c\u00add\u0007e', 'abcde'],
    ['<b>a </b>b', '**a** b'],
    ['a<b> b</b>', 'a **b**'],
    ['<b> </b>a', 'a'],
    ['<em>a<br></em>b', '_a_\\\nb'],
    ['<b></b>a', 'a'],
    ['Hot :sun_with_face: and :+1:', 'Hot 🌞 and 👍'],
    ['At 10:30:15', 'At 10\\:30\\:15'],
    ['m<sup>2</sup> H<sub>2</sub>O 1<sup>st</sup>', 'm² H₂O 1st'],
    ['<label>a</label> <button>b</button>', 'a b'],
    ['a <!-- no --> b', 'a b'],
    ['[](/b) a', 'a'],
    ['[/b](/b)', '[/b](/b)'],
    ['<div>Old **walls** and [a](b)</div>', 'Old **walls** and [a](b)'],
    ['A[^1]\n\n[^1]: B', 'A[^1]\n\n[^1]: B'],
  ])('%j', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test('a sign that is not known, and a link without words, are reported', () => {
    expect(convert('Words\n\n:no-such:\n\n[](/b) a').found).toEqual([
      "3 emoji: ':no-such:' is not a known emoji name: use the emoji itself",
      '5 link: a link without words, to /b, was left out',
    ]);
    expect(convert('[](#b) a').found).toEqual([]);
  });

  test('an address among the words of a link becomes the title of the article', () => {
    const link = () => ({ url: '/blog/b', title: 'Boats' });
    expect(convert('[/old](/old) and [more](/old "x")', 'markdown', { link }).body).toBe(
      '[Boats](/blog/b) and [more](/blog/b)',
    );
  });

  test.each([
    ['One<br><br>two', 'One\n\ntwo'],
    ['One<br> <br><br>two', 'One\n\ntwo'],
    ['<br>One<br>two<br>', 'One\\\ntwo'],
    ['• One<br>• Two', '- One\n- Two'],
    ['Stops<br>• One<br>• Two<br>End', 'Stops\n\n- One\n- Two\n\nEnd'],
    ['- One<br>- Two', '- One\n- Two'],
    ['– One', '– One'],
    ['· One', '- One'],
    ['A • B<br>C • D', 'A • B\\\nC • D'],
    ['-1 degrees<br>-2 degrees', '-1 degrees\\\n-2 degrees'],
  ])('breaks and lists of signs: %j', (typed, expected) => {
    expect(html(p(typed))).toBe(expected);
  });

  test.each([
    ['- One\n\n- Two', '- One\n- Two'],
    ['- One\n\n  more\n- Two', '- One\n\n  more\n\n- Two'],
    ['- One\n  - Inner\n- Two', '- One\n  - Inner\n- Two'],
    ['3. One\n4. Two', '3. One\n4. Two'],
  ])('lists: %j', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test.each([
    [
      '<table><tr><th>a</th></tr><tr><td><p>One</p><p>two</p></td></tr></table>',
      '| a       |\n| ------- |\n| One two |',
    ],
    [
      '<table><tr><th>a</th></tr><tr><td>One<br>two</td></tr></table>',
      '| a       |\n| ------- |\n| One two |',
    ],
    [
      '<table><tr><th>a</th></tr><tr><td><ol><li>One</li><li></li><li>two</li></ol></td></tr></table>',
      '| a        |\n| -------- |\n| One; two |',
    ],
    ['<table><tr><th>a</th><th>b</th></tr><tr><td>c</td></tr></table>', '| a | b |\n| - | - |\n| c |   |'],
  ])('tables: %s', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    ['One\n\nTwo', 'One\n\nTwo'],
    ['One\ntwo', 'One\\\ntwo'],
    ['One<br />\ntwo', 'One\\\ntwo'],
    ['One<!--more-->two<!-- nextpage -->three', 'One\n\ntwo\n\nthree'],
    ['One<hr>two', 'One\n\n---\n\ntwo'],
    ['<PRE>a\n\nb</PRE>', '```\na\n\nb\n```'],
    ['<pre>a</pre>\nOne\n<pre>b</pre>', '```\na\n```\n\nOne\n\n```\nb\n```'],
    ['<h2>A</h2>\nText <em>b</em>', '## A\n\nText _b_'],
    ['<preface>One\ntwo</preface>', 'One\\\ntwo'],
  ])('paragraphs of the old editor: %j', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });
});
