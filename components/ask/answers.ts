/** The `localStorage` key for the companies that the reader always allows. */
const KEY = 'allowed';

/** The companies that the reader always allows. None if storage is blocked or contains something else. */
export function allowed(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage[KEY] ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Stores the answer for a company. If storage is blocked, the reader is asked again on the next page. */
export function keepAnswer(provider: string, isAllowed: boolean): void {
  const others = allowed().filter((each) => each !== provider);
  try {
    localStorage[KEY] = JSON.stringify(isAllowed ? [...others, provider] : others);
  } catch {}
}
