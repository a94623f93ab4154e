import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { databaseTime } from './databaseTime.ts';
import { requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import { measure, median } from './load.ts';
import type { LoadResults } from './load.ts';
import { operationsOn, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/** Measurements of an operation in a shop of a given size, with a given number of connections and processes. */
export interface GridResults extends LoadResults {
  readonly products: number;
  readonly processes: number;
  /** Resident memory of all processes after the runs, in MB. */
  readonly resident: number;
}

interface Load {
  readonly dir: string;
  /** Numbers of products in ascending order. */
  readonly sizes: readonly number[];
  readonly connections: readonly number[];
  /** Maximum number of processes. All numbers from one to the maximum are measured. */
  readonly processes: number;
  /** Divisor for the number of runs, for a quick measurement. */
  readonly part: number;
  /** Number of rounds of which the growth is the median. */
  readonly rounds: number;
}

const RUNS = { reads: 1200, lists: 600, carts: 800, checkouts: 96 };
const GROWTH = 1.25;

/** Creates the operation that searches for a word in only one product. */
const rareSearch = ({ products }: Catalogue): Operation<Request> => ({
  name: 'search of a rare word (REST)',
  prepare: () => {
    const { sku } = products[Math.floor(Math.random() * products.length)] as { readonly sku: string };
    return requestOf('GET', `/search?q=${sku}`, { headers: { Accept: 'text/html' } });
  },
  run: send,
});

function operationsOfGrid(catalogue: Catalogue): readonly (readonly [Operation, number])[] {
  const { productRead, listing, createCart, addItem, checkout } = operationsOn(catalogue);
  return [
    [productRead, RUNS.reads],
    [listing, RUNS.lists],
    [createCart, RUNS.carts],
    [addItem, RUNS.carts],
    [checkout, RUNS.checkouts],
  ] as readonly (readonly [Operation, number])[];
}

export interface Grid {
  readonly cells: readonly GridResults[];
  readonly growth: readonly Growth[];
}

/** Growth of an operation: the p95 over one connection in the smallest and in the largest catalog, in ms. */
export interface Growth {
  readonly operation: string;
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
}

/** Measures shopper operations in shops of each size, and how the times grow. */
export async function measureGrid({ dir, sizes, connections, processes, part, rounds }: Load): Promise<Grid> {
  const databases: ShopDatabase[] = [];
  const groups: Child[][] = [];
  const cells: GridResults[] = [];
  try {
    for (const products of sizes) {
      const database = await startShopDatabase(products);
      databases.push(database);
      const children: Child[] = [];
      groups.push(children);
      for (let place = 0; place < processes; place += 1)
        children.push(await startChild('server', { databaseUrl: database.url, dir }));
      for (let count = 1; count <= processes; count += 1) {
        const child = together(children.slice(0, count));
        for (const [operation, runs] of operationsOfGrid(database.catalogue))
          for (const at of connections) {
            const load = { child, connections: at, runs: Math.ceil((at === 1 ? runs / 4 : runs) / part) };
            await measure(operation, { ...load, runs: Math.ceil(load.runs / 4) });
            cells.push({ products, processes: count, ...(await cell(operation, load, database.url)) });
          }
      }
    }
    return {
      cells,
      growth: [
        ...(await measureGrowth(databases, { dir, store: 'store', part, rounds })),
        ...(await measureGrowth(databases, { dir, store: 'readingStore', part, rounds })),
      ],
    };
  } finally {
    for (const child of groups.flat()) await child.stop();
    for (const database of databases) await database.stop();
  }
}

async function cell(operation: Operation, load: Parameters<typeof measure>[1], url: string) {
  const results = await measure(operation, { ...load, databaseClock: await databaseTime(url) });
  const { resident } = await load.child.read();
  return { ...results, resident: resident / 1_000_000 };
}

/** Measures the smallest and the largest catalog alternately, either with or without a response cache. */
async function measureGrowth(
  databases: readonly ShopDatabase[],
  { dir, store, part, rounds }: Pick<Load, 'dir' | 'part' | 'rounds'> & { readonly store: string },
): Promise<Growth[]> {
  const ends: { readonly child: Child; readonly operations: readonly (readonly [Operation, number])[] }[] =
    [];
  try {
    for (const place of [0, databases.length - 1]) {
      const { url, catalogue } = databases[place] as ShopDatabase;
      const search = [rareSearch(catalogue), RUNS.lists] as const;
      const child = await startChild('server', { databaseUrl: url, dir, store });
      ends.push({ child, operations: [...operationsOfGrid(catalogue), search as never] });
    }
    const growth: Growth[] = [];
    for (const [place, [{ name }, runs]] of (ends[0]?.operations ?? []).entries()) {
      const pairs: number[][] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const times: number[] = [];
        for (const { child, operations } of ends) {
          const [operation] = operations[place] as readonly [Operation, number];
          const { p95 } = await measure(operation, { child, connections: 1, runs: Math.ceil(runs / part) });
          times.push(p95);
        }
        if (round > 0) pairs.push(times);
      }
      growth.push({
        operation: store === 'store' ? name : `${name}, nothing kept`,
        small: median(pairs.map(([small]) => small as number)),
        large: median(pairs.map(([, large]) => large as number)),
        ratio: median(pairs.map(([small, large]) => (large as number) / (small as number))),
      });
    }
    return growth;
  } finally {
    for (const { child } of ends) await child.stop();
  }
}

/** Combines several processes into one. Connections are distributed round-robin, and measurements are added up. */
function together(children: readonly Child[]): Child {
  let turn = 0;
  return {
    name: 'servers',
    get port() {
      return (children[turn++ % children.length] as Child).port;
    },
    async read(question) {
      const readings = await Promise.all(children.map((child) => child.read(question)));
      return readings.reduce((sum, one) => ({
        statements: sum.statements + one.statements,
        cpu: sum.cpu + one.cpu,
        heap: sum.heap + one.heap,
        resident: sum.resident + one.resident,
      }));
    },
    stop: async () => {
      for (const child of children) await child.stop();
    },
  };
}

export const gridBudgets = ({ growth }: Grid): Budget[] =>
  growth.map(({ operation, ratio }) => atMost(`growth of p95: ${operation}`, ratio, GROWTH));
