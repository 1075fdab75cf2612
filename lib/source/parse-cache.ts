import { hash } from 'node:crypto';

/*
 * What an earlier build has parsed. To parse a thousand articles takes a second and a half, and an edit changes one of them.
 */

/** By a hash of what was parsed. Data that `structuredClone` copies. */
export type Parsed = ReadonlyMap<string, unknown>;

let before: Parsed = new Map();
let used: Map<string, unknown> | undefined;

/**
 * Parses texts, or takes what was made of the same texts before, where somebody keeps it.
 *
 * @param kind what is made of them @param parse depends on nothing but the texts
 */
export function parsedOnce<T>(kind: string, texts: readonly string[], parse: () => T): T {
  if (!used) return parse();
  const key = hash('sha256', JSON.stringify([kind, texts]));
  const value = before.has(key) ? (before.get(key) as T) : parse();
  used.set(key, value);
  return value;
}

/** Lets a run take what was parsed before. @returns its result, and all that it has parsed or taken */
export function withParsed<T>(known: Parsed, run: () => T): { readonly result: T; readonly parsed: Parsed } {
  before = known;
  const parsed = (used = new Map<string, unknown>());
  try {
    return { result: run(), parsed };
  } finally {
    [before, used] = [new Map(), undefined];
  }
}
