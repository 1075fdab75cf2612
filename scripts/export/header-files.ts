import { basePath } from '@/lib/site/address';

/** Files whose names change with their content, or that never change under their name. */
const FOR_EVER = ['/_next/static/*', '/fonts/*', '/pictures/*'];
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The file `_headers`, as Cloudflare Pages and Netlify read it. Pages get no caching rule: both hosts let browsers ask
 * again every time by themselves, and a second rule for the same header would be joined to the first.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const block = (pattern: string, lines: Readonly<Record<string, string>>) =>
    [basePath() + pattern, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', headers),
    ...FOR_EVER.map((pattern) => block(pattern, { 'Cache-Control': IMMUTABLE })),
    '',
  ].join('\n');
}

interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads what `headersFile` writes, for the server of `npm start`. */
export function parseHeadersFile(text: string): (pathname: string) => Readonly<Record<string, string>> {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const rule = rules.at(-1);
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ pattern: line, headers: {} });
    else if (rule) rules[rules.length - 1] = { ...rule, headers: { ...rule.headers, [name]: value } };
  }
  return (pathname) =>
    Object.assign(
      {},
      ...rules
        .filter(({ pattern }) => pathname.startsWith(pattern.replace(/\*$/, '')))
        .map(({ headers }) => headers),
    );
}
