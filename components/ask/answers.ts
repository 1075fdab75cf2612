/** The name in `localStorage` of the companies that a reader has allowed for good. */
const KEY = 'allowed';

/** Companies that a reader has allowed for good; none where storage is blocked or holds something else. */
export function allowed(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage[KEY] ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the answer for a company, where the browser lets us; an answer that is not kept is asked for again. */
export function keepAnswer(provider: string, isAllowed: boolean): void {
  const others = allowed().filter((each) => each !== provider);
  try {
    localStorage[KEY] = JSON.stringify(isAllowed ? [...others, provider] : others);
  } catch {}
}
