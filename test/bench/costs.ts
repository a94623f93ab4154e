import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { databaseTime } from './databaseTime.ts';
import type { Request } from './connection.ts';
import { anywhereInList } from './listingSizes.ts';
import { measure } from './load.ts';
import { listingPage, operationsOn, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { DATABASES, startShopDatabase } from './shopDatabase.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/** Processor time of an operation in milliseconds per run, on one database server and in a catalog of one size. */
export interface Cost {
  /** Name of the PostgreSQL server in `DATABASES`. */
  readonly database: string;
  readonly products: number;
  readonly operation: string;
  readonly server: number;
  /** Processor time of PostgreSQL. NaN if the system does not report it. */
  readonly postgres: number;
  readonly statements: number;
  /** Runs per second over 16 connections. */
  readonly throughput: number;
}

type OperationCost = Omit<Cost, 'database' | 'products'>;

interface Load {
  readonly dir: string;
  readonly sizes: readonly number[];
  /** Divisor for the number of runs, for a quick measurement. */
  readonly part: number;
}

const CONNECTIONS = 16;
const RUNS = { reads: 4000, lists: 1000, carts: 1000, checkouts: 200 };
/** Offset paging ends at 10,000 rows, so this is the last page that a list has. */
const LAST_PAGE = 500;

/** The store whose server caches responses, and the one whose server computes each response as if it were requested for the first time. */
const STORES = { cached: 'store', 'first time': 'readingStore' } as const;

/** Measures the processor time of shopper operations on each installed database server and in a catalog of each size. */
export async function measureCosts({ dir, sizes, part }: Load): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const [database, start] of Object.entries(DATABASES))
    for (const products of sizes) {
      const shop = await startShopDatabase(products, start);
      try {
        for (const cost of await costsOf(shop, dir, part)) costs.push({ database, products, ...cost });
      } finally {
        await shop.stop();
      }
    }
  return costs;
}

async function costsOf(
  { url, catalogue }: ShopDatabase,
  dir: string,
  part: number,
): Promise<OperationCost[]> {
  const costs: OperationCost[] = [];
  for (const [answers, store] of Object.entries(STORES)) {
    const child = await startChild('server', { databaseUrl: url, dir, store });
    try {
      for (const [operation, runs] of operationsOfStore(catalogue, answers as keyof typeof STORES))
        costs.push(await costOf(operation, child, { url, runs: Math.ceil(runs / part) }));
    } finally {
      await child.stop();
    }
  }
  return costs;
}

function operationsOfStore(
  catalogue: Catalogue,
  answers: keyof typeof STORES,
): readonly (readonly [Operation, number])[] {
  const { productRead, listing, createCart, checkout, patchedCheckout } = operationsOn(catalogue);
  const named = <T>(operation: Operation<T>): Operation<T> => ({
    ...operation,
    name: `${operation.name}, ${answers}`,
  });
  const reads = [
    [named(productRead), RUNS.reads],
    [named(listing), RUNS.lists],
  ] as const;
  if (answers === 'cached')
    return [
      ...reads,
      [createCart, RUNS.carts],
      [checkout, RUNS.checkouts],
      [patchedCheckout, RUNS.checkouts],
    ] as readonly (readonly [Operation, number])[];
  return [
    ...reads,
    [named(deepPage(catalogue)), RUNS.lists],
    [named(anywhereInList(catalogue, 'newest first', {})), RUNS.lists],
  ] as readonly (readonly [Operation, number])[];
}

/** Requests the last page of 20 that the list of all products has, or one of the nine pages before it. */
const deepPage = ({ products }: Catalogue): Operation<Request> => ({
  name: 'one of the last ten pages',
  prepare: () =>
    listingPage(Math.min(LAST_PAGE, Math.ceil(products.length / 20)) - Math.floor(Math.random() * 10)),
  run: send,
});

/** Measures an operation, including the work that it leaves in the queue. */
async function costOf(
  operation: Operation,
  child: Child,
  { url, runs }: { readonly url: string; readonly runs: number },
): Promise<OperationCost> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const settle = () => untilQueueIsEmpty(client);
    const load = { child, connections: CONNECTIONS, settle, databaseClock: await databaseTime(url) };
    await measure(operation, { ...load, runs: Math.ceil(runs / 4) });
    const { serverCpu, databaseCpu, statements, throughput } = await measure(operation, { ...load, runs });
    return {
      operation: operation.name,
      server: serverCpu / 1000,
      postgres: databaseCpu / 1000,
      statements,
      throughput,
    };
  } finally {
    await client.end();
  }
}

async function untilQueueIsEmpty(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waiting: boolean }>(
      'select exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as waiting',
    );
    if (rows[0]?.waiting !== true) return;
    await pause(50);
  }
}

/** The whole checkout, and the growth of a list from the smallest to the largest catalog. */
export function costBudgets(costs: readonly Cost[]): Budget[] {
  const total = ({ server, postgres }: Cost) => server + postgres;
  const smallest = Math.min(...costs.map(({ products }) => products));
  return costs.flatMap((cost) => {
    const { database, products, operation } = cost;
    const name = `${operation}, ${products} products, ${database}`;
    if (operation.startsWith('whole checkout')) return [atMost(`processor ms: ${name}`, total(cost), 20)];
    const small = costs.find(
      (one) => one.database === database && one.operation === operation && one.products === smallest,
    );
    return products === smallest || !small || !operation.includes('first time')
      ? []
      : [atMost(`processor time of that with ${smallest}: ${name}`, total(cost) / total(small), 1.25)];
  });
}
