import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf, testAddress } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());
afterEach(() => {
  its.duringPlacing.run = async () => undefined;
  its.duringPlacing.refusals = [];
});

const link = {
  rel: expect.any(String),
  href: expect.stringMatching(/^\//),
  action: 'GET',
  types: ['text/xml'],
};
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const id = expect.any(Number);
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('placing an order', () => {
  test('it returns every field of the interface, with amounts as numbers', async () => {
    const mug = await createProduct(its.shop, { price: 12.5, qty: 10, weight: 0.4 });
    const cup = await createProduct(its.shop, { price: 3, qty: 10, weight: 1 });
    const cartId = await createReadyCart(its.shop, cup.sku, mug.sku);
    dataOf(await its.shop.request('POST', `/api/carts/${cartId}/items`, { sku: mug.sku, qty: 2 }));
    dataOf(
      await its.shop.request('POST', `/api/carts/${cartId}/shippingNotes`, { note: 'Ring <b>twice</b>' }),
    );
    const answer = await its.shop.request(
      'POST',
      '/api/orders',
      { cart_id: cartId, unknown: 'dropped' },
      { headers: { 'user-agent': 'Adversary/1.0' } },
    );
    const order = dataOf(answer);
    const address = {
      ...testAddress,
      province_name: 'California',
      address_2: null,
      company: null,
      vat_id: null,
      order_address_id: id,
      uuid,
    };
    const line = {
      order_item_id: id,
      uuid,
      order_item_order_id: order.order_id,
      referer: null,
      thumbnail: null,
      tax_percent: 0,
      tax_amount: 0,
      discount_amount: 0,
      variant_group_id: null,
      variant_options: null,
      product_custom_options: null,
      inputs: null,
      gift_card: null,
      requested_data: null,
    };
    expect(order).toEqual({
      ...order,
      order_id: id,
      uuid,
      integration_order_id: null,
      order_number: expect.stringMatching(/^1\d{4}$/),
      cart_id: id,
      currency: 'USD',
      customer_id: null,
      customer_email: 'ada@example.com',
      customer_full_name: null,
      user_ip: '127.0.0.1',
      sid: null,
      user_agent: 'Adversary/1.0',
      coupon: null,
      shipping_fee_excl_tax: 4.99,
      shipping_fee_incl_tax: 4.99,
      discount_amount: 0,
      sub_total: 40.5,
      total_qty: 4,
      total_weight: 2.2,
      tax_amount: 0,
      grand_total: 45.49,
      shipping_note: 'Ring <b>twice</b>',
      shipping_method: its.zone.methodId,
      shipping_method_name: expect.stringMatching(/^Method /),
      shipping_address_id: order.shipping_address.order_address_id,
      payment_method: 'cod',
      payment_method_name: 'Cash on delivery',
      billing_address_id: order.billing_address.order_address_id,
      shipment_status: 'unfullfilled',
      payment_status: 'cod_pending',
      status: 'new',
      created_at: time,
      updated_at: time,
      shipping_address: address,
      billing_address: address,
      links: [link, { ...link, rel: 'edit', href: `/admin/order/edit/${order.uuid}` }],
      // The lines are in the same sequence as in the cart.
      items: [
        expect.objectContaining({
          ...line,
          product_id: cup.id,
          product_sku: cup.sku,
          product_name: `Product ${cup.sku}`,
          product_weight: 1,
          product_price: 3,
          product_price_incl_tax: 3,
          final_price: 3,
          final_price_incl_tax: 3,
          qty: 1,
          total: 3,
        }),
        expect.objectContaining({ ...line, product_sku: mug.sku, product_weight: 0.4, qty: 3, total: 37.5 }),
      ],
      orderToken: expect.any(String),
    });
    expect(Number(order.order_number)).toBeGreaterThanOrEqual(10_001);
    expect(order.billing_address_id).not.toBe(order.shipping_address_id);
    expect(order.shipping_method_data).toEqual({
      provider_code: 'core',
      method_code: its.zone.methodId,
      snapshot: {
        code: its.zone.methodId,
        name: order.shipping_method_name,
        cost: 4.99,
        carrier: null,
        serviceCode: null,
      },
    });
  });

  test('a separate billing address is stored separately', async () => {
    const { sku } = await createProduct(its.shop, { price: 1, qty: 10 });
    const cartId = await createReadyCart(its.shop, sku);
    const address = { ...testAddress, full_name: 'Charles Babbage', address_2: 'Flat 2' };
    dataOf(await its.shop.request('POST', `/api/carts/${cartId}/addresses`, { type: 'billing', address }));
    expect(dataOf(await its.place(cartId))).toMatchObject({
      shipping_address: testAddress,
      billing_address: address,
    });
  });

  test('cash on delivery is authorized offline for the total, and all events are in the outbox once', async () => {
    await its.emptyOutbox();
    const mug = await createProduct(its.shop, { price: 10, qty: 10 });
    const free = await createProduct(its.shop, { price: 10, qty: 0 });
    dataOf(await its.shop.admin('PATCH', `/api/products/${free.uuid}`, { manage_stock: false }));
    await its.emptyOutbox();
    const order = dataOf(await its.place(await createReadyCart(its.shop, mug.sku, free.sku)));
    const transactions = await its.shop.db.any(
      sql.type(
        z.object({
          payment_method: z.string(),
          transaction_id: z.string(),
          transaction_type: z.string(),
          payment_action: z.string(),
          amount: column.decimal,
          currency: z.string(),
          parent_transaction_id: z.null(),
        }),
      )`select * from payment_transaction where order_id = ${order.order_id}`,
    );
    expect(transactions).toEqual([
      {
        payment_method: 'cod',
        transaction_id: `cod-authorize-${order.uuid}`,
        transaction_type: 'offline',
        payment_action: 'authorize',
        amount: '24.9900',
        currency: 'USD',
        parent_transaction_id: null,
      },
    ]);
    const payload = {
      orderId: order.order_id,
      orderUuid: order.uuid,
      orderNumber: order.order_number,
      grandTotal: 24.99,
      currency: 'USD',
      paymentMethod: 'cod',
    };
    const stock = { productId: mug.id, productUuid: mug.uuid, sku: mug.sku };
    expect(await its.outbox()).toEqual([
      { event: 'order_created', payload },
      { event: 'order_placed', payload },
      // Unmanaged stock does not change.
      {
        event: 'inventory_updated',
        payload: { ...stock, oldQty: 10, qty: 9, manageStock: true, stockAvailability: true },
      },
    ]);
    expect([await its.stockOf(mug), await its.stockOf(free)]).toEqual([9, 0]);
  });

  test('a total of zero requires neither address nor payment, and is paid', async () => {
    await its.emptyOutbox();
    const song = await createProduct(its.shop, { price: 0, qty: 5, noShipping: true });
    const { cartId } = dataOf(
      await its.shop.request('POST', '/api/carts', {
        items: [{ sku: song.sku, qty: 2 }],
        customer_email: 'ada@example.com',
        customer_full_name: 'Ada',
      }),
    );
    const order = dataOf(await its.place(cartId));
    expect(order).toMatchObject({
      payment_method: 'zero_checkout',
      payment_status: 'paid',
      grand_total: 0,
      customer_full_name: 'Ada',
      shipping_address: null,
      billing_address: null,
      shipping_method: null,
      shipping_method_name: null,
      shipping_method_data: null,
    });
    expect((await its.outbox()).map(({ event }) => event)).toEqual([
      'order_created',
      'order_placed',
      'inventory_updated',
    ]);
    const { paymentTransactions, activities } = await history(order.uuid);
    expect(paymentTransactions).toEqual([]);
    expect(activities).toContain('Payment completed automatically (zero-total order)');
  });

  test('numbers are consecutive', async () => {
    const { sku } = await createProduct(its.shop, { price: 1, qty: 10 });
    const first = dataOf(await its.place(await createReadyCart(its.shop, sku)));
    const second = dataOf(await its.place(await createReadyCart(its.shop, sku)));
    expect(Number(second.order_number)).toBe(Number(first.order_number) + 1);
  });

  test('it takes at most ten statements, regardless of the number of lines', async () => {
    const products = await Promise.all(
      Array.from({ length: 12 }, () => createProduct(its.shop, { price: 1, qty: 10 })),
    );
    const [one, all] = [
      await createReadyCart(its.shop, products[0]?.sku ?? ''),
      await createReadyCart(its.shop, ...products.map(({ sku }) => sku)),
    ];
    const statementsOf = async (cartId: string) => {
      const before = its.shop.statements();
      dataOf(await its.place(cartId));
      return its.shop.statements() - before;
    };
    const few = await statementsOf(one);
    expect(few).toBeLessThanOrEqual(10);
    expect(await statementsOf(all)).toBe(few);
  });

  test('an overlong user agent is truncated', async () => {
    const { sku } = await createProduct(its.shop, { price: 1, qty: 10 });
    const cart_id = await createReadyCart(its.shop, sku);
    const headers = { 'user-agent': 'x'.repeat(8000) };
    const order = dataOf(await its.shop.request('POST', '/api/orders', { cart_id }, { headers }));
    expect(order.user_agent).toBe('x'.repeat(500));
  });
});

const history = async (orderUuid: string) => {
  const { body } = await its.shop.query(
    'query($uuid: String!) { order(uuid: $uuid) { activities { comment } paymentTransactions { transactionId } } }',
    { uuid: orderUuid },
    'admin',
  );
  const { activities, paymentTransactions } = body.data.order;
  return {
    paymentTransactions,
    activities: activities.map(({ comment }: { comment: string }) => comment),
  };
};

describe('an order requires', () => {
  const steps = {
    contacts: { email: 'ada@example.com' },
    addresses: { type: 'shipping', address: testAddress },
    shippingMethods: () => ({ provider_code: 'core', method_code: its.zone.methodId }),
    paymentMethods: { method_code: 'cod', method_name: 'Cash on delivery' },
  };

  /** Creates a cart with all checkout steps completed, except the given ones. */
  async function cartWithout(...left: readonly string[]): Promise<string> {
    const { sku } = await createProduct(its.shop, { price: 10, qty: 10 });
    const { cartId } = dataOf(await its.shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    for (const [step, body] of Object.entries(steps)) {
      if (left.includes(step)) continue;
      const sent = typeof body === 'function' ? body() : body;
      dataOf(await its.shop.request('POST', `/api/carts/${cartId}/${step}`, sent));
    }
    return cartId;
  }

  test.each<[string, string[], string, string]>([
    ['a contact', ['contacts'], 'CONTACT_REQUIRED', 'Contact email is required'],
    [
      'a shipping address',
      ['addresses', 'shippingMethods'],
      'SHIPPING_ADDRESS_REQUIRED',
      'Shipping address is required',
    ],
    ['a shipping method', ['shippingMethods'], 'SHIPPING_METHOD_REQUIRED', 'Shipping method is required'],
    ['a payment method', ['paymentMethods'], 'PAYMENT_METHOD_REQUIRED', 'Payment method is required'],
    ['everything: the contact is first', Object.keys(steps), 'CONTACT_REQUIRED', 'Contact email is required'],
  ])('is %s', async (_, left, code, message) => {
    await its.refused(await cartWithout(...left), 400, code, message);
  });

  test('an item', async () => {
    const cartId = await cartWithout();
    const { body } = await its.shop.query('query($id: String!) { cart(id: $id) { items { uuid } } }', {
      id: cartId,
    });
    const [item] = body.data.cart.items;
    dataOf(await its.shop.request('DELETE', `/api/carts/${cartId}/items/${item.uuid}`));
    await its.refused(cartId, 400, 'CART_EMPTY', 'Cart is empty');
  });

  test('a billing address if nothing ships and something is paid', async () => {
    const song = await createProduct(its.shop, { price: 5, qty: 5, noShipping: true });
    const { cartId } = dataOf(
      await its.shop.request('POST', '/api/carts', { items: [{ sku: song.sku, qty: 1 }] }),
    );
    const post = async (step: string, body: object) =>
      dataOf(await its.shop.request('POST', `/api/carts/${cartId}/${step}`, body));
    await post('contacts', steps.contacts);
    await post('paymentMethods', steps.paymentMethods);
    await its.refused(cartId, 400, 'BILLING_ADDRESS_REQUIRED', 'Billing address is required');
    await post('addresses', { type: 'billing', address: testAddress });
    expect(dataOf(await its.place(cartId))).toMatchObject({
      shipping_address: null,
      shipping_address_id: null,
      billing_address: testAddress,
      grand_total: 5,
      payment_status: 'cod_pending',
    });
  });

  test('that no extension rejects it', async () => {
    const cartId = await cartWithout();
    its.duringPlacing.refusals = ['Not on Sundays', 'Nor ever'];
    await its.refused(cartId, 400, 'ORDER_REFUSED', 'Not on Sundays');
    its.duringPlacing.refusals = [];
    dataOf(await its.place(cartId));
  });

  test.each<[string, unknown]>([
    ['unknown', randomUUID()],
    ['malformed', 'nonsense'],
    ['empty', ''],
    ['padded', ` ${randomUUID()}`],
  ])('is a cart: an %s id is Invalid cart', async (_, cartId) => {
    expect(refusalOf(await its.place(cartId))).toEqual([400, 'INVALID_CART', 'Invalid cart']);
  });

  test('a cart that was not ordered', async () => {
    const cartId = await cartWithout();
    dataOf(await its.place(cartId));
    await its.refused(cartId, 400, 'INVALID_CART', 'Invalid cart');
    await its.refused(cartId.toUpperCase(), 400, 'INVALID_CART', 'Invalid cart');
  });

  test('the caller’s own cart', async () => {
    const cartId = await cartWithout();
    await its.shop.db.run(sql.type(z.object({}))`update cart set customer_id = 4711 where uuid = ${cartId}`);
    await its.refused(cartId, 400, 'INVALID_CART', 'Invalid cart');
    expect(dataOf(await its.shop.admin('POST', '/api/orders', { cart_id: cartId })).customer_id).toBe(4711);
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'cart_id is required'],
    ['an empty object', {}, 'cart_id is required'],
    ['null', { cart_id: null }, 'cart_id must be a string'],
    ['a number', { cart_id: 1 }, 'cart_id must be a string'],
    ['a list', { cart_id: [randomUUID()] }, 'cart_id must be a string'],
  ])('is a cart_id: %s is refused', async (_, body, message) => {
    const answer = await its.shop.request('POST', '/api/orders', body);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
    expect(answer.body.error.details).toMatchObject([{ path: 'cart_id', message }]);
  });
});
