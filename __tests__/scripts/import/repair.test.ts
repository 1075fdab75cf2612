import { convert, html, markdown } from './convert';

/*
 * Small things that are mended in articles of other sites: lists that were typed as lines, strong words with blanks, levels of headings.
 */

/** A paragraph of the new editor of WordPress, which writes every tag. */
const p = (inner: string) => `<!-- wp:html --><p>${inner}</p>`;

describe('lists', () => {
  test.each([
    ['with a dash in the only entry', '• One – two', '- One – two'],
    [
      'with lines above and below',
      'Stops<br>by day<br>• One<br>End<br>of it',
      'Stops\\\nby day\n\n- One\n\nEnd\\\nof it',
    ],
    ['with words that are strong', '• <b>One</b> is first<br>• Two', '- **One** is first\n- Two'],
    ['two of them', '• One<br>then<br>• Two<br>• Three', '- One\n\nthen\n\n- Two\n- Three'],
    ['of dashes and blanks', ' – One<br> – Two', '- One\n- Two'],
    ['of all signs', '‣ a<br>▪ b<br>◦ c<br>● d<br>○ e', '- a\n- b\n- c\n- d\n- e'],
    ['of bullets of Word', '\uf0b7\tOne<br>\uf0a7 Two', '- One\n- Two'],
    ['with invisible characters', '• \u202aOne\u202c<br>• \u2066Two\u2069 \ue000', '- One\n- Two'],
    ['without a blank', '•One<br>•Two', '- One\n- Two'],
    ['of dashes without a blank', '-One<br>–Two', '- One\n- Two'],
  ])('typed as lines, %s', (_, typed, expected) => {
    expect(html(p(typed))).toBe(expected);
  });

  test.each([
    ['<b>• One</b><br>Two', '**• One**\\\nTwo'],
    ['A – B<br>C – D', 'A – B\\\nC – D'],
    ['Bed• 3<br>Tea• 4', 'Bed• 3\\\nTea• 4'],
    ['See <a href="/b">b</a><br>- c', 'See [b](/b)\\\n\\- c'],
  ])('%s is none', (typed, expected) => {
    expect(html(p(typed))).toBe(expected);
  });

  test('in quotes and boxes, too', () => {
    expect(html('<!-- wp:html --><blockquote><p>• One<br>• Two</p></blockquote>')).toBe('> - One\n> - Two');
    expect(html('<!-- wp:html --><ul><li><p>One<br><br>two</p></li></ul>')).toBe('- One\n\n  two');
  });

  test('entries of more than one paragraph stand apart, a list within one does not', () => {
    expect(markdown('- One\n\n  - Inner\n\n- Two')).toBe('- One\n  - Inner\n- Two');
    expect(markdown('- One\n\n  ```\n  a\n  ```\n- Two')).toBe('- One\n  ```\n  a\n  ```\n- Two');
  });
});

describe('paragraphs', () => {
  test.each([
    ['One<br>two<br><br><br>three', 'One\\\ntwo\n\nthree'],
    ['One <br> <br> two', 'One\n\ntwo'],
    ['One<br>&nbsp;<br>two', 'One\n\ntwo'],
    ['<br><br>One', 'One'],
    ['One<br> ', 'One'],
    ['One<br><b>two</b><br>', 'One\\\n**two**'],
  ])('with breaks: %j', (typed, expected) => {
    expect(html(p(typed))).toBe(expected);
  });
});

describe('strong words and links', () => {
  test.each([
    ['a<b> </b>b', 'a b'],
    ['<b>b c</b>d', '**b c**d'],
    ['<b>a </b><b>b </b>c', '**a** **b** c'],
    ['x<i> a</i><b> b</b><i> c</i>', 'x _a_ **b** _c_'],
    ['<b> a </b>b', '**a** b'],
    ['<b><i>a </i></b>b', '**_a_** b'],
    ['<s>a </s>b', '~~a~~ b'],
    ['<a href="/b">a </a>b', '[a](/b) b'],
    ['<b>a<br></b>b<br>c', '**a**\\\nb\\\nc'],
    ['<b>a<br><br></b>b', '**a**\n\nb'],
    ['<b><br></b>a', 'a'],
  ])('%j', (typed, expected) => {
    expect(html(p(typed))).toBe(expected);
  });

  test('a sign by its name is no finding', () => {
    expect(convert('Hot :+1: and :constructor:').found).toEqual([
      "1 emoji: ':constructor:' is not a known emoji name: use the emoji itself",
    ]);
    expect(markdown('At a:sun:b or ::sun::')).not.toContain('☀');
  });
});

describe('links', () => {
  test.each([
    ['[](/a)[](/c) [b](/b)', '[b](/b)'],
    ['[](#a)b [](/a)', 'b'],
    ['See [**old** boats](/none) and [piers](/none).', 'See **old** boats and piers.'],
    ['[a](/b "c")', '[a](/b)'],
    ['[![A boat](a.jpg)](/b) [a](/b)', '![A boat](/pictures/a.jpg)\n\n[a](/b)'],
  ])('%j', (typed, expected) => {
    const link = (address: string) => (address === '/none' ? { reason: 'leads nowhere' } : { url: address });
    expect(convert(typed, 'markdown', { link }).body).toBe(expected);
  });

  test('one around blocks becomes a link in each of them', () => {
    expect(convert('<a href="/b"><h2>One</h2><p>Two</p></a><p>Three</p>', 'html')).toEqual({
      body: '## [One](/b)\n\n[Two](/b)\n\nThree',
      found: [],
    });
  });

  test('one without words leaves no empty paragraph', () => {
    expect(markdown('One\n\n[](/b)\n\nTwo')).toBe('One\n\nTwo');
  });

  test('one without an address leaves its words, and no word about it', () => {
    expect(convert('[]() [Open]()')).toEqual({ body: 'Open', found: [] });
  });

  test('words that only look like an address stay', () => {
    const link = () => ({ url: '/blog/b', title: 'Boats' });
    expect(convert('[/old](/old) [/older](/old)', 'markdown', { link }).body).toBe(
      '[Boats](/blog/b) [/older](/blog/b)',
    );
  });

  test('a link whose target is not there is reported with its words', () => {
    const link = () => ({ reason: 'leads nowhere' });
    expect(convert('One\n\n[old **boats**](/none)', 'markdown', { link }).found).toEqual([
      "3 link: 'old boats' leads nowhere; its words were kept without a link",
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['## A\n\n#### B\n\n##### C\n\n#### D\n\n## E', '## A\n\n### B\n\n#### C\n\n### D\n\n## E'],
    ['#### A\n\n## B\n\n### C', '## A\n\n## B\n\n### C'],
    ['###### A\n\n##### B', '## A\n\n## B'],
    ['> ### A\n\n# B', '> ## A\n\n## B'],
    ['![A boat](a.jpg)\n\n# A pier!\n\nWords.', '![A boat](/pictures/a.jpg)\n\nWords.'],
    ['# A pier\n\n# A pier', '## A pier'],
    ['> A pier\n\n# A pier', '> A pier\n\n## A pier'],
  ])('%j', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });
});
