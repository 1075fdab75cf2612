/** Lighthouse's JSON as far as it is read, with one failure in two categories. */
export function lighthouseReport({ snippet = '<p>' } = {}) {
  const audit = (title: string, score: number | null, more: object = {}) => ({ title, score, ...more });
  const refs = (...ids: readonly string[]) => ids.map((id) => ({ id, weight: 10 }));
  return {
    categories: {
      performance: {
        score: 0.99,
        auditRefs: [
          ...refs('first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'),
          ...refs('cumulative-layout-shift'),
          { id: 'network-requests', weight: 0 },
        ],
      },
      accessibility: { score: 0.96, auditRefs: refs('color-contrast', 'html-has-lang', 'video-caption') },
      'best-practices': { score: 1, auditRefs: [] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      'first-contentful-paint': audit('First Contentful Paint', 1, { numericValue: 700 }),
      'largest-contentful-paint': audit('Largest Contentful Paint', 1, { numericValue: 900 }),
      'total-blocking-time': audit('Total Blocking Time', 0.98, { numericValue: 12, displayValue: '10 ms' }),
      'cumulative-layout-shift': audit('Cumulative Layout Shift', 1, { numericValue: 0.01 }),
      'color-contrast': audit('Colors do not contrast', 0),
      'html-has-lang': audit('The page has a language', 1),
      'video-caption': audit('Videos have captions', null),
      'network-requests': audit('Network Requests', 0, {
        details: {
          items: [
            { url: 'http://localhost:1/', transferSize: 1000 },
            { url: 'http://localhost:1/font.woff2', transferSize: 500 },
            { url: 'https://photos.example/1', transferSize: 9000 },
            { url: 'data:image/svg+xml,x', transferSize: 7 },
          ],
        },
      }),
      'largest-contentful-paint-element': audit('Element', 0, {
        details: { items: [{ items: [{ node: { snippet } }] }, { items: [{ phase: 'TTFB' }] }] },
      }),
    },
  };
}
