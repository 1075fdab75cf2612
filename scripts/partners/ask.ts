import pMap from 'p-map';
import { isHostOf } from '@/lib/partners/registry';
import { decodeEntities } from '@/scripts/html/decode-entities';
import { framingRefusal } from './framing';
import type { Target } from './targets';

/**
 * fine: visitors get the expected answer. fault: they do not. unclear: the host rejects programs, so only a browser can tell.
 * unreached: there was no connection, which may be a problem of the host or of this machine.
 */
export type Verdict = 'fine' | 'fault' | 'unclear' | 'unreached';

export interface Answer {
  readonly target: Target;
  readonly verdict: Verdict;
  /** The finding in a few words. */
  readonly finding: string;
}

/** Whether no address could be reached. Then the problem is the network of this machine. */
export const isOffline = (answers: readonly Answer[]): boolean =>
  answers.length > 0 && answers.every(({ verdict }) => verdict === 'unreached');

interface AskOptions {
  /** Address of the site that contains the links, widgets and frames. */
  readonly site: URL;
  /** Hosts of partners whose program is closed. */
  readonly closedHosts: readonly string[];
  /** Milliseconds for one answer, redirects included. */
  readonly timeout: number;
}

/** Codes of Node and undici for "no connection". */
const NO_CONNECTION = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Status codes with which hosts reject programs, often only programs. */
const REFUSES_PROGRAMS = new Set([401, 403, 429]);

/** Number of characters in which a page must have its title. */
const TITLE_WITHIN = 64 * 1024;

const hasWords = (text: string) => text.trim() !== '';
const hasTitle = (text: string) => text.length >= TITLE_WITHIN || /<\/title|<body/i.test(text);

/** The text of an answer until there is enough of it. The rest is not downloaded. */
async function beginning(response: Response, isEnough: (text: string) => boolean): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (isEnough(text)) break;
  }
  return text.trim();
}

/** Whether the title of an answer says more than its status: for a page that an article names as a source. */
const needsTitle = ({ use }: Target, { ok, headers }: Response): boolean =>
  use === 'source' && ok && /html/i.test(headers.get('content-type') ?? '');

/** The words of a title that says that its page does not exist. */
const MISSING_WORDS = new Set(
  (
    '404 error code status http oops sorry the this your that page file article content url object you we requested looking for ' +
    'is are was were does has been could can cannot t no longer not be found exist exists available removed'
  ).split(' '),
);
const SAYS_MISSING =
  /\b(?:404|not (?:be )?found|cannot be found|not exist|no longer (?:available|exists))\b/i;

/**
 * Whether a title says that its page does not exist, as in "Page not found | Museum". One part of it has no other words: "Flight 404" and
 * "Luggage not found" are about something else.
 */
const saysMissing = (title: string): boolean =>
  title
    .split(/[|!?.:,–—·«»()[\]]|\s-\s/)
    .some(
      (part) =>
        SAYS_MISSING.test(part) &&
        (part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => MISSING_WORDS.has(word)),
    );

/** The sign that a page with status 200 no longer exists: its title says so, or a deep address redirects to the home page. */
function softMissing(asked: URL, page: URL, text: string): string | undefined {
  const title = decodeEntities(/<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? '').trim();
  if (saysMissing(title)) return `its title is '${title}'`;
  const isHome = page.pathname === '/' && page.search === '';
  return isHome && asked.pathname !== '/' ? 'leads to the home page of the host' : undefined;
}

/** The problem of an answer for its use, or undefined. */
function faultOf({ use, url, formHosts }: Target, response: Response, text: string, options: AskOptions) {
  const page = new URL(response.url);
  if (isHostOf(options.closedHosts, page.hostname)) return 'ends at a partner whose program is closed';
  if (formHosts && !isHostOf(formHosts, page.hostname))
    return `ends at ${page.hostname}, no host of the partner`;
  if (!response.ok) return `HTTP ${response.status}`;
  if (!text) return 'an empty answer';
  if (use === 'source') return softMissing(url, page, text);
  const refusal = use === 'frame' ? framingRefusal(response.headers, page, options.site) : undefined;
  if (refusal) return `refuses to be framed (${refusal})`;
  const type = response.headers.get('content-type') ?? 'no content type';
  if (use === 'script' && (!/\b(?:java|ecma)script\b/i.test(type) || text.startsWith('<'))) {
    return `not JavaScript (${type})`;
  }
  return undefined;
}

function failure(error: unknown, timeout: number): Pick<Answer, 'verdict' | 'finding'> {
  const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') {
    return { verdict: 'fault', finding: `no answer within ${timeout / 1000} s` };
  }
  if (!cause) throw error;
  if (cause.code && NO_CONNECTION.has(cause.code)) {
    return { verdict: 'unreached', finding: `no connection (${cause.code})` };
  }
  // Node's messages contain hosts and certificates, but never the query of an address.
  return { verdict: 'fault', finding: `no answer: ${cause.message}` };
}

/**
 * Requests an address as a visitor's browser would, and judges the answer. It uses GET and closes the connection after the first
 * bytes or the title, because HEAD does not reveal an empty page and many hosts do not support it.
 */
async function askPartner(target: Target, options: AskOptions): Promise<Answer> {
  try {
    const response = await fetch(target.url, {
      signal: AbortSignal.timeout(options.timeout),
      headers: { accept: target.use === 'script' ? '*/*' : 'text/html', 'accept-language': 'en' },
    });
    const text = await beginning(response, needsTitle(target, response) ? hasTitle : hasWords);
    const end = new URL(response.url);
    const moved = response.redirected ? `, after a redirect to ${end.origin}${end.pathname}` : '';
    const fault = faultOf(target, response, text, options);
    if (!fault) return { target, verdict: 'fine', finding: `HTTP ${response.status}${moved}` };
    const unclear = REFUSES_PROGRAMS.has(response.status);
    return {
      target,
      verdict: unclear ? 'unclear' : 'fault',
      finding: `${fault}${unclear ? ', as many hosts answer automated requests' : ''}${moved}`,
    };
  } catch (error) {
    return { target, ...failure(error, options.timeout) };
  }
}

/**
 * Requests every address once: several hosts at a time, but one address at a time per host. A host that cannot be reached is not
 * tried again.
 */
export async function askPartners(
  targets: readonly Target[],
  options: AskOptions & { readonly hostsAtOnce: number },
): Promise<readonly Answer[]> {
  const hosts = [...new Set(targets.map(({ url }) => url.host))];
  const answers = new Map<Target, Answer>();
  const askHost = async (host: string) => {
    let gone: Answer | undefined;
    for (const target of targets.filter(({ url }) => url.host === host)) {
      const answer = gone ? { ...gone, target } : await askPartner(target, options);
      answers.set(target, answer);
      if (answer.verdict === 'unreached') gone = answer;
    }
  };
  await pMap(hosts, askHost, { concurrency: options.hostsAtOnce });
  return targets.flatMap((target) => answers.get(target) ?? []);
}
