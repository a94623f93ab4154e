import { execute } from '../support/templateServer.ts';
import { writeOrders } from '../support/orderRows.ts';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import { measure, median } from './load.ts';
import type { Operation } from './operations.ts';
import { send } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/**
 * Measurements of an administrator list or the dashboard, by number of orders and products: the median p95 of all rounds in ms, and the
 * number of SQL statements.
 */
export interface AdminListResults {
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

const BUDGET = 1.25;
const MONTH = 'dashboard of a month';
/** Orders of five years in the largest shop. A smaller shop has only the newest of these orders. */
const MOST_ORDERS = 1_000_000;
/** Maximum number of SQL statements of a list, including the caller lookup. */
const STATEMENTS = 4 + 1;

/** Order fields, followed by product fields, in the admin lists. */
const ORDER = `uuid orderNumber customerEmail customerFullName totalQty createdAt noShippingRequired
  paymentStatusLabel { code name tone } shipmentStatusLabel { code name tone } grandTotal { text }`;
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
    // At each size, the shop has the same number of orders on this day and the day before.
    rest('dashboard of a day', () => '/api/dashboard?from=2026-01-31&to=2026-01-31'),
    rest(MONTH, () => '/api/dashboard?from=2026-01-01&to=2026-01-30'),
    rest('search in everything', () => `/api/search?q=G${anyOrder()}`),
  ];
}

/**
 * Measures administrator lists, dashboard and search over one connection, alternating between a small and a large shop, so that other load
 * on the machine affects both.
 */
export async function measureAdminLists({ dir, sizes, runs, rounds }: Load): Promise<AdminListResults[]> {
  const databases: ShopDatabase[] = [];
  const children: Child[] = [];
  try {
    for (const size of sizes) {
      const database = await startShopDatabase(size.products);
      databases.push(database);
      await fill(database.url, size.orders);
      children.push(await startChild('server', { databaseUrl: database.url, dir }));
    }
    const sides = databases.map(({ catalogue }, side) =>
      operations(catalogue.adminToken, sizes[side]?.orders ?? 0),
    );
    const results: AdminListResults[] = [];
    for (const [place, { name }] of (sides[0] ?? []).entries()) {
      const times: number[][] = sizes.map(() => []);
      const statements = sizes.map(() => 0);
      for (let round = 0; round <= rounds; round += 1)
        for (const [side, all] of sides.entries()) {
          const operation = all[place] as Operation<Request>;
          const figure = await measure(operation, { child: children[side] as Child, connections: 1, runs });
          // The first round is a warm-up.
          if (round > 0) times[side]?.push(figure.p95);
          statements[side] = figure.statements;
        }
      results.push({
        operation: name,
        sizes: sizes.map(({ orders }, side) => ({
          orders,
          time: median(times[side] ?? []),
          statements: statements[side] ?? 0,
        })),
      });
    }
    return results;
  } finally {
    for (const child of children) await child.stop();
    for (const database of databases) await database.stop();
  }
}

async function fill(url: string, orders: number): Promise<void> {
  await writeOrders(url, { first: 1, last: orders, total: MOST_ORDERS });
  for (const statement of ['vacuum analyze', 'checkpoint']) await execute(url, statement);
}

export const adminListBudgets = (results: readonly AdminListResults[]): Budget[] =>
  results.flatMap(({ operation, sizes }) => {
    const [first, last] = [sizes[0], sizes.at(-1)];
    if (!first || !last) return [];
    // A month in the large shop has more orders to add up, so it is not compared.
    if (operation === MONTH) return [];
    const isList = /^(?:orders|products),/.test(operation);
    return [
      atMost(
        `p95 with ${last.orders} orders of that with ${first.orders}: ${operation}`,
        last.time / first.time,
        BUDGET,
      ),
      ...(isList ? [atMost(`statements: ${operation}`, last.statements, STATEMENTS)] : []),
    ];
  });
