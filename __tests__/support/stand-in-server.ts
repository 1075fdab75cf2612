import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How a stand-in server answers; one that does nothing is silent. */
export type Play = (response: ServerResponse, request: StandInRequest) => void;

export interface StandInServer {
  /** Such as http://127.0.0.1:49152 */
  readonly origin: string;
  /** What was asked, in order. */
  readonly requests: readonly StandInRequest[];
  /** Starts anew: forgets the requests and takes another script. */
  readonly play: (next: Play) => void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A server of this machine that acts as an outside service. It runs for all tests of a file. */
export function standInServer(): StandInServer {
  const requests: StandInRequest[] = [];
  let current: Play = () => undefined;
  let origin = '';
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', origin);
      const { method = '', headers } = request;
      const asked = { method, path: pathname, query: searchParams, headers, body };
      requests.push(asked);
      current(response, asked);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get origin() {
      return origin;
    },
    requests,
    play(next) {
      requests.length = 0;
      current = next;
    },
  };
}

/** Answers in JSON. */
export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Play =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

/** Answers with a text. */
export const text =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Play =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

/** Begins an answer and drops the connection. */
export const halfAnAnswer: Play = (response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"success": true,', () => response.destroy());
};

/** One answer after another; the last one stays. */
export function inTurn(...plays: readonly Play[]): Play {
  let index = 0;
  return (response, request) => {
    plays[Math.min(index, plays.length - 1)]?.(response, request);
    index += 1;
  };
}
