import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { removeAbandonedCarts } from '../../packages/runtime/src/modules/carts/removeAbandonedCarts.ts';
import { createProduct, testAddress as address, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const refusal = (status: number, message: string) => ({ status, body: { error: { status, message } } });
const invalidCart = refusal(400, 'Invalid cart');
const post = (path: string, body?: unknown) => shop.request('POST', path, body);

/** Runs a statement whose rows do not matter. */
const run = (statement: Parameters<TestShop['db']['run']>[0]) => shop.db.run(statement);
const untyped = sql.type(z.object({}));

async function createCart(...items: { sku: string; qty: number }[]): Promise<string> {
  const { status, body } = await post('/api/carts', { items });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.cartId;
}

/** The time so many hours ago. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const versionOf = async (cartId: string) => {
  const row = await shop.db.one(
    sql.type(z.object({ version: column.int }))`select version from cart where uuid = ${cartId}`,
  );
  return row.version;
};

const read = async (cartId: string, fields: string) =>
  (await shop.query(`query($id: String!) { cart(id: $id) { ${fields} } }`, { id: cartId })).body.data.cart;

describe('creating a cart', () => {
  test('it answers the lines with every field of the interface', async () => {
    const { sku, id } = await createProduct(shop, { price: 19.99, qty: 10, weight: 0.5 });
    const { status, body } = await post('/api/carts', {
      customer_full_name: 'Ada',
      customer_email: 'ada@example.com',
      items: [{ sku, qty: 2 }],
      unknown: 'dropped',
    });
    expect(status).toBe(200);
    const { items, count, cartId } = body.data;
    expect(count).toBe(1);
    expect(items).toEqual([
      expect.objectContaining({
        cart_item_id: expect.any(Number),
        uuid: expect.any(String),
        product_id: id,
        product_sku: sku,
        group_id: expect.any(Number),
        product_name: expect.any(String),
        thumbnail: null,
        product_weight: 0.5,
        product_price: 19.99,
        product_price_incl_tax: 19.99,
        final_price: 19.99,
        final_price_incl_tax: 19.99,
        qty: 2,
        tax_percent: 0,
        tax_amount: 0,
        discount_amount: 0,
        total: 39.98,
        line_total_with_discount_incl_tax: 39.98,
        variant_group_id: null,
        variant_options: null,
        product_custom_options: null,
        productUrl: expect.stringMatching(/^\//),
        removeUrl: `/api/cart/${cartId}/items/${items[0].uuid}`,
      }),
    ]);
    expect(await read(cartId, 'customerEmail customerFullName grandTotal { value currency text }')).toEqual({
      customerEmail: 'ada@example.com',
      customerFullName: 'Ada',
      grandTotal: { value: 39.98, currency: 'USD', text: '$39.98' },
    });
  });

  test('it takes two statements, whatever the number of lines', async () => {
    const products = await Promise.all(
      Array.from({ length: 10 }, () => createProduct(shop, { price: 1, qty: 10 })),
    );
    const before = shop.statements();
    await createCart(...products.map(({ sku }) => ({ sku, qty: 1 })));
    expect(shop.statements() - before).toBe(2);
  });

  test('one sku named twice is one line', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 10 });
    const { body } = await post('/api/carts', {
      items: [
        { sku, qty: 2 },
        { sku, qty: '3' },
      ],
    });
    expect(body.data).toMatchObject({ count: 1, items: [{ qty: 5 }] });
  });

  test.each<[string, object, string]>([
    ['without items', {}, 'Must provide at least one item'],
    ['with an empty list', { items: [] }, 'Must provide at least one item'],
    ['without sku', { items: [{ qty: 1 }] }, 'Sku is required'],
    ['without qty', { items: [{ sku: 'a' }] }, 'Qty is invalid'],
    ['with a negative qty', { items: [{ sku: 'a', qty: -1 }] }, 'Qty is invalid'],
    ['with a bad e-mail', { items: [{ sku: 'a', qty: 1 }], customer_email: 'x' }, 'Email is invalid'],
    ['with an unknown sku', { items: [{ sku: 'nowhere', qty: 1 }] }, 'Product not found'],
  ])('it is refused %s', async (_name, body, message) => {
    expect(await post('/api/carts', body)).toMatchObject(refusal(400, message));
  });

  test('more than the stock is refused, and no cart is made', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 3 });
    const gone = await createProduct(shop, { price: 1, qty: 0 });
    const carts = () => shop.db.one(sql.type(z.object({ count: column.int }))`select count(*) from cart`);
    const before = await carts();
    expect(await post('/api/carts', { items: [{ sku, qty: 4 }] })).toMatchObject(
      refusal(400, 'We do not have enough stock'),
    );
    expect(await post('/api/carts', { items: [{ sku: gone.sku, qty: 1 }] })).toMatchObject(
      refusal(400, 'This item is out of stock'),
    );
    expect(await carts()).toEqual(before);
  });
});

describe.each(['cart', 'carts'])('the items of /api/%s/{id}', (spelling) => {
  const items = (cartId: string, itemId?: string) =>
    `/api/${spelling}/${cartId}/items${itemId === undefined ? '' : `/${itemId}`}`;

  test('adding answers all lines and adds to the line of its sku, in two statements', async () => {
    const [mug, cup] = await Promise.all([
      createProduct(shop, { price: 2, qty: 10 }),
      createProduct(shop, { price: 3, qty: 10 }),
    ]);
    const cartId = await createCart({ sku: mug.sku, qty: 1 });
    const before = shop.statements();
    const first = await post(items(cartId), { sku: cup.sku, qty: '2' });
    expect(shop.statements() - before).toBe(2);
    expect(first.body.data).toMatchObject({ count: 2, cartId, item: [{ qty: 1 }, { qty: 2, total: 6 }] });
    const second = await post(items(cartId), { sku: mug.sku, qty: 4 });
    expect(second.body.data).toMatchObject({ count: 2, item: [{ qty: 5, total: 10 }, { qty: 2 }] });
    expect(await read(cartId, 'totalQty subTotal { value }')).toEqual({
      totalQty: 7,
      subTotal: { value: 16 },
    });
  });

  test('what cannot be added is refused and nothing is written', async () => {
    const mug = await createProduct(shop, { price: 2, qty: 10 });
    const off = await createProduct(shop, { price: 2, qty: 10 });
    await run(untyped`update product set status = false where sku = ${off.sku}`);
    const cartId = await createCart({ sku: mug.sku, qty: 8 });
    const version = await versionOf(cartId);
    for (const [body, message] of [
      [{ qty: 1 }, 'Sku is required'],
      [{ sku: mug.sku }, 'Qty is invalid'],
      ...[-1, 0, 0.5, 100_001, 1e300, '1e3', '-1', '', null, true].map(
        (qty) => [{ sku: mug.sku, qty }, 'Qty is invalid'] as const,
      ),
      [{ sku: 'nowhere', qty: 1 }, 'Product not found'],
      [{ sku: off.sku, qty: 1 }, 'Product not found'],
      [{ sku: mug.sku, qty: 3 }, 'We do not have enough stock'],
    ] as const) {
      expect(await post(items(cartId), body), JSON.stringify(body)).toMatchObject(refusal(400, message));
    }
    expect(await versionOf(cartId)).toBe(version);
  });

  test('a quantity is set, increased and decreased, by uuid or integer id', async () => {
    const { sku } = await createProduct(shop, { price: 2, qty: 10 });
    const cartId = await createCart({ sku, qty: 1 });
    const { items: lines } = await read(cartId, 'items { uuid cartItemId }');
    const patch = (body: object, id: string = lines[0].uuid) =>
      shop.request('PATCH', items(cartId, id), body);

    expect((await patch({ qty: 4 })).body.data).toMatchObject({ count: 1, cartId, item: [{ qty: 4 }] });
    expect((await patch({ action: 'increase', qty: 3 }, lines[0].cartItemId)).body.data.item[0].qty).toBe(7);
    expect((await patch({ action: 'decrease', qty: 5 })).body.data.item[0].qty).toBe(2);
    expect(await patch({ qty: 11 })).toMatchObject(refusal(400, 'We do not have enough stock'));
    expect(await patch({ action: 'increase', qty: 9 })).toMatchObject(
      refusal(400, 'We do not have enough stock'),
    );
    expect(await patch({ action: 'increase', qty: -5 })).toMatchObject(refusal(400, 'Qty is invalid'));
    expect(await patch({ action: 'double', qty: 1 })).toMatchObject(
      refusal(400, "Action is required. It must be either 'increase' or 'decrease'"),
    );
    expect((await patch({ action: 'decrease', qty: 2 })).body.data).toMatchObject({ count: 0, item: [] });
    expect(await patch({ qty: 1 })).toMatchObject(refusal(404, 'Item not found'));
  });

  test('removing answers the line as it was, and the last one leaves an empty cart', async () => {
    const { sku } = await createProduct(shop, { price: 2, qty: 10 });
    const cartId = await createCart({ sku, qty: 3 });
    const { items: lines } = await read(cartId, 'items { uuid }');
    const removed = await shop.request('DELETE', items(cartId, lines[0].uuid));
    expect(removed).toMatchObject({ status: 200, body: { data: { item: { product_sku: sku, qty: 3 } } } });
    expect(await read(cartId, 'items { uuid } totalQty grandTotal { value }')).toEqual({
      items: [],
      totalQty: 0,
      grandTotal: { value: 0 },
    });
    for (const id of [lines[0].uuid, randomUUID(), 'nothing', '0']) {
      expect(await shop.request('DELETE', items(cartId, id))).toMatchObject(refusal(404, 'Item not found'));
    }
  });
});

describe.each(['cart', 'carts'])('the details of /api/%s/{id}', (spelling) => {
  let cartId: string;
  beforeAll(async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 10 });
    cartId = await createCart({ sku, qty: 1 });
  });
  const set = (what: string, body: unknown) => post(`/api/${spelling}/${cartId}/${what}`, body);

  test('the contact is answered and kept', async () => {
    expect((await set('contacts', { email: 'ada@example.com' })).body).toEqual({
      data: { email: 'ada@example.com' },
    });
    expect(await read(cartId, 'customerEmail')).toEqual({ customerEmail: 'ada@example.com' });
    for (const email of ['', 'ada', 'a@b', 7, null]) {
      expect(await set('contacts', { email })).toMatchObject(refusal(400, 'Email is invalid'));
    }
  });

  test('an address is answered as its record, and set again keeps its row', async () => {
    const first = await set('addresses', { address: { ...address, type: 'shipping' } });
    expect(first.body.data).toEqual({
      ...address,
      cart_address_id: expect.any(Number),
      uuid: expect.any(String),
      address_2: null,
    });
    const second = await set('addresses', { address: { ...address, city: 'Berkeley' }, type: 'shipping' });
    expect(second.body.data).toEqual({ ...first.body.data, city: 'Berkeley' });
    await set('addresses', {
      address: { ...address, address_2: 'Flat <b>4</b>', telephone: 123 },
      type: 'billing',
    });
    expect(
      await read(
        cartId,
        'shippingAddress { city address1 address2 } billingAddress { city address2 telephone }',
      ),
    ).toEqual({
      shippingAddress: { city: 'Berkeley', address1: '12 Analytical Row', address2: null },
      billingAddress: { city: 'Oakland', address2: 'Flat <b>4</b>', telephone: '123' },
    });
  });

  test.each([
    ['full_name', 'Full name is required'],
    ['telephone', 'Telephone is required'],
    ['address_1', 'Address is required'],
    ['city', 'City is required'],
    ['province', 'Province is required'],
    ['country', 'Country is required'],
    ['postcode', 'Postcode is required'],
  ])('an address without %s is refused', async (field, message) => {
    const answer = await set('addresses', { address: { ...address, [field]: undefined }, type: 'shipping' });
    expect(answer).toMatchObject(refusal(400, message));
  });

  test('the payment method must be offered', async () => {
    expect(await set('paymentMethods', { method_code: 'cod', method_name: 'anything' })).toMatchObject({
      status: 200,
      body: { data: { method: { code: 'cod', name: 'Cash on delivery' } } },
    });
    expect(await read(cartId, 'paymentMethod paymentMethodName availablePaymentMethods { code }')).toEqual({
      paymentMethod: 'cod',
      paymentMethodName: 'Cash on delivery',
      availablePaymentMethods: [{ code: 'cod' }],
    });
    expect(await set('paymentMethods', { method_code: 'gold', method_name: 'Gold' })).toMatchObject(
      refusal(400, 'Payment method gold is not available'),
    );
    expect(await set('paymentMethods', { method_name: 'Gold' })).toMatchObject(
      refusal(400, 'Method code is required'),
    );
    expect(await set('paymentMethods', { method_code: 'cod' })).toMatchObject(
      refusal(400, 'Method name is required'),
    );
  });

  test('the shipping note is kept as it was sent', async () => {
    const note = 'Ring <b>twice</b> & wait';
    expect((await set('shippingNotes', { note })).body).toEqual({ data: { note } });
    expect(await read(cartId, 'shippingNote')).toEqual({ shippingNote: note });
    expect(await set('shippingNotes', {})).toMatchObject(refusal(400, 'Note is invalid'));
  });

  test('what changes nothing writes nothing', async () => {
    await set('contacts', { email: 'same@example.com' });
    const [version, before] = [await versionOf(cartId), shop.statements()];
    await set('contacts', { email: 'same@example.com' });
    expect(shop.statements() - before).toBe(1);
    expect(await versionOf(cartId)).toBe(version);
  });
});

describe('a cart that is not there for the caller', () => {
  const calls: readonly [string, string, object?][] = [
    ['POST', '/items', { sku: 'a', qty: 1 }],
    ['PATCH', '/items/1', { qty: 1 }],
    ['DELETE', '/items/1'],
    ['POST', '/contacts', { email: 'a@example.com' }],
    ['POST', '/addresses', { address, type: 'shipping' }],
    ['POST', '/paymentMethods', { method_code: 'cod', method_name: 'COD' }],
    ['POST', '/shippingMethods', { provider_code: 'core', method_code: 'm' }],
    ['POST', '/shippingNotes', { note: '' }],
  ];
  const everyCall = (cartId: string, change: (path: string) => string = (path) => path) =>
    Promise.all(
      calls.map(([method, rest, body]) => shop.request(method, change(`/api/carts/${cartId}${rest}`), body)),
    );

  test.each([randomUUID(), 'mine-not', '1', '00000000-0000-0000-0000-00000000000g'])(
    'the id %s is 400 on every route, and null in GraphQL',
    async (id) => {
      for (const answer of await everyCall(id)) expect(answer).toMatchObject(invalidCart);
      for (const answer of await everyCall(id, (path) => path.replace('/carts/', '/cart/'))) {
        expect(answer).toMatchObject(invalidCart);
      }
      expect(await read(id, 'uuid')).toBeNull();
    },
  );

  test('a closed one is 400 on every route', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 10 });
    const cartId = await createCart({ sku, qty: 1 });
    await run(untyped`update cart set status = false where uuid = ${cartId}`);
    for (const answer of await everyCall(cartId)) expect(answer).toMatchObject(invalidCart);
    expect(await read(cartId, 'uuid')).toBeNull();
  });

  test("a customer's cart is closed to a stranger and open to an admin", async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 10 });
    const cartId = await createCart({ sku, qty: 1 });
    await run(untyped`update cart set customer_id = 4711 where uuid = ${cartId}`);
    for (const answer of await everyCall(cartId)) expect(answer).toMatchObject(invalidCart);
    expect(await read(cartId, 'uuid')).toBeNull();
    const added: TestAnswer = await shop.request(
      'POST',
      `/api/carts/${cartId}/items`,
      { sku, qty: 1 },
      { token: await shop.adminToken() },
    );
    expect(added).toMatchObject({ status: 200, body: { data: { item: [{ qty: 2 }] } } });
  });
});

describe('reading a cart', () => {
  test('it takes one statement, and saves what a price has moved', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 10 });
    const cartId = await createCart({ sku, qty: 2 });
    const before = shop.statements();
    await read(cartId, 'grandTotal { value }');
    expect(shop.statements() - before).toBe(1);

    await run(untyped`update product set price = 12.5, name = 'Renamed' where sku = ${sku}`);
    const fresh = await read(cartId, 'grandTotal { value } items { productName finalPrice { value } }');
    expect(fresh).toEqual({
      grandTotal: { value: 25 },
      items: [{ productName: 'Renamed', finalPrice: { value: 12.5 } }],
    });
    const saved = await shop.db.one(
      sql.type(
        z.object({ grand_total: column.decimal }),
      )`select grand_total from cart where uuid = ${cartId}`,
    );
    expect(Number(saved.grand_total)).toBe(25);
  });

  test('lines that cannot be ordered any more say why', async () => {
    const [few, none, off] = await Promise.all(
      [1, 2, 3].map(() => createProduct(shop, { price: 1, qty: 10 })),
    );
    const cartId = await createCart(
      ...[few, none, off].map((product) => ({ sku: product?.sku ?? '', qty: 5 })),
    );
    await run(untyped`update product_inventory set qty = 4 where product_id = ${few?.id ?? 0}`);
    await run(untyped`update product_inventory set qty = 0 where product_id = ${none?.id ?? 0}`);
    await run(untyped`update product set status = false where product_id = ${off?.id ?? 0}`);
    const cart = await read(cartId, 'items { uuid errors } errors { code message field }');
    const texts = [
      'We do not have enough stock',
      'This item is out of stock',
      'This product is not available',
    ];
    expect(cart.items.map(({ errors }: { errors: string[] }) => errors)).toEqual(texts.map((text) => [text]));
    expect(cart.errors).toEqual(
      texts.map((message, index) => ({
        message,
        code: expect.any(String),
        field: `items.${cart.items[index].uuid}`,
      })),
    );
  });

  test('a product that was deleted takes its line along', async () => {
    const [kept, gone] = await Promise.all([1, 2].map(() => createProduct(shop, { price: 5, qty: 10 })));
    const cartId = await createCart(...[kept, gone].map((product) => ({ sku: product?.sku ?? '', qty: 1 })));
    await run(untyped`delete from product where product_id = ${gone?.id ?? 0}`);
    expect(await read(cartId, 'totalQty grandTotal { value }')).toEqual({
      totalQty: 1,
      grandTotal: { value: 5 },
    });
  });

  test('every figure, path and choice has its field', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 10, weight: 0.25 });
    const cartId = await createCart({ sku, qty: 2 });
    const cart = await read(
      cartId,
      `cartId uuid status noShippingRequired currency customerId customerGroupId coupon totalQty
       totalWeight { value unit } subTotalInclTax { value } subTotalWithDiscount { value }
       subTotalWithDiscountInclTax { value } discountAmount { value } taxAmount { value }
       taxAmountBeforeDiscount { value } shippingFeeExclTax { value } shippingFeeInclTax { value }
       shippingTaxAmount { value } totalTaxAmount { value } shippingMethodName shippingMethodData { providerCode }
       addItemApi addPaymentMethodApi addShippingMethodApi addContactInfoApi addAddressApi addNoteApi createdAt updatedAt
       availableShippingMethods { code }
       items { cartItemId cartId productId thumbnail noShippingRequired productWeight { value } lineTotal { value }
         subTotal { value } total { value } taxPercent variantOptions { optionText } productUrl removeApi updateQtyApi }`,
    );
    expect(cart).toMatchObject({
      status: 1,
      totalWeight: { value: 0.5 },
      subTotalWithDiscountInclTax: { value: 20 },
      availableShippingMethods: [],
      shippingMethodData: null,
      addItemApi: `/api/carts/${cartId}/items`,
      items: [{ lineTotal: { value: 20 }, total: { value: 20 }, variantOptions: [] }],
    });
  });
});

test('amounts that no column can hold are refused', async () => {
  const { sku } = await createProduct(shop, { price: 99_999_999, qty: 100_000 });
  expect(await post('/api/carts', { items: [{ sku, qty: 100_000 }] })).toMatchObject(
    refusal(400, 'The total of the cart is too large'),
  );
});

test('removed routes are not there', async () => {
  const { sku } = await createProduct(shop, { price: 1, qty: 10 });
  const cartId = await createCart({ sku, qty: 1 });
  expect((await shop.request('GET', '/api/shippingMethods')).status).toBe(404);
  expect((await shop.request('GET', `/api/carts/${cartId}/shippingMethods`)).status).toBe(404);
});

test('the job removes active carts that nobody changed for 30 days, and no others', async () => {
  const { sku } = await createProduct(shop, { price: 1, qty: 10 });
  const [fresh, old, ordered] = [
    await createCart({ sku, qty: 1 }),
    await createCart({ sku, qty: 1 }),
    await createCart({ sku, qty: 1 }),
  ];
  await run(untyped`update cart set updated_at = ${ago(719)} where uuid = ${fresh}`);
  await run(untyped`update cart set updated_at = ${ago(721)} where uuid = ${old}`);
  await run(untyped`update cart set updated_at = ${ago(721)}, status = false where uuid = ${ordered}`);
  await removeAbandonedCarts.run(shop.app);
  const exists = (id: string) => shop.db.exists(untyped`select 1 from cart where uuid = ${id}`);
  expect(await Promise.all([fresh, old, ordered].map(exists))).toEqual([true, false, true]);
});
