import { START_UP_MARK } from '@/components/theme/start-up-script';

export const BUILD = '0f1e2d3c4b5a';
export const ROWS = `1:"$Sreact.fragment"\n0:{"P":null,"title":"</script> & \\"quotes\\"","b":"${BUILD}"}\n`;

const CHUNKS = ['aa.js', 'turbopack-bb.js'].map((name) => `/_next/static/chunks/${name}`);

/** The parts of a page of Next's export, for tests to leave out, double or damage. */
export const PARTS = {
  charset: '<meta charSet="utf-8"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/aa.js"/>',
  font: '<link rel="preload" href="/fonts/f.woff2" as="font" crossorigin=""/>',
  chunks: CHUNKS.map((src) => `<script src="${src}" async=""></script>`).join(''),
  startUp: `<script>${START_UP_MARK}</script>`,
  polyfill: '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  body: '<!--$--><!--/$--><p>By <!-- -->Ada &amp; Grace</p><script type="application/ld+json">{"a":1}</script>',
  entry:
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/aa.js"],"runtimeModuleIds":[7]});</script>',
  first: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  rows: `<script>self.__next_f.push(${JSON.stringify([1, ROWS]).replaceAll('<', '\\u003c')})</script>`,
};

/** A page of Next's export. @param changes parts that are not as they should be */
export function madeUpPage(changes: Partial<typeof PARTS> = {}): string {
  const { charset, preload, font, chunks, startUp, polyfill, body, entry, first, rows } = {
    ...PARTS,
    ...changes,
  };
  return `<!DOCTYPE html><html lang="en"><head>${charset}${preload}${font}${chunks}${startUp}${polyfill}</head><body>${body}${entry}${first}${rows}</body></html>`;
}
