import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { delayTook, plantDelay } from '../support/faulty/faults.ts';
import { faultyExtension, PRICED, REFUSED } from '../support/faulty/faultyExtension.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const DELAY_MS = 40;

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, faultyExtension],
    // Each page is rendered without a cache.
    config: { mode: 'development' },
  });
  const { zoneId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  await shop.admin('POST', `/api/shippingZones/${zoneId}/providers`, {
    provider_code: 'faulty',
    sort_order: 9,
  });
  await shop.admin('POST', '/api/widgets', {
    name: 'Faulty',
    type: 'faulty',
    settings: {},
    placements: [{ route: 'homepage', area: 'content' }],
  });
  sku = (await createProduct(shop, { price: 10, qty: 100_000 })).sku;
  for (const special of [PRICED, REFUSED])
    dataOf(
      await shop.admin('POST', '/api/products', {
        name: special,
        url_key: special.toLowerCase(),
        sku: special,
        price: 10,
        qty: 1000,
        weight: 1,
      }),
    );
});
afterEach(() => plantDelay(null));
afterAll(async () => {
  await shop.stop();
});

interface Part {
  readonly dur: number;
  readonly desc?: string;
}

/** Parses a response's `Server-Timing` header. */
function timingOf({ headers }: Pick<TestAnswer, 'headers'>): Readonly<Record<string, Part>> {
  const header = headers.get('server-timing') ?? '';
  return Object.fromEntries(
    header.split(', ').map((part) => {
      const found = /^(?<name>[\w.-]+);dur=(?<dur>\d+(?:\.\d)?)(?:;desc="(?<desc>[^"]*)")?$/.exec(
        part,
      )?.groups;
      if (!found) throw new Error(`"${part}" is no part of Server-Timing`);
      const { name = '', dur, desc } = found;
      return [name, { dur: Number(dur), ...(desc !== undefined && { desc }) }];
    }),
  );
}

/** Formats a delay as the header shows it, rounded down to tenths of a millisecond. */
const shown = (ms: number): number => Math.floor(ms * 10) / 10;

describe('the extension’s share is the time that it took', () => {
  const readyCart = () => createReadyCart(shop, sku);
  const choices = (cart: string) =>
    shop.query('query($id: String!) { cart(id: $id) { availableShippingMethods { providerCode } } }', {
      id: cart,
    });
  const ways: readonly {
    readonly kind: string;
    readonly prepare?: () => Promise<string>;
    readonly send: (prepared: string) => Promise<TestAnswer>;
  }[] = [
    { kind: 'route', send: () => shop.request('GET', '/api/faulty') },
    { kind: 'resolver', send: () => shop.query('{ faultyThing { text } }') },
    { kind: 'shipping provider', prepare: readyCart, send: choices },
    {
      kind: 'availability',
      prepare: readyCart,
      send: (cart) =>
        shop.query('query($id: String!) { cart(id: $id) { availablePaymentMethods { code } } }', {
          id: cart,
        }),
    },
    { kind: 'price', send: () => shop.request('POST', '/api/carts', { items: [{ sku: PRICED, qty: 1 }] }) },
    {
      kind: 'refusals',
      prepare: () => createReadyCart(shop, REFUSED),
      send: (cart) => shop.request('POST', '/api/orders', { cart_id: cart }),
    },
    { kind: 'widget', send: () => shop.request('GET', '/') },
    {
      kind: 'authenticator',
      send: () => shop.request('GET', '/api/carts/x', undefined, { headers: { authorization: 'Custom x' } }),
    },
  ];

  test.each(ways)('as $kind', async ({ kind, prepare, send }) => {
    const prepared = (await prepare?.()) ?? '';
    plantDelay(kind, DELAY_MS);
    const answer = await send(prepared);
    const timing = timingOf(answer);
    expect(delayTook()).toBeGreaterThan(0);
    expect(timing['ext-faulty']).toMatchObject({ desc: 'faulty' });
    expect(timing['ext-faulty']?.dur).toBeGreaterThanOrEqual(shown(delayTook()));
    expect(timing.total?.dur).toBeGreaterThanOrEqual(timing['ext-faulty']!.dur);
  });
});

test('a response reports its total, and the statements that it took', async () => {
  const before = shop.statements();
  const answer = await shop.admin('GET', '/api/products?limit=1');
  const sent = shop.statements() - before;
  expect(timingOf(answer)).toMatchObject({
    total: { dur: expect.any(Number) },
    sql: { desc: `statements: ${sent}` },
  });
});

test('a page reports its rendering time, and other responses do not', async () => {
  const page = await shop.request('GET', '/cart', undefined, { headers: { accept: 'text/html' } });
  expect(timingOf(page)).toHaveProperty('render');
  expect(timingOf(await shop.request('GET', '/healthz'))).not.toHaveProperty('render');
});

test('a response in production reports nothing', async () => {
  const production = await testShop({ config: { mode: 'production' } });
  try {
    const { headers, status } = await production.request('GET', '/cart');
    expect(status).toBe(200);
    expect(headers.has('server-timing')).toBe(false);
  } finally {
    await production.stop();
  }
});
