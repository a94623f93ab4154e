import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { AppContext, OrderOrigin } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untyped } from '../support/carts.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let app: AppContext;
let method: string;
beforeAll(async () => {
  shop = await testShop();
  ({ app } = shop);
  method = (await createZoneWithRate(shop, { countries: ['US'], cost: 5 })).methodId;
});
afterAll(() => shop.stop());

const AGENT: OrderOrigin = { kind: 'agents', who: 'https://assistant.example/profile', session: 'session-1' };
const product = async (more: object = {}) =>
  (await createProduct(shop, { price: 10, qty: 100, ...more })).sku;

/** Creates a cart that can be ordered. Returns it as the service does. */
async function readyCart(sku: string, qty = 1) {
  const { carts } = app;
  const created = await carts.create({}, { items: [{ sku, qty }] });
  if (!created.ok) throw new Error(created.message);
  const ready = await carts.update({}, created.value.cartId, {
    customer_email: 'ada@example.com',
    shipping_address: testAddress,
    shipping_method: { provider_code: 'core', method_code: method },
    payment_method: { method_code: 'cod' },
  });
  if (!ready.ok) throw new Error(ready.message);
  return ready.value;
}

const numbers = async (query: string) =>
  dataOf(await shop.admin('GET', `/api/orders?${query}`)).map(
    ({ order_number }: { order_number: string }) => order_number,
  );

const stockOf = async (sku: string) =>
  (
    await shop.db.one(
      sql.type(z.object({ qty: z.number() }))`
        select qty from product_inventory join product on product.product_id = product_inventory.product_id where sku = ${sku}`,
    )
  ).qty;

describe('an order placed by the service', () => {
  test('has its origin in the answer, the filters and GraphQL of administrators', async () => {
    const sku = await product();
    const { cartId, digest } = await readyCart(sku, 2);
    const buyer = { ip: '192.0.2.9', userAgent: 'assistant/1' };
    const placed = await app.orders.place(buyer, { cart: cartId, origin: AGENT, digest });
    if (!placed.ok) throw new Error(placed.message);
    const { uuid, order_number } = placed.value;
    expect(placed.value).toMatchObject({
      grand_total: '25.0000',
      user_ip: '192.0.2.9',
      user_agent: 'assistant/1',
      origin: 'agents',
      origin_who: 'https://assistant.example/profile',
      origin_session: 'session-1',
    });
    expect(await stockOf(sku)).toBe(98);
    expect(await app.orders.find(app.db, { cart: cartId })).toMatchObject({ uuid });
    expect(dataOf(await shop.admin('GET', `/api/orders/${uuid}`))).toMatchObject({
      origin: 'agents',
      origin_who: AGENT.who,
      origin_session: AGENT.session,
    });
    const document = 'query($uuid: String!) { order(uuid: $uuid) { origin originWho originSession } }';
    expect(dataOf(await shop.query(document, { uuid }, 'admin')).order).toEqual({
      origin: 'agents',
      originWho: AGENT.who,
      originSession: AGENT.session,
    });

    const other = await readyCart(sku);
    const second = await app.orders.place({}, { cart: other.cartId, origin: { kind: 'marketplace' } });
    if (!second.ok) throw new Error(second.message);
    expect(await numbers('origin=agents')).toEqual([order_number]);
    expect((await numbers('origin[in]=agents,marketplace')).toSorted()).toEqual(
      [order_number, second.value.order_number].toSorted(),
    );
    expect(await numbers(`origin_who=${encodeURIComponent(AGENT.who as string)}`)).toEqual([order_number]);
    expect(await numbers('origin=pigeon')).toEqual([]);
    expect(dataOf(await shop.query('{ orderOrigins { kind } }', {}, 'admin')).orderOrigins).toEqual([
      { kind: 'agents' },
      { kind: 'marketplace' },
    ]);
  });

  test('has a link that opens for anyone', async () => {
    const { cartId } = await readyCart(await product());
    const placed = await app.orders.place({}, { cart: cartId, origin: AGENT });
    if (!placed.ok) throw new Error(placed.message);
    const { pathname, search } = new URL(app.orders.link(placed.value.uuid));
    const page = await fetch(new URL(pathname + search, shop.url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(placed.value.order_number);
  });

  test('takes as many SQL statements as the route', async () => {
    const sku = await product();
    const [first, second] = [await readyCart(sku), await readyCart(sku)];
    const before = shop.statements();
    dataOf(await shop.request('POST', '/api/orders', { cart_id: first.cartId }));
    const between = shop.statements();
    const request = { cart: second.cartId, origin: AGENT, digest: second.digest };
    expect(await app.orders.place({}, request)).toMatchObject({ ok: true });
    expect(shop.statements() - between).toBe(between - before);
    expect(between - before).toBeLessThanOrEqual(10);
  });

  test('can keep something in its transaction, and a failure there places nothing', async () => {
    const sku = await product();
    const { cartId } = await readyCart(sku);
    const boom = () => Promise.reject(new Error('no room'));
    await expect(app.orders.place({}, { cart: cartId, onPlaced: boom })).rejects.toThrow('no room');
    expect(await app.orders.find(app.db, { cart: cartId })).toBeNull();
    expect(await stockOf(sku)).toBe(100);
    const seen: string[] = [];
    const placed = await app.orders.place(
      {},
      {
        cart: cartId,
        onPlaced: async (tx, { uuid }) =>
          void (
            (await tx.exists(sql.type(z.object({}))`
        select from "order" where uuid = ${uuid}`)) && seen.push(uuid)
          ),
      },
    );
    expect(seen).toEqual([placed.ok && placed.value.uuid]);
  });

  test('needs a kind of origin that is a word', async () => {
    const { cartId } = await readyCart(await product());
    await expect(app.orders.place({}, { cart: cartId, origin: { kind: 'My Agents' } })).rejects.toThrow(
      '"My Agents" is no kind of an origin of orders',
    );
    expect(await app.orders.find(app.db, { cart: cartId })).toBeNull();
  });
});

describe('a refusal is a value, with the cart as it is now:', () => {
  test('a price that moved is CART_CHANGED once, and the next call pays the new one', async () => {
    const { sku, uuid } = await createProduct(shop, { price: 10, qty: 100 });
    const { cartId, digest } = await readyCart(sku);
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { price: 12 }));
    const refused = await app.orders.place({}, { cart: cartId, origin: AGENT, digest });
    expect(refused).toMatchObject({
      ok: false,
      status: 409,
      code: 'CART_CHANGED',
      cart: { grand_total: 17 },
    });
    const route = await shop.request('POST', '/api/orders', { cart_id: randomUUID() });
    expect(route.status).toBe(400);
    if (refused.ok || !refused.cart) throw new Error('It was placed');
    const again = await app.orders.place({}, { cart: cartId, origin: AGENT, digest: refused.cart.digest });
    expect(again).toMatchObject({ ok: true, value: { grand_total: '17.0000' } });
  });

  test('another cart than the one that was seen', async () => {
    const sku = await product();
    const { cartId, digest } = await readyCart(sku);
    const changed = await app.carts.update({}, cartId, { shipping_note: 'Ring twice' });
    const refused = await app.orders.place({}, { cart: cartId, digest });
    expect(refused).toMatchObject({ ok: false, status: 409, code: 'CART_CHANGED' });
    expect(refused.ok || refused.cart).toEqual(changed.ok && changed.value);
  });

  test('what is missing, with the codes and texts of the route', async () => {
    const sku = await product();
    const created = await app.carts.create({}, { items: [{ sku, qty: 1 }] });
    if (!created.ok) throw new Error(created.message);
    const id = created.value.cartId;
    const steps = [
      { customer_email: 'ada@example.com' },
      { shipping_address: testAddress },
      { shipping_method: { provider_code: 'core', method_code: method } },
    ];
    const codes: string[] = [];
    for (const step of [null, ...steps]) {
      if (step) expect(await app.carts.update({}, id, step)).toMatchObject({ ok: true });
      const { status, body } = await shop.request('POST', '/api/orders', { cart_id: id });
      const { code, message } = body.error;
      expect(await app.orders.place({}, { cart: id })).toMatchObject({
        ok: false,
        status,
        code,
        message,
        cart: { cartId: id },
      });
      codes.push(code);
    }
    expect(codes).toEqual([
      'CONTACT_REQUIRED',
      'SHIPPING_ADDRESS_REQUIRED',
      'SHIPPING_METHOD_REQUIRED',
      'PAYMENT_METHOD_REQUIRED',
    ]);
  });

  test('stock that is gone', async () => {
    const sku = await product({ qty: 1 });
    const [first, second] = [await readyCart(sku), await readyCart(sku)];
    expect(await app.orders.place({}, { cart: first.cartId })).toMatchObject({ ok: true });
    const refused = await app.orders.place({}, { cart: second.cartId, digest: second.digest });
    expect(refused).toMatchObject({ ok: false, status: 400, cart: { errors: [{ code: 'OUT_OF_STOCK' }] } });
  });

  test('a cart that was ordered, or that does not exist', async () => {
    const { cartId } = await readyCart(await product());
    expect(await app.orders.place({}, { cart: cartId })).toMatchObject({ ok: true });
    const invalid = { ok: false, status: 400, code: 'INVALID_CART', message: 'Invalid cart', cart: null };
    expect(await app.orders.place({}, { cart: cartId })).toEqual(invalid);
    expect(await app.orders.place({}, { cart: randomUUID() })).toEqual(invalid);
    expect(await app.orders.find(app.db, { cart: 'x' })).toBeNull();
  });
});

test('fifty calls at once for one cart place one order', async () => {
  const sku = await product();
  const { cartId } = await readyCart(sku);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => app.orders.place({}, { cart: cartId, origin: AGENT })),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  for (const outcome of outcomes)
    if (!outcome.ok) expect(['INVALID_CART', 'CART_CHANGED']).toContain(outcome.code);
  expect(await stockOf(sku)).toBe(99);
});

test('an order of the pages and of the API has no origin, and its answer to the shopper does not have the key', async () => {
  const { cartId } = await readyCart(await product());
  const answer = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  expect(Object.keys(answer).filter((key) => key.startsWith('origin'))).toEqual([]);
  expect(dataOf(await shop.admin('GET', `/api/orders/${answer.uuid}`))).toMatchObject({
    origin: null,
    origin_who: null,
    origin_session: null,
  });
});

test('an order without an origin has none of its parts', async () => {
  const { cartId } = await readyCart(await product());
  const { uuid } = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  await expect(
    shop.db.run(untyped`update "order" set origin_who = 'x' where uuid = ${uuid}`),
  ).rejects.toMatchObject({ constraint: 'order_origin_check' });
});
