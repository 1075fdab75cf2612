import { z } from 'zod';

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.unknown().optional(),
});

/** The used parts of Lighthouse's report (see its `types/lhr/lhr.d.ts`). */
const reportSchema = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
});

const requestsSchema = z.object({
  items: z.array(z.object({ url: z.string(), transferSize: z.number().default(0) })),
});

/** The element is nested in two lists: in the first row of the first table. */
const paintSchema = z.object({
  items: z
    .tuple([z.object({ items: z.tuple([z.object({ node: z.object({ snippet: z.string() }) })]) })])
    .rest(z.unknown()),
});

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
export type Metric = keyof typeof METRICS;

/** An audit that lowers the score of its category. */
export interface Failure {
  readonly category: string;
  readonly id: string;
  readonly finding: string;
}

/** The result of one visit by Lighthouse. */
export interface PageRun extends Readonly<Record<Metric, number>> {
  /** Requests to the site itself, and their bytes over the wire. */
  readonly requests: number;
  readonly bytes: number;
  /** Requests to all other hosts. */
  readonly outside: number;
  /** Whether the largest contentful paint was a picture. The speed of photos depends on their host. */
  readonly paintsPicture: boolean;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly failures: readonly Failure[];
}

/** Lighthouse had no result for a page. The message is from Lighthouse. */
export class NoResultError extends Error {}

type Report = z.infer<typeof reportSchema>;

function failuresOf({ categories, audits }: Report): readonly Failure[] {
  return Object.entries(categories)
    .filter(([, { score }]) => score !== 1)
    .flatMap(([category, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight }) => {
        const found = audits[id];
        if (!found || weight === 0 || found.score === null || found.score === 1) return [];
        return [{ category, id, finding: [found.title, found.displayValue].filter(Boolean).join(': ') }];
      }),
    );
}

function requestsOf({ audits }: Report): Pick<PageRun, 'requests' | 'bytes' | 'outside'> {
  const { items } = requestsSchema.parse(audits['network-requests']?.details);
  const real = items.filter(({ url }) => /^https?:/.test(url));
  const own = real.filter(({ url }) => new URL(url).hostname === 'localhost');
  return {
    requests: own.length,
    bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    outside: real.length - own.length,
  };
}

/**
 * Reads Lighthouse's JSON.
 *
 * @throws NoResultError if the page could not be measured; ZodError if the JSON is not a report of Lighthouse 12
 */
export function readLighthouse(json: string): PageRun {
  const report = reportSchema.parse(JSON.parse(json));
  if (report.runtimeError) throw new NoResultError(report.runtimeError.message);
  const metric = (name: Metric) => z.number().parse(report.audits[METRICS[name]]?.numericValue);
  const score = (name: Category) => Math.round(z.number().parse(report.categories[name]?.score) * 100);
  const paint = paintSchema.safeParse(report.audits['largest-contentful-paint-element']?.details);
  return {
    fcp: metric('fcp'),
    lcp: metric('lcp'),
    tbt: metric('tbt'),
    cls: metric('cls'),
    ...requestsOf(report),
    paintsPicture: paint.success && paint.data.items[0].items[0].node.snippet.startsWith('<img'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failures: failuresOf(report),
  };
}
