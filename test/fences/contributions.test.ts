import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { faultyExtension, PRICED, REFUSED } from '../support/faulty/faultyExtension.ts';
import { MODES, plant } from '../support/faulty/faults.ts';
import type { Mode } from '../support/faulty/faults.ts';

/*
 * Tests each kind of contribution with each fault. The caller must return what the table says, the log must name the extension, and the
 * shop must continue selling.
 */

const pollOptions = { timeout: 120_000, interval: 25 };
const lines: string[] = [];
const clock = createTestClock();
let shop: TestShop;
let healthy: string;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, faultyExtension],
    worker: true,
    clock,
    logLevel: 'info',
    onLog: (line) => lines.push(line),
    config: {
      deadlines: { callMs: 1500, answerMs: 3000, deliveryMs: 500, jobMs: 500 },
      checkout: { quoteTimeoutMs: 1500 },
    },
  });
  const { zoneId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  dataOf(
    await shop.admin('POST', `/api/shippingZones/${zoneId}/providers`, {
      provider_code: 'faulty',
      sort_order: 9,
    }),
  );
  dataOf(
    await shop.admin('POST', '/api/widgets', {
      name: 'Faulty',
      type: 'faulty',
      settings: {},
      placements: [{ route: 'homepage', area: 'content' }],
    }),
  );
  healthy = (await createProduct(shop, { price: 10, qty: 100_000 })).sku;
  for (const sku of [PRICED, REFUSED])
    dataOf(
      await shop.admin('POST', '/api/products', {
        name: sku,
        url_key: sku.toLowerCase(),
        sku,
        price: 10,
        qty: 1000,
        weight: 1,
      }),
    );
});
afterAll(async () => {
  plant(null);
  await shop.stop();
});
afterEach(() => {
  plant(null);
  // After repeated failures, calls are paused. Advancing the clock ends the pause.
  clock.advance(30_000);
});

const order = (cart_id: string) => shop.request('POST', '/api/orders', { cart_id });

/** Creates a cart that is ready to be ordered before a fault is activated. */
async function cartWith(method_code: string, ...skus: readonly string[]): Promise<string> {
  const cart = await createReadyCart(shop, ...skus);
  dataOf(
    await shop.request('POST', `/api/carts/${cart}/paymentMethods`, {
      method_code,
      method_name: method_code,
    }),
  );
  return cart;
}

async function choicesOf(cart: string): Promise<{ ships: string[]; pays: string[] }> {
  const { body } = await shop.query(
    'query($id: String!) { cart(id: $id) { availableShippingMethods { providerCode } availablePaymentMethods { code } } }',
    { id: cart },
  );
  const { availableShippingMethods, availablePaymentMethods } = body.data.cart;
  return {
    ships: availableShippingMethods.map((one: { providerCode: string }) => one.providerCode),
    pays: availablePaymentMethods.map((one: { code: string }) => one.code),
  };
}

const addJob = () =>
  shop.db.any(sql.type(z.unknown())`
    select graphile_worker.add_job('job:faulty.job', queue_name => 'job:faulty.job', job_key => 'job:faulty.job', max_attempts => 1)`);
const jobRuns = async () =>
  shop.db.any(sql.type(z.object({ error: z.string().nullable() }))`
    select error from job_run where job = 'faulty.job' and finished_at is not null order by job_run_id`);

const choose = (cart: string, provider_code: string, method_code: string) =>
  shop.request('POST', `/api/carts/${cart}/shippingMethods`, { provider_code, method_code });

/** Places an order. Returns its UUID and token. */
async function placed(method: string): Promise<string> {
  const { uuid, orderToken } = dataOf(await order(await cartWith(method, healthy)));
  return `${uuid} ${orderToken}`;
}

/** Calls a payment route of an order as its shopper. */
async function paying(path: string, prepared: string) {
  const [uuid, token] = prepared.split(' ');
  return shop.request('POST', `/api/orders/${uuid}/payment${path}`, { token });
}

/** Ships an order with the faulty carrier. Returns the shipment id. */
async function shipped(): Promise<string> {
  const [uuid] = (await placed('cod')).split(' ');
  const shipment = dataOf(
    await shop.admin('POST', `/api/orders/${uuid}/shipments`, { carrier_code: 'faulty' }),
  );
  return shipment.uuid;
}

interface Kind {
  readonly name: string;
  /** Kind of the activated fault. Default: the case's name. */
  readonly plants?: string;
  readonly contribution: string;
  /** Prepares data that must exist before the fault, such as a cart. */
  prepare?(): Promise<string>;
  /** Calls the contribution and returns the outcome. */
  call(prepared: string): Promise<unknown>;
  readonly well: unknown;
  /** Outcome of all faults not listed below. */
  readonly ill: unknown;
  /**
   * Outcomes of faults that do no harm or cause a different outcome. `named: false` if the log does not name the extension, because the
   * returned value is valid.
   */
  readonly but?: Partial<Record<Mode, { readonly is: unknown; readonly named: boolean }>>;
}

const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code ?? 'ok',
];
const LATE = { is: [503, 'SERVICE_UNAVAILABLE'], named: true };
const fine = (is: unknown) => ({ is, named: false });
const jsonAnswer = (data: unknown) => [200, data];

const kinds: readonly Kind[] = [
  {
    name: 'shipping provider',
    contribution: 'shipping provider "faulty"',
    prepare: () => createReadyCart(shop, healthy),
    call: async (cart) => (await choicesOf(cart)).ships,
    well: ['core', 'faulty'],
    ill: ['core'],
  },
  {
    name: 'availability',
    contribution: 'payment method "faulty"',
    prepare: () => createReadyCart(shop, healthy),
    call: async (cart) => (await choicesOf(cart)).pays,
    well: ['cod', 'faulty', 'faultyform', 'faultysteps'],
    ill: ['cod', 'faultyform', 'faultysteps'],
  },
  {
    name: 'offer',
    contribution: 'payment method "faulty"',
    prepare: () => createReadyCart(shop, healthy),
    call: async (cart) => (await choicesOf(cart)).pays,
    well: ['cod', 'faulty', 'faultyform', 'faultysteps'],
    ill: ['cod', 'faultyform', 'faultysteps'],
  },
  {
    name: 'chosen provider',
    plants: 'shipping provider',
    contribution: 'shipping provider "faulty"',
    prepare: () => createReadyCart(shop, healthy),
    call: async (cart) => statusAndCode(await choose(cart, 'faulty', 'post')),
    well: [200, 'ok'],
    ill: [400, 'SHIPPING_QUOTE_FAILED'],
  },
  {
    name: 'offers',
    contribution: 'processor of "availableShippingMethods"',
    prepare: () => createReadyCart(shop, healthy),
    call: async (cart) => statusAndCode(await choose(cart, 'faulty', 'post')),
    well: [200, 'ok'],
    ill: [503, 'SERVICE_UNAVAILABLE'],
  },
  {
    name: 'placing',
    contribution: 'payment method "faulty"',
    prepare: () => cartWith('faulty', healthy),
    call: async (cart) => statusAndCode(await order(cart)),
    well: [200, 'ok'],
    ill: [503, 'PAYMENT_METHOD_FAILED'],
    // The method records nothing for a new order, which is then awaiting payment.
    but: { nothing: fine([200, 'ok']) },
  },
  {
    name: 'capture',
    contribution: 'payment method "faulty"',
    prepare: async () => dataOf(await order(await cartWith('faulty', healthy))).uuid,
    call: async (uuid) => statusAndCode(await shop.admin('POST', `/api/orders/${uuid}/capture`, {})),
    well: [200, 'ok'],
    ill: [502, 'GATEWAY_OUTCOME_UNKNOWN'],
  },
  {
    name: 'start',
    contribution: 'payment method "faultysteps"',
    prepare: () => placed('faultysteps'),
    call: async (order) => statusAndCode(await paying('', order)),
    well: [200, 'ok'],
    ill: [502, 'PAYMENT_NOT_STARTED'],
  },
  {
    name: 'finish',
    contribution: 'payment method "faultysteps"',
    prepare: () => placed('faultysteps'),
    call: async (order) => statusAndCode(await paying('/finish', order)),
    well: [200, 'ok'],
    ill: [502, 'PAYMENT_UNCONFIRMED'],
    // There is nothing new to record.
    but: { nothing: fine([200, 'ok']) },
  },
  {
    name: 'instructions',
    contribution: 'payment method "faultysteps"',
    prepare: () => placed('faultysteps'),
    call: async (order) => {
      const { status, body } = await paying('/finish', order);
      return [status, body.data?.instructions?.text ?? null];
    },
    well: [200, 'Pay soon'],
    ill: [200, null],
    but: { nothing: fine([200, null]) },
  },
  {
    name: 'label',
    contribution: 'carrier "faulty"',
    prepare: shipped,
    call: async (uuid) => statusAndCode(await shop.admin('POST', `/api/shipments/${uuid}/label`, {})),
    well: [200, 'ok'],
    ill: [502, 'CARRIER_FAILED'],
  },
  {
    name: 'hook',
    contribution: 'settings save hook "faulty.saved"',
    call: async () => statusAndCode(await shop.admin('POST', '/api/settings', { codDisplayName: 'Cash' })),
    well: [200, 'ok'],
    ill: [500, 'INTERNAL_ERROR'],
    but: {
      hangs: LATE,
      NaN: fine([200, 'ok']),
      nothing: fine([200, 'ok']),
      foreign: fine([200, 'ok']),
      'too much': fine([200, 'ok']),
    },
  },
  {
    name: 'form',
    contribution: 'payment method "faultyform"',
    call: async () => {
      const buyer = await buyerWith(shop, healthy);
      const page = await buyer.submit(await goToReview(buyer, 'faultyform'), '/checkout/order');
      return [page.status, page.html.includes('Pay here')];
    },
    well: [200, true],
    ill: [502, false],
  },
  {
    name: 'price',
    contribution: 'processor of "cartItemUnitPrice"',
    call: async () =>
      statusAndCode(await shop.request('POST', '/api/carts', { items: [{ sku: PRICED, qty: 1 }] })),
    well: [200, 'ok'],
    ill: [503, 'SERVICE_UNAVAILABLE'],
  },
  {
    name: 'refusals',
    contribution: 'processor of "orderRefusals"',
    prepare: () => createReadyCart(shop, REFUSED),
    call: async (cart) => statusAndCode(await order(cart)),
    well: [200, 'ok'],
    ill: [503, 'SERVICE_UNAVAILABLE'],
  },
  {
    name: 'widget',
    contribution: 'widget "faulty"',
    call: async () => {
      const { status, body } = await shop.request('GET', '/');
      return [status, String(body).includes('Widget is well')];
    },
    well: [200, true],
    ill: [200, false],
  },
  {
    name: 'resolver',
    contribution: 'GraphQL field Query.faultyThing',
    call: async () => {
      const { status, body } = await shop.query('{ faultyThing { text } shop: __typename }');
      return [status, body.data];
    },
    well: [200, { faultyThing: { text: 'well' }, shop: 'Query' }],
    ill: [200, { faultyThing: null, shop: 'Query' }],
    // For an object without the field, GraphQL reports which field is missing.
    but: {
      NaN: fine([200, { faultyThing: null, shop: 'Query' }]),
      nothing: fine([200, { faultyThing: null, shop: 'Query' }]),
      foreign: fine([200, { faultyThing: null, shop: 'Query' }]),
      'too much': fine([200, { faultyThing: null, shop: 'Query' }]),
    },
  },
  {
    name: 'authenticator',
    contribution: 'authenticator "faulty"',
    prepare: () => createReadyCart(shop, healthy),
    call: async (cart) => {
      const headers = { cookie: 'sid=unknown' };
      return (
        await shop.request('POST', `/api/carts/${cart}/contacts`, { email: 'ada@example.com' }, { headers })
      ).status;
    },
    well: 200,
    ill: 200,
  },
  {
    name: 'route',
    contribution: 'route "faultyRoute"',
    call: async () => {
      const { status, body } = await shop.request('GET', '/api/faulty');
      return status === 200 ? [status, body.data] : [status, body.error.code];
    },
    well: jsonAnswer('well'),
    ill: [500, 'INTERNAL_ERROR'],
    but: {
      hangs: LATE,
      NaN: fine(jsonAnswer(null)),
      nothing: fine(jsonAnswer(null)),
    },
  },
  {
    name: 'described route',
    contribution: 'route "faultyThing"',
    call: async () => statusAndCode(await shop.request('GET', '/api/faulty/thing')),
    well: [200, 'ok'],
    ill: [500, 'INTERNAL_ERROR'],
    but: { hangs: LATE },
  },
  {
    name: 'page',
    contribution: 'route "faultyPage"',
    call: async () => (await shop.request('GET', '/faulty')).status,
    well: 200,
    ill: 500,
    but: {
      hangs: { is: 503, named: true },
      NaN: fine(200),
      nothing: fine(200),
    },
  },
  {
    name: 'subscriber',
    contribution: 'subscriber "faulty.ledger"',
    call: async () => (await order(await createReadyCart(shop, healthy))).status,
    well: 200,
    ill: 200,
    but: { NaN: fine(200), nothing: fine(200), foreign: fine(200), 'too much': fine(200) },
  },
  {
    name: 'job',
    contribution: 'job "faulty.job"',
    async call() {
      const before = (await jobRuns()).length;
      await addJob();
      await vi.waitFor(async () => expect(await jobRuns()).toHaveLength(before + 1), pollOptions);
      return (await jobRuns()).at(-1)?.error ?? null;
    },
    well: null,
    ill: 'Error: planted',
    but: {
      hangs: { is: 'DeadlinePassed: job "faulty.job" of faulty did not finish within 500 ms', named: true },
      NaN: fine(null),
      nothing: fine(null),
      foreign: fine(null),
      'too much': fine(null),
    },
  },
];

const isNamed = (contribution: string): boolean =>
  lines
    .map((line) => JSON.parse(line) as { extension?: string; contribution?: string; level: number })
    .some((line) => line.extension === 'faulty' && line.contribution === contribution);

async function countOf(contribution: string): Promise<number> {
  const { body } = await shop.request('GET', '/readyz');
  const faults = (body.data.faults ?? []) as { contribution: string; extension: string; count: number }[];
  return faults.find((one) => one.contribution === contribution && one.extension === 'faulty')?.count ?? 0;
}

describe.each(kinds)('$name', ({ name, plants = name, contribution, prepare, call, well, ill, but = {} }) => {
  test('does its work', async () => {
    expect(await call((await prepare?.()) ?? '')).toEqual(well);
  });

  test.each(MODES)('%s', async (mode) => {
    const prepared = (await prepare?.()) ?? '';
    const cart = await createReadyCart(shop, healthy);
    const before = await countOf(contribution);
    lines.length = 0;
    plant(plants, mode);
    const { is, named } = but[mode] ?? { is: ill, named: true };
    const [answered, sold] = await Promise.all([call(prepared), order(cart)]);
    expect(answered).toEqual(is);
    expect(sold.status).toBe(200);
    expect((await shop.request('GET', '/healthz')).status).toBe(200);
    if (!named) return;
    await vi.waitFor(() => expect(isNamed(contribution)).toBe(true), pollOptions);
    await vi.waitFor(async () => expect(await countOf(contribution)).toBeGreaterThan(before), pollOptions);
  });
});
