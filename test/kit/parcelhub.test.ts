import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createTestShop, dataOf, testCarrier, testShippingProvider } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import parcelhub from '../../examples/extensions/parcelhub/src/index.ts';

/** Simulates the parcel service with an HTTP server that charges a fixed price per kilogram. */
const labels = new Map<string, object>();
let requests: string[] = [];
let isDown = false;
const service = createServer(async (req, res) => {
  const answer = (status: number, body: object) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  requests.push(String(req.url));
  const body = (await json(req)) as Readonly<Record<string, string>>;
  if (isDown) return void answer(500, {});
  if (req.headers.authorization !== 'Bearer hub-key') return void answer(401, {});
  if (req.url === '/v1/rates') {
    const price = (factor: number) => (4 + factor * Number(body['weight'])).toFixed(2);
    const rates = [
      { service: 'standard', name: 'Parcelhub Standard', price: price(1), days: [2, 4] },
      { service: 'express', name: 'Parcelhub Express', price: price(3), days: [1, 1] },
    ];
    return void answer(200, { rates });
  }
  if (Number(body['weight']) > 30) return void answer(422, { message: 'a parcel weighs at most 30 kg' });
  const key = String(req.headers['idempotency-key']);
  const number = labels.size + 1;
  if (req.url === '/v1/return-labels') {
    const back = labels.get(key) ?? {
      tracking_number: `PH-R${labels.size + 1}`,
      label_pdf: Buffer.from(`%PDF-1.4 ${String(body['reference'])}`).toString('base64'),
    };
    labels.set(key, back);
    return void answer(200, back);
  }
  const made = labels.get(key) ?? {
    tracking_number: `PH-${number}`,
    label_url: `https://parcelhub.example/labels/${number}.pdf`,
  };
  labels.set(key, made);
  answer(200, made);
});

let shop: TestShop;
let config: { system: { parcelhub: { url: string; key: string } } };
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  config = { system: { parcelhub: { url: `http://127.0.0.1:${port}`, key: 'hub-key' } } };
  shop = await createTestShop({ extensions: [parcelhub], config });
  const { uuid } = await shop.make.zone({ countries: ['US'] });
  await shop.admin('POST', `/api/shippingZones/${uuid}/providers`, { provider_code: 'parcelhub' });
});
afterAll(async () => {
  await shop.stop();
  service.close();
});
beforeEach(() => {
  requests = [];
  isDown = false;
});

const OFFERS = `query($id: String!) {
  cart(id: $id) {
    availableShippingMethods(country: "US") { providerCode code cost { value } delivery { maxBusinessDays } }
  }
}`;

async function offersFor(weight: number) {
  const { sku } = await shop.make.product({ weight });
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const { cart } = dataOf(await shop.query(OFFERS, { id: cartId }));
  return cart.availableShippingMethods.filter(
    ({ providerCode }: { providerCode: string }) => providerCode === 'parcelhub',
  );
}

test('parcels cost what the service returns, and carts with the same parcel share one request', async () => {
  const offers = [
    { providerCode: 'parcelhub', code: 'standard', cost: { value: 6 }, delivery: { maxBusinessDays: 4 } },
    { providerCode: 'parcelhub', code: 'express', cost: { value: 10 }, delivery: { maxBusinessDays: 1 } },
  ];
  expect(await offersFor(2)).toEqual(offers);
  expect(await Promise.all([offersFor(2), offersFor(2)])).toEqual([offers, offers]);
  expect(requests).toEqual(['/v1/rates']);
});

test('a service that is down has no offers, and is called again for the next cart', async () => {
  isDown = true;
  expect(await offersFor(5)).toEqual([]);
  isDown = false;
  expect(await offersFor(5)).toHaveLength(2);
});

describe('a label', () => {
  async function shipped(weight: number) {
    const { sku } = await shop.make.product({ weight });
    const { uuid } = await shop.make.order({
      items: [{ sku }],
      shippingProvider: 'parcelhub',
      shippingMethod: 'express',
    });
    return dataOf(await shop.admin('POST', `/api/orders/${uuid}/shipments`, {}));
  }

  test('is created once for a shipment, whose number is linked to the tracking page', async () => {
    const { uuid } = await shipped(1);
    const make = async () => dataOf(await shop.admin('POST', `/api/shipments/${uuid}/label`, {}));
    const [one, other] = await Promise.all([make(), make()]);
    expect(one).toMatchObject({
      carrier_code: 'parcelhub',
      tracking_number: 'PH-1',
      tracking_url: 'https://parcelhub.example/track/PH-1',
      label_url: 'https://parcelhub.example/labels/1.pdf',
    });
    expect(other).toEqual(one);
    expect(labels.size).toBe(1);
  });

  test('that the service rejects is rejected with its message', async () => {
    const { uuid } = await shipped(31);
    const { body } = await shop.admin('POST', `/api/shipments/${uuid}/label`, {});
    expect(body.error).toMatchObject({
      status: 400,
      code: 'PARCELHUB_REFUSED',
      message: 'Parcelhub: a parcel weighs at most 30 kg',
    });
  });
});

test('a label for a return is created once, stored, and handed out as a PDF', async () => {
  const { sku } = await shop.make.product({ weight: 1 });
  const order = await shop.make.order({
    items: [{ sku }],
    shippingProvider: 'parcelhub',
    shippingMethod: 'express',
    state: 'delivered',
  });
  const { items } = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`));
  const asked = dataOf(
    await shop.admin('POST', `/api/orders/${order.uuid}/returns`, {
      items: [{ order_item_id: items[0].order_item_id, qty: 1 }],
    }),
  );
  const make = async () => dataOf(await shop.admin('POST', `/api/returns/${asked.uuid}/label`, {}));
  const [one, other] = await Promise.all([make(), make()]);
  expect(one.label).toMatchObject({ carrier_code: 'parcelhub', carrier_name: 'Parcelhub' });
  expect(one.label.tracking_url).toBe(`https://parcelhub.example/track/${one.label.tracking_number}`);
  expect(other.label).toEqual(one.label);
  const file = await fetch(`${shop.url}/api/returns/${asked.uuid}/label`, {
    headers: { authorization: `Bearer ${await shop.adminToken()}` },
  });
  expect(await file.text()).toBe(`%PDF-1.4 ${asked.number}`);
});

test('a shop without an API key offers nothing', async () => {
  const other = await createTestShop({
    extensions: [parcelhub],
    config: { system: { parcelhub: { url: config.system.parcelhub.url } } },
  });
  const { uuid } = await other.make.zone({ countries: ['US'] });
  await other.admin('POST', `/api/shippingZones/${uuid}/providers`, { provider_code: 'parcelhub' });
  const { sku } = await other.make.product();
  const { cartId } = dataOf(await other.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const { cart } = dataOf(await other.query(OFFERS, { id: cartId }));
  expect(
    cart.availableShippingMethods.map((one: { providerCode: string }) => one.providerCode),
  ).not.toContain('parcelhub');
  await other.stop();
});

describe('the contract', () => {
  // The service's URL is known only after the server listens.
  test('is met', async () => {
    const results = await testShippingProvider({ extension: parcelhub, provider: 'parcelhub', config }).run();
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    expect(results.length).toBeGreaterThan(5);
    const carried = await testCarrier({ extension: parcelhub, carrier: 'parcelhub', config }).run();
    expect(carried.map(({ error }) => error)).toEqual([null, null, null, null]);
  });
});
