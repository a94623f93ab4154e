import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, refuse } from '@shop/runtime/extension';
import type { CarrierLabel, LabelRequest, OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const sent: OutgoingEmail[] = [];
const requests: LabelRequest[] = [];
let answer: (request: LabelRequest) => Promise<CarrierLabel>;
const owls = defineExtension({
  name: 'owls',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }],
    carriers: [
      {
        name: 'owl',
        label: 'Owl Post',
        trackingUrl: ({ trackingNumber, orderNumber }) =>
          `https://owls.test/${orderNumber}/${encodeURIComponent(trackingNumber ?? '')}`,
        async createLabel(request) {
          requests.push(request);
          return answer(request);
        },
      },
      {
        name: 'raven',
        label: 'Raven',
        trackingUrl({ trackingNumber }) {
          if (trackingNumber === 'lost') throw new Error('The raven is lost');
          return 'javascript:alert(1)';
        },
      },
    ],
  }),
});

const COACH = {
  code: 'coach',
  name: 'Stage Coach',
  trackingUrl: 'https://coach.test/?n={tracking_number}&lang=en',
};

let shop: TestShop;
let sku: string;
let method: string;
let order: { readonly uuid: string; readonly order_number: string; readonly orderToken: string };
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, owls], worker: true });
  ({ methodId: method } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 }));
  ({ sku } = await createProduct(shop, { price: 20, qty: 500, weight: 2.5 }));
  dataOf(await shop.admin('POST', '/api/settings', { shippingCarriers: [COACH] }));
});
afterAll(() => shop.stop());

const place = async () =>
  dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }));
beforeEach(async () => {
  requests.splice(0);
  answer = async () => ({ trackingNumber: 'OWL-1', labelUrl: 'https://owls.test/label.pdf' });
  order = await place();
});

const path = () => `/api/orders/${order.uuid}/shipments`;
const ship = (body: object = {}) => shop.admin('POST', path(), body);
const change = (uuid: string, body: object) => shop.admin('PATCH', `${path()}/${uuid}`, body);
const label = (uuid: string) => shop.admin('POST', `/api/shipments/${uuid}/label`, {});
const name = (default_carrier_code: string | null, default_service_code: string | null = null) =>
  shop.admin('PATCH', `/api/shippingProviders/core/methods/${method}`, {
    default_carrier_code,
    default_service_code,
  });

describe('carriers', () => {
  test('come from the setting and from extensions; the setting can rename an extension’s carrier', async () => {
    const of = (code: string, more: object) => ({ code, tracking_url: null, ...more });
    const owl = { name: 'Owl Post', creates_labels: true, creates_return_labels: false, extension: 'owls' };
    const raven = of('raven', {
      name: 'Raven',
      creates_labels: false,
      creates_return_labels: false,
      extension: 'owls',
    });
    const coach = { code: 'coach', name: COACH.name, tracking_url: COACH.trackingUrl };
    const own = { ...coach, creates_labels: false, creates_return_labels: false, extension: null };
    expect(dataOf(await shop.admin('GET', '/api/carriers'))).toEqual([own, of('owl', owl), raven]);
    const renamed = { code: 'OWL', name: 'Our owls', trackingUrl: 'https://our.test/{tracking_number}' };
    dataOf(await shop.admin('POST', '/api/settings', { shippingCarriers: [COACH, renamed] }));
    expect(dataOf(await shop.admin('GET', '/api/carriers'))).toEqual([
      own,
      of('owl', { ...owl, name: 'Our owls', tracking_url: 'https://our.test/{tracking_number}' }),
      raven,
    ]);
    dataOf(await shop.admin('POST', '/api/settings', { shippingCarriers: [COACH] }));
  });

  test.each([
    [[{ ...COACH, trackingUrl: 'javascript:{tracking_number}' }], 'must be an http or https URL'],
    [[{ ...COACH, trackingUrl: 'https://coach.test/' }], 'must contain {tracking_number}'],
    [[{ ...COACH, trackingUrl: 'https://{tracking_number}.test/' }], 'after the host'],
    [[COACH, { ...COACH, code: 'COACH' }], 'code COACH is listed twice'],
    [[{ ...COACH, code: 'a b' }], 'code can only contain letters'],
    [[{ ...COACH, name: ' ' }], 'name must not be empty'],
    ['coach', 'shippingCarriers'],
  ])('in the setting must have templates: %j is rejected', async (shippingCarriers, message) => {
    const refused = await shop.admin('POST', '/api/settings', { shippingCarriers });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.error)).toContain(message);
  });
});

describe('the carrier of a shipment', () => {
  test.each([
    [{ carrier_code: 'COACH' }, 'coach', 'Stage Coach'],
    [{ carrier_code: 'coach', carrier_name: 'The coach' }, 'coach', 'The coach'],
    [{ carrier_name: 'stage coach' }, 'coach', 'stage coach'],
    [{ carrier_name: 'Bicycle' }, null, 'Bicycle'],
    [{}, null, null],
  ])('%j is %s, %s', async (body, carrier_code, carrier_name) => {
    expect(dataOf(await ship(body))).toMatchObject({ carrier_code, carrier_name, tracking_url: null });
  });

  test('is the default of the shipping method if the body has none', async () => {
    dataOf(await name('coach'));
    order = await place();
    expect(dataOf(await ship({ tracking_number: '7' }))).toMatchObject({
      carrier_code: 'coach',
      carrier_name: 'Stage Coach',
      tracking_url: 'https://coach.test/?n=7&lang=en',
    });
    order = await place();
    expect(dataOf(await ship({ carrier_name: 'Owl Post' })).carrier_code).toBe('owl');
    order = await place();
    expect(dataOf(await ship({ carrier_name: null }))).toMatchObject({
      carrier_code: null,
      carrier_name: null,
    });
    dataOf(await name('ups'));
    order = await place();
    expect(dataOf(await ship())).toMatchObject({
      carrier_code: 'ups',
      carrier_name: null,
      tracking_url: null,
    });
    dataOf(await name(null));
  });

  test('with an unknown code is rejected, with the available codes', async () => {
    const text = 'Unknown carrier "drone". Available carriers: coach, owl, raven';
    expect(refusalOf(await ship({ carrier_code: 'drone' }))).toEqual([400, 'UNKNOWN_CARRIER', text]);
  });
});

describe('the tracking page', () => {
  test('is in REST, in GraphQL, on the page of the order and in the email', async () => {
    const url = 'https://coach.test/?n=A%2F1%20%26&lang=en';
    const shipment = dataOf(await ship({ carrier_code: 'coach', tracking_number: 'A/1 &' }));
    expect(shipment.tracking_url).toBe(url);
    expect(dataOf(await shop.admin('GET', path()))).toEqual([shipment]);
    const query =
      'query($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) { shipments { trackingUrl } } }';
    const { body } = await shop.query(query, { uuid: order.uuid, token: order.orderToken });
    expect(body.data.order.shipments).toEqual([{ trackingUrl: url }]);
    const page = await shop.request(
      'GET',
      `/checkout/success/${order.uuid}?token=${order.orderToken}`,
      undefined,
      {
        headers: { accept: 'text/html' },
      },
    );
    expect(page.body).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(page.body).toContain('Stage Coach, tracking number A/1 &amp;');
    await vi.waitFor(
      () =>
        expect(
          sent.find(({ subject }) => subject.includes(`${order.order_number} at Shop is on its way`))?.text,
        ).toContain(url),
      { timeout: 120_000, interval: 20 },
    );
  });

  test('is that of the extension, or of the shipment itself', async () => {
    const shipment = dataOf(await ship({ carrier_code: 'owl', tracking_number: '9' }));
    expect(shipment.tracking_url).toBe(`https://owls.test/${order.order_number}/9`);
    const own = dataOf(await change(shipment.uuid, { tracking_url: 'https://elsewhere.test/9' }));
    expect(own.tracking_url).toBe('https://elsewhere.test/9');
    expect(dataOf(await change(shipment.uuid, { carrier_code: 'owl' })).tracking_url).toBe(own.tracking_url);
    const next = dataOf(await change(shipment.uuid, { tracking_number: '10' }));
    expect(next.tracking_url).toBe(`https://owls.test/${order.order_number}/10`);
    const moved = dataOf(await change(shipment.uuid, { carrier_name: 'Bicycle' }));
    expect(moved).toMatchObject({ carrier_code: null, carrier_name: 'Bicycle', tracking_url: null });
    const [status, , text] = refusalOf(await change(shipment.uuid, { tracking_url: 'javascript:1' }));
    expect([status, text]).toEqual([400, expect.stringContaining('must be an http or https URL')]);
  });

  test.each(['lost', 'bad'])('is missing if the carrier fails: %s', async (tracking_number) =>
    expect(dataOf(await ship({ carrier_code: 'raven', tracking_number })).tracking_url).toBeNull(),
  );
});

describe('a label', () => {
  test('is created by the carrier once, and gives the shipment its number', async () => {
    dataOf(await name('owl', 'express'));
    order = await place();
    const { uuid } = dataOf(await ship());
    const labeled = dataOf(await label(uuid));
    expect(labeled).toMatchObject({
      carrier_code: 'owl',
      tracking_number: 'OWL-1',
      tracking_url: `https://owls.test/${order.order_number}/OWL-1`,
      label_url: 'https://owls.test/label.pdf',
    });
    expect(dataOf(await label(uuid))).toEqual(labeled);
    expect(requests).toHaveLength(1);
    const [entry] = dataOf(await shop.admin('GET', `/api/audit-log?entity_uuid=${uuid}`));
    expect(entry).toMatchObject({ action: 'createShipmentLabel', after: { tracking_number: 'OWL-1' } });
    expect(requests[0]).toMatchObject({
      key: uuid,
      serviceCode: 'express',
      shipment: { uuid, orderNumber: order.order_number, trackingNumber: null },
      destination: { full_name: 'Ada Lovelace', country: 'US', province: 'US-CA', postcode: '94607' },
      items: [{ sku, qty: 1, weight: '2.5' }],
    });
    dataOf(await name(null));
  });

  test('requested twice concurrently is created once, and the first response counts', async () => {
    let count = 0;
    answer = async () => {
      count += 1;
      return { trackingNumber: `OWL-${count}`, labelUrl: `https://owls.test/${count}.pdf` };
    };
    const { uuid } = dataOf(await ship({ carrier_code: 'owl' }));
    const [one, other] = await Promise.all([label(uuid), label(uuid)]);
    expect(dataOf(one)).toEqual(dataOf(other));
    expect(new Set(requests.map(({ key }) => key))).toEqual(new Set([uuid]));
  });

  test('that the carrier rejects is rejected with its message; another failure is a 502, and nothing is stored', async () => {
    const { uuid } = dataOf(await ship({ carrier_code: 'owl' }));
    answer = async () => {
      throw refuse(400, 'TOO_HEAVY', 'An owl carries at most 2 kg');
    };
    expect(refusalOf(await label(uuid))).toEqual([400, 'TOO_HEAVY', 'An owl carries at most 2 kg']);
    const failed = [502, 'CARRIER_FAILED', 'The carrier "Owl Post" could not create a label. Try again.'];
    answer = async () => {
      throw new Error('secret of the carrier');
    };
    expect(refusalOf(await label(uuid))).toEqual(failed);
    answer = async () => ({ trackingNumber: 'OWL-1', labelUrl: 'javascript:1' });
    expect(refusalOf(await label(uuid))).toEqual(failed);
    expect(dataOf(await shop.admin('GET', path()))[0]).toMatchObject({
      tracking_number: null,
      label_url: null,
    });
  });

  test('requires a carrier that creates labels, and a shipment in progress', async () => {
    const { uuid } = dataOf(await ship({ carrier_code: 'coach' }));
    const none = 'The carrier "Stage Coach" does not support labels';
    expect(refusalOf(await label(uuid))).toEqual([400, 'CARRIER_MAKES_NO_LABELS', none]);
    dataOf(await change(uuid, { carrier_code: null }));
    expect(refusalOf(await label(uuid))[2]).toBe('The shipment has no carrier');
    dataOf(await shop.admin('POST', `/api/shipments/${uuid}/cancel`, {}));
    expect(refusalOf(await label(uuid)).slice(0, 2)).toEqual([400, 'LABEL_NOT_POSSIBLE']);
    expect(refusalOf(await label(order.uuid)).slice(0, 2)).toEqual([404, 'SHIPMENT_NOT_FOUND']);
  });
});

test('a carrier that responds too late is a 502', async () => {
  const impatient = await testShop({
    extensions: [coreShipping, cod, owls],
    config: { deadlines: { answerMs: 300 } },
  });
  await createZoneWithRate(impatient, { countries: ['US'], cost: 5 });
  const product = await createProduct(impatient, { price: 20, qty: 5 });
  const cart_id = await createReadyCart(impatient, product.sku);
  const placed = dataOf(await impatient.request('POST', '/api/orders', { cart_id }));
  const { uuid } = dataOf(
    await impatient.admin('POST', `/api/orders/${placed.uuid}/shipments`, { carrier_code: 'owl' }),
  );
  answer = () => new Promise(() => undefined);
  expect(refusalOf(await impatient.admin('POST', `/api/shipments/${uuid}/label`, {})).slice(0, 2)).toEqual([
    502,
    'CARRIER_FAILED',
  ]);
  await impatient.stop();
});
