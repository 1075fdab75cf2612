import { hash } from 'node:crypto';

/*
 * Results that an earlier build parsed. Parsing a thousand articles takes a second and a half, and an edit changes only one of
 * them.
 */

/** Parsed results by a hash of their texts. `structuredClone` must be able to copy them. */
export type Parsed = ReadonlyMap<string, unknown>;

let before: Parsed = new Map();
let used: Map<string, unknown> | undefined;

/**
 * Parses texts, or returns the earlier result for the same texts. Outside of `withParsed` nothing is kept.
 *
 * @param kind name of the result, because one text can have results of several kinds
 * @param parse must depend only on the texts
 */
export function parsedOnce<T>(kind: string, texts: readonly string[], parse: () => T): T {
  if (!used) return parse();
  const key = hash('sha256', JSON.stringify([kind, texts]));
  const value = before.has(key) ? (before.get(key) as T) : parse();
  used.set(key, value);
  return value;
}

/** Lets `run` reuse earlier results. @returns the result of `run`, and everything that it parsed or reused */
export function withParsed<T>(known: Parsed, run: () => T): { readonly result: T; readonly parsed: Parsed } {
  before = known;
  const parsed = (used = new Map<string, unknown>());
  try {
    return { result: run(), parsed };
  } finally {
    [before, used] = [new Map(), undefined];
  }
}
