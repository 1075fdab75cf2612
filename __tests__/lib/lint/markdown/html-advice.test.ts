import { htmlAdvice } from '@/lib/lint/markdown/html-advice';

/* What a writer is told to write in the place of HTML. */

test.each([
  ['<sub class="x">', "'<sub>words</sub>' in one paragraph, without attributes"],
  ['</KBD>', "'<kbd>' in front of the words, in the same paragraph"],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9-_gXc?rel=0">',
    "'::youtube[What it shows]{id=dQw4w9-_gXc}'",
  ],
  ['<iframe src="//youtu.be/dQw4w9-_gXc">', "'::youtube[What it shows]{id=dQw4w9-_gXc}'"],
  [
    '<div class="v"><iframe src="https://player.vimeo.com/video/76979871">',
    "'::vimeo[What it shows]{id=76979871}'",
  ],
  ['<iframe src="https://vimeo.com/76979871">', "'::vimeo[What it shows]{id=76979871}'"],
  ['<iframe src="https://www.google.com/maps/embed?pb=1">', `'::map[The place]{at="38.711, -9.140"}'`],
  [
    '<iframe src="https://www.openstreetmap.org/export/embed.html">',
    `'::map[The place]{at="38.711, -9.140"}'`,
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1">',
    'a link: pages of others are not shown within ours',
  ],
  ['<embed src="https://a.example/film.swf">', 'a link: pages of others are not shown within ours'],
  ['</object>', 'a link: pages of others are not shown within ours'],
  ['<blockquote>', "':::quote' above and ':::' below the words"],
  ['<figure><img src="a.jpg">', `'![what it shows](photo:key "caption")' in a paragraph of its own`],
  ['<video controls>', "'::youtube[What it shows]{id=…}', '::vimeo[What it shows]{id=…}' or a link"],
  ['<details open="">', "':::details[Words to press]' above and ':::' below"],
  ['<dl>', "':::facts' around a list such as '- **Currency**: euro'"],
  ['<form action="/x">', "':::checklist' around a list such as '- Passport'"],
  ['<ul>', "'- ' or '1. ' in front of each entry of a list"],
  ['<a href="/x">', "'[words](address)'"],
  ['<b>', "'**words**'"],
  ['<em>', "'_words_'"],
  ['<del>', "'~~words~~'"],
  ['<pre>', "'`words`', or a line '```' above and below what is code"],
  ['<h3>', "'## ' in front of the words of a heading"],
  ['<table>', "a table of Markdown, with '|' between its cells"],
  ['<hr>', "'---' between empty lines"],
  ['<br clear="all">', 'an empty line: paragraphs have room between them'],
  ['<div class="box"><span><table>', "a table of Markdown, with '|' between its cells"],
  ['<span>', 'Markdown; HTML in an article is not shown'],
  ['<!-- a --> Words', 'Markdown; HTML in an article is not shown'],
])('%s', (html, advice) => {
  expect(htmlAdvice(html).slice(0, advice.length)).toBe(advice);
});
