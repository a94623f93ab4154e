import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createShopClient, isShopError } from '@shop/sdk';
import type { ClientOptions } from '@shop/sdk';
import { afterEach, beforeEach } from 'vitest';

export type Answer = (res: ServerResponse, req: IncomingMessage) => void;

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a server for each test that returns prepared responses and records requests. The last response is repeated. */
export function answeringServer() {
  const at = { baseUrl: '', received: [] as Received[], answers: [] as Answer[] };
  let server: ReturnType<typeof createServer>;
  beforeEach(async () => {
    at.received = [];
    at.answers = [];
    server = createServer(async (req, res) => {
      let body = '';
      for await (const chunk of req) body += String(chunk);
      at.received.push({ method: req.method, url: req.url, headers: req.headers, body });
      at.answers[Math.min(at.received.length, at.answers.length) - 1]?.(res, req);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    at.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    at,
    client: (options: Partial<ClientOptions> = {}) => createShopClient({ baseUrl: at.baseUrl, ...options }),
  };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (res) =>
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
export const fine = json(200, { data: { a: 1 } });
export const unavailable = (retryAfter?: string): Answer =>
  json(
    503,
    { error: { status: 503, message: 'Out of reach', code: 'SERVICE_UNAVAILABLE', requestId: 'r' } },
    retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  );
export const cut: Answer = (_res, req) => req.socket.destroy();
export const hang: Answer = () => {};

export const read = { method: 'GET', path: '/api/thing' } as const;
export const write = { method: 'POST', path: '/api/thing', body: {} } as const;

/** Returns the properties of the ShopError that a call throws. */
export async function failure(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isShopError(error)) throw new Error(`No ShopError: ${String(error)}`);
  const { kind, code, status } = error;
  return { kind, code, status, error };
}
