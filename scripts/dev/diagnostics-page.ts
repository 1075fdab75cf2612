import { ContentError, type Diagnostic } from '@/lib/source/diagnostic';
import { escapeHtml } from '@/lib/source/escape-html';
import { previewEventsSince } from '@/lib/site/preview-events';

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem; background: light-dark(#fffdf8, #0e1626); color: light-dark(#14213d, #f2ede3); font: 1.0625rem/1.55 system-ui, sans-serif; }
  h1 { font: 600 1.75rem/1.2 Georgia, serif; }
  ol { padding: 0; list-style: none; }
  li { margin-top: 1rem; padding: 1rem 1.25rem; border: 1px solid light-dark(#e4dccd, #2c3a57); border-radius: 14px; background: light-dark(#fff, #17223a); overflow-wrap: anywhere; }
  code { font: 600 0.9375rem/1.5 ui-monospace, monospace; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0.5rem 0 0; }
  dt { color: light-dark(#4a5672, #b9c0d0); }
  dd { margin: 0; }
`;

function itemHtml({ file, line, column, field, found, expected }: Diagnostic): string {
  return `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code> ${escapeHtml(field)}
<dl><dt>Found</dt><dd>${escapeHtml(found)}</dd><dt>Expected</dt><dd>${escapeHtml(expected)}</dd></dl></li>`;
}

/** Reloads the page after the next save. Like `LivePreview`, it listens only while the page is visible. */
const listenScript = (version: string) => `
  let events;
  function listen() {
    events?.close();
    events = document.hidden ? undefined : new EventSource(${JSON.stringify(previewEventsSince(version))});
    events?.addEventListener('message', () => location.reload());
  }
  listen();
  document.addEventListener('visibilitychange', listen);
`;

/**
 * The page with the diagnostics, which replaces every page while content is invalid.
 *
 * @param version version of the content with these diagnostics
 */
export function diagnosticsPage(diagnostics: readonly Diagnostic[], version: string): string {
  const [count = ''] = new ContentError(diagnostics).message.split(':\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(count)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(count)}</h1>
<p>Fix ${diagnostics.length === 1 ? 'the mistake' : 'the mistakes'} and save: the page then comes back automatically.</p>
<ol role="list">
${diagnostics.map(itemHtml).join('\n')}
</ol>
</main>
<script>${listenScript(version)}</script>
</html>
`;
}
