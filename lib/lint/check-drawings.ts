import * as tokens from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { loadOwnPictures } from '@/lib/site/own-pictures';
import { readTextFile } from '@/lib/source/read-files';
import { shorten } from '@/lib/source/shorten';
import { cleanDrawing } from '@/lib/site/clean-drawing';

/*
 * An SVG is a document. If a visitor opens its address, it runs scripts in the site's origin, and hosts that serve it without our
 * headers apply no policy. So a drawing must not contain active content or refer to other files.
 */

/** A problem in a drawing, in the words of a diagnostic. */
interface Problem {
  readonly found: string;
  readonly expected: string;
}

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Elements that run code or contain another kind of document. */
const ACTIVE = new Set(['script', 'foreignobject', 'handler', 'listener', 'iframe', 'embed', 'object']);
const ANIMATIONS = new Set(['animate', 'set', 'animatemotion', 'animatetransform']);

const ALONE = 'the drawing without it: save it as plain SVG, with pictures embedded and fonts as paths';
const WITHIN = `a part of the same drawing (#name), or an embedded picture (data:image/png;base64,…); browsers load nothing else`;

/** Whether a reference stays within the file. Embedded SVG is not allowed, because it would need the same checks. */
const staysInside = (reference: string) =>
  /^(?:#|$|data:image\/(?:avif|gif|jpeg|jpg|png|webp)[;,])/i.test(reference.trim());

/** Whether an address runs code. Browsers ignore control characters and blanks before and inside a scheme, so they are removed. */
const runsCode = (value: string) =>
  /^(?:java|vb|live)script:|^data:(?!image\/)/i.test(value.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''));

/** Functions whose strings are addresses. */
const LOADS = /^(?:url|src|(?:-webkit-)?image-set)$/i;

/** Reads CSS as browsers do: comments and strings may contain the signs of each other, and escapes any letter of a name. */
function cssProblem(css: string): Problem | undefined {
  const problems: Problem[] = [];
  /** The names of the functions that are open, from the outermost; '' for a parenthesis. */
  const open: string[] = [];
  let isNamespace = false;
  const checkReference = (reference: string) => {
    if (!isNamespace && !staysInside(reference))
      problems.push({ found: `'${reference.slice(0, 80)}' in a style`, expected: WITHIN });
  };
  tokens.tokenize(css, (type, start, end) => {
    const token = css.slice(start, end);
    if (type === tokens.AtKeyword) {
      const name = ident.decode(token.slice(1)).toLowerCase();
      if (name === 'import') problems.push({ found: "'@import'", expected: ALONE });
      isNamespace = name === 'namespace';
    } else if (type === tokens.Semicolon || type === tokens.LeftCurlyBracket) isNamespace = false;
    else if (type === tokens.Function) {
      const name = ident.decode(token.slice(0, -1));
      open.push(name);
      // The tokenizer does not read an address behind an escaped name, and no drawing program writes one.
      if (LOADS.test(name) && token.includes('\\'))
        problems.push({ found: `'${token}' in a style`, expected: WITHIN });
    } else if (type === tokens.LeftParenthesis) open.push('');
    else if (type === tokens.RightParenthesis) open.pop();
    else if (type === tokens.Url) checkReference(url.decode(token));
    else if (type === tokens.String && open.some((name) => LOADS.test(name)) && open.at(-1) !== 'type')
      checkReference(string.decode(token));
  });
  return problems[0];
}

function elementProblem({ name, local, uri, attributes }: SaxesTagNS): Problem | undefined {
  const kind = local.toLowerCase();
  if (ACTIVE.has(kind) || uri === XHTML) return { found: `<${name}>`, expected: ALONE };
  const animated = ANIMATIONS.has(kind) ? attributes.attributeName?.value.trim() : undefined;
  if (animated !== undefined && /^(?:on|(?:.*:)?href$)/i.test(animated))
    return { found: `<${name}> that changes '${animated}'`, expected: ALONE };
  return undefined;
}

function attributeProblem({ name, local, prefix, value }: SaxesAttributeNS): Problem | undefined {
  const told = `${name}="${shorten(value, 80)}"`;
  if (prefix === '' && /^on/i.test(local)) return { found: told, expected: ALONE };
  if (prefix === 'xml' && local === 'base') return { found: told, expected: ALONE };
  if (runsCode(value)) return { found: told, expected: ALONE };
  if (/^(?:href|src)$/i.test(local) && !staysInside(value)) return { found: told, expected: WITHIN };
  return prefix === '' ? cssProblem(value) : undefined;
}

/**
 * Reports content of an SVG that would run code or load another file.
 *
 * @param file path to name in diagnostics
 */
export function checkDrawing(file: string, text: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  let style = '';
  let inStyle = 0;
  let isBroken = false;
  const report = (
    problem: Problem | undefined,
    { line, column }: Readonly<Record<'line' | 'column', number>> = parser,
  ) => {
    if (problem && !isBroken)
      diagnostics.push({ file, line, column: Math.max(column, 1), field: 'drawing', ...problem });
  };
  let start = { line: 1, column: 1 };
  parser.on('opentagstart', () => {
    start = { line: parser.line, column: parser.column };
  });
  // Declared entities could hide the text of a reference.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) report({ found: 'a DOCTYPE with declarations', expected: ALONE });
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') report({ found: `<?${target}?>`, expected: ALONE });
  });
  parser.on('attribute', (attribute) => report(attributeProblem(attribute as SaxesAttributeNS)));
  parser.on('opentag', (tag) => {
    report(elementProblem(tag), start);
    if (tag.local.toLowerCase() === 'style') inStyle += 1;
  });
  parser.on('text', (part) => {
    if (inStyle > 0) style += part;
  });
  parser.on('cdata', (part) => {
    if (inStyle > 0) style += part;
  });
  parser.on('closetag', (tag) => {
    if (tag.local.toLowerCase() !== 'style') return;
    inStyle -= 1;
    report(cssProblem(style));
    style = '';
  });
  // No browser draws a malformed file. Report only the first error, because later ones follow from it.
  parser.on('error', ({ message }) => {
    const found = `no whole drawing (${message.replace(/\.$/, '')})`;
    report({ found, expected: 'an SVG as a drawing program saves it' });
    isBroken = true;
  });
  parser.write(text).close();
  return diagnostics;
}

/** Problems in a drawing that `cleanDrawing` does not remove. */
function checkCleaned(file: string, text: string): readonly Diagnostic[] {
  const problems = checkDrawing(file, text);
  if (problems.length === 0) return [];
  try {
    const left = new Set(checkDrawing(file, cleanDrawing(text)).map(({ found }) => found));
    return problems.filter(({ found }) => left.has(found));
  } catch {
    return problems;
  }
}

/** Problems in the drawings of `<directory>/pictures`. @param directory the content directory */
export function checkDrawings(directory: string): readonly Diagnostic[] {
  return [...loadOwnPictures(directory).values()]
    .filter(({ file }) => /\.svg$/i.test(file))
    .flatMap(({ file }) => {
      const source = readTextFile(file);
      return 'text' in source ? checkCleaned(source.file, source.text) : [source];
    });
}
