import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import { operationsOn, query, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';

/** Number of runs of the listing. It has fewer pages, so that one of them is requested twice and comes from the cache. */
const LISTING_RUNS = 60;
/** Number of runs of the other operations. The first of them may have to fill caches. */
const RUNS = 8;

const ORDERS = '{ orders { total items { uuid orderNumber customerEmail grandTotal { text } } } }';

/** Operations whose statements are counted but whose time is not measured. */
const others = ({ products, adminToken: token }: Catalogue): readonly Operation<Buffer>[] => {
  const [product] = products;
  const get = (path: string) => requestOf('GET', path, { headers: { Accept: 'text/html' } });
  return [
    { name: 'page of a search', prepare: () => get(`/search?q=${product?.sku}`), run: send },
    { name: 'page of the cart', prepare: () => get('/cart'), run: send },
    {
      name: 'search of products (GraphQL)',
      prepare: () =>
        query(
          'query ($filters: [FilterInput!]) { products(filters: $filters) { total items { sku name } } }',
          { filters: [{ key: 'keyword', operation: 'eq', value: product?.sku }] },
        ),
      run: send,
    },
    {
      name: 'orders of the admin (GraphQL)',
      prepare: () => requestOf('POST', '/admin/graphql', { token, body: { query: ORDERS } }),
      run: send,
    },
    {
      name: 'product of the admin (REST)',
      prepare: () => requestOf('GET', `/api/products/${product?.uuid}`, { token }),
      run: send,
    },
  ];
};

/**
 * Counts the minimum number of SQL statements of each operation, on a server that delivers no events. The caller lookup is included if
 * there is one.
 */
export async function countStatements(child: Child, catalogue: Catalogue): Promise<Record<string, number>> {
  const known = operationsOn(catalogue);
  const operations = [...Object.values(known), ...others(catalogue)] as Operation[];
  const connection = await openConnection(child.port);
  const counts: Record<string, number> = {};
  for (const operation of operations) {
    const found: number[] = [];
    const runs = operation.name === known.listing.name ? LISTING_RUNS : RUNS;
    for (let run = 0; run < runs; run += 1) {
      const input = await operation.prepare(connection);
      const before = (await child.read()).statements;
      await operation.run(connection, input);
      found.push((await child.read()).statements - before);
    }
    counts[operation.name] = Math.min(...found);
  }
  connection.close();
  return counts;
}
