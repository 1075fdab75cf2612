import { convert, html, markdown, mdx } from './convert';

/*
 * Shortcodes, includes and components by their names and parameters, whichever system they are of.
 */

const BOAT = '![A boat](/pictures/a.jpg)';
const FILM = '::youtube[What does this video show?]{#aBcDeFgHiJk}';

const known = (typed: string, expected: string, matching?: (pattern: string) => readonly string[]) => {
  const { body, found } = convert(typed, 'markdown', matching ? { matching } : {});
  expect(body).toBe(expected);
  expect(found.filter((finding) => finding.includes('component'))).toEqual([]);
};

describe('films', () => {
  test.each([
    'youtube aBcDeFgHiJk',
    'YouTube id="aBcDeFgHiJk"',
    'lite-youtube videoid="aBcDeFgHiJk"',
    'liteyoutube videoid="aBcDeFgHiJk"',
    'youtube http://youtu.be/aBcDeFgHiJk',
    'iframe src="https://www.youtube.com/embed/aBcDeFgHiJk"',
    'you-tube video="aBcDeFgHiJk"',
    'youtube youtubeId="aBcDeFgHiJk"',
    'youtube video_id="aBcDeFgHiJk"',
    'video url="https://youtu.be/aBcDeFgHiJk"',
    'my-video src="//www.youtube.com/embed/aBcDeFgHiJk"',
    'videopress https://www.youtube.com/watch?v=aBcDeFgHiJk',
  ])('{{< %s >}}', (typed) => {
    known(`{{< ${typed} >}}`, FILM);
  });

  test.each([
    ['vimeo 1234567', '::vimeo[What does this video show?]{#1234567}'],
    ['youtube id="aBcDeFgHiJk" title="A boat"', '::youtube[A boat]{#aBcDeFgHiJk}'],
    ['youtube id="aBcDeFgHiJk" caption="A boat"', '::youtube[A boat]{#aBcDeFgHiJk}'],
    ['video mp4="https://x.example/a.mp4"', '[Video](https://x.example/a.mp4)'],
  ])('{{< %s >}} becomes %s', (typed, expected) => {
    known(`{{< ${typed} >}}`, expected);
  });
});

describe('pictures', () => {
  test.each([
    ...['src', 'url', 'image', 'path', 'image_path', 'file', 'filename'],
    ...['link', 'name', 'img', 'Photo', 'source'],
  ])('named by %s', (name) => {
    known(`{{< picture ${name}="a.jpg" alt="A boat" >}}`, BOAT);
  });

  test.each([
    ['figure src="a" alt="A boat"', '![A boat](/pictures/a)'],
    ['thing src="https://x.example/a" alt="A boat"', '![A boat](/pictures/https://x.example/a)'],
    ['thing src="http://x.example/a" alt="A boat"', '![A boat](/pictures/http://x.example/a)'],
    ['thing src="//x.example/a" alt="A boat"', '![A boat](/pictures///x.example/a)'],
    ['img a.jpg "On the river" "A boat"', '![A boat](/pictures/a.jpg "On the river")'],
    ['img left a.jpg 300 imageAlt="A boat"', BOAT],
    ['figure src="a.jpg" alt="A boat" caption="On the river"', '![A boat](/pictures/a.jpg "On the river")'],
    ['figure src="a.jpg" alt="A boat" title="On the river"', '![A boat](/pictures/a.jpg "On the river")'],
    [
      'figure src="a.jpg" alt="A boat" description="On the river"',
      '![A boat](/pictures/a.jpg "On the river")',
    ],
    ['figure src="a.jpg" alt="A boat" text="On the river"', '![A boat](/pictures/a.jpg "On the river")'],
    ['figure src="a.jpg" alt="A boat" caption="On <b>it</b>"', '![A boat](/pictures/a.jpg "On it")'],
    ['figure src="a.jpg" alt="A boat" caption="Old" credit="Ada"', '![A boat](/pictures/a.jpg "Old Ada")'],
    ['figure src="a.jpg" alt="A boat" source-text="Ada & Bo"', '![A boat](/pictures/a.jpg "Ada & Bo")'],
    [`figure src='a.jpg' alt='It\\'s "it"' width=20`, `![It's "it"](/pictures/a.jpg)`],
    ['figure src = a.jpg alt="A \\"boat\\""', '![A "boat"](/pictures/a.jpg)'],
    ['figure src="a.jpg" alt="A \'boat\' < ship"', "![A 'boat' < ship](/pictures/a.jpg)"],
  ])('{{< %s >}}', (typed, expected) => {
    known(`{{< ${typed} >}}`, expected);
  });

  test.each(['jpg', 'JPEG', 'png', 'gif', 'webp', 'avif', 'svg', 'heic', 'tif', 'tiff', 'jpg?w=3', 'jpg#x'])(
    'ending in .%s',
    (ending) => {
      expect(markdown(`{{< thing src="a.${ending}" alt="A boat" >}}`)).toBe(
        `![A boat](/pictures/a.${ending})`,
      );
    },
  );

  test.each(['figure', 'caption', 'wp_caption', 'imagecaption', 'photo'])('within %s', (name) => {
    const inner = '<img src="a.jpg" alt="A boat">';
    known(
      `{{< ${name} caption="On the river" >}}${inner}{{< /${name} >}}`,
      '![A boat](/pictures/a.jpg "On the river")',
    );
    known(
      `{{< ${name} title="On the river" >}}${inner}{{< /${name} >}}`,
      '![A boat](/pictures/a.jpg "On the river")',
    );
    known(`{{< ${name} >}}${inner}{{< /${name} >}}`, BOAT);
  });

  test('one of a component around words, which stays a link if it is one', () => {
    expect(mdx('<Hero picture={{ photo: "a.jpg", alt: "A boat" }}>Old **walls**</Hero>')).toBe(
      `${BOAT}\n\nOld **walls**`,
    );
    expect(markdown('{{< hero image="a.jpg" title="A boat" >}}\nOld **walls**\n{{< /hero >}}')).toBe(
      '![What does this picture show?](/pictures/a.jpg)\n\n**A boat**\n\nOld **walls**',
    );
    expect(mdx('<Button href="/b" icon="a.svg">Go</Button>')).toBe('[Go](/b)');
  });

  test('an address that is no picture is none', () => {
    expect(convert('{{< thing src="boat" >}}').found).toEqual([
      "1 component: 'thing' is not known here and was left out: 'src=boat'",
    ]);
  });

  test.each(['src', 'url', 'image', 'path', 'file'])('several in a list, by %s', (name) => {
    expect(mdx(`<Gallery pictures={[{ ${name}: "a.jpg", alt: "A boat" }, "b.jpg"]} />`)).toBe(
      `:::gallery\n${BOAT}\n\n![What does this picture show?](/pictures/b.jpg)\n:::`,
    );
  });

  test('one within a record, and several', () => {
    expect(mdx('<Hero picture={{ photo: "a.jpg", alt: "A boat" }} />')).toBe(BOAT);
    expect(mdx('<Hero pictures={[{ original: "a.jpg", alt: "A boat" }, "b.jpg"]} />')).toBe(
      `:::gallery\n${BOAT}\n\n![What does this picture show?](/pictures/b.jpg)\n:::`,
    );
  });
});

describe('galleries', () => {
  const two = `:::gallery\n${BOAT.replace('A boat', 'What does this picture show?')}\n\n![What does this picture show?](/pictures/b.jpg)\n:::`;
  const only = (wanted: string) => (pattern: string) => (pattern === wanted ? ['a.jpg', 'b.jpg'] : []);

  test.each([
    ...[
      'gallery',
      'image-carousel',
      'slider',
      'slideshow',
      'lightbox',
      'masonry',
      'photo-grid',
      'imagegrid',
      'photoset',
    ],
  ])('%s', (name) => {
    known(`{{< ${name} match="walk*" >}}`, two, only('walk*'));
  });

  test.each(['match', 'images', 'glob', 'dir', 'src', 'path', 'folder'])('by %s', (name) => {
    known(`{{< gallery ${name}="walk" >}}`, two, only('walk'));
  });

  test('by a name alone, of the whole folder, and around pictures', () => {
    known('{{< gallery walk >}}', two, only('walk'));
    known('{{< gallery >}}', two, only('*'));
    known('{{< gallery >}}\n![](a.jpg)\n![](b.jpg)\n{{< /gallery >}}', two);
    expect(convert('{{< gallery title="x" >}}', 'markdown', { matching: only('*') }).body).toBe('');
  });

  test('of the fields', () => {
    const pictures = [
      { image_path: 'a.jpg', alt: 'A boat', title: 'Old' },
      { url: 'b.jpg', alt: 'A pier', caption: '<New>' },
    ];
    const expected =
      ':::gallery\n![A boat](/pictures/a.jpg "Old")\n\n![A pier](/pictures/b.jpg "<New>")\n:::';
    expect(convert('{% include gallery %}', 'markdown', { fields: { gallery: pictures } }).body).toBe(
      expected,
    );
    expect(convert('{% include gallery id="walk" %}', 'markdown', { fields: { walk: pictures } }).body).toBe(
      expected,
    );
  });
});

describe('boxes, quotations, questions, details', () => {
  test.each(['note', 'notice', 'callout', 'x_tip', 'infobox', 'su_note', 'aside', 'textbox'])(
    '%s is a box',
    (name) => {
      expect(markdown(`{{< ${name} >}}Words{{< /${name} >}}`)).toMatch(/^:::(?:tip|note)\nWords\n:::$/);
    },
  );

  test.each([
    ['box type="warning"', ':::warning\nWords\n:::'],
    ['box style="warning"', ':::warning\nWords\n:::'],
    ['box variant="warning"', ':::warning\nWords\n:::'],
    ['box kind="warning"', ':::warning\nWords\n:::'],
    ['box level="warning"', ':::warning\nWords\n:::'],
    ['box warning', ':::warning\nWords\n:::'],
    ['box header="Early"', ':::note[Early]\nWords\n:::'],
    ['box heading="Early"', ':::note[Early]\nWords\n:::'],
  ])('{{< %s >}}', (typed, expected) => {
    known(`{{< ${typed} >}}Words{{< /box >}}`, expected);
  });

  test.each([
    ...['text', 'content', 'description'].map((name) => [`tip ${name}="Go early"`, ':::tip\nGo early\n:::']),
    ['tip title="Early" message="Go at six"', ':::tip[Early]\nGo at six\n:::'],
    ['quote text="Walk on" author="Ada"', ':::quote[Ada]\nWalk on\n:::'],
    ['blockquote quote="Walk on" source="Ada"', ':::quote[Ada]\nWalk on\n:::'],
    ['testimonial content="Walk on" cite="Ada"', ':::quote[Ada]\nWalk on\n:::'],
    ['pullquote text="Walk on" by="Ada"', ':::quote[Ada]\nWalk on\n:::'],
    ['quote text="Walk on"', '> Walk on'],
  ])('{{< %s >}}', (typed, expected) => {
    known(`{{< ${typed} >}}`, expected as string);
  });

  test.each([
    ['quote "Ada"', 'quote', ':::quote[Ada]\nWords\n:::'],
    ['quote', 'quote', '> Words'],
    ['details "More"', 'details', ':::details[More]\nWords\n:::'],
    ['details "More" "words"', 'details', ':::details[More words]\nWords\n:::'],
    ['accordion title="More"', 'accordion', ':::details[More]\nWords\n:::'],
    ['details', 'details', ':::details[Details]\nWords\n:::'],
    ['expand summary="More"', 'expand', ':::details[More]\nWords\n:::'],
    ['collapse title="More"', 'collapse', ':::details[More]\nWords\n:::'],
    ['spoiler header="More"', 'spoiler', ':::details[More]\nWords\n:::'],
    ['su_dropdown label="More"', 'su_dropdown', ':::details[More]\nWords\n:::'],
    ['accordion', 'accordion', 'Words'],
    ['toggle', 'toggle', 'Words'],
    ['faqitem q="Far?"', 'faqitem', '## Far?\n\nWords'],
    ['faqitem title="Far?"', 'faqitem', '## Far?\n\nWords'],
    ['faqitem "Is" "it"', 'faqitem', '## Is it\n\nWords'],
    ['faq', 'faq', 'Words'],
  ])('{{< %s >}} around words', (typed, name, expected) => {
    known(`{{< ${typed} >}}Words{{< /${name} >}}`, expected);
  });

  test('questions in a box of their own', () => {
    known('{{< faq >}}{{< faqitem q="Far?" >}}No{{< /faqitem >}}{{< /faq >}}', ':::faq\n## Far?\n\nNo\n:::');
  });

  test('questions in a list', () => {
    expect(
      mdx(
        '<FAQ items={[{ question: "Far?", answer: "No & yes" }, { question: "x" }, { question: 7, answer: "x" }, { question: "x", answer: 7 }, "y", null]} />',
      ),
    ).toBe(':::faq\n## Far?\n\nNo & yes\n:::');
  });
});

test('a box that nothing ends is no box around what follows', () => {
  expect(markdown('{{< tip text="Go early" >}}\n\nAfter.')).toBe(':::tip\nGo early\n:::\n\nAfter.');
});

describe('pages elsewhere', () => {
  test.each([
    ['tweet 77', '[Post on X](https://twitter.com/i/status/77)'],
    ['twitter ada 77', '[Post on X](https://twitter.com/i/status/77)'],
    ['x id="77"', '[Post on X](https://twitter.com/i/status/77)'],
    ['tweet tweetid="77"', '[Post on X](https://twitter.com/i/status/77)'],
    ['instagram ab', '[Post on Instagram](https://www.instagram.com/p/ab)'],
    ['spotify url="https://open.spotify.com/1"', '[Listen on Spotify](https://open.spotify.com/1)'],
    ['embed https://youtu.be/aBcDeFgHiJk', FILM],
    [
      'googlemap src="https://www.openstreetmap.org/1" title="The walk"',
      '[The walk](https://www.openstreetmap.org/1)',
    ],
    ['map https://www.openstreetmap.org/1', '[Map](https://www.openstreetmap.org/1)'],
    ['map http://www.openstreetmap.org/1', '[Map](http://www.openstreetmap.org/1)'],
    ['iframe src="https://x.example/a.jpg"', '[See it on x.example](https://x.example/a.jpg)'],
  ])('{{< %s >}}', (typed, expected) => {
    known(`{{< ${typed} >}}`, expected);
  });
});

describe('the rest', () => {
  test.each([
    'toc',
    'table-of-contents',
    'tableofcontents',
    'clear',
    'clearfix',
    'rawhtml',
    'columns',
    'text-center',
    'vc_row',
    'et_pb_text',
  ])('%s says nothing by itself', (name) => {
    known(`One {{< ${name} >}} two`, 'One two');
  });

  test.each([
    ['[link href="/b"]Go[/link]', '[Go](/b)'],
    ['[button to="/b"]Go[/button]', '[Go](/b)'],
    ['[button color="red"]Go[/button]', 'Go'],
    ['a[highlight x="1"]b[/highlight]c', 'abc'],
    ['a[badge x="1"]b[/badge]c', 'abc'],
    ['a[tooltip text="x y"]b[/tooltip]c', 'abc'],
  ])('%s stays in its line', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    ['{{< card href="/b" title="Boats" >}}', '[Boats](/b)', "'card' is not known here; it became a link"],
    [
      '{{< card url="https://x.example" >}}',
      '<https://x.example>',
      "'card' is not known here; it became a link",
    ],
    ['{{< card link="#b" title="Boats" >}}', 'Boats', "'card' is not known here; it became a link"],
    [
      '{{< card to="mailto:a@b.example" title="Us" >}}',
      '[Us](mailto\\:a@b.example)',
      "'card' is not known here; it became a link",
    ],
    [
      '{{< card href="b" title="Boats" text="Old & new" >}}',
      'Boats\n\nOld & new',
      "'card' is not known here; its words were kept",
    ],
    [
      '{{< card title="Boats" >}}Words{{< /card >}}',
      '**Boats**\n\nWords',
      "'card' is not known here; its content was kept",
    ],
    ['{{< card 7 a="1" >}}', '', "'card' is not known here and was left out: '7 a=1'"],
    ['{{< card >}}', '', "'card' is not known here and was left out"],
    [
      '{{< card url="http://x.example" title="Boats" >}}',
      '[Boats](http://x.example)',
      "'card' is not known here; it became a link",
    ],
    ['{{< card href="a/b" title="Boats" >}}', 'Boats', "'card' is not known here; its words were kept"],
    ['{{< tip >}}', '', "'tip' is not known here and was left out"],
    ['{{< quote >}}', '', "'quote' is not known here and was left out"],
    ['{{< faqitem question="Far?" >}}', 'Far?', "'faqitem' is not known here; its words were kept"],
  ])('%s is reported', (typed, expected, finding) => {
    const { body, found } = convert(typed);
    expect(body).toBe(expected);
    expect(found).toContain(`1 component: ${finding}`);
  });

  test.each([
    ...['header', 'heading', 'label', 'summary', 'caption'],
    ...['quote', 'question', 'answer', 'name'],
  ])('words in %s are kept', (name) => {
    expect(markdown(`{{< odd ${name}="Old boats" >}}`)).toBe('Old boats');
    expect(markdown(`{{< odd ${name}="7" >}}`)).toBe('');
  });

  test('sentences in lists are kept, words that are values are not', () => {
    expect(mdx('<Steps items={[{ day: "One", plan: "Walk on" }, ["See boats"], 7]} size="big" />')).toBe(
      'Walk on\n\nSee boats',
    );
  });
});
