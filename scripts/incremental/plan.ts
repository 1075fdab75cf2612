import { hash } from 'node:crypto';
import type { KeptPage } from '@/lib/seo/kept-pages';
import type { GlobalInputs } from './global-inputs';

/** A page in the plan of a build. */
interface PlannedPage {
  /** A hash of everything that the page is built from. */
  readonly key: string;
  /** Hashes of the parts of its model, so that a build can report what changed. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The inputs and the pages of a build. The next build compares its own plan with it to report what changed. */
export interface Plan {
  readonly inputs: GlobalInputs;
  /** Pages by path. */
  readonly pages: Readonly<Record<string, PlannedPage>>;
}

interface StalePage {
  readonly path: string;
  readonly why: string;
}

const digest = (text: string) => hash('sha256', text).slice(0, 32);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Hashes of the parts of a model by name. A nested object contributes its fields, such as `article.title`. */
function partsOf(model: unknown, prefix = ''): Readonly<Record<string, string>> {
  if (!isRecord(model)) return {};
  return Object.fromEntries(
    Object.entries(model).flatMap(([name, value]) =>
      isRecord(value) && prefix === ''
        ? Object.entries(partsOf(value, `${name}.`))
        : [[prefix + name, digest(JSON.stringify(value) ?? '').slice(0, 8)]],
    ),
  );
}

/** Gives every page its key. @param newest paths of the pages that are compressed at the best quality */
export function makePlan(
  inputs: GlobalInputs,
  pages: Iterable<KeptPage>,
  newest: ReadonlySet<string> = new Set(),
): Plan {
  const global = JSON.stringify(inputs);
  const planned: Record<string, PlannedPage> = {};
  for (const { path, model } of pages)
    planned[path] = {
      key: digest([global, path, JSON.stringify(model), newest.has(path)].join('\0')),
      parts: partsOf(model),
    };
  return { inputs, pages: planned };
}

const changed = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );

/** The reason why a page must be rendered. */
function whyStale(path: string, plan: Plan, former: Plan | undefined): string {
  const page = former?.pages[path];
  if (!former || !page) return 'new';
  const all = changed(former.inputs, plan.inputs);
  if (all.length > 0) return `${all.join(', ')} changed`;
  const parts = changed(page.parts, plan.pages[path]?.parts ?? {});
  return parts.length > 0 ? `${parts.join(', ')} changed` : 'not kept';
}

/**
 * The pages that must be rendered.
 *
 * @param former the plan of the previous build, for the reasons
 * @param isKept whether all files of the page with a key are stored
 */
export function stalePages(
  plan: Plan,
  former: Plan | undefined,
  isKept: (key: string) => boolean,
): readonly StalePage[] {
  return Object.entries(plan.pages).flatMap(([path, { key }]) =>
    isKept(key) ? [] : { path, why: whyStale(path, plan, former) },
  );
}
