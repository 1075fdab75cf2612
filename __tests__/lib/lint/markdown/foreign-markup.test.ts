import { outlineOf } from '@/lib/lint/markdown/outline';
import { markupIn } from '@/lib/lint/markdown/unparsed-markup';

/** What is reported about a body by itself, as `line:column found`, and what is to be written instead. */
const toldOf = (body: string) =>
  outlineOf(body).parts.flatMap((part) =>
    part.kind === 'mistake' ? [[`${part.line}:${part.column} ${part.found}`, part.expected]] : [],
  );

test.each([
  ['Words.\n\n{% include map.html %}', '3:1', '{% include map.html %}', "'\\{%' shows the sign"],
  ['{% note %}\nBring cash.\n{% endnote %}', '1:1', '{% note %}', "':::tip' above"],
  ['> See {{ site.url }} now', '1:7', '{{ site.url }}', 'plain words'],
  ['## In {{ page.title }}', '1:7', '{{ page.title }}', 'plain words'],
  ['A\n{{< figure src="/a.jpg" >}}', '2:1', '{{< figure src="/a.jpg" >}}', "'![what it shows](photo:key)'"],
  ['{{% alert %}}', '1:1', '{{% alert %}}', "':::tip' above"],
  [
    '{% highlight %}',
    '1:1',
    '{% highlight %}',
    "a line '```' above and below what is code; code of another system",
  ],
  ['{{< ref "a.md" >}}', '1:1', '{{< ref "a.md" >}}', "'[words](/blog/another-article)'"],
  ['{{ toc }}', '1:1', '{{ toc }}', 'nothing: the page lists the headings'],
  ['A {# remark #} b', '1:3', '{# remark #}', 'plain words'],
  ['A <%= title %> b', '1:3', '<%= title %>', "'\\<%' shows the sign"],
  ['Words\n{: .lead}', '2:1', '{: .lead}', 'classes and attributes are not used here'],
  ['[a](/flights){:target="_blank"}', '1:14', '{:target="_blank"}', 'classes and attributes'],
  ['{:toc}', '1:1', '{:toc}', 'classes and attributes'],
  ['## Rooms {.big}', '1:10', '{.big}', 'classes and attributes'],
  ['| a |\n| - |\n| [[Rooms]] |', '3:3', '[[Rooms]]', "'[words](/blog/another-article)'"],
  ['See [[Rooms|our rooms]].', '1:5', '[[Rooms|our rooms]]', "'[words](/blog/another-article)'"],
  ['![[map.jpg]]', '1:1', '![[map.jpg]]', "'![what it shows](photo:key)'"],
  ['[[_TOC_]]', '1:1', '[[_TOC_]]', 'the page lists the headings'],
  ['[[toc]]', '1:1', '[[toc]]', 'the page lists the headings'],
  ['[[ Toc ]]', '1:1', '[[ Toc ]]', 'the page lists the headings'],
  ['[[Toc of Rome]]', '1:1', '[[Toc of Rome]]', "'[words](/blog/another-article)'"],
  ['[TOC]', '1:1', '[TOC]', 'the page lists the headings of an article itself'],
  [
    '[gallery ids="1,2"]',
    '1:1',
    '[gallery ids="1,2"]',
    "'![what it shows](photo:key)'; code of another system is not run, and '\\[' shows the sign",
  ],
  ['It costs $$a + b$$ euros', '1:10', '$$a + b$$', 'formulas are not drawn'],
  ['It is $$ x^2 = 4 $$ here', '1:7', '$$ x^2 = 4 $$', 'formulas'],
  ['$$\n\\frac{a}{b}\n$$', '1:1', '$$ \\frac{a}{b} $$', 'formulas'],
  ['Nice :smile: and more', '1:6', ':smile:', 'the emoji itself'],
  ['- Yes :+1:', '1:7', ':+1:', 'the emoji itself'],
  ['Go :sun::beach_umbrella:!', '1:4', ':sun::beach_umbrella:', 'the emoji itself'],
  [
    'It is ==very== cheap',
    '1:7',
    '==very==',
    "'**words**' to make words stand out, or '\\==' to show the sign",
  ],
  ['It is ==**very** cheap==', '1:7', '==**very** cheap==', "'**words**'"],
  ['Air\n: What we breathe', '2:1', ': What we breathe', "'- **Term**: what it means'"],
  ['Air\n\n:   What we breathe', '3:1', ': What we breathe', "'- **Term**: what it means'"],
  ['Drink H~2~O', '1:8', '~2~', "a small sign such as '₂'"],
  ['On 20 m^2^ of land', '1:8', '^2^', "a small sign such as '²'"],
  ['It is ~gone~ now', '1:7', '~gone~', "'~~words~~' to strike words out, or '\\~' to show the sign"],
  ['Drink C~12~H', '1:8', '~12~', "a small sign such as '₂'"],
  ['On m^10^ of land', '1:5', '^10^', "a small sign such as '²'"],
  ['!!! note\n    Words', '1:1', '!!! note', "':::tip', ':::note', ':::warning'"],
  ['??? note\n    Words', '1:1', '??? note', "':::checklist' or ':::gallery' above the words"],
  ['!!!   tip "Words"', '1:1', '!!! tip "Words"', "':::gallery' above the words and ':::' below them"],
  [
    '*[IATA]: An association of airlines',
    '1:1',
    '*[IATA]: An association of airlines',
    'the long form in the text, where the abbreviation comes first',
  ],
])('%j is reported at its place, with what to write instead', (body, place, typed, instead) => {
  const [[found, expected] = []] = toldOf(body);
  expect(found).toBe(`${place} '${typed}', which shows as it is`);
  expect(expected).toContain(instead);
});

const PICTURE = '![A {0}](photo:beach "Seen {1}")';
const FIGURE = '::figure[Seen {1}]{photo=beach alt="A {0}"}';

test.each(['{{ page.title }}', '{: .a}', '[[Page]]', '[TOC]', '$$a + b$$', ':smile:', '==x==', 'H~2~O'])(
  '%s is reported in the description and the caption of a picture, which are plain words',
  (typed) => {
    const sign = typed === 'H~2~O' ? '~2~' : typed;
    const words = [typed, 'plain'];
    for (const form of [PICTURE, FIGURE]) {
      for (const filled of [words, words.toReversed()]) {
        const body = `Words.\n\n${form.replace(/\{(\d)\}/g, (_, index: string) => filled[Number(index)] ?? '')}`;
        const column = (body.split('\n')[2]?.indexOf(sign) ?? -1) + 1;
        expect(toldOf(body).map(([found]) => found)).toEqual([`3:${column} '${sign}', which shows as it is`]);
      }
    }
    expect(toldOf(PICTURE.replace('{0}', () => typed))[0]?.[1]).toBe('plain words: markup is not drawn here');
  },
);

test.each([
  '![TOC](/pictures/a~b~c==d==.jpg "a note: 10:30:15, ~5 to ~10 minutes")',
  '![A \\{{ sign }}](photo:beach "and \\:smile:")',
  '::figure[A sign]{photo=beach alt="Rooms at $$ or $$$"}',
])('nothing is wrong with %s', (body) => {
  expect(toldOf(body)).toEqual([]);
});

test.each([
  'Trains at 10:30:15, open 10:00 - 11:00: x, on platform 3: left.',
  'Note this: that, and a :b c: d. Rome :: Milan, 16:9:x, a:b:c and (see: above).',
  'From ~$50 to ~$60, ~5 to ~10 minutes, ~€5/~€6, 10~20 or 30~40, and ~50–~60 euros.',
  'It is $5 and $10, $$ or $$$, ($$) or ($$), lunch $$, dinner $$, and US$$.',
  'Prices: $ under 20, $$ = moderate. Try Casa ($$).',
  'If a == b, a==b==c, ===== and x === y.',
  'A [link](/flights), [[1]](https://example.com/), [[sic] really], [a [b] c] and {so on}, {50% off}.',
  'A note.[^1] And [a link][r].\n\n[^1]: With :) and {:) in it.\n\n[r]: /flights',
  'Of 10^6 and 2^10, a~b, ~~gone~~, C++ and <5 % of it, [with n=20], [and/or].',
  '*Wow*!!! Really, *wow* !!! Yes. See *[IATA]: an association, not `*[IATA]`.',
  '![The sea\n: blue\n!!! very\n*[blue]: as the sky](photo:beach)',
  'Wow!!! Really??? Yes.\n\n- [ ] A task\n- [x] Done',
  '`{{ x }}`, `{% y %}`, `[[z]]`, `[TOC]`, `$$a$$`, `:smile:`, `==x==`, `H~2~O` and `{: .a}` in code',
  '```liquid\n{% raw %}{{ x }}\n[TOC]\nA\n: b\n$$\na\n$$\n:smile: ==x== H~2~O {: .a}\n```',
  '\\{{ x }}, \\{% y %}, \\[[z]], \\[TOC], \\$$a$$, \\:smile:, \\==x==, H\\~2~O and \\{: .a}',
])('nothing is wrong with %j', (body) => {
  expect(toldOf(body)).toEqual([]);
});

test('of a list of definitions the first is enough', () => {
  expect(toldOf('Air\n: What we breathe\n: What we fly through')).toHaveLength(1);
});

test.each(['{{ page.title }}', '{: .a}', '[[Page]]', '[TOC]', '$$a + b$$', ':smile:', '==x==', '~2~'])(
  '%s is reported in a title, too',
  (typed) => {
    expect(markupIn(`Of ${typed}, again`)?.found).toBe(`'${typed}', which shows as it is`);
  },
);

test.each(['!!! A storm', ': a colon', '*[IATA]: an association', '\\[[', 'Rooms'])(
  'in a title, %s is well',
  (title) => {
    expect(markupIn(title)).toBeUndefined();
  },
);

test.each(['## !!! A storm', '## : a colon', '| : a | !!! b |\n| - | - |'])(
  'what could only begin a paragraph is well in %j',
  (body) => {
    expect(toldOf(body)).toEqual([]);
  },
);

test.each([
  ['{{ a }}[[b]]', ['{{ a }}', '[[b]]']],
  ['[[b]]{{ a }}', ['{{ a }}', '[[b]]']],
  ['[[b {{ a }}]]', ['{{ a }}']],
])('of %j each piece is reported once', (body, pieces) => {
  expect(toldOf(body).map(([found]) => /'(.*)'/.exec(found ?? '')?.[1])).toEqual(pieces);
});
