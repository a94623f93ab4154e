import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/** Response times of a shopper while other clients send as many requests as the limits allow, in milliseconds. */
export interface HostileResults {
  readonly attack: string;
  /** 95th percentile of a shopper's search without and with the attack. */
  readonly quiet: number;
  readonly attacked: number;
  /** Longest response time of the health route during the attack. */
  readonly health: number;
  /** Number of responses to the attacking clients by status. `refused` is the number of GraphQL refusals. */
  readonly answers: Readonly<Record<string, number>>;
}

const CLIENTS = 10;
/** Number of concurrent requests per client. */
const AT_ONCE = 6;

type Attack = (number: number) => string;

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Search fields that scan all products and count them for all facets. */
const search = (index: number, words: number) => `a${index}: products(filters: [
  { key: "keyword", operation: eq, value: "no" } { key: "min_price", operation: eq, value: "0.00" }
  { key: "name", operation: nlike, value: "q${words}" }]) { facets { __typename } totalIsExact }`;

/** The two attacks of the security review, in their original form and as far as the current limits allow. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'thirty searches in one query': (n) => `{ ${many(30, (i) => search(i, n))} }`,
  'as many searches as a query may cost': (n) => `{ ${many(12, (i) => search(i, n))} }`,
  'one light search': (n) => `{ products(filters: [{ key: "name", operation: nlike, value: "q${n}" }
    { key: "keyword", operation: eq, value: "no" }]) { totalIsExact } }`,
  'equal names by the hundred': (n) => `{ ${many(480, () => 'shop { name }')} } # ${n}`,
  'as many equal names as are let': (n) => `{ ${many(60, () => 'shop { name }')} } # ${n}`,
};

/** Measures each attack by ten clients on a shop with the limits of a public shop. */
export async function measureHostile(
  { url, catalogue }: ShopDatabase,
  dir: string,
  runs: number,
): Promise<HostileResults[]> {
  const results: HostileResults[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    // Each attack uses a new shop, so that an earlier attack has not used up any limits.
    const child = await startChild('server', { databaseUrl: url, dir, store: 'publicStore' });
    try {
      const words = catalogue.products.map(({ sku }) => sku);
      await searchTimes(child, 'warm', words, 30);
      const quiet = p95(await searchTimes(child, 'quiet', words, runs));
      const war = startAttack(child, attack);
      const health = watchHealth(child);
      const attacked = p95(await searchTimes(child, 'attacked', words, runs));
      const answers = await war.stop();
      results.push({ attack: name, quiet, attacked, health: await health.stop(), answers });
    } finally {
      await child.stop();
    }
  }
  return results;
}

const addresses = new Map<string, string>();
/** Returns headers with a separate IP address for each client, as the proxy reports it. */
function from(client: string): Readonly<Record<string, string>> {
  const address = addresses.get(client) ?? `203.0.113.${addresses.size + 1}`;
  addresses.set(client, address);
  return { 'X-Forwarded-For': address };
}

/** Measures a shopper who opens search pages sequentially, below the limit of 300 pages per minute. */
async function searchTimes(
  { port }: Child,
  client: string,
  words: readonly string[],
  runs: number,
): Promise<number[]> {
  const connection = await openConnection(port);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const word = words[Math.floor(Math.random() * words.length)] as string;
    const path = `/search?keyword=${encodeURIComponent(`oak ${word.slice(-2)}`)}`;
    const started = performance.now();
    const { status } = await connection.send(requestOf('GET', path, { headers: from(client) }));
    // A failed search is recorded as infinitely slow.
    times.push(status === 200 ? performance.now() - started : Infinity);
  }
  connection.close();
  return times;
}

function startAttack({ port }: Child, attack: Attack) {
  const over = { now: false };
  let number = 0;
  const answers: Record<string, number> = {};
  const one = async (client: number): Promise<void> => {
    const connection = await openConnection(port);
    while (!over.now) {
      const { status, body } = await connection.send(
        graphql(attack((number += 1)), from(`hostile ${client}`)),
      );
      const key = status === 200 && body.includes('"errors"') ? 'refused' : String(status);
      answers[key] = (answers[key] ?? 0) + 1;
      // A rate-limited client gains nothing from retrying immediately.
      if (status === 429) await pause(50);
    }
    connection.close();
  };
  const all = Promise.all(Array.from({ length: CLIENTS * AT_ONCE }, (_, index) => one(index % CLIENTS)));
  return {
    async stop() {
      over.now = true;
      await all;
      return answers;
    },
  };
}

const graphql = (query: string, headers: Readonly<Record<string, string>>): Request =>
  requestOf('POST', '/graphql', { body: { query }, headers });

function watchHealth({ port }: Child) {
  const over = { now: false };
  let most = 0;
  const watch = async (): Promise<void> => {
    const connection = await openConnection(port);
    while (!over.now) {
      const started = performance.now();
      await connection.send(requestOf('GET', '/healthz'));
      most = Math.max(most, performance.now() - started);
      await pause(50);
    }
    connection.close();
  };
  const all = watch();
  return {
    async stop() {
      over.now = true;
      await all;
      return most;
    },
  };
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.95))] as number;
