import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectEnvelope } from '../support/attack.ts';
import { send } from '../support/httpServer.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop();
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const none = sql.type(z.object({}));

describe('routes that the interface removed', () => {
  const id = randomUUID();
  test.each([
    ['GET', '/api/shippingMethods'],
    ['POST', '/api/shippingMethods'],
    ['PATCH', `/api/shippingMethods/${id}`],
    ['GET', `/api/cart/${id}/shippingMethods`],
    ['GET', `/api/carts/${id}/shippingMethods`],
    ['POST', `/api/shippingZones/${id}/methods`],
    ['PATCH', `/api/shippingZones/${id}/methods/${id}`],
    ['DELETE', `/api/shippingZones/${id}/methods/${id}`],
    ['POST', '/api/cardgw/paymentIntents/capture'],
    ['POST', '/api/cardgw/paymentIntents/refund'],
    ['POST', '/api/walletgw/authorizations/capture'],
    ['POST', '/api/walletgw/authorizedTransactions'],
    ['POST', '/api/walletgw/captureTransactions'],
    ['POST', '/api/cod/captures'],
  ])('%s %s responds with 404 in the envelope, to administrators and everyone else', async (method, path) => {
    const token = await shop.adminToken();
    for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
      const answer = await send(Number(new URL(shop.url).port), method, path, { headers });
      expectEnvelope(answer, `${method} ${path}`);
      expect(answer.json).toMatchObject({ error: { status: 404, code: 'NOT_FOUND', message: 'Not found' } });
    }
  });

  test('leave no columns behind', async () => {
    const columns = await shop.db.any(sql.type(z.object({ table_name: z.string() }))`
      select table_name from information_schema.columns
      where column_name in ('shipping_method', 'shipping_method_name', 'calculation_type')`);
    expect(columns).toEqual([]);
  });
});

test('every route of a cart has both spellings', () => {
  const paths = shop.app
    .registry('routes')
    .list()
    .flatMap(({ path, method }) => [path].flat().map((spelling) => `${method} ${spelling}`));
  for (const path of paths.filter((one) => /\/api\/carts?\/\{/.test(one))) {
    const other = path.includes('/carts/')
      ? path.replace('/carts/', '/cart/')
      : path.replace('/cart/', '/carts/');
    expect(paths).toContain(other);
  }
});

test('every successful response of a sale is an object with the single key data', async () => {
  const answers: TestAnswer[] = [];
  const request = async (...call: Parameters<TestShop['request']>) => {
    const answer = await shop.request(...call);
    if (!call[1].endsWith('/graphql')) answers.push(answer);
    return answer;
  };
  const cart_id = await createReadyCart({ request, query: shop.query }, sku);
  await request('POST', `/api/cart/${cart_id}/items`, { sku, qty: '1' });
  await request('POST', '/api/orders', { cart_id });
  expect(answers).toHaveLength(7);
  for (const { status, headers, body } of answers) {
    expect([status, Object.keys(body)]).toEqual([200, ['data']]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-request-id')).toBeTruthy();
  }
});

test('amounts of carts and orders are JSON numbers, and those of a rate are decimal strings', async () => {
  const order = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }),
  );
  const figures = Object.entries({ ...order, ...order.items[0] }).filter(([name]) =>
    /_total|total_|_amount|_fee_|_price|_weight|qty|percent|^total$/.test(name),
  );
  expect(figures.length).toBeGreaterThan(20);
  for (const [name, value] of figures) expect([name, typeof value]).toEqual([name, 'number']);
  const [rate] = dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'));
  expect([rate.cost, typeof rate.method_id, typeof rate.zone_id]).toEqual([
    expect.stringMatching(/^5(\.0+)?$/),
    'number',
    'number',
  ]);
});

test('a selection that cannot be saved is a 500 without details, and succeeds when it can be saved', async () => {
  const cartId = await createReadyCart(shop, sku);
  const cart = await shop.query(
    'query($id: String!) { cart(id: $id) { availableShippingMethods { providerCode code } } }',
    { id: cartId },
  );
  const [method] = cart.body.data.cart.availableShippingMethods;
  const select = () =>
    shop.request('POST', `/api/carts/${cartId}/shippingMethods`, {
      provider_code: method.providerCode,
      method_code: method.code,
    });
  await shop.db.run(none`update cart set shipping_method_data = null where uuid = ${cartId}`);
  await shop.db.run(none`
    create function refuse_cart() returns trigger language plpgsql as $$ begin raise 'a secret'; end $$`);
  await shop.db.run(none`
    create trigger refuse_cart before update on cart for each row execute function refuse_cart()`);
  const { status, headers, body } = await select();
  await shop.db.run(none`drop function refuse_cart cascade`);
  const requestId = headers.get('x-request-id');
  const error = { status: 500, message: 'Internal server error', code: 'INTERNAL_ERROR', requestId };
  expect([status, body]).toEqual([500, { error }]);
  expect((await select()).status).toBe(200);
});

test('orders are read with the cookie of an admin session', async () => {
  const { email } = await createOwner();
  const login = await shop.request('POST', '/admin/user/login', { email, password: 'correct horse battery' });
  const cookie = `asid=${dataOf(login).sid}`;
  expect((await shop.request('GET', '/api/orders', undefined, { headers: { cookie } })).status).toBe(200);
  const wrong = await shop.request('GET', '/api/orders', undefined, { headers: { cookie: 'asid=unknown' } });
  expect([wrong.status, wrong.body.error.message]).toEqual([401, 'Unauthorized']);
});

async function createOwner(): Promise<{ email: string }> {
  const role = dataOf(await shop.admin('POST', '/api/roles', { name: randomUUID(), permissions: ['*'] }));
  const email = `${randomUUID()}@shop.test`;
  const body = { email, password: 'correct horse battery', full_name: 'Ada', roles: [role.uuid] };
  return dataOf(await shop.admin('POST', '/api/users', body));
}

interface TypeRef {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType: TypeRef | null;
}

/** Writes a type in schema syntax. */
function written({ kind, name, ofType }: TypeRef): string {
  if (!ofType) return name ?? '';
  return kind === 'LIST' ? `[${written(ofType)}]` : `${written(ofType)}!`;
}

const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

interface Field {
  readonly name: string;
  readonly type: TypeRef;
  readonly args: readonly { readonly name: string; readonly type: TypeRef }[];
}

/** Lists the fields of a storefront type, with their arguments in schema syntax. */
async function fieldsOf(name: string): Promise<Readonly<Record<string, string>>> {
  const { body } = await shop.query(
    `query($name: String!) { type: __type(name: $name) { fields { name type { ${TYPE} } args { name type { ${TYPE} } } } } }`,
    { name },
  );
  return Object.fromEntries(
    body.data.type.fields.map(({ name: field, type, args }: Field) => {
      const given = args.map((arg) => `${arg.name}: ${written(arg.type)}`).join(', ');
      return [field, `${given && `(${given}) `}${written(type)}`];
    }),
  );
}

test.each<[string, object]>([
  ['Query', { cart: '(id: String!) Cart', product: '(id: ID) Product' }],
  [
    'Product',
    {
      productId: 'ID!',
      name: 'String!',
      status: 'Int!',
      sku: 'String!',
      weight: 'Weight!',
      taxClass: 'Int',
      description: 'String',
      urlKey: 'String',
      metaTitle: 'String',
      metaDescription: 'String',
      metaKeywords: 'String',
      variantGroupId: 'ID',
      visibility: 'Int',
      groupId: 'ID',
      categories: expect.stringMatching(/\[Category!?\]!?$/),
      url: 'String',
      editUrl: 'String',
    },
  ],
  [
    'AvailableShippingMethod',
    {
      id: 'String!',
      providerCode: 'String!',
      code: 'String!',
      name: 'String!',
      cost: 'Price!',
      carrier: 'String',
      serviceCode: 'String',
      delivery: 'DeliveryWindow',
    },
  ],
  ['Cart', { shippingMethodData: 'ShippingMethodData', errors: '[CartError!]!' }],
  [
    'ShippingMethodSnapshot',
    { code: 'String!', name: 'String!', cost: 'Price!', carrier: 'String', serviceCode: 'String' },
  ],
  ['Price', { value: 'Float!', currency: 'String!', text: 'String!' }],
  ['CartError', { code: 'String!', message: 'String!' }],
])('the type %s has the fields of the interface', async (name, fields) => {
  expect(await fieldsOf(name)).toMatchObject(fields);
});

test('the offers of a cart accept three arguments or none', async () => {
  const { availableShippingMethods, ...others } = await fieldsOf('Cart');
  expect(availableShippingMethods).toMatch(
    /^\(country: String, province: String, postcode: String\) \[AvailableShippingMethod!?\]!?$/,
  );
  expect(others).not.toHaveProperty('shippingMethod');
  expect(Object.keys(await fieldsOf('DeliveryWindow'))).toEqual(
    expect.arrayContaining(['minBusinessDays', 'maxBusinessDays', 'estimatedDate']),
  );
});

test('a condition of none is rejected, and a rate has no calculation_type', async () => {
  const [rate] = dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'));
  const patch = (body: object) => shop.admin('PATCH', `/api/shippingProviders/core/rates/${rate.uuid}`, body);
  expect((await patch({ cost: 5, condition_type: 'none' })).status).toBe(400);
  const changed = dataOf(await patch({ cost: 5, calculation_type: 'flat_rate' }));
  expect(changed).not.toHaveProperty('calculation_type');
});
