import type { BodyContext } from '@/lib/articles/markdown/body';
import { directiveNames, directiveOf, signedName } from '@/lib/articles/markdown/directives';
import { portableMarkdown } from '@/lib/articles/markdown/portable';
import { bodyHtml, renderBody } from '@/lib/articles/markdown/render';
import { outlineOf } from '@/lib/lint/markdown/outline';
import { loadPictures } from '@/lib/site/pictures';

/* Each directive: what a writer is told, what a page has, and what a feed and the public Markdown have in its place. */

/** What is reported about the directives of a body: the line unless it is the first, field, what was found, what is right. */
function toldOf(body: string): readonly string[] {
  const told: string[] = [];
  const used = new Set<string>();
  for (const part of outlineOf(body).parts) {
    if (part.kind !== 'directive') continue;
    directiveOf(part.directive)?.check?.(part.directive, {
      ...{ deals: new Set(['boston-dublin', 'week']), dealFiles: ['flights.yaml', 'hotels.yaml'], used },
      partnerLinks: new Set(['hotels', 'cars']),
      report: (field, found, expected, at) => {
        const line = at?.position?.start.line;
        told.push(`${line === undefined ? '' : `line ${line}: `}${field} ${found}; ${expected}`);
      },
      checkPicture: (url, alt) => told.push(`picture ${url} '${alt}'`),
    });
  }
  return told;
}

const CONTEXT: BodyContext = {
  pictures: loadPictures(),
  address: (path) => path,
  ownFacts: () => ({
    ...({ stem: '/pictures/map-0123456789', ending: 'jpg', widths: [400, 640] } as const),
    ...{ width: 640, height: 480, color: '#112233', focus: '50% 50%' },
  }),
  partnerLink: (to, place) => ({ href: `https://partner.example/${to}?sub=${place}`, partner: 'Partner' }),
  endedDeal: (id) => (id === 'over' ? 'It ended.' : undefined),
};
const inOneLine = (html: string) => html.replace(/\n/g, '');
const blocksOf = (body: string) => renderBody({ body }, CONTEXT).blocks;
const pageOf = (body: string) =>
  inOneLine(
    blocksOf(body)
      .map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`))
      .join(''),
  );
const feedOf = (body: string) => inOneLine(bodyHtml({ body }, CONTEXT, 'We earn.'));
const markdownOf = (body: string) =>
  portableMarkdown(body, {
    site: 'https://x.example',
    picture: (url) =>
      url === 'photo:nothing' ? undefined : `https://p.example/${url.replace('photo:', '')}`,
    endedDeal: (id) => (id === 'over' ? 'It ended.' : undefined),
  }).trim();

test('names are reported with the colons of their form', () => {
  expect(directiveNames('text')).toEqual(['partner']);
  expect(directiveNames()).toEqual(expect.arrayContaining(['partner', 'deal', 'tip']));
  expect(['partner', 'deal', 'tip', 'unknown'].map(signedName)).toEqual([
    ...[':partner', '::deal', ':::tip', '::unknown'],
  ]);
});

test.each([
  ['textDirective', 'deal'],
  ['leafDirective', 'tip'],
  ['containerDirective', 'partner'],
  ['leafDirective', 'toString'],
] as const)('a %s %s is none of ours', (type, name) => {
  expect(directiveOf({ type, name })).toBeUndefined();
});

test('a page knows which directives it has, of any form, each once', () => {
  const body = ':::tip\nA :partner[b]{to=c place=d}.\n:::\n\n::deal[E]{#f}\n\n::deal[G]{#h}\n\n::strange[I]';
  expect(renderBody({ body }, CONTEXT).directives).toEqual(['tip', 'partner', 'deal']);
});

describe('deals', () => {
  test.each([
    ['::deal[Go.]{#boston-dublin}', []],
    [
      '::deal[Go.]{#boston-dubln}',
      [
        "deal 'boston-dubln'; the id of a deal in content/deals (flights.yaml, hotels.yaml); did you mean 'boston-dublin'?",
      ],
    ],
    ['::deal[Go.]', ["deal ''; the id of a deal in content/deals (flights.yaml, hotels.yaml)"]],
    ['::deal{#week}', ['deal no words; why the deal is here, between [ and ]']],
    ['::deal[A]{#week}\n\n::deal[B]{#week}', ["deal 'week' again; each deal once in an article"]],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are drawn by the page, the first with the commission note; elsewhere their words stand, or that they ended', () => {
    expect(blocksOf('::deal[Go *now*.]{#week}')).toEqual([
      { kind: 'deal', id: 'week', text: 'Go now.', hasNote: true },
    ]);
    expect(feedOf('::deal[Go *now*.]{#week}')).toBe('<p>Go now.</p>');
    expect(feedOf('::deal[Go.]{#over}')).toBe('<p>It ended.</p>');
    expect(markdownOf('::deal[Go *now*.]{#week}')).toBe('Go *now*.');
    expect(markdownOf('::deal[Go.]{#over}')).toBe('It ended.');
  });
});

describe('links that earn', () => {
  const PLACE = "words in lower case joined by hyphens, such as 'first-search'";
  test.each([
    ['A :partner[b]{to=hotels place=first} or :partner[c]{to=cars place=second}', []],
    ['A :partner[b]{to=hotel place=c}', ["partner to='hotel'; one of hotels, cars; did you mean 'hotels'?"]],
    ['A :partner[b]{place=c}', ["partner to=''; one of hotels, cars"]],
    ['A :partner[b]{to=cars place=First}', [`partner place='First'; ${PLACE}`]],
    ['A :partner[b]{to=cars}', [`partner place=''; ${PLACE}`]],
    ['A :partner{to=cars place=b}', ['partner no words; the words to click between [ and ]']],
    [
      'A :partner[b]{to=cars place=c} :partner[d]{to=cars place=c}',
      ["partner place='c' again; a place of its own for each link"],
    ],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are marked and announced, below the note on commissions', () => {
    const link = (arrow: string) =>
      `<a href="https://partner.example/cars?sub=b" target="_blank" rel="sponsored nofollow noopener">rent <em>one</em>${arrow}<span class="visually-hidden" data-pagefind-ignore=""> (opens Partner in a new tab)</span></a>`;
    const body = 'One.\n\nGo, :partner[rent *one*]{to=cars place=b}.';
    expect(pageOf(body)).toBe(`<p>One.</p>[commission]<p>Go, ${link('')}.</p>`);
    expect(feedOf(body)).toBe(`<p>One.</p><p><em>We earn.</em></p><p>Go, ${link(' ↗')}.</p>`);
    expect(markdownOf(body)).toBe('One.\n\nGo, rent *one*.');
  });
});

describe('figures', () => {
  test.each([
    ['::figure[A]{photo=sea alt="B"}', ["picture photo:sea 'B'"]],
    ['::figure[A]{src=sea.jpg alt="B"}', ["picture sea.jpg 'B'"]],
    ['::figure[A]', ["picture photo: ''"]],
    [
      '::figure[A]{src=sea.jpg photo=sea alt="B"}',
      [
        'figure photo and src; photo, a key of content/pictures.yaml, or src, the name of a file in content/pictures; not both',
        "picture sea.jpg 'B'",
      ],
    ],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are drawn with caption and credit', () => {
    const body = '::figure[ At *noon* ]{photo=lagoon alt="Dunes" credit="Ana"}';
    expect(blocksOf(body)).toMatchObject([
      { kind: 'picture', photo: { alt: 'Dunes', credit: 'Ana' }, caption: 'At noon' },
    ]);
    expect(blocksOf('::figure{src=map.jpg alt="Map" credit=""}')).toEqual([
      { kind: 'picture', photo: { ...CONTEXT.ownFacts('map.jpg'), alt: 'Map' }, caption: undefined },
    ]);
    expect(feedOf(body)).toMatch(
      /^<p><img src="https:[^"]*" alt="Dunes"><br><em>At noon \(.*Ana.*\)<\/em><\/p>$/,
    );
    expect(feedOf('::figure{src=map.jpg alt="Map"}')).toMatch(
      /^<p><img src="\/pictures\/map-[^"]*" alt="Map"><\/p>$/,
    );
    expect(markdownOf(body)).toMatch(/^!\[Dunes\]\(https:\/\/p\.example\/lagoon "At noon \(.*Ana\)"\)$/);
    expect(markdownOf('::figure[The "sea" [1]]{src=sea.jpg alt="A *b*  c"}')).toBe(
      '![A \\*b\\* c](https://p.example/sea.jpg "The \\"sea\\" \\[1\\]")',
    );
    expect(markdownOf('::figure[Gone]{photo=nothing alt="A"}')).toBe('Gone');
  });
});

test.each([
  ['tip', 'Tip'],
  ['note', 'Note'],
  ['warning', 'Warning'],
])('a %s has its word above it', (name, word) => {
  const box = `<div data-callout="${name}" role="note" aria-label="${word}"><p><strong>${word}</strong></p><p>Go.</p></div>`;
  expect(pageOf(`:::${name}\nGo.\n:::`)).toBe(box);
  expect(feedOf(`:::${name}\nGo.\n:::`)).toBe(box);
  expect(markdownOf(`:::${name}\nGo.\n:::`)).toBe('Go.');
  expect(pageOf(`:::${name}[Pack *light*]\nGo.\n:::`)).toBe(
    `<div data-callout="${name}" role="note" aria-label="Pack light"><p><strong>Pack <em>light</em></strong></p><p>Go.</p></div>`,
  );
});

test('quotations have their source below them, if there is one', () => {
  expect(pageOf(':::quote[Ana *B.*]\nWait.\n\nGo.\n:::')).toBe(
    '<figure data-quote=""><blockquote><p>Wait.</p><p>Go.</p></blockquote><figcaption>Ana <em>B.</em></figcaption></figure>',
  );
  expect(pageOf(':::quote\nWait.\n:::')).toBe(
    '<figure data-quote=""><blockquote><p>Wait.</p></blockquote></figure>',
  );
  expect(feedOf(':::quote[Ana]\nWait.\n:::')).toBe('<blockquote><p>Wait.</p><p>— Ana</p></blockquote>');
  expect(feedOf(':::quote\nWait.\n:::')).toBe('<blockquote><p>Wait.</p></blockquote>');
  expect(markdownOf(':::quote\nWait.\n\nGo.\n:::')).toBe('> Wait.\n>\n> Go.');
  expect(markdownOf(':::quote[Ana *B.*]\nWait.\n:::')).toBe('> Wait.\n>\n> — Ana B.');
});

describe('facts', () => {
  const RIGHT = "a list in which each entry has a name, a colon and a value, such as '- **Currency**: euro'";
  test.each([
    [':::facts\n- **Sea**: cold\n- **Sky:** blue\n- Plugs: C\n- **Open**:\n\n  Daily\n:::', []],
    [
      ':::facts\n- **Sea**:\n- **Sky:**\n- Plugs:\n:::',
      ['Sea', 'Sky', 'Plugs'].map((name, index) => `line ${index + 2}: facts '- ${name}:'; ${RIGHT}`),
    ],
    [':::facts[At a glance]\n- Sea: cold\n:::', []],
    [':::facts\n- [Sea](/b): cold: really\n:::', []],
    [':::facts\n- [Sea](/b) cold\n:::', [`line 2: facts '- Sea cold'; ${RIGHT}`]],
    [':::facts\nSea: cold\n:::', [`line 2: facts 'Sea: cold'; ${RIGHT}`]],
    [':::facts\n- Sea: cold\n- The sky\n:::', [`line 3: facts '- The sky'; ${RIGHT}`]],
    [':::facts\n- **Sea** cold\n:::', [`line 2: facts '- Sea cold'; ${RIGHT}`]],
    [':::facts\n- **Sea**\n:::', [`line 2: facts '- Sea'; ${RIGHT}`]],
    [':::facts\n- *Sea*: cold\n:::', [`line 2: facts '- Sea: cold'; ${RIGHT}`]],
    [':::facts\n- Open 10:30\n:::', [`line 2: facts '- Open 10:30'; ${RIGHT}`]],
    [':::facts\n- **Sea** of: salt\n:::', [`line 2: facts '- Sea of: salt'; ${RIGHT}`]],
    [':::facts\n- **Sea: blue**: cold\n- Sky:  blue\n- **Tide** : low\n:::', []],
    [':::facts\n- **Sea: blue** cold\n:::', [`line 2: facts '- Sea: blue cold'; ${RIGHT}`]],
    [':::facts\n- **`Sea:`** cold\n:::', [`line 2: facts '- Sea: cold'; ${RIGHT}`]],
    [':::facts\n- `Sea: cold`\n:::', [`line 2: facts '- Sea: cold'; ${RIGHT}`]],
    [':::facts\n- 10:30: the ferry\n:::', [`line 2: facts '- 10:30: the ferry'; ${RIGHT}`]],
    [':::facts\n-\n- Sea: cold\n:::', [`line 2: facts '- '; ${RIGHT}`]],
    [':::facts\n- > Sea: cold\n:::', [`line 2: facts '- Sea: cold'; ${RIGHT}`]],
    [
      `:::facts\n${'word '.repeat(12)}\n:::`,
      [`line 2: facts '${'word '.repeat(12).slice(0, 39)}…'; ${RIGHT}`],
    ],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are names and values', () => {
    const body =
      ':::facts\n- **The *sea***: cold, see [it](/b)\n- **Sky:** *blue*\n- Plugs: C, *F*\n\n  And more.\n- Not one\n:::';
    expect(pageOf(body)).toBe(
      '<div data-facts=""><p><strong>Key facts</strong></p><dl>' +
        '<div><dt>The <em>sea</em></dt><dd>cold, see <a href="/b">it</a></dd></div>' +
        '<div><dt>Sky</dt><dd> <em>blue</em></dd></div>' +
        '<div><dt>Plugs</dt><dd>C, <em>F</em><p>And more.</p></dd></div></dl></div>',
    );
    expect(pageOf(':::facts[At *a* glance]\n- Open:\n:::')).toBe(
      '<div data-facts=""><p><strong>At <em>a</em> glance</strong></p><dl><div><dt>Open</dt><dd></dd></div></dl></div>',
    );
    expect(pageOf(':::facts\n- [Visa](/visa): none\n- **Tide :** low\n:::')).toBe(
      '<div data-facts=""><p><strong>Key facts</strong></p><dl>' +
        '<div><dt><a href="/visa">Visa</a></dt><dd>none</dd></div>' +
        '<div><dt>Tide</dt><dd> low</dd></div></dl></div>',
    );
    expect(feedOf(':::facts[Glance]\n- **Sea**: cold\n:::')).toBe(
      '<div data-facts=""><p><strong>Glance</strong></p><ul><li><strong>Sea</strong>: cold</li></ul></div>',
    );
  });
});

describe('days', () => {
  const right = (sign: string, next: number) =>
    `'${sign} Day ${next}: …', or '${sign} Days ${next}–${next + 1}: …' for more than one`;
  test.each([
    [':::days\n### Day 1: Go\n\nA.\n\n### Days 2–3\n\n### Days 4 to 5: B\n\n### Day 6\n:::', []],
    [':::days\n## Day 1: Go\n\n### Food\n\n## Days 2-3: On\n\n## Days 4 and 12: Far\n:::', []],
    [
      ':::days\nA.\n\n### Day 1: Go\n:::',
      ["line 2: days 'A.'; a heading of a day, such as '### Day 1: Old town', first"],
    ],
    [':::days\nA.\n:::', ["line 2: days 'A.'; a heading of a day, such as '### Day 1: Old town', first"]],
    [
      ':::days\nA.\n\n### Day 2: Go\n:::',
      [
        "line 2: days 'A.'; a heading of a day, such as '### Day 1: Old town', first",
        `line 4: days '### Day 2: Go'; ${right('###', 1)}`,
      ],
    ],
    [':::days\n###\n:::', [`line 2: days '### '; ${right('###', 1)}`]],
    [':::days\n### Day 2: Go\n:::', [`line 2: days '### Day 2: Go'; ${right('###', 1)}`]],
    [':::days\n### Arrival\n\n### Day 2\n:::', [`line 2: days '### Arrival'; ${right('###', 1)}`]],
    [
      ':::days\n## Day 1\n\n## Days 2–2: On\n\n## Day 3\n:::',
      [`line 4: days '## Days 2–2: On'; ${right('##', 2)}`],
    ],
    [':::days\n### Day 1st: Go\n:::', [`line 2: days '### Day 1st: Go'; ${right('###', 1)}`]],
    [':::days\n### My Day 1\n:::', [`line 2: days '### My Day 1'; ${right('###', 1)}`]],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are headings of the article that say which day it is', () => {
    const body =
      '::::days\n### Day 1: *Old* town\n\nGo.\n\n:::tip\n#### Food\n:::\n\n### Day 2\n\n### *Day* 3\n::::';
    const { headings } = renderBody({ body }, CONTEXT);
    expect(headings).toEqual([
      { id: 'day-1-old-town', text: 'Day 1: Old town', level: 3, isDay: true },
      { id: 'food', text: 'Food', level: 4 },
      { id: 'day-2', text: 'Day 2', level: 3, isDay: true },
      { id: 'day-3', text: 'Day 3', level: 3, isDay: true },
    ]);
    const page = pageOf(body);
    expect(page).toContain(
      '<h3 id="day-1-old-town"><a href="#day-1-old-town"><span data-day="">Day 1</span> <em>Old</em> town</a></h3><p>Go.</p>',
    );
    expect(page).toContain('<a href="#day-2"><span data-day="">Day 2</span> </a>');
    expect(page).toContain('<a href="#day-3"><em>Day</em> 3</a>');
    expect(pageOf(':::days\n### `Day 1`\n\nGo.\n:::')).toContain('<code>Day 1</code></a></h3><p>Go.</p>');
    expect(pageOf(':::days\n###\n\nGo.\n:::')).toContain('</h3><p>Go.</p>');
    expect(feedOf('::::days\n### Day 1: Go\n::::')).toBe(
      '<h3 id="day-1-go"><a href="#day-1-go">Day 1: Go</a></h3>',
    );
    expect(markdownOf('::::days\n### Day 1: Go\n\nOn.\n::::')).toBe('### Day 1: Go\n\nOn.');
  });

  test.each([
    ['### Day 12: End', '<span data-day="">Day 12</span> End'],
    ['### Day 1:  Go', '<span data-day="">Day 1</span> Go'],
    ['### Arrival', 'Arrival'],
    ['### *Day 1*: Go', '<em>Day 1</em>: Go'],
  ])('%j is shown as %j', (heading, words) => {
    expect(pageOf(`::::days\n${heading}\n::::`)).toContain(`">${words}</a></h3>`);
  });

  test('in a quote are no headings of the article', () => {
    const { headings } = renderBody({ body: '> :::days\n> ### Day 1: Go\n> :::' }, CONTEXT);
    expect(headings).toEqual([{ id: 'day-1-go', text: 'Day 1: Go', level: 3 }]);
    expect(pageOf('> :::days\n> ### Day 1: Go\n> :::')).toContain('<blockquote><div><h3');
  });

  test('hold deals and links that earn as the article does', () => {
    const body = '::::days\n### Day 1: Go\n\n::deal[A]{#week}\n::::';
    expect(blocksOf(body)).toMatchObject([{ kind: 'html' }, { kind: 'deal', hasNote: true }]);
  });
});

describe('questions', () => {
  test.each([
    [':::faq\n### Safe?\n\nYes.\n\n#### Always\n\n### When?\n\n- May\n:::', []],
    [
      ':::faq[On *Rome*]\n### Safe?\n\nYes.\n:::',
      ["line 1: faq 'On Rome'; no words beside ':::faq'; a heading above it can say them"],
    ],
    [
      ':::faq\nYes.\n\n### Safe?\n\nYes.\n:::',
      ["line 2: faq 'Yes.'; a question, such as '### Is it safe?', first"],
    ],
    [
      ':::faq\n### Safe?\n\n### When?\n:::',
      [
        "line 2: faq 'Safe?'; an answer below the question",
        "line 4: faq 'When?'; an answer below the question",
      ],
    ],
    [
      ':::faq\n### Is [it](/a) safe?\n\nYes.\n:::',
      ['line 2: faq a link inside the words of a question; the link in the answer'],
    ],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('open their answers', () => {
    const body = ':::faq\n### Is it *safe*?\n\nYes.\n\n#### Always\n\n### See [it](/b)?\n\n- May\n:::';
    expect(pageOf(body)).toBe(
      '<div data-faq=""><details><summary><h3 id="is-it-safe">Is it <em>safe</em>?</h3></summary><p>Yes.</p>' +
        '<h4 id="always"><a href="#always">Always</a></h4></details>' +
        '<details><summary><h3 id="see-it">See <a href="/b">it</a>?</h3></summary><ul><li>May</li></ul></details></div>',
    );
    expect(pageOf(':::faq\n### *[It](/b)*\n\nYes.\n:::')).toContain(
      '<summary><h3 id="it"><em><a href="/b">It</a></em></h3></summary>',
    );
    expect(pageOf(':::faq\n### [It](/b), safe?\n\nYes.\n:::')).toContain(
      '<summary><h3 id="it-safe"><a href="/b">It</a>, safe?</h3></summary>',
    );
    expect(feedOf(':::faq\n### Safe?\n\nYes.\n:::')).toBe(
      '<div><h3 id="safe"><a href="#safe">Safe?</a></h3><p>Yes.</p></div>',
    );
  });
});

test('what a reader opens has words to press', () => {
  expect(toldOf(':::details[More]\nWords.\n:::')).toEqual([]);
  expect(toldOf(':::details\nWords.\n:::')).toEqual([
    "details no words to press; ':::details[Words to press]'",
  ]);
  expect(toldOf(':::details[More on [it](/a)]\nWords.\n:::')).toEqual([
    'details a link inside the words to press; the link in the text',
  ]);
  expect(pageOf(':::details[*More*]\nWords.\n:::')).toBe(
    '<details data-details=""><summary><em>More</em></summary><p>Words.</p></details>',
  );
  expect(feedOf(':::details[*More*]\nWords.\n:::')).toBe(
    '<div><p><strong><em>More</em></strong></p><p>Words.</p></div>',
  );
  expect(markdownOf(':::details[*More*]\nWords.\n:::')).toBe('*More*\n\nWords.');
});

describe('checklists', () => {
  const entries = (count: number) => Array(count).fill('- Sock').join('\n');
  test.each([
    ['forty entries', `:::checklist\n${entries(20)}\n\nWords.\n\n${entries(20)}\n:::`, []],
    [
      'forty-one',
      `:::checklist\n${entries(41)}\n:::`,
      ['checklist 41 entries; 40 at most, which a printed card has room for'],
    ],
    ['none', ':::checklist\nWords.\n:::', ["checklist no list; entries such as '- Passport'"]],
  ])('of %s', (_what, body, told) => expect(toldOf(body)).toEqual(told));

  test('can be ticked', () => {
    const task = (name: string, checked = '') =>
      `<li data-task=""><label><input type="checkbox"${checked}>${name}</label></li>`;
    const list = `<ul>${task('Socks')}${task('Passport', ' checked')}</ul>`;
    expect(pageOf(':::checklist\nTake:\n\n- Socks\n- [x] Passport\n:::')).toBe(
      `<div data-checklist=""><p><strong>Checklist</strong></p><p>Take:</p>${list}</div>`,
    );
    expect(pageOf(':::checklist\n- Socks\n\n---\n\n- Map\n:::')).toBe(
      `<div data-checklist=""><p><strong>Checklist</strong></p><ul>${task('Socks')}</ul><hr><ul>${task('Map')}</ul></div>`,
    );
    expect(pageOf(':::checklist[The *bag*]\n- Socks\n- [x] Passport\n:::')).toBe(
      `<div data-checklist=""><p><strong>The <em>bag</em></strong></p>${list}</div>`,
    );
  });
});

describe('videos', () => {
  const ID = (id: string, name: string, meant: string) =>
    `id='${id}'; the id of a video on ${name}, such as id=${meant}`;
  test.each([
    ['::youtube[A walk]{id=dQw4w9WgX-_}', []],
    ['::vimeo[A ride]{id=76979871}', []],
    ['::youtube[A walk]', [`youtube ${ID('', 'YouTube', 'dQw4w9WgXcQ')}`]],
    ['::youtube[A walk]{id=dQw4w9WgXcQQ}', [`youtube ${ID('dQw4w9WgXcQQ', 'YouTube', 'dQw4w9WgXcQ')}`]],
    ['::vimeo[A ride]{id=1234}', [`vimeo ${ID('1234', 'Vimeo', '76979871')}`]],
    ['::vimeo[A ride]{id=7697987x}', [`vimeo ${ID('7697987x', 'Vimeo', '76979871')}`]],
    ['::youtube{id=dQw4w9WgXcQ}', ['youtube no words; what the video shows, between [ and ]']],
    ['::youtube[A walk]{id=dQw4w9WgXcQ photo=sea}', ["picture photo:sea 'A walk'"]],
    ['::vimeo[A ride]{id=76979871 src=sea.jpg}', ["picture sea.jpg 'A ride'"]],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test.each([
    ['youtube', 'https://www.youtube.com/watch?v=abcdefghij1', 'abcdefghij1'],
    ['youtube', 'https://www.youtube.com/watch?t=5&v=abcdefghij1&x=y', 'abcdefghij1'],
    ['youtube', 'https://youtu.be/abcdefghij1', 'abcdefghij1'],
    ['youtube', 'https://www.youtube.com/shorts/abcdefghij1', 'abcdefghij1'],
    ['youtube', 'https://www.youtube.com/embed/abcdefghij1?rel=0', 'abcdefghij1'],
    ['youtube', 'https://www.youtube.com/live/abcdefghij1', 'abcdefghij1'],
    ['youtube', 'https://youtu.be/abcdefghij12', 'dQw4w9WgXcQ'],
    ['vimeo', 'https://vimeo.com/12345', '12345'],
    ['vimeo', 'https://player.vimeo.com/video/123456789012', '123456789012'],
    ['vimeo', 'https://vimeo.com/1234', '76979871'],
  ])('of a copied address of %s (%s) the id is reported', (host, address, meant) => {
    expect(toldOf(`::${host}[A]{id="${address}"}`)).toEqual([expect.stringMatching(`such as id=${meant}$`)]);
  });

  test('are drawn by the page, with a poster where there is one; elsewhere they are links', () => {
    const video = { kind: 'video', host: 'youtube', id: 'dQw4w9WgXcQ', text: 'A walk', poster: undefined };
    const at = (attributes: string) => blocksOf(`::youtube[A *walk*]{id=dQw4w9WgXcQ${attributes}}`);
    expect(at('')).toEqual([video]);
    expect(at(' photo=lagoon')).toMatchObject([{ ...video, poster: { alt: '' } }]);
    expect(at(' src=map.jpg')).toEqual([{ ...video, poster: { ...CONTEXT.ownFacts('map.jpg'), alt: '' } }]);
    expect(feedOf('::vimeo[A *ride*]{id=76979871}')).toBe(
      '<p><a href="https://vimeo.com/76979871">Video on Vimeo: A ride</a></p>',
    );
    expect(markdownOf('::youtube[A *walk*]{id=dQw4w9WgXcQ}')).toBe(
      '[Video on YouTube: A walk](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    );
  });
});

describe('places', () => {
  const DEGREES = 'latitude and longitude in degrees, such as at="38.711, -9.140"';
  test.each([
    ['::map[Pier]{at="38.711, -9.140"}', []],
    ['::map[Pier]{at="here"}', [`map at="here"; ${DEGREES}`]],
    ['::map[Pier]', [`map at=""; ${DEGREES}`]],
    ['::map{at="38.711, -9.140"}', ['map no words; the name of the place, between [ and ]']],
    [
      '::map[Pole]{at="89.5, 10"}',
      [
        expect.stringMatching(
          /^map at="89\.5, 10"; a place between \d+° S and \d+° N, with the latitude first$/,
        ),
      ],
    ],
    ['::map[Pole]{at="-89.5, 10"}', [expect.stringMatching(/^map at="-89\.5, 10"; a place between/)]],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are drawn by the page; elsewhere they lead to maps', () => {
    expect(blocksOf('::map[The *pier*]{at="38.7075,-9.1364"}')).toEqual([
      { kind: 'map', label: 'The pier', location: { lat: 38.7075, lng: -9.1364 } },
    ]);
    const osm = 'https://www.openstreetmap.org/?mlat=1.5&mlon=-2#map=14/1.5/-2';
    const google = 'https://www.google.com/maps/search/?api=1&query=1.5%2C-2';
    expect(feedOf('::map[Pier]{at="1.5, -2"}').replaceAll('&#x26;', '&')).toBe(
      `<p>Pier (1.50° N, 2.00° W), <a href="${osm}">OpenStreetMap</a>, <a href="${google}">Google Maps</a></p>`,
    );
    expect(markdownOf('::map[Pier]{at="1.5, -2"}')).toBe(
      `Pier (1.50° N, 2.00° W), [OpenStreetMap](${osm}), [Google Maps](${google})`,
    );
  });
});

test('what a preview shows of a place that nobody has given yet is no mistake of its own', () => {
  expect(blocksOf('::map[Pier]')).toEqual([{ kind: 'map', label: 'Pier', location: { lat: 0, lng: 0 } }]);
  expect(feedOf('::map[Pier]')).toContain('Pier (0.00°');
  expect(markdownOf('::map[Pier]')).toContain('Pier (0.00°');
});

test.each([
  ['youtube', 'leafDirective', ['id', 'photo', 'src']],
  ['map', 'leafDirective', ['at']],
  ['facts', 'containerDirective', []],
] as const)('in braces %s takes what it needs', (name, type, attributes) => {
  expect(directiveOf({ type, name })?.attributes).toEqual(attributes);
});

describe('galleries', () => {
  const RIGHT = `pictures and nothing else, such as '![What it shows](photo:key "Caption")', one in each line`;
  const FEW = '2 at least; a single picture needs no gallery';
  test.each([
    [':::gallery\n![A](photo:a)\n![B](photo:b)\n:::', []],
    [':::gallery\n![A](photo:a)  \n![B](photo:b)\n\n![C](photo:c) ![D](photo:d)\n:::', []],
    [':::gallery\n![A](photo:a)\n\nWords\n\n![B](photo:b)\n:::', [`line 4: gallery words; ${RIGHT}`]],
    [':::gallery\n![A](photo:a)\n![B](photo:b)\n\n- C\n:::', [`line 5: gallery words; ${RIGHT}`]],
    [':::gallery\n![A](photo:a)\n![B](photo:b)\n\n---\n:::', [`line 5: gallery words; ${RIGHT}`]],
    [':::gallery[Words]\n![A](photo:a)\n![B](photo:b)\n:::', [`line 1: gallery words; ${RIGHT}`]],
    [':::gallery\n![A](photo:a)\n:::', [`gallery 1 picture; ${FEW}`]],
  ])('%j', (body, told) => expect(toldOf(body)).toEqual(told));

  test('are drawn by the page; elsewhere one picture stands below the other', () => {
    const body = ':::gallery\n![One](photo:lagoon "First")\n![](map.jpg)\n:::';
    expect(blocksOf(body)).toMatchObject([
      {
        kind: 'gallery',
        pictures: [
          { photo: { alt: 'One' }, caption: 'First' },
          { photo: { alt: '', stem: '/pictures/map-0123456789' }, caption: undefined },
        ],
      },
    ]);
    expect(feedOf(body)).toMatch(
      /^<div><p><img [^>]*alt="One"><br><em>First<\/em><\/p><p><img [^>]*><\/p><\/div>$/,
    );
    expect(markdownOf(body)).toBe(
      '![One](https://p.example/lagoon "First")\n\n![](https://p.example/map.jpg)',
    );
  });
});

test('in a feed, where no deal is drawn, a deal needs no note on commissions', () => {
  expect(feedOf('::deal[Go.]{#week}')).not.toContain('We earn');
  expect(feedOf('::deal[Go.]{#week}\n\nOr :partner[rent]{to=cars place=b}.')).toMatch(
    /^<p>Go\.<\/p><p><em>We earn/,
  );
});
