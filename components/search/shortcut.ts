/** The used properties of a KeyboardEvent. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** The fields that take text, which a checkbox does not. */
const FIELD =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELD) !== null;

/** Whether a key opens the search: Ctrl-K or Cmd-K anywhere; `/` outside of fields, unless it is turned off. */
export function isSearchShortcut(press: KeyPress, slashAllowed: boolean): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey && press.key.toLowerCase() === 'k';
  return press.key === '/' && slashAllowed && !isTyping(press.target);
}

/** The text that the visitor has typed since the key or press, while the search was loading. The preview has no loader that keeps it. */
export function takeTypedText(): string {
  const loader = self.__loader as typeof self.__loader | undefined;
  const typed = loader?.typed ?? '';
  if (loader) loader.typed = undefined;
  return typed;
}

/** Short, because the loader on every page uses it (`scripts/hydration/loader.ts`). */
const KEY = 'slash';

/**
 * Whether a single `/` opens the search. Users of speech input, or people who hit keys by accident, must be able to
 * turn a single-key shortcut off (WCAG 2.2, 2.1.4). If storage is blocked, the shortcut is on.
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
    // Storage is blocked, so the shortcut stays on.
  }
}
