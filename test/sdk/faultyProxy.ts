import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Fault that the proxy injects. `cutAfter`: the shop processes the request, but its response is lost. `errorAfter`: the response is
 * replaced with a 500 response.
 */
export type ProxyFault =
  | 'none'
  | 'cutBefore'
  | 'cutAfter'
  | 'errorBefore'
  | 'errorAfter'
  | 'tooMany'
  | 'slow'
  | 'tooSlow';

/** Faults that the seeded generator selects from. */
const FAULTS: readonly ProxyFault[] = [
  'cutBefore',
  'cutAfter',
  'errorBefore',
  'errorAfter',
  'tooMany',
  'slow',
  'tooSlow',
];

/** Creates a generator of numbers from 0 to 1 that is deterministic for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface ProxyOptions {
  readonly seed: number;
  /** Share of requests with a fault. */
  readonly share: number;
  /** Delay of `tooSlow` in milliseconds, which must exceed the client's timeout. */
  readonly tooSlowMs: number;
}

/** Starts a proxy in front of a shop that injects faults into a share of the requests. Counts the injected faults. */
export async function startFaultyProxy(target: string, { seed, share, tooSlowMs }: ProxyOptions) {
  const random = seeded(seed);
  const counts = new Map<ProxyFault, number>();
  const choose = (): ProxyFault =>
    random() < share ? (FAULTS[Math.floor(random() * FAULTS.length)] as ProxyFault) : 'none';
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const fault = choose();
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    const body = await buffer(req);
    if (fault === 'cutBefore') return void req.socket.destroy();
    if (fault === 'errorBefore') return void res.writeHead(500).end('<h1>Internal error</h1>');
    if (fault === 'tooMany') return void res.writeHead(429, { 'retry-after': '0' }).end('<h1>Slow down</h1>');
    if (fault === 'slow') await pause(100);
    const answer = await fetch(target + req.url, {
      method: req.method ?? 'GET',
      headers: forwarded(req),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    if (fault === 'cutAfter') return void req.socket.destroy();
    if (fault === 'errorAfter') return void res.writeHead(500).end('<h1>Internal error</h1>');
    if (fault === 'tooSlow') await pause(tooSlowMs);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP.has(name)));
    res.writeHead(answer.status, headers).end(text);
  };
  const server = createServer((req, res) => void serve(req, res).catch(() => req.socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

const forwarded = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      HOP.has(name) || name === 'host' || typeof value !== 'string' ? [] : [[name, value]],
    ),
  );
