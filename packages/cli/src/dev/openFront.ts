import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server that clients of a shop under development ask. It stays while the shop restarts, so that no request fails for it. */
export interface Front {
  readonly host: string;
  readonly port: number;
  /** Passes requests on to this port of the machine, those that wait included. */
  passTo(port: number): void;
  /** Lets requests wait for the next shop. */
  hold(): void;
  /** Answers requests with 503 until the next shop starts, because the last one failed. */
  refuse(): void;
  close(): void;
}

const FAILED = 'The shop failed to start. See the "shop dev" terminal for details.\n';

/** Listens for a shop under development. Rejects like a server that cannot listen. */
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
    const again = () => serve(req, res);
    if (state === 'refuse') res.writeHead(503, { 'retry-after': '1' }).end(FAILED);
    else if (state === 'hold') waiting.add(again);
    // The shop may have closed its port just now.
    else pass(req, res, { port: state, onRefused: () => waiting.add(again) });
  };
  const turn = (next: typeof state) => {
    state = next;
    const held = [...waiting];
    waiting.clear();
    for (const again of held) again();
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

/** Headers of one connection, which the other one has of its own. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

interface Passing {
  readonly port: number;
  /** Called when nothing listens at the port, before anything was sent there. */
  onRefused(): void;
}

function pass(req: IncomingMessage, res: ServerResponse, { port, onRefused }: Passing): void {
  const { method, url: path } = req;
  const headers = [...passedOn(req.rawHeaders), 'connection', 'close'];
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  const asked = request({
    host: '127.0.0.1',
    port,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    headers: isChunked ? [...headers, 'transfer-encoding', 'chunked'] : headers,
    agent: false,
    setHost: false,
  });
  asked.on('response', (answer) => {
    res.sendDate = false;
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders));
    answer.on('error', () => res.destroy());
    answer.pipe(res);
  });
  asked.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNREFUSED' && !res.destroyed) onRefused();
    else res.destroy();
  });
  res.on('close', () => asked.destroy());
  // The body is read once there is a connection to send it on.
  asked.on('socket', (socket) => socket.once('connect', () => req.pipe(asked)));
}

/** Leaves the headers of the connection out of raw ones, which are names and values in turn. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !OF_CONNECTION.has((raw[index - (index % 2)] as string).toLowerCase()));
