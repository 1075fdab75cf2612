/** The parts of a KeyboardEvent that tell what was meant. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELD) !== null;

/** Whether a press asks for the search: Ctrl-K or Cmd-K anywhere, `/` while nobody is typing and it is not turned off. */
export function isSearchShortcut(press: KeyPress, slashAllowed: boolean): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey && press.key.toLowerCase() === 'k';
  return press.key === '/' && slashAllowed && !isTyping(press.target);
}

/** Short, because the loader on every page knows it, too (`scripts/hydration/loader.ts`). */
const KEY = 'slash';

/**
 * Whether a single `/` opens the search. People who speak to their computer, or whose hands slip, must be able to turn
 * such a key off (WCAG 2.2, 2.1.4). Storage may be blocked: then the key works.
 */
export function isSlashAllowed(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function allowSlash(allowed: boolean): void {
  try {
    if (allowed) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Nothing can be kept, and the key goes on working.
  }
}
