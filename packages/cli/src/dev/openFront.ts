import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The proxy server in front of a shop in development. It stays up while the shop restarts, so that no request fails because of
 * a restart.
 */
export interface Front {
  readonly host: string;
  readonly port: number;
  /** Forwards all requests to this local port, including requests that are waiting. */
  passTo(port: number): void;
  /** Holds requests until the shop has restarted. */
  hold(): void;
  /** Responds with 503 until the shop starts again, because the last start failed. */
  refuse(): void;
  close(): void;
}

const FAILED = 'The shop failed to start. See the "shop dev" terminal for details.\n';

/** Opens the proxy server for a shop in development. Rejects with the error from `listen`. */
export async function openFront({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<Front> {
  let state: number | 'hold' | 'refuse' = 'hold';
  const waiting = new Set<() => void>();
  const serve = (req: IncomingMessage, res: ServerResponse) => {
    if (res.destroyed) return;
    const retry = () => serve(req, res);
    if (state === 'refuse') res.writeHead(503, { 'retry-after': '1' }).end(FAILED);
    else if (state === 'hold') waiting.add(retry);
    // The shop may have just closed its port.
    else pass(req, res, { port: state, onRefused: () => waiting.add(retry) });
  };
  const turn = (next: typeof state) => {
    state = next;
    const held = [...waiting];
    waiting.clear();
    for (const retry of held) retry();
  };
  const server = createServer(serve).listen(port, host);
  await once(server, 'listening');
  return {
    host,
    port: (server.address() as AddressInfo).port,
    passTo: turn,
    hold: () => turn('hold'),
    refuse: () => turn('refuse'),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The hop-by-hop headers, which must not be forwarded. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

interface Passing {
  readonly port: number;
  /** Called if nothing listens on the port. Nothing has been sent at that time. */
  onRefused(): void;
}

function pass(req: IncomingMessage, res: ServerResponse, { port, onRefused }: Passing): void {
  const { method, url: path } = req;
  const headers = [...passedOn(req.rawHeaders), 'connection', 'close'];
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  const upstream = request({
    host: '127.0.0.1',
    port,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    headers: isChunked ? [...headers, 'transfer-encoding', 'chunked'] : headers,
    agent: false,
    setHost: false,
  });
  upstream.on('response', (answer) => {
    res.sendDate = false;
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders));
    answer.on('error', () => res.destroy());
    answer.pipe(res);
  });
  upstream.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNREFUSED' && !res.destroyed) onRefused();
    else res.destroy();
  });
  res.on('close', () => upstream.destroy());
  // The body is read only after the connection to the shop is open.
  upstream.on('socket', (socket) => socket.once('connect', () => req.pipe(upstream)));
}

/** Removes hop-by-hop headers from raw headers, which alternate names and values. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !OF_CONNECTION.has((raw[index - (index % 2)] as string).toLowerCase()));
