import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import type { Connection, Request } from './connection.ts';
import { measure } from './load.ts';
import type { LoadResults } from './load.ts';
import { call, fillCart, query, send } from './operations.ts';
import type { Catalogue, Operation, Product } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget, CartsResults } from './report.ts';

/**
 * Number of connections in the concurrent measurement. The same number of carts is used in rotation, so that no cart is changed
 * concurrently.
 */
const CONNECTIONS = 16;

const CART_SIZES = [1, 10, 100] as const;

const COUPON = 'BENCH';
const CART_QUERY = `query Cart($id: String!) {
  cart(id: $id) {
    totalQty subTotal { value } discountAmount { value } totalTaxAmount { value } grandTotal { value text }
    items { uuid productSku productName qty finalPrice { value } taxPercent lineTotalWithDiscountInclTax { value } }
  }
}`;

/** Creates a coupon and a tax. The first products, which fill the carts, become taxable and in stock. */
async function prepareShop(
  connection: Connection,
  { products, adminToken: token }: Catalogue,
): Promise<void> {
  const post = (path: string, body: object) => call(connection, requestOf('POST', path, { body, token }));
  const { uuid } = await post('/api/tax/classes', { name: 'Bench' });
  const rates = `/api/tax/classes/${uuid}/rates`;
  const rate = { name: 'State', rate: 7.25, country: 'US', province: '*', postcode: '*' };
  await post(rates, rate);
  await post(rates, { ...rate, name: 'City', rate: 0.875, postcode: '94*', priority: 1, is_compound: true });
  await post('/api/coupons', {
    coupon: COUPON,
    status: 1,
    discount_type: 'percentage_discount_to_entire_order',
    discount_amount: 10,
    condition: { order_total: 1, required_products: [{ key: 'price', operator: '>', value: 0, qty: 1 }] },
  });
  for (const product of firstOf(products))
    await call(
      connection,
      requestOf('PATCH', `/api/products/${product.uuid}`, {
        body: { tax_class: uuid, qty: 1_000_000 },
        token,
      }),
    );
}

const firstOf = (products: readonly Product[]) => products.slice(0, Math.max(...CART_SIZES) + 1);

/** Creates a cart with the given number of lines, a coupon and taxes, ready to be ordered. */
async function createCart(
  connection: Connection,
  products: readonly Product[],
  lines: number,
): Promise<string> {
  const post = (path: string, body: object) => call(connection, requestOf('POST', path, { body }));
  const items = firstOf(products)
    .slice(0, lines)
    .map(({ sku }) => ({ sku, qty: 2 }));
  const { cartId } = await post('/api/carts', { items });
  await fillCart(connection, cartId);
  await post(`/api/carts/${cartId}/coupons`, { coupon: COUPON });
  return cartId;
}

/**
 * Measures reading, adding to and ordering a cart of each size. `runs` applies to each size. `largest` is the UUID of a cart of the largest
 * size.
 */
export async function measureCartSizes(
  child: Child,
  catalogue: Catalogue,
  runs: number,
): Promise<{ readonly results: readonly LoadResults[]; readonly largest: string }> {
  await over(child, (connection) => prepareShop(connection, catalogue));
  const results: LoadResults[] = [];
  let largest = '';
  for (const lines of CART_SIZES) {
    const carts = await over(child, (connection) => createCarts(connection, catalogue, lines));
    for (const operation of operationsOf(catalogue, lines, carts))
      for (const connections of [1, CONNECTIONS])
        results.push(await measure(operation, { child, connections, runs }));
    largest = carts[0] as string;
  }
  return { results, largest };
}

/** Runs work on a new connection, because the server closes connections that stay idle during other measurements. */
async function over<T>(child: Child, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openConnection(child.port);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

async function createCarts(
  connection: Connection,
  { products }: Catalogue,
  lines: number,
): Promise<readonly string[]> {
  const carts: string[] = [];
  for (let cart = 0; cart < CONNECTIONS; cart += 1) carts.push(await createCart(connection, products, lines));
  return carts;
}

function operationsOf(
  { products }: Catalogue,
  lines: number,
  carts: readonly string[],
): readonly Operation<Request>[] {
  let turns = 0;
  const oneOf = () => carts[turns++ % carts.length] as string;
  const last = firstOf(products).at(-1) as Product;
  const named = (what: string) => `${what}, ${lines} ${lines === 1 ? 'line' : 'lines'}`;
  return [
    {
      name: named('read cart'),
      prepare: () => query(CART_QUERY, { id: oneOf() }),
      run: send,
    },
    {
      name: named('add item'),
      prepare: () => requestOf('POST', `/api/carts/${oneOf()}/items`, { body: { sku: last.sku, qty: 1 } }),
      run: send,
    },
    {
      name: named('place order'),
      prepare: async (connection) =>
        requestOf('POST', '/api/orders', {
          body: { cart_id: await createCart(connection, products, lines) },
        }),
      run: send,
    },
  ];
}

/** Maximum number of SQL statements per operation, by the first words of the operation's name. */
const STATEMENTS = { 'read cart': 1, 'add item': 4, 'place order': 12 };

export const cartBudgets = ({ sizes, recompute }: CartsResults): readonly Budget[] => [
  ...Object.entries(STATEMENTS).map(([what, most]) =>
    atMost(
      `statements: ${what}, with coupon and tax`,
      Math.max(...sizes.filter(({ operation }) => operation.startsWith(what)).map((row) => row.statements)),
      most,
    ),
  ),
  atMost(`computing a cart of ${recompute.lines} lines, ms of processor`, recompute.computing, 2),
];
