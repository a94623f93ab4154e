import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ShopConfigInput } from '@shop/runtime';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';

/** A shop in a separate process, which can be killed and restarted. */
export interface Seller {
  /** Starts the shop. Resolves to its URL when it listens. */
  start(): Promise<string>;
  /** Kills the process, like a crash. */
  kill(): Promise<void>;
  /** Reports whether the shop is listening. */
  isUp(): boolean;
  /** Sends a request and returns the response. Returns null if the shop was killed before it responded. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer | null>;
}

/** Creates a seller that a program starts with the given arguments. */
export function sellerBy(program: URL, ...args: readonly string[]): Seller {
  const script = fileURLToPath(program);
  let child: ChildProcess | null = null;
  let url = Promise.resolve('');
  let isUp = false;

  return {
    async start() {
      const started = spawn(process.execPath, ['--conditions=@shop/source', script, ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      const died = once(started, 'exit').then(([code, signal]) => {
        isUp = false;
        throw new Error(`The shop ended with ${code ?? signal} before it listened`);
      });
      url = Promise.race([once(started.stdout, 'data'), died]).then(([line]) => String(line).trim());
      await url;
      isUp = true;
      return url;
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      isUp = false;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    isUp: () => isUp,
    async request(method, path, body, headers = {}) {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: payload };
      try {
        const response = await fetch((await url) + path, init);
        return { status: response.status, headers: response.headers, body: await bodyOf(response) };
      } catch {
        return null;
      }
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return isJson ? response.json() : response.text();
}

/** Creates a seller with cash on delivery that uses the given database. */
export const sellerOn = (databaseUrl: string, replicaUrl?: string): Seller =>
  sellerBy(
    new URL('killableShop.ts', import.meta.url),
    databaseUrl,
    ...(replicaUrl === undefined ? [] : [replicaUrl]),
  );

/** Creates a shop whose visitors see prices by currency and group. */
export const pricedShopOn = (databaseUrl: string): Seller =>
  sellerBy(new URL('pricedShop.ts', import.meta.url), databaseUrl);

/** Creates a seller that also accepts cards, with its gateway config. */
export const cardSellerOn = (databaseUrl: string, config: ShopConfigInput): Seller =>
  sellerBy(new URL('killableCardShop.ts', import.meta.url), databaseUrl, JSON.stringify(config));

/** Combines several shops on one database. Requests are distributed round-robin, as by a load balancer. */
export function fleetOf(sellers: readonly Seller[]) {
  let turn = 0;
  return {
    sellers,
    start: () => Promise.all(sellers.map((one) => one.start())),
    kill: () => Promise.all(sellers.map((one) => one.kill())),
    request(...request: Parameters<Seller['request']>): Promise<TestAnswer | null> {
      const up = sellers.filter((one) => one.isUp());
      const able = up.length > 0 ? up : sellers;
      return (able[turn++ % able.length] as Seller).request(...request);
    },
  };
}
export type Fleet = ReturnType<typeof fleetOf>;

/** Error thrown if a shop was killed before it responded. */
export class Killed extends Error {}

/** Returns request functions for helpers that create carts. They return the response or throw `Killed`. */
export const answersOf = ({ request: send }: Pick<Seller, 'request'>) => {
  const request: TestShop['request'] = async (method, path, body, { headers } = {}) => {
    const answer = await send(method, path, body, headers);
    if (!answer) throw new Killed();
    return answer;
  };
  return {
    request,
    query: (query: string, variables: object = {}) => request('POST', '/graphql', { query, variables }),
  };
};
