import { escapeHtml } from '@/lib/source/escape-html';

interface FramedPage {
  readonly title: string;
  readonly partner: string;
  /** Address of the partner's page. */
  readonly src: string;
}

/** Visible to screen readers only. */
const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';

/**
 * The document of a partner's frame, for its `srcdoc`. The partner's page is in an `<object>`, because browsers replace an object whose page
 * is refused, missing or unreachable by its content, and a frame by an error page. The hidden sentence leaves the frame empty, and what
 * is behind it visible. Frames are transparent only while their color scheme equals that of their document.
 */
export const framedPage = ({ title, partner, src }: FramedPage): string =>
  `<!doctype html><html lang="en" style="color-scheme:light"><title>${escapeHtml(title)}</title>` +
  `<object type="text/html" data="${escapeHtml(src)}" aria-label="${escapeHtml(title)}" ` +
  `style="position:fixed;inset:0;width:100%;height:100%"><p style="${HIDDEN}">${escapeHtml(partner)} did not open here.</p></object>`;
