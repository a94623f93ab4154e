import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import type { TestCustomer } from '../support/customers.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { register, newCustomer, cookieOf, as } = customersOf(() => shop);

interface Shopper extends TestCustomer {
  readonly headers: { readonly cookie: string };
  /** Order numbers, newest first. */
  readonly numbers: string[];
}
/** Shoppers with three orders, one order and no orders. */
let ada: Shopper;
let bob: Shopper;
let eve: Shopper;

beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const shoppers: Shopper[] = [];
  for (const orders of [3, 1, 0]) {
    const customer = await newCustomer();
    const shopper = { ...customer, headers: await cookieOf(customer), numbers: [] };
    for (let order = 0; order < orders; order += 1) await buy(shopper, sku);
    shoppers.push(shopper);
  }
  [ada, bob, eve] = shoppers as [Shopper, Shopper, Shopper];
  await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) });
});
afterAll(() => shop.stop());

async function buy({ headers, numbers }: Shopper, sku: string): Promise<void> {
  const cart = await createReadyCart(
    {
      request: (method, path, body) => as(headers, method, path, body),
      query: (query, variables) => as(headers, 'POST', '/graphql', { query, variables }),
    },
    sku,
  );
  numbers.unshift(dataOf(await as(headers, 'POST', '/api/orders', { cart_id: cart })).order_number);
}

interface Stretch {
  readonly edges: readonly { readonly node: { readonly orderNumber: string }; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const FIELDS = 'edges { node { orderNumber } cursor } pageInfo { hasNextPage endCursor }';
const numbersOf = ({ edges }: Stretch) => edges.map(({ node }) => node.orderNumber);

const ownOrders = (shopper: Pick<Shopper, 'headers'>, variables: object = {}) =>
  as(shopper.headers, 'POST', '/graphql', {
    query: `query($first: Int, $after: String) { currentCustomer { orders(first: $first, after: $after) { ${FIELDS} } } }`,
    variables,
  });
const read = async (shopper: Shopper, variables?: object): Promise<Stretch> =>
  dataOf(await ownOrders(shopper, variables)).currentCustomer.orders;

describe('on the storefront', () => {
  test('customers read their own orders, newest first, and no others', async () => {
    expect(numbersOf(await read(ada))).toEqual(ada.numbers);
    expect(numbersOf(await read(bob))).toEqual(bob.numbers);
    expect(await read(eve)).toEqual({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
    expect((await ownOrders({ headers: { cookie: '' } })).body.data).toEqual({ currentCustomer: null });
  });

  test('they are read page by page from a cursor, to the end', async () => {
    const first = await read(ada, { first: 2 });
    expect([numbersOf(first), first.pageInfo.hasNextPage]).toEqual([ada.numbers.slice(0, 2), true]);
    const rest = await read(ada, { first: 2, after: first.pageInfo.endCursor });
    expect([numbersOf(rest), rest.pageInfo.hasNextPage]).toEqual([ada.numbers.slice(2), false]);
    const end = await read(ada, { after: rest.pageInfo.endCursor });
    expect(end.pageInfo).toEqual({ hasNextPage: false, endCursor: null });
  });

  test('another customer’s cursor gives no access to that customer’s orders', async () => {
    const { endCursor } = (await read(ada, { first: 1 })).pageInfo;
    expect(numbersOf(await read(bob, { after: endCursor })).every((one) => bob.numbers.includes(one))).toBe(
      true,
    );
  });

  test.each([
    [{ first: 0 }, 'BAD_FILTER'],
    [{ first: 101 }, 'BAD_FILTER'],
    [{ first: -1 }, 'BAD_FILTER'],
    [{ after: 'x' }, 'BAD_CURSOR'],
    [{ after: Buffer.from('[" desc","1"]').toString('base64url') }, 'BAD_CURSOR'],
    [{ after: Buffer.from('["total asc",1,"1"]').toString('base64url') }, 'BAD_CURSOR'],
  ])('%j is refused', async (variables, code) => {
    const { body } = await ownOrders(ada, variables);
    expect(body.errors).toMatchObject([{ extensions: { code } }]);
  });

  test('fields for administrators do not exist', async () => {
    const query = '{ currentCustomer { orders { edges { node { userIp activities { comment } } } } } }';
    const { body } = await as(ada.headers, 'POST', '/graphql', { query });
    expect(body.data).toBeUndefined();
    expect(body.errors).toHaveLength(2);
  });
});

describe('for administrators', () => {
  const list = (fields: string, limit: number) =>
    shop.query(
      `{ customers(filters: [{ key: "limit", operation: eq, value: "${limit}" }]) { items { email ${fields} } } }`,
      {},
      'admin',
    );

  test('each customer has their own orders, also in pages of different lengths concurrently', async () => {
    const { items } = dataOf(
      await list(`orders { ${FIELDS} } last: orders(first: 1) { ${FIELDS} }`, 3),
    ).customers;
    const shown = items.map((item: { email: string; orders: Stretch; last: Stretch }) => [
      item.email,
      numbersOf(item.orders),
      numbersOf(item.last),
      item.last.pageInfo.hasNextPage,
    ]);
    expect(shown).toEqual([
      [eve.email, [], [], false],
      [bob.email, bob.numbers, bob.numbers, false],
      [ada.email, ada.numbers, ada.numbers.slice(0, 1), true],
    ]);
  });

  test('the number of statements does not depend on the number of customers', async () => {
    const statements = async (limit: number) => {
      const before = shop.statements();
      expect(dataOf(await list(`orders(first: 5) { ${FIELDS} }`, limit)).customers.items).toHaveLength(limit);
      return shop.statements() - before;
    };
    expect(await statements(3)).toBe(await statements(1));
  });

  test('their count excludes canceled ones, and the amount spent is captured amounts less refunds', async () => {
    const { orders } = dataOf(
      await shop.query(
        'query ($filters: [FilterInput!]) { orders(filters: $filters) { items { uuid } } }',
        { filters: [{ key: 'customer', operation: 'eq', value: String(ada.customer_id) }] },
        'admin',
      ),
    );
    const [first, second, third] = orders.items.map(({ uuid }: { uuid: string }) => `/api/orders/${uuid}`);
    dataOf(await shop.admin('POST', `${first}/capture`));
    dataOf(await shop.admin('POST', `${second}/capture`));
    dataOf(await shop.admin('POST', `${second}/refunds`, { amount: 5 }));
    dataOf(await shop.admin('POST', `${third}/cancel`, { reason: 'Sold out' }));
    const found = dataOf(await list('orderCount totalSpent { value text }', 3));
    const figures = found.customers.items.map(
      ({ email, orderCount, totalSpent }: Record<string, unknown>) => [email, orderCount, totalSpent],
    );
    expect(figures).toEqual([
      [eve.email, 0, { value: 0, text: '$0.00' }],
      [bob.email, 1, { value: 0, text: '$0.00' }],
      [ada.email, 2, { value: 25, text: '$25.00' }],
    ]);
  });

  test('they are kept when the customer is deleted, and a new account with the email does not inherit them', async () => {
    const find = () =>
      shop.query('{ orders { items { orderNumber customerEmail customerId } } }', {}, 'admin');
    const before = dataOf(await find());
    dataOf(await shop.admin('DELETE', `/api/customers/${bob.uuid}`));
    expect(dataOf(await find())).toEqual(before);
    expect((await ownOrders(bob)).body.data).toEqual({ currentCustomer: null });
    const heir = dataOf(await register({ email: bob.email, password, full_name: 'Heir' }));
    expect((await read({ ...heir, numbers: [], headers: await cookieOf(heir) })).edges).toEqual([]);
  });
});
