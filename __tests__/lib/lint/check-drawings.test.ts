import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDrawing } from '@/lib/lint/check-drawings';
import { cleanDrawing } from '@/lib/site/clean-drawing';
import { reviewContent } from '@/lib/lint/check-content';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="3" ${attributes}>\n${inside}\n</svg>\n`;

const told = (text: string) =>
  checkDrawing('map.svg', text).map(({ line, field, found }) => `${line} ${field} ${found}`);

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['an empty script of another file', '<script href="#a"/>', '<script>'],
  ['a script behind a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
  ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:script>'],
  ['a page of HTML', '<h:p xmlns:h="http://www.w3.org/1999/xhtml">x</h:p>', '<h:p>'],
  ['a foreign object', '<foreignObject width="4" height="3"/>', '<foreignObject>'],
  ['a handler of SVG Tiny', '<handler/>', '<handler>'],
  ['a listener', '<listener/>', '<listener>'],
  ['a frame', '<iframe/>', '<iframe>'],
  ['an embedded document', '<embed/>', '<embed>'],
  ['an object', '<object/>', '<object>'],
  ['an event handler', '<g onclick="alert(1)"/>', 'onclick="alert(1)"'],
  ['an event handler of an animation', '<animate onbegin="alert(1)"/>', 'onbegin="alert(1)"'],
  [
    'an animation that makes a handler',
    '<set attributeName="onclick" to="x"/>',
    "<set> that changes 'onclick'",
  ],
  [
    'an animation that makes a link',
    '<animate attributeName="xlink:href" values="x"/>',
    "<animate> that changes 'xlink:href'",
  ],
  [
    'a motion that makes a link',
    '<animateMotion attributeName="href"/>',
    "<animateMotion> that changes 'href'",
  ],
  [
    'a transformation that makes a handler',
    '<animateTransform attributeName="onload"/>',
    "<animateTransform> that changes 'onload'",
  ],
  ['a long address', `<image href="${'x'.repeat(99)}"/>`, `href="${'x'.repeat(79)}…"`],
  ['an animation with blanks', '<set attributeName=" onclick "/>', "<set> that changes 'onclick'"],
  ['a value that runs', '<set to=" java&#10;script:alert(1)"/>', 'to=" java'],
  ['a value that is a page', '<set to="data:text/html,x"/>', 'to="data:text/html,x"'],
  ['a picture from elsewhere', '<image href="https://a.example/x.png"/>', 'href="https://a.example/x.png"'],
  ['a picture without a scheme', '<image xlink:href="//a.example/x.png"/>', 'xlink:href="//a.example/x.png"'],
  ['a part of another file', '<use href="icons.svg#a"/>', 'href="icons.svg#a"'],
  ['an embedded SVG', '<image href="data:image/svg+xml,x"/>', 'href="data:image/svg+xml,x"'],
  ['a link that runs', '<a href=" java&#10;script:alert(1)"/>', 'href=" java'],
  [
    'a color from elsewhere',
    '<rect fill="url(https://a.example/x#b)"/>',
    "'https://a.example/x#b' in a style",
  ],
  ['a style from elsewhere', '<rect style="fill: url( \'//a.example/x\' )"/>', "'//a.example/x' in a style"],
  ['a style with escapes', '<rect style="fill:u\\72l(//a.example/x)"/>', "'u\\72l(' in a style"],
  ['a style with other escapes', '<rect style="fill:u\\rl(//a.example/x)"/>', "'u\\rl(' in a style"],
  ['a long style', `<rect fill="url(${'x'.repeat(99)})"/>`, `'${'x'.repeat(80)}' in a style`],
  ['a sheet with escapes', '<style>a{}@\\69mport "x"</style>', "'@import'"],
  [
    'a sheet with comments',
    '<style><![CDATA[a{b:src(/* x\ny */"//a.example")}]]></style>',
    "'//a.example' in a style",
  ],
  [
    'a sheet with a comment in a string',
    `<style>a{content:"/*"} b{fill:url(https://a.example/x)}</style>`,
    "'https://a.example/x' in a style",
  ],
  [
    'a sheet with a comment in an address',
    `<style>a{fill:url(#x/*)} b{fill:url(https://a.example/*/)}</style>`,
    "'https://a.example/*/' in a style",
  ],
  [
    'a sheet with a block behind a namespace',
    '<style>@namespace {} a{fill:url(https://a.example/x}</style>',
    "'https://a.example/x}' in a style",
  ],
  ['a sheet with a string that does not end', `<style>a{b:"/*\n} @import 'x';</style>`, "'@import'"],
  [
    'a picture for other screens',
    `<g style='fill:image-set("#a" 1x, "https://a.example/b.png" type("image/png") 2x)'/>`,
    "'https://a.example/b.png' in a style",
  ],
  ['a face from elsewhere', '<style>@font-face{src:url(a.woff)}</style>', "'a.woff' in a style"],
  ['an unknown entity', '&nbsp;<script/>', 'no whole drawing (undefined entity)'],
  ['an open element', '<g>', 'no whole drawing (unexpected close tag)'],
])('%s in a drawing is reported with its line', (_, inside, found) => {
  const diagnostics = told(drawing(inside));
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatch(/^[23] /);
  expect(diagnostics[0]).toContain(` drawing ${found}`);
});

test.each([
  ['declarations', `<!DOCTYPE svg [<!ENTITY a "b">]>\n${drawing('')}`, 'a DOCTYPE with declarations'],
  [
    'a style sheet',
    `<?xml-stylesheet href="https://a.example/a.css"?>\n${drawing('')}`,
    '<?xml-stylesheet?>',
  ],
  ['a base', drawing('', 'xml:base="https://a.example/"'), 'xml:base="https://a.example/"'],
  ['a handler', drawing('', 'onload="alert(1)"'), 'onload="alert(1)"'],
  ['nothing at all', '', 'no whole drawing (document must contain a root element)'],
])('%s at the head of a file is reported', (_, text, found) => {
  expect(told(text)).toEqual([`1 drawing ${found}`]);
});

test('everything that is wrong is reported at once', () => {
  const text = drawing(
    '<script/>\n<g onclick="x"/>\n<image href="http://a.example/"/>\n<style>@import "x"</style>\n<g/>',
  );
  expect(told(text)).toEqual([
    '2 drawing <script>',
    '3 drawing onclick="x"',
    '4 drawing href="http://a.example/"',
    "5 drawing '@import'",
  ]);
  const [script, , image] = checkDrawing('map.svg', text);
  expect([script?.column, script?.expected]).toEqual([
    8,
    'the drawing without it: save it as plain SVG, with pictures embedded and fonts as paths',
  ]);
  expect(checkDrawing('map.svg', 'Words')[0]?.expected).toBe('an SVG as a drawing program saves it');
  expect(image?.expected).toMatch(/^a part of the same drawing \(#name\), or an embedded picture/);
});

test('what drawing programs write is no diagnostic', () => {
  const head = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a program (http://www.program.example/) -->
<?program version="3"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
`;
  const inside = `<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Work r:about=""/></r:RDF></metadata>
<g xml:space="preserve" base="x" data-icon="x" data-src="x" aria-label="see javascript:, and data: 5" p:label="url(a.png)" p:onload="x"/>
<a href="" hreflang="en"/><use href=" #a "/><text>url(https://a.example) is only said here</text>
<text><![CDATA[url(https://b.example)]]></text>
<defs><linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/></defs>
<style type="text/css"><![CDATA[@namespace s url(http://www.w3.org/2000/svg);.a{fill:url(#a);font-family:'One Two'}]]></style>
<rect class="a" fill="url(#b)" style="fill:url('#a');stroke:none"/><path style='fill:url("#a")'/><use href="#a"/>
<image href="data:image/png;base64,iVBORw0KGgo="/><animate attributeName="opacity" from="0" to="1"/>
<animate attributeName="rotation"/><animate attributeName="hreflang"/><text>on: javascript: url(https://a.example) is only said here</text>
<style>.b{fill:none}/* url(https://a.example)</style>`;
  expect(told(head + drawing(inside, 'xmlns:p="http://www.program.example/"'))).toEqual([]);
});

describe('the check of content', () => {
  /** Diagnostics of a drawing in `content/pictures`. */
  function diagnosticsOf(text: string | Buffer, name = 'Lisbon.SVG') {
    const directory = temporaryFolder();
    const file = path.join(directory, 'pictures', 'maps', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    const { errors } = reviewContent(directory, { today: '2026-11-21', preview: false });
    return errors
      .filter((each) => each.field === 'drawing' || each.found.includes('bytes'))
      .map((each) => [path.relative(directory, path.resolve(each.file)), each.line, each.found]);
  }

  test('looks at every drawing of the site, used or not', () => {
    const found = diagnosticsOf(drawing('<foreignObject/>'));
    expect(found).toEqual([[path.join('pictures', 'maps', 'Lisbon.SVG'), 2, '<foreignObject>']]);
  });

  test('names a drawing that nobody can clean', () => {
    expect(diagnosticsOf(drawing('<script/><g>'))).toHaveLength(2);
  });

  test('names a drawing that is no text', () => {
    const file = path.join('pictures', 'maps', 'Lisbon.SVG');
    expect(diagnosticsOf(Buffer.from([0x3c, 0xff]))).toEqual([[file, 1, 'bytes that are not UTF-8']]);
  });

  test('does not read photos as drawings', () => {
    expect(diagnosticsOf(drawing('<foreignObject/>'), 'lisbon.svg.jpg')).toEqual([]);
  });

  test('lets pass what the build takes out', () => {
    expect(diagnosticsOf(drawing('<script>a()</script><path onclick="a()" d="M0 0"/>'))).toEqual([]);
  });
});

test('a drawing is served without scripts, handlers and notes of programs', () => {
  const head = '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n';
  const text = drawing(
    '<desc>Created with a program</desc><i:view i:zoom="2"/><metadata>Ines, Lisbon</metadata><!-- draft --><title>Map</title><script>a()</script><path onclick="a()" d="M0 0h4"/>',
    'xmlns:i="http://www.inkscape.org/namespaces/inkscape"',
  );
  const clean = cleanDrawing(head + text);
  expect(clean).toContain('<title>Map</title>');
  expect(clean).toContain('d="M0 0h4"');
  expect(clean).not.toMatch(/script|onclick|Ines|draft|xml version|DOCTYPE|program|inkscape/);
});
