import path from 'node:path';
import { seedStore } from '@shop/runtime';
import { execute } from '../support/templateServer.ts';
import { writeOrders } from '../support/orderRows.ts';
import { startChild } from './child.ts';
import { requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import { measure, median } from './load.ts';
import type { Operation } from './operations.ts';
import { send } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';

/** How a list or the dashboard of administrators goes with so many orders and products: medians of p50 in ms, and statements. */
export interface AdminListFigures {
  readonly operation: string;
  readonly sizes: readonly { readonly orders: number; readonly time: number; readonly statements: number }[];
}

interface Size {
  readonly orders: number;
  readonly products: number;
}

interface Load {
  readonly dir: string;
  readonly sizes: readonly Size[];
  readonly runs: number;
  readonly rounds: number;
}

const BUDGET = 1.5;
/** Those of a list, and the one that looks up the caller. */
const STATEMENTS = 4 + 1;

const ORDER =
  'uuid orderNumber createdAt customerEmail status { code } paymentStatus { code } grandTotal { value text }';
const PRODUCT = 'uuid sku name status price { regular { value text } } image { url }';

function operations(token: string, orders: number): readonly Operation<Request>[] {
  const list = (
    kind: 'orders' | 'products',
    fields: string,
    name: string,
    filters: () => Record<string, string>,
  ) => ({
    name: `${kind}, ${name}`,
    prepare: () =>
      requestOf('POST', '/admin/graphql', {
        token,
        body: {
          query: `query ($filters: [FilterInput!]) { ${kind}(filters: $filters) { total totalIsExact items { ${fields} } } }`,
          variables: {
            filters: Object.entries(filters()).map(([key, value]) => ({ key, operation: 'eq', value })),
          },
        },
      }),
    run: send,
  });
  const ofOrders = (name: string, filters: () => Record<string, string>) =>
    list('orders', ORDER, name, filters);
  const ofProducts = (name: string, filters: () => Record<string, string>) =>
    list('products', PRODUCT, name, filters);
  const anyOrder = () => 1 + Math.floor(Math.random() * orders);
  const rest = (name: string, address: () => string): Operation<Request> => ({
    name,
    prepare: () => requestOf('GET', address(), { token }),
    run: send,
  });
  return [
    ofOrders('newest first', () => ({})),
    ofOrders('by number', () => ({ ob: 'number', od: 'asc' })),
    ofOrders('by date', () => ({ ob: 'created_at', od: 'desc' })),
    ofOrders('by total', () => ({ ob: 'total', od: 'desc' })),
    ofOrders('waiting for their shipment', () => ({ shipment_status: 'unfullfilled' })),
    ofOrders('completed, by total', () => ({ status: 'completed', ob: 'total', od: 'desc' })),
    ofOrders('keyword of one order', () => ({ keyword: `G${anyOrder()}` })),
    ofProducts('newest first', () => ({})),
    ofProducts('by price', () => ({ ob: 'price', od: 'desc' })),
    ofProducts('by name', () => ({ ob: 'name', od: 'asc' })),
    rest('dashboard of a month', () => '/api/dashboard?from=2026-01-01&to=2026-01-30'),
    rest('search in everything', () => `/api/search?q=G${anyOrder()}`),
  ];
}

/** Measures lists, dashboard and search of administrators over one connection in a shop that grows. */
export async function measureAdminLists({ dir, sizes, runs, rounds }: Load): Promise<AdminListFigures[]> {
  const [least] = sizes;
  const { url, catalogue, stop } = await startShopDatabase(least?.products ?? 0);
  const figures = new Map<string, AdminListFigures['sizes'][number][]>();
  let has: Size = { orders: 0, products: least?.products ?? 0 };
  try {
    for (const size of sizes) {
      await grow(url, has, size, sizes.at(-1)?.orders ?? size.orders);
      has = size;
      const child = await startChild('server', { databaseUrl: url, dir });
      try {
        for (const operation of operations(catalogue.adminToken, size.orders)) {
          const times: number[] = [];
          let statements = 0;
          // The first round warms up.
          for (let round = 0; round <= rounds; round += 1) {
            const figure = await measure(operation, { child, connections: 1, runs });
            if (round > 0) times.push(figure.p50);
            ({ statements } = figure);
          }
          const rows = figures.get(operation.name) ?? [];
          figures.set(operation.name, [...rows, { orders: size.orders, time: median(times), statements }]);
        }
      } finally {
        await child.stop();
      }
    }
    return [...figures].map(([operation, rows]) => ({ operation, sizes: rows }));
  } finally {
    await stop();
  }
}

async function grow(url: string, has: Size, wanted: Size, total: number): Promise<void> {
  await writeOrders(url, { first: has.orders + 1, last: wanted.orders, total });
  const products = wanted.products - has.products;
  const storeDir = path.join(import.meta.dirname, 'store');
  if (products > 0) await seedStore({ storeDir, env: { DATABASE_URL: url }, products });
  for (const statement of ['vacuum analyze', 'checkpoint']) await execute(url, statement);
}

export const adminListBudgets = (figures: readonly AdminListFigures[]): Budget[] =>
  figures.flatMap(({ operation, sizes }) => {
    const [first, last] = [sizes[0], sizes.at(-1)];
    if (!first || !last) return [];
    const isList = /^(?:orders|products),/.test(operation);
    return [
      atMost(
        `time with ${last.orders} orders of that with ${first.orders}: ${operation}`,
        last.time / first.time,
        BUDGET,
      ),
      ...(isList ? [atMost(`statements: ${operation}`, last.statements, STATEMENTS)] : []),
    ];
  });
