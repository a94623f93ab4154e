import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import { measure, median } from './load.ts';
import { call, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';
import { startShopDatabase } from './shopDatabase.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/** Times of a product list in a small and in a large catalog: 95th percentiles in ms, medians over all rounds. */
export interface ListingSize {
  readonly operation: string;
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
  /** Maximum ratio. Undefined for searches that find more products in a larger catalog. */
  readonly budget?: number;
}

interface Load {
  readonly dir: string;
  readonly small: number;
  readonly large: number;
  readonly runs: number;
  readonly rounds: number;
}

const CARD = 'productId uuid name sku url price { regular { value text } } image { url }';
const STRETCH = `query ($after: String, $filters: [FilterInput!]) {
  productsConnection(first: 20, after: $after, filters: $filters) {
    edges { node { ${CARD} } } pageInfo { hasNextPage endCursor } } }`;
const PLACE = `query ($filters: [FilterInput!]) { productsConnection(first: 1, filters: $filters) { edges { cursor } } }`;
const LIST = `query ($filters: [FilterInput!]) { products(filters: $filters) { items { ${CARD} } } }`;
const CATEGORIES = '{ categories { items { uuid } } }';
const IN_CATEGORY = `query ($id: ID!, $filters: [FilterInput!]) {
  category(id: $id) { products(filters: $filters) { items { ${CARD} } } } }`;

const query = (document: string, variables: object = {}) =>
  requestOf('POST', '/graphql', { body: { query: document, variables } });
const filtersOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, operation: 'eq', value }));

const KEYSET_BUDGET = 1.5;
/** Divisor for the number of runs of operations without a budget, because searches in a large catalog are slow. */
const REPORTED_ONLY = 10;

/** Requests a page at any position of a list by its cursor. Cursors of individual products are valid in the list of all products. */
export const anywhereInList = (
  { products }: Pick<Catalogue, 'products'>,
  name: string,
  order: Readonly<Record<string, string>>,
): Operation<Request> => ({
  name: `connection, 20 from anywhere, ${name}`,
  async prepare(connection) {
    const { sku } = products[Math.floor(Math.random() * products.length)] as { readonly sku: string };
    const one = await call(connection, query(PLACE, { filters: filtersOf({ ...order, sku }) }));
    return query(STRETCH, { after: one.productsConnection.edges[0].cursor, filters: filtersOf(order) });
  },
  run: send,
});

function listings({ products }: Catalogue): readonly (Operation<Request> & { readonly budget?: number })[] {
  const anySku = () => products[Math.floor(Math.random() * products.length)]?.sku as string;
  const stretch = (name: string, order: Readonly<Record<string, string>>) => ({
    ...anywhereInList({ products }, name, order),
    budget: KEYSET_BUDGET,
  });
  const category = (name: string, order: Readonly<Record<string, string>>) => ({
    name: `category, first 20, ${name}`,
    async prepare(connection: Parameters<typeof call>[0]) {
      const { items } = (await call(connection, query(CATEGORIES))).categories;
      const { uuid } = items[Math.floor(Math.random() * items.length)];
      return query(IN_CATEGORY, { id: uuid, filters: filtersOf(order) });
    },
    run: send,
  });
  const search = (name: string, keyword: () => string) => ({
    name: `keyword, first 20, ${name}`,
    prepare: () => query(LIST, { filters: filtersOf({ keyword: keyword() }) }),
    run: send,
  });
  return [
    stretch('newest first', {}),
    stretch('by price', { ob: 'price' }),
    stretch('by name downwards', { ob: 'name', od: 'DESC' }),
    category('newest first', {}),
    category('by price', { ob: 'price' }),
    search('one hit', anySku),
    search('one of sixty products', () => 'oak bowl'),
    search('a typing error', () => 'stonewear bwol'),
  ];
}

/** Measures lists over one connection in a small and a large catalog alternately, so that other load on the machine affects both. */
export async function measureListingSizes(load: Load): Promise<ListingSize[]> {
  const databases = [await startShopDatabase(load.small), await startShopDatabase(load.large)];
  const children: Child[] = [];
  try {
    for (const { url } of databases)
      children.push(await startChild('server', { databaseUrl: url, dir: load.dir }));
    return await compare(databases, children, load);
  } finally {
    for (const child of children) await child.stop();
    for (const database of databases) await database.stop();
  }
}

async function compare(
  databases: readonly ShopDatabase[],
  children: readonly Child[],
  { runs, rounds }: Load,
): Promise<ListingSize[]> {
  const [small = [], large = []] = databases.map(({ catalogue }) => listings(catalogue));
  const sizes: ListingSize[] = [];
  for (const [place, { name, budget }] of small.entries()) {
    const pairs: (readonly [number, number])[] = [];
    const counted = budget === undefined ? Math.ceil(runs / REPORTED_ONLY) : runs;
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const times: number[] = [];
      for (const [side, operations] of [small, large].entries()) {
        const operation = operations[place] as Operation<Request>;
        const { p95 } = await measure(operation, {
          child: children[side] as Child,
          connections: 1,
          runs: counted,
        });
        times.push(p95);
      }
      if (round > 0) pairs.push([times[0] as number, times[1] as number]);
    }
    sizes.push({
      operation: name,
      small: median(pairs.map(([few]) => few)),
      large: median(pairs.map(([, many]) => many)),
      ratio: median(pairs.map(([few, many]) => many / few)),
      ...(budget === undefined ? {} : { budget }),
    });
  }
  return sizes;
}
