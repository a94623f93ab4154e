import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readForm } from './answerCall.ts';
import type { CardCall } from './answerCall.ts';
import type { CallAnswer } from './answerOnce.ts';
import { browserLibrary } from './browserLibrary.ts';
import type { FaultPlan } from './faults.ts';

/** The path of the browser library. */
export const LIBRARY_PATH = '/v3/';

/**
 * Starts an HTTP server that records each API call and passes it to `answer`, unless a fault is planned for the call. The server also
 * serves the browser library. Requests for the library are not recorded.
 */
export async function listenForCalls(
  port: number,
  calls: CardCall[],
  faults: FaultPlan,
  answer: (call: CardCall) => CallAnswer,
  pages: Pages,
): Promise<Server> {
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.url === LIBRARY_PATH)
      return void res
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
        .end(browserLibrary);
    const page = await pageOf(req, pages);
    if (page) {
      const headers =
        page.location === undefined
          ? { 'content-type': 'text/html; charset=utf-8' }
          : { location: page.location };
      return void res.writeHead(page.status, headers).end(page.html);
    }
    const call = await readCall(req);
    calls.push(call);
    const fault = faults.take(call.path);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'error') return send(res, { status: 500, body: { error: { type: 'api_error' } } });
    if (fault?.kind === 'refuse') return send(res, refusalOf(fault.status ?? 429));
    if (fault?.kind === 'slow') await pause(fault.delayMs ?? 100);
    const answered = answer(call);
    if (fault?.kind === 'cut') return void req.socket.destroy();
    send(res, answered);
  };
  const server = createServer((req, res) => void serve(req, res));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return server;
}

/** Answers requests of shoppers' browsers for pages. Returns null for other paths. */
type Pages = (
  url: URL,
  outcome: string | null,
) => { readonly status: number; readonly html?: string; readonly location?: string } | null;

async function pageOf(req: IncomingMessage, pages: Pages): Promise<ReturnType<Pages>> {
  const url = new URL(req.url ?? '/', 'http://gateway.test');
  if (!url.pathname.startsWith('/authenticate/')) return null;
  const sent = req.method === 'POST' ? new URLSearchParams(await text(req)) : null;
  return pages(url, sent && (sent.get('outcome') ?? ''));
}

async function readCall(req: IncomingMessage): Promise<CardCall> {
  const url = new URL(req.url ?? '/', 'http://gateway.test');
  const body = await text(req);
  const { 'idempotency-key': key, 'stripe-version': version } = req.headers;
  return {
    method: req.method ?? '',
    path: decodeURIComponent(url.pathname),
    parameters: readForm(req.method === 'GET' ? url.search.slice(1) : body),
    idempotencyKey: typeof key === 'string' ? key : null,
    apiVersion: typeof version === 'string' ? version : null,
    secretKey: /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? null,
  };
}

const refusalOf = (status: number): CallAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: `Refused with ${status}` } },
});

function send(res: ServerResponse, { status, body }: CallAnswer): void {
  res.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_simulated',
    // Browsers may confirm payments from any shop's pages.
    'access-control-allow-origin': '*',
  });
  res.end(JSON.stringify(body));
}
