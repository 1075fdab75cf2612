import { ContentError, diagnosticsOf, formatDiagnostic, type Diagnostic } from '@/lib/source/diagnostic';

const diagnostic = (file: string, found = "'cheap'"): Diagnostic => ({
  ...{ file, line: 2, column: 7, field: 'tags.0' },
  ...{ found, expected: 'a tag' },
});

test('a diagnostic is one line with its place, also where it quotes several lines', () => {
  expect(formatDiagnostic(diagnostic('a.md'))).toBe("a.md:2:7  tags.0  found 'cheap'; expected a tag");
  expect(formatDiagnostic(diagnostic('a.md', "'one\r\n\n   two \n three'"))).toBe(
    "a.md:2:7  tags.0  found 'one two three'; expected a tag",
  );
});

test('invisible characters are shown, and said to be invisible once', () => {
  const link = { ...diagnostic('a.md', "'/\u2060a\u200b'"), expected: "a page; did you mean '/a'?" };
  expect(formatDiagnostic(link)).toBe(
    "a.md:2:7  tags.0  found '/‹U+2060›a‹U+200B›'; expected a page; did you mean '/a'?; ‹…› is an invisible character",
  );
  expect(formatDiagnostic({ ...diagnostic('a.md'), field: '\u00a0featured' })).toMatch(
    /^a\.md:2:7 {2}‹U\+00A0›featured {2}found/,
  );
});

test.each([
  ['00A0', '\u00a0'],
  ['00AD', '\u00ad'],
  ['200C', '\u200c'],
  ['200D', '\u200d'],
  ['200D', '👨\u200d'],
  ['200D', '\u200d👧'],
  ['200E', '\u200e'],
  ['200F', '\u200f'],
  ['2007', '\u2007'],
  ['202F', '\u202f'],
  ['FEFF', '\ufeff'],
])('U+%s is shown', (name, character) => {
  expect(formatDiagnostic(diagnostic('a.md', character))).toContain(`‹U+${name}›`);
});

test.each(['👨\u200d👩\u200d👧', '👩🏽\u200d🚀', '🏳\ufe0f\u200d🌈'])('the emoji %s stays as it is', (emoji) => {
  expect(formatDiagnostic(diagnostic('a.md', emoji))).toContain(`found ${emoji}; expected a tag`);
  expect(formatDiagnostic(diagnostic('a.md', emoji))).not.toContain('‹');
});

test.each([
  [['a.md'], '1 mistake in 1 content file:'],
  [['a.md', 'a.md'], '2 mistakes in 1 content file:'],
  [['a.md', 'b.md', 'b.md'], '3 mistakes in 2 content files:'],
])('an error of the content in %j counts them and lists each', (files, first) => {
  const diagnostics = files.map((file) => diagnostic(file));
  const error = new ContentError(diagnostics);
  expect(error.message).toBe([first, ...diagnostics.map(formatDiagnostic)].join('\n'));
  expect(error.name).toBe('ContentError');
});

test('what a loader finds wrong is reported; a defect of the code is thrown on', () => {
  const diagnostics = [diagnostic('a.md')];
  const failing = (error: Error) => () => {
    throw error;
  };
  expect(diagnosticsOf(() => 'fine')).toEqual([]);
  expect(diagnosticsOf(failing(new ContentError(diagnostics)))).toEqual(diagnostics);
  expect(() => diagnosticsOf(failing(new TypeError('defect')))).toThrow(new TypeError('defect'));
});
