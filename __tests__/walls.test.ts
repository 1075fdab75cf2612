import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/*
 * The import rules of the README, over every module of the site at once. ESLint tells an editor about a single line;
 * cycles and what a module reaches through others can only be seen here.
 */

interface Module {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  readonly text: string;
  /** What it imports at run time and only as types: a file of the site, or a package as it is written. */
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const FOLDERS = ['app', 'components', 'lib', 'content', 'scripts'];
const SOURCE = /\.tsx?$/;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath.split(path.sep).join('/'), entry.name));
}

const files = FOLDERS.flatMap(filesBelow);
const sources = new Set(files.filter((file) => SOURCE.test(file)));

/** The file behind a specifier; a package stays as it is written. */
function resolve(from: string, specifier: string): string {
  if (!/^(?:@\/|\.)/.test(specifier)) return specifier;
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier);
  const found = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => sources.has(candidate));
  if (!found) throw new Error(`${from} imports '${specifier}', which is no file of the site`);
  return found;
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const values: string[] = [];
  const types: string[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteral(specifier))
      (typeOnly ? types : values).push(resolve(file, specifier.text));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return { file, text, values, types };
}

const modules = new Map([...sources].map((file) => [file, readModule(file)]));
const all = [...modules.values()];
const folderOf = (file: string) => (sources.has(file) ? file.split('/')[0] : undefined);
const within = (folder: string) => all.filter(({ file }) => folderOf(file) === folder);

/** Everything a module brings with it at run time; itself only when there is a circle. */
function reach(module: Module): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...module.values];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(modules.get(next)?.values ?? []));
  }
  return seen;
}

/** 'importer -> imported' for every import that breaks a rule. */
function offenders(importers: readonly Module[], isWrong: (imported: string, importer: string) => boolean) {
  return importers.flatMap(({ file, values, types }) =>
    [...values, ...types]
      .filter((imported) => isWrong(imported, file))
      .map((imported) => `${file} -> ${imported}`),
  );
}

test('the graph is seen at all', () => {
  expect(modules.get('app/blog/page.tsx')?.values).toContain('components/blog/article-grid.tsx');
  expect(modules.get('components/blog/article-grid.tsx')?.types).toContain('lib/site/picture.ts');
});

const ALLOWED = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib'],
  content: [],
  // The drawings of the share pictures and the start-up script are the site's own.
  scripts: ['scripts', 'components', 'lib'],
} as const;

test.each(Object.entries(ALLOWED))('%s imports of the site only %j', (folder, allowed) => {
  const wrong = (imported: string) => {
    const target = folderOf(imported);
    return target !== undefined && !(allowed as readonly string[]).includes(target);
  };
  expect(offenders(within(folder), wrong)).toEqual([]);
});

test('content holds data, not code', () => {
  expect(files.filter((file) => file.startsWith('content/') && !/\.(?:md|yaml)$/.test(file))).toEqual([]);
});

test('no module imports itself, over however many others', () => {
  expect(all.filter((module) => reach(module).has(module.file)).map(({ file }) => file)).toEqual([]);
});

test("'use client' stands in *.client.tsx, and in each of them", () => {
  const marked = all.filter(({ text }) => /^\s*(['"])use client\1/m.test(text)).map(({ file }) => file);
  const named = all.map(({ file }) => file).filter((file) => file.endsWith('.client.tsx'));
  expect(marked.sort()).toEqual(named.sort());
});

test('what reaches the browser brings no styling runtime with it', () => {
  const leaves = all.filter(({ file }) => file.endsWith('.client.tsx'));
  const heavy = leaves.filter((leaf) => reach(leaf).has('styled-components'));
  expect(heavy.map(({ file }) => file)).toEqual([]);
});

/** What loads is known by what it needs: files, frontmatter, YAML. Its types are free to use. */
test('views reach no loader and nothing of Node', () => {
  const loaders = (module: Module) =>
    [...reach(module)].filter((name) => name.startsWith('node:') || /^(?:gray-matter|yaml)$/.test(name));
  expect(
    within('components').flatMap((module) => loaders(module).map((name) => `${module.file} => ${name}`)),
  ).toEqual([]);
});

test('files are read in lib/content and in load-, check- and read- modules only', () => {
  const isHome = (file: string) =>
    file.startsWith('lib/content/') || /^lib\/(?:deals|partners)\/(?:load|check|read)-[^/]+$/.test(file);
  const reads = (imported: string, importer: string) =>
    /^(?:node:)?fs(?:\/|$)/.test(imported) && !isHome(importer);
  expect(offenders([...within('app'), ...within('components'), ...within('lib')], reads)).toEqual([]);
});

test('only lib/content takes frontmatter and YAML apart', () => {
  const isParser = (imported: string, importer: string) =>
    /^(?:gray-matter|yaml|remark)/.test(imported) && !importer.startsWith('lib/content/');
  expect(offenders(all, isParser)).toEqual([]);
});

test('one name for one file: kebab-case, no barrels', () => {
  const named = [...sources].filter((file) => !file.startsWith('app/'));
  expect(named.filter((file) => !/\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.client)?\.tsx?$/.test(file))).toEqual([]);
  expect([...sources].filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});
