import { createHmac, randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import { sql, z } from '@shop/runtime/extension';
import {
  createTestShop,
  dataOf,
  startCardGateway,
  testAddress,
  testDoor,
  testSender,
} from '@shop/runtime/testing';
import type { SenderSuiteRequest, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import pigeonPost from '../../examples/extensions/pigeon-post/src/index.ts';
import { pollOptions, startReceiver } from '../support/webhookReceiver.ts';

const LOFT = 'Registered & Sons';
const SECRET = 'a feather of the first pigeon';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [pigeonPost],
    config: { system: { 'pigeon-post': { lofts: { [LOFT]: SECRET } } } },
  });
  await shop.make.zone({ countries: [testAddress.country], cost: 5 });
});
afterAll(() => shop.stop());

const fly = async (items: readonly { sku: string; qty: number }[], more: object = {}) =>
  dataOf(
    await shop.request('POST', '/api/pigeon-post/flights', {
      loft: 'Coo & Co.',
      items,
      email: 'ada@example.com',
      address: testAddress,
      ...more,
    }),
  );
const confirm = async (flight: string) =>
  dataOf(await shop.request('POST', `/api/pigeon-post/flights/${flight}/confirm`));

test('a message becomes an order with its origin, however often it is confirmed', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const told = await fly([{ sku, qty: 2 }]);
  expect(told).toEqual({
    accepted: true,
    say: 'Confirm the flight to order.',
    flight: expect.any(String),
    total: 25,
    currency: 'USD',
    order: null,
    page: null,
  });
  const [first, second] = await Promise.all([confirm(told.flight), confirm(told.flight)]);
  expect(first.order).toEqual({ number: '10001', link: expect.stringContaining('token=') });
  expect(second.order?.number ?? '10001').toBe('10001');
  expect(await confirm(told.flight)).toMatchObject({ accepted: true, total: 25, order: { number: '10001' } });
  expect(dataOf(await shop.admin('GET', '/api/orders?origin=pigeon-post'))).toMatchObject([
    { order_number: '10001', origin_who: 'Coo & Co.', origin_session: told.flight },
  ]);
});

test('a total that has moved is told before it is paid', async () => {
  const { sku, uuid } = await shop.make.product({ price: 10 });
  const told = await fly([{ sku, qty: 1 }]);
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { price: 12 }));
  expect(await confirm(told.flight)).toMatchObject({
    accepted: false,
    say: 'The total has changed. Confirm the flight again.',
    total: 17,
    order: null,
  });
  expect(await confirm(told.flight)).toMatchObject({ accepted: true, total: 17 });
});

test('a person may go on with a flight in the shop, and the order is that of the flight', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const told = await fly([{ sku, qty: 1 }]);
  const handOver = async (flight: string) =>
    dataOf(await shop.request('POST', `/api/pigeon-post/flights/${flight}/hand-over`));
  const { page, ...answer } = await handOver(told.flight);
  expect(answer).toMatchObject({ accepted: true, say: 'Go on in the shop.', flight: told.flight });
  const visitor = await shop.takeOver(page);
  expect((await visitor.open('/checkout')).html).toContain('ada@example.com');
  await expect(shop.takeOver(page)).rejects.toThrow('/cart/continue was answered with 404');
  await expect(shop.takeOver(`${page}x`)).rejects.toThrow('This link has ended');
  const { order } = await confirm(told.flight);
  expect(dataOf(await shop.admin('GET', `/api/orders?origin=pigeon-post`))).toContainEqual(
    expect.objectContaining({ order_number: order.number, origin_session: told.flight }),
  );
  expect(await handOver(told.flight)).toMatchObject({ accepted: false, say: 'The cart is gone.' });
});

test('what cannot be served is said', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  expect(await fly([{ sku: 'NOTHING', qty: 1 }])).toMatchObject({
    accepted: false,
    say: 'Product not found',
  });
  expect(
    await fly([
      { sku: 'NOTHING', qty: 1 },
      { sku, qty: 1 },
    ]),
  ).toMatchObject({
    accepted: true,
    say: 'NOTHING: Product not found. Confirm the flight to order.',
    total: 15,
  });
  expect(await fly([{ sku, qty: 1 }], { email: 'x' })).toMatchObject({
    accepted: false,
    say: 'Email is invalid',
  });
  const elsewhere = { ...testAddress, country: 'DE', province: 'DE-BE' };
  expect(await fly([{ sku, qty: 1 }], { address: elsewhere })).toMatchObject({
    accepted: false,
    say: 'The shop does not deliver there.',
  });
  expect(await confirm('nowhere')).toMatchObject({ accepted: false, say: 'No such flight.' });
});

test('a pigeon that brings a token pays its order once, and another one if the first is declined', async () => {
  const gateway = await startCardGateway();
  const { url: apiBase, secretKey, endpointSecret } = gateway;
  const paid = await createTestShop({
    extensions: [pigeonPost, cardgw],
    config: { system: { cardgw: { apiBase, secretKey, endpointSecret } } },
  });
  const send = async (path: string, body: object) =>
    dataOf(await paid.request('POST', `/api/pigeon-post/flights${path}`, body));
  const { sku } = await paid.make.product({ price: 10, no_shipping_required: true });
  const message = { loft: 'Coo', items: [{ sku, qty: 1 }], email: 'ada@example.com', address: testAddress };
  expect(await send('', { ...message, pays_with: 'gold' })).toMatchObject({
    accepted: false,
    say: 'The shop cannot be paid with that.',
  });
  const { flight } = await send('', { ...message, pays_with: 'shared_payment_token' });
  const bring = (attempt: string, token: string) =>
    send(`/${flight}/confirm`, { payment: { attempt, kind: 'shared_payment_token', token } });
  expect(await bring('1', gateway.shareToken({ card: '4000000000000002' }))).toMatchObject({
    accepted: false,
    say: 'The payment didn’t go through. Use another payment credential.',
    order: { number: '10001' },
  });
  const token = gateway.shareToken();
  expect(await bring('2', token)).toMatchObject({ accepted: true, say: 'Order 10001 is paid.' });
  expect(await bring('2', token)).toMatchObject({ accepted: true, say: 'Order 10001 is paid.' });
  expect(gateway.intents().map(({ amount_received }) => amount_received)).toEqual([1000]);
  await paid.stop();
  await gateway.stop();
});
/** Sends what a registered loft signs. */
function sendSigned(path: string, ring: string, body: string, secret = SECRET) {
  const signature = createHmac('sha256', secret).update(`POST ${path}\n`).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'pigeon-loft': LOFT,
    'pigeon-ring': ring,
    'pigeon-signature': signature,
  };
  return shop.request('POST', path, body, { headers });
}

test('a registered loft signs what it sends to the door, and is named at the order', async () => {
  dataOf(await shop.admin('POST', '/api/settings', { pigeonPostDoorEnabled: true }));
  const { sku } = await shop.make.product({ price: 10 });
  const items = [{ sku, qty: 1 }];
  const text = JSON.stringify({ items, email: 'ada@example.com', address: testAddress }, null, 1);
  const forged = await sendSigned('/pigeon/flights', '1', text, 'another feather');
  expect([forged.status, forged.body]).toEqual([
    401,
    { coo: 'no', why: 'forged_feather', say: 'The signature is not that of the loft', where: [] },
  ]);
  const told = await sendSigned('/pigeon/flights', '1', text);
  expect([told.status, told.body.total, told.headers.get('pigeon-ring')]).toEqual([200, 15, '1']);
  const confirmPath = `/pigeon/flights/${told.body.flight}/confirm`;
  const placed = await sendSigned(confirmPath, '2', '');
  expect(placed.body).toMatchObject({ accepted: true, order: { number: expect.any(String) } });
  const again = await sendSigned(confirmPath, '2', '');
  expect([again.body, again.headers.get('pigeon-repeated')]).toEqual([placed.body, 'true']);
  expect(dataOf(await shop.admin('GET', '/api/orders?origin=pigeon-post&limit=1'))).toMatchObject([
    { order_number: placed.body.order.number, origin_who: LOFT },
  ]);
});

testDoor({
  extension: pigeonPost,
  door: 'pigeon-post',
  prepare: (door) => door.make.zone({ countries: [testAddress.country], cost: 5 }),
  async change(door) {
    const { sku } = await door.make.product({ price: 10 });
    return {
      method: 'POST',
      path: '/pigeon/flights',
      headers: { 'pigeon-loft': 'Coo', 'pigeon-ring': randomUUID() },
      body: { items: [{ sku, qty: 1 }], email: 'ada@example.com', address: testAddress },
    };
  },
  state: async ({ app }) =>
    (await app.db.any(sql.type(z.object({}))`select 1 as one from pigeon_flight`)).length,
  isError: ({ body }) => body?.coo === 'no' && typeof body.why === 'string',
}).register({ describe, test, afterAll });

const WAX = 'sixteen bees at work';
/** Checks the seal as a loft does, which knows nothing of the extension but the wax. */
const isSealed = ({ headers, body, at }: Pick<SenderSuiteRequest, 'body' | 'at'> & { headers: object }) => {
  const { 'pigeon-time': time = '', 'pigeon-seal': seal } = headers as Record<string, string | undefined>;
  return (
    Math.abs(at.getTime() - Date.parse(time)) < 60_000 &&
    seal === createHmac('sha256', WAX).update(`${time}.${body}`).digest('hex')
  );
};

test('a loft that names an address hears what became of its order', async () => {
  const loft = await startReceiver();
  const telling = await createTestShop({
    extensions: [pigeonPost],
    worker: true,
    config: { system: { 'pigeon-post': { wax: WAX, allowedHosts: ['127.0.0.1'] } } },
  });
  await telling.make.zone({ countries: [testAddress.country], cost: 5 });
  const { sku } = await telling.make.product({ price: 10 });
  const send = async (path: string, body?: object) =>
    dataOf(await telling.request('POST', `/api/pigeon-post/flights${path}`, body));
  const message = { loft: 'Coo', items: [{ sku, qty: 1 }], email: 'ada@example.com', address: testAddress };
  const { flight } = await send('', { ...message, reply_to: loft.url });
  await send(`/${flight}/confirm`);
  await vi.waitFor(() => expect(loft.received).toHaveLength(1), pollOptions);
  const [news] = loft.received;
  expect(JSON.parse(news?.body ?? '')).toMatchObject({ coo: 'order_created', flight, number: '10001' });
  expect(news && isSealed({ ...news, at: new Date() })).toBe(true);
  await telling.stop();
  await loft.stop();
});

testSender({
  extension: pigeonPost,
  sender: 'pigeon-post.replies',
  config: { system: { 'pigeon-post': { wax: WAX } } },
  prepare: (shop) => shop.make.zone({ countries: [testAddress.country], cost: 5 }),
  async message(shop) {
    const { sku } = await shop.make.product({ price: 10 });
    const told = dataOf(
      await shop.request('POST', '/api/pigeon-post/flights', {
        loft: 'Coo',
        items: [{ sku, qty: 1 }],
        email: 'ada@example.com',
        address: testAddress,
        reply_to: 'https://loft.example/news',
      }),
    );
    const { order } = dataOf(await shop.request('POST', `/api/pigeon-post/flights/${told.flight}/confirm`));
    const [{ uuid }] = dataOf(await shop.admin('GET', `/api/orders?number=${order.number}`));
    return { receiver: told.flight, topic: 'order_created', payload: { order: uuid } };
  },
  accepts: isSealed,
}).register({ describe, test, afterAll });
