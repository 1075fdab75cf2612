import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Desk } from '@/lib/site/desk';
import { absoluteUrl, basePath } from '@/lib/site/address';
import { DESK } from '@/lib/site/routes';
import { deskConfig, type DeskSite } from './desk-config';
import { deskPage } from './desk-page';

const ASSETS = path.resolve('node_modules/@sveltia/cms/npm/assets');
const FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^/]*\/([\w-]+)\.woff2/g;

/** Leaves out the grammars of about 300 languages. They highlight code in the editor, which a travel magazine does not need. */
const withoutGrammars: Plugin = {
  name: 'without-grammars',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\/langs\// }, () => ({ path: 'none', namespace: 'grammar' }));
    onLoad({ filter: /./, namespace: 'grammar' }, () => ({ contents: 'export default []' }));
  },
};

/** Loads the fonts of the package's style sheet from the package's own folder and not from another host. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup({ onLoad }) {
    const files = readdirSync(ASSETS);
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(FONT, (address, family, style) => {
        const own = files.find((name) => name.startsWith(`${family}-${style}-`));
        if (own === undefined) throw new Error(`@sveltia/cms has no file for ${address}`);
        return `${basePath()}/${DESK}/assets/${own}`;
      }),
    }));
  },
};

/** Bundles the package into a folder. @returns the entry file */
async function bundleDesk(folder: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [path.resolve('scripts/desk/start-desk.ts')],
    outdir: folder,
    entryNames: 'desk-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'external',
    metafile: true,
    logLevel: 'error',
    plugins: [withoutGrammars, ownFonts],
  });
  // The package refers to its fonts and workers by paths relative to its own file.
  cpSync(ASSETS, path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const [entry = ''] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('start-desk.ts')) ??
    [];
  return path.basename(entry);
}

/**
 * Writes the desk for writers: a separate page at `/admin` with its own policy and configuration, and the code of Sveltia CMS from
 * its package. No other part of the export refers to it.
 */
export async function writeDesk(
  directory: string,
  desk: Desk,
  site: Omit<DeskSite, 'address'>,
): Promise<void> {
  const folder = path.join(directory, DESK);
  mkdirSync(folder, { recursive: true });
  const script = await bundleDesk(folder);
  const config = deskConfig(desk, { ...site, address: absoluteUrl('/') });
  writeFileSync(path.join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(path.join(directory, `${DESK}.html`), deskPage(desk, config.app_title, script));
}
