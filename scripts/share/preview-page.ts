import type { SharePicture } from '@/lib/seo/share-pictures';
import { escapeHtml } from '@/lib/source/escape-html';

/** The data that a network reads from a page. */
export interface PreviewEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly card: SharePicture;
  /** Articles only. */
  readonly pin?: SharePicture;
}

const STYLE = `
  body { margin: 0 auto; max-width: 90rem; padding: 2rem; background: #f6efe3; color: #14213d; font: 16px/1.4 system-ui, sans-serif; }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2rem; align-items: start; margin: 0 0 4rem; }
  h1, h2 { font-weight: 600; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; }
  figure { margin: 0; background: #fff; overflow: hidden; }
  figcaption { padding: .75rem 1rem; }
  img { display: block; width: 100%; height: auto; }
  b { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  small { display: block; overflow: hidden; color: #65676b; text-overflow: ellipsis; white-space: nowrap; }
  .facebook figcaption { border-top: 1px solid #ced0d4; background: #f0f2f5; }
  .facebook small:first-child { text-transform: uppercase; }
  .x { position: relative; border-radius: 16px; }
  .x figcaption { position: absolute; left: 12px; bottom: 12px; max-width: calc(100% - 24px); box-sizing: border-box; padding: 0 8px; border-radius: 4px; background: rgb(0 0 0 / 77%); color: #fff; font-size: 13px; line-height: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .pinterest { max-width: 236px; border-radius: 16px; background: none; }
  .pinterest img { border-radius: 16px; }
  .pinterest figcaption { padding: .5rem; font-size: 14px; }
`;

function entryHtml({ path, title, description, card, pin }: PreviewEntry, domain: string): string {
  const image = (picture: SharePicture) =>
    `<img src="../out${escapeHtml(picture.path)}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy">`;
  return `<section>
<h2>${escapeHtml(path)}</h2>
<figure class="facebook">${image(card)}<figcaption><small>${escapeHtml(domain)}</small><b>${escapeHtml(title)}</b><small>${escapeHtml(description)}</small></figcaption></figure>
<figure class="x">${image(card)}<figcaption>${escapeHtml(title)}</figcaption></figure>
${pin ? `<figure class="pinterest">${image(pin)}<figcaption><b>${escapeHtml(title)}</b><small>${escapeHtml(domain)}</small></figcaption></figure>` : ''}
</section>`;
}

/** A page that shows every share picture as Facebook, X and Pinterest would. The page belongs in a folder beside out/. */
export function previewPage(entries: readonly PreviewEntry[], domain: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Share pictures</title>
<style>${STYLE}</style>
<h1>${entries.length} pages as networks show them</h1>
${entries.map((entry) => entryHtml(entry, domain)).join('\n')}
</html>
`;
}
