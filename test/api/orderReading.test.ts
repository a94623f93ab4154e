import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
  readonly orderToken: string;
}

let its: OrderShop;
/** Three orders of 14.99, 24.99 and 34.99, oldest first. The second order is shipped. The third belongs to another shopper. */
let orders: Placed[];
beforeAll(async () => {
  its = await orderShop();
  orders = [];
  for (const price of [10, 20, 30]) {
    const { sku } = await createProduct(its.shop, { price, qty: 10 });
    orders.push(dataOf(await its.place(await createReadyCart(its.shop, sku))));
  }
  const none = sql.type(z.object({}));
  await its.shop.db.run(none`update "order" set shipment_status = 'shipped' where uuid = ${at(1).uuid}`);
  await its.shop.db.run(
    none`update "order" set customer_email = 'Bob_1@example.com' where uuid = ${at(2).uuid}`,
  );
});
afterAll(() => its.shop.stop());

const at = (index: number) => orders[index] as Placed;
const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);

/** Returns the indexes in `orders` of the orders in a response. */
const places = (found: readonly { readonly uuid: string }[]) =>
  found.map(({ uuid }) => orders.findIndex((order) => order.uuid === uuid));

describe('REST', () => {
  test('one order is returned as it was when placed', async () => {
    const { orderToken: _token, ...placed } = at(0);
    const noOrigin = { origin: null, origin_who: null, origin_session: null };
    const order = { ...placed, ...noOrigin, invoice_number: null, invoiced_at: null };
    expect(dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}`))).toEqual(order);
    expect(dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid.toUpperCase()}`))).toEqual(order);
  });

  test('the list is newest first, paginated, in one statement', async () => {
    const list = async (query = '') => dataOf(await its.shop.admin('GET', `/api/orders${query}`));
    expect(places(await list())).toEqual([2, 1, 0]);
    expect(places(await list('?limit=2'))).toEqual([2, 1]);
    expect(places(await list('?limit=2&page=2'))).toEqual([0]);
    expect(await list('?page=9')).toEqual([]);
    expect((await list())[2]).toEqual(dataOf(await its.shop.admin('GET', `/api/orders/${at(0).uuid}`)));
    const statements = async (query: string) => {
      const before = its.shop.statements();
      await list(query);
      return its.shop.statements() - before;
    };
    expect(await statements('?limit=1')).toBe(await statements('?limit=3'));
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?page=0', '?page=-1', '?page=1.5', '?limit=1&limit=2'])(
    'a list with %s is rejected',
    async (query) => {
      const { status, body } = await its.shop.admin('GET', `/api/orders${query}`);
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );

  test.each([randomUUID(), 'nonsense', '1', `${randomUUID()}0`])('the order %s is unknown', async (id) => {
    expect(refusalOf(await its.shop.admin('GET', `/api/orders/${id}`))).toEqual([
      404,
      'ORDER_NOT_FOUND',
      'Order not found',
    ]);
  });

  test('it is for administrators whose role permits it, each route by its id', async () => {
    const reader = await tokenOf(await newAdmin([await newRole('getOrder')]));
    const get = (path: string, token?: string) =>
      its.shop.request('GET', path, undefined, token === undefined ? {} : { token });
    const one = `/api/orders/${at(0).uuid}`;
    for (const path of ['/api/orders', one]) {
      expect(refusalOf(await get(path))).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
      expect(refusalOf(await get(path, 'sat_void'))).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
    }
    expect((await get(one, reader)).status).toBe(200);
    expect(refusalOf(await get('/api/orders', reader))).toEqual([403, 'FORBIDDEN', 'Forbidden']);
    // A caller without the permission cannot find out whether an order exists.
    const lister = await tokenOf(await newAdmin([await newRole('listOrders')]));
    expect((await get(`/api/orders/${randomUUID()}`, lister)).status).toBe(403);
    expect((await get('/api/orders', lister)).status).toBe(200);
  });
});

type Filter = readonly [string, string, string?];

/** Creates filters from a short form with key, value, and the operation if it is not eq. */
const inputs = (filters: readonly Filter[]) =>
  filters.map(([key, value, operation = 'eq']) => ({ key, operation, value }));

const FIELDS = 'items { uuid } total currentPage currentFilters { key operation value }';
const list = (...filters: readonly Filter[]): Promise<TestAnswer> =>
  its.shop.query(
    `query($filters: [FilterInput!]) { orders(filters: $filters) { ${FIELDS} } }`,
    { filters: inputs(filters) },
    'admin',
  );

describe('the admin list in GraphQL', () => {
  test.each<[string, () => readonly Filter[], number[]]>([
    ['nothing: newest first', () => [], [2, 1, 0]],
    ['number', () => [['number', at(1).order_number]], [1]],
    ['number like', () => [['number', at(1).order_number.slice(-3), 'like']], [1]],
    ['email', () => [['email', 'ada@example.com']], [1, 0]],
    ['email like, letters of either case', () => [['email', 'BOB_', 'like']], [2]],
    ['email like, where _ means itself', () => [['email', 'Bob__', 'like']], []],
    ['status', () => [['status', 'new']], [2, 1, 0]],
    ['payment_status in', () => [['payment_status', 'paid, cod_pending', 'in']], [2, 1, 0]],
    ['payment_status', () => [['payment_status', 'paid']], []],
    ['shipment_status', () => [['shipment_status', 'shipped']], [1]],
    ['shipment_status in', () => [['shipment_status', 'unfullfilled,canceled', 'in']], [2, 0]],
    [
      'two together',
      () => [
        ['email', 'ada@example.com'],
        ['shipment_status', 'unfullfilled'],
      ],
      [0],
    ],
    ['the order by number', () => [['ob', 'number']], [0, 1, 2]],
    [
      'the order by total, down',
      () => [
        ['ob', 'total'],
        ['od', 'DESC'],
      ],
      [2, 1, 0],
    ],
    ['the order by created_at', () => [['ob', 'created_at']], [0, 1, 2]],
    [
      'a page',
      () => [
        ['limit', '2'],
        ['page', '2'],
      ],
      [0],
    ],
  ])('by %s', async (_, filters, expected) => {
    const { body } = await list(...filters());
    expect(body.errors).toBeUndefined();
    expect(places(body.data.orders.items)).toEqual(expected);
  });

  test('reports the total, and the request', async () => {
    const { body } = await list(['email', 'ada@example.com'], ['limit', '1']);
    expect(body.data.orders).toEqual({
      items: [{ uuid: at(1).uuid }],
      total: 2,
      currentPage: 1,
      currentFilters: inputs([
        ['email', 'ada@example.com'],
        ['page', '1'],
        ['limit', '1'],
      ]),
    });
  });

  test.each<[string, string, string]>([
    ['color', 'red', 'eq'],
    ['number', '1', 'gt'],
    ['status', 'new', 'like'],
    ['ob', 'email', 'eq'],
    ['od', 'sideways', 'eq'],
    ['limit', '101', 'eq'],
    ['page', '0', 'eq'],
  ])('refuses the filter %s %s %s', async (...filter) => {
    expect((await list(filter)).body.errors[0].extensions.code).toBe('BAD_FILTER');
  });

  test('is continued from a cursor', async () => {
    const read = async (args: string) => {
      const { body } = await its.shop.query(
        `{ ordersConnection(${args}) { edges { node { uuid } cursor } pageInfo { hasNextPage endCursor } } }`,
        {},
        'admin',
      );
      return body.data.ordersConnection;
    };
    const byTotal = 'filters: [{ key: "ob", operation: eq, value: "total" }]';
    const first = await read(`first: 2, ${byTotal}`);
    expect(places(first.edges.map(({ node }: { node: Placed }) => node))).toEqual([0, 1]);
    expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[1].cursor });
    const rest = await read(`first: 2, after: "${first.pageInfo.endCursor}", ${byTotal}`);
    expect(places(rest.edges.map(({ node }: { node: Placed }) => node))).toEqual([2]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  test('with lines, addresses, history and transactions takes a constant number of statements', async () => {
    const fields = `items { uuid items { productSku } shippingAddress { city } activities { comment }
      paymentTransactions { transactionId } } total`;
    const statements = async (limit: number) => {
      const before = its.shop.statements();
      const { body } = await its.shop.query(
        `{ orders(filters: [{ key: "limit", operation: eq, value: "${limit}" }]) { ${fields} } }`,
        {},
        'admin',
      );
      expect(body.data.orders.items).toHaveLength(limit);
      return its.shop.statements() - before;
    };
    await its.shop.adminToken();
    expect(await statements(3)).toBe(await statements(1));
  });

  test('is not in the storefront schema, nor are the history and the transactions of an order', async () => {
    for (const query of [
      '{ orders { total } }',
      '{ ordersConnection { edges { cursor } } }',
      `{ order(uuid: "${at(0).uuid}") { activities { comment } } }`,
      `{ order(uuid: "${at(0).uuid}") { paymentTransactions { amount { value } } } }`,
      `{ order(uuid: "${at(0).uuid}") { userIp } }`,
    ]) {
      const { body } = await its.shop.query(query);
      expect(body.errors[0].message).toMatch(/^Cannot query field/);
      expect(body.data).toBeUndefined();
    }
  });
});

const price = (value: number) => ({ value, currency: 'USD', text: `$${value.toFixed(2)}` });

test('an order has every field in GraphQL, its history and its transactions for administrators', async () => {
  const money = '{ value currency text }';
  const { body } = await its.shop.query(
    `query($uuid: String!) { order(uuid: $uuid) {
      orderId uuid orderNumber status paymentStatus shipmentStatus currency customerEmail customerFullName coupon
      noShippingRequired shippingMethodName paymentMethod paymentMethodName shippingNote totalQty totalWeight { value }
      shippingMethodData { providerCode methodCode fingerprint quotedAt snapshot { code name cost ${money} carrier serviceCode } }
      subTotal ${money} subTotalInclTax ${money} subTotalWithDiscount ${money} subTotalWithDiscountInclTax ${money}
      discountAmount ${money} taxAmount ${money} taxAmountBeforeDiscount ${money} shippingFeeExclTax ${money}
      shippingFeeInclTax ${money} shippingTaxAmount ${money} totalTaxAmount ${money} grandTotal ${money}
      items { orderItemId uuid productId productSku productName thumbnail productWeight { value } productPrice ${money}
        productPriceInclTax ${money} finalPrice ${money} finalPriceInclTax ${money} qty taxPercent taxAmount ${money}
        discountAmount ${money} lineTotal ${money} lineTotalWithDiscountInclTax ${money} total ${money} noShippingRequired }
      shippingAddress { orderAddressId fullName address1 address2 } billingAddress { fullName telephone }
      createdAt updatedAt customerId cartId userIp userAgent integrationOrderId editUrl
      activities { orderActivityId uuid comment author { kind uuid name } createdAt }
      paymentTransactions { paymentTransactionId paymentMethod transactionId transactionType paymentAction
        amount ${money} parentTransactionId createdAt }
    } }`,
    { uuid: at(0).uuid },
    'admin',
  );
  expect(body.errors).toBeUndefined();
  const { order } = body.data;
  expect(order).toMatchObject({
    orderNumber: at(0).order_number,
    status: 'new',
    paymentStatus: 'cod_pending',
    shipmentStatus: 'unfullfilled',
    grandTotal: price(14.99),
    subTotal: price(10),
    shippingFeeInclTax: price(4.99),
    totalWeight: { value: 1 },
    shippingMethodData: {
      providerCode: 'core',
      methodCode: its.zone.methodId,
      fingerprint: null,
      quotedAt: null,
      snapshot: { code: its.zone.methodId, cost: price(4.99), carrier: null, serviceCode: null },
    },
    items: [{ productPrice: price(10), lineTotal: price(10), total: price(10), qty: 1 }],
    shippingAddress: { fullName: 'Ada Lovelace', address1: '12 Analytical Row', address2: null },
    billingAddress: { telephone: '555 0100' },
    userIp: '127.0.0.1',
    integrationOrderId: null,
    editUrl: `/admin/order/edit/${at(0).uuid}`,
    activities: [{ comment: 'Order has been created', author: { kind: 'guest', uuid: null, name: null } }],
    paymentTransactions: [
      {
        paymentMethod: 'cod',
        transactionId: `cod-authorize-${at(0).uuid}`,
        transactionType: 'offline',
        paymentAction: 'authorize',
        amount: price(14.99),
        parentTransactionId: null,
      },
    ],
  });
});

describe('an order on the storefront', () => {
  const read = async (uuid: string, token?: string | null, credential?: string) => {
    const query =
      'query($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) { orderNumber } }';
    const { body } = await its.shop.request(
      'POST',
      '/graphql',
      { query, variables: { uuid, token } },
      credential === undefined ? {} : { token: credential },
    );
    expect(body.errors).toBeUndefined();
    return body.data.order;
  };

  test('can be read with its own token and no other', async () => {
    const [first, second] = [at(0), at(1)];
    expect(await read(first.uuid, first.orderToken)).toEqual({ orderNumber: first.order_number });
    expect(await read(first.uuid.toUpperCase(), first.orderToken)).toEqual({
      orderNumber: first.order_number,
    });
    for (const token of [
      second.orderToken,
      first.orderToken.slice(1),
      '',
      null,
      undefined,
      'x'.repeat(5000),
    ]) {
      expect(await read(first.uuid, token)).toBeNull();
    }
  });

  test('can be read by an administrator', async () => {
    expect(await read(at(0).uuid, null, await its.shop.adminToken())).toEqual({
      orderNumber: at(0).order_number,
    });
  });

  test.each([randomUUID(), 'nonsense', ''])('is null for the id %s', async (uuid) => {
    expect(await read(uuid, at(0).orderToken)).toBeNull();
  });
});
