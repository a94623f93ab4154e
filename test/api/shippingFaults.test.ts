import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { QuoteContext, ShippingMethod } from '@shop/runtime/extension';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    readonly southPrice: string;
  }
}

const CODES = ['north', 'south'] as const;
type Answer = (context: QuoteContext) => Promise<unknown>;

/** Behavior of each provider, and the calls since the test started. */
const does: Record<string, Answer> = {};
const events: string[] = [];
const log: string[] = [];

const provider = (code: string) => ({
  code,
  name: `Provider ${code}`,
  async getMethods(context: QuoteContext) {
    events.push(`${code} asked`);
    context.signal.addEventListener('abort', () => events.push(`${code} given up`));
    return (await does[code]?.(context)) as readonly ShippingMethod[];
  },
});

const faulty = defineExtension({
  name: 'faulty',
  api: '^1.0',
  settings: { southPrice: { schema: z.string().default('6.00') } },
  setup: () => ({ shippingProviders: CODES.map(provider) }),
});

const pending: Answer = () => new Promise(() => {});
const offers =
  (...methods: readonly object[]): Answer =>
  async () =>
    methods;
const parcel = { code: 'parcel', name: 'Parcel', cost: '7.00' };

const clock = createTestClock();
let shop: TestShop;
let core: string;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, faulty],
    config: { checkout: { quoteTimeoutMs: 1500 } },
    clock,
    logLevel: 'info',
    onLog: (line) => log.push(line),
  });
  const { zoneId, methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  core = methodId;
  for (const provider_code of CODES)
    dataOf(await shop.admin('POST', `/api/shippingZones/${zoneId}/providers`, { provider_code }));
});
afterAll(() => shop.stop());

beforeEach(async () => {
  clock.advance(30_000);
  for (const code of CODES) {
    does[code] = offers(parcel);
    // The provider responds again, so that the failures of one test do not affect the next test.
    await shop.app
      .registry('shippingProviders')
      .get(code)
      ?.getMethods({ signal: new AbortController().signal } as QuoteContext);
  }
  events.length = 0;
  log.length = 0;
});

/** Lists the providers that the log reports as omitted, with the reason for each. */
const leftOut = () =>
  log
    .map((line) => JSON.parse(line) as { provider?: string; extension?: string; err?: { message: string } })
    .filter((line) => line.provider !== undefined)
    .map((line) => [line.provider, line.extension, line.err?.message]);

async function createCart() {
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const post = (path: string, body: object) => shop.request('POST', `/api/carts/${cartId}/${path}`, body);
  dataOf(await post('addresses', { type: 'shipping', address: testAddress }));
  const choose = (provider_code: string, method_code: string) =>
    post('shippingMethods', { provider_code, method_code });
  const query = (selection: string) =>
    shop.query(`query($id: String!) { cart(id: $id) { ${selection} } }`, { id: cartId });
  const runQuery = async (selection: string) => dataOf(await query(selection)).cart;
  return { sku, post, choose, query, runQuery };
}

const OFFER = 'availableShippingMethods { providerCode cost { value } }';
const offer = (providerCode: string, value: number) => ({ providerCode, cost: { value } });

describe('the shipping offers', () => {
  test('wait for hanging providers concurrently, name both, and include the others', async () => {
    for (const code of CODES) does[code] = pending;
    const { runQuery } = await createCart();
    expect(await runQuery(OFFER)).toEqual({ availableShippingMethods: [offer('core', 5)] });
    expect(events.slice(0, 2).toSorted()).toEqual(['north asked', 'south asked']);
    expect(events.slice(2).toSorted()).toEqual(['north given up', 'south given up']);
    expect(leftOut().toSorted()).toEqual(
      CODES.map((code) => [code, 'faulty', 'No response within 1500 ms']).toSorted(),
    );
  });

  test.each<[string, Answer, string]>([
    ['throws', () => Promise.reject(new Error('no route to host')), 'no route to host'],
    ['answers no list', async () => ({ parcel }), 'getMethods did not return a list of methods'],
    [
      'answers 101 methods',
      offers(...Array.from({ length: 101 }, (_, index) => ({ ...parcel, code: `parcel-${index}` }))),
      'getMethods returned 101 methods, but at most 100 are allowed',
    ],
    [
      'has a name of 256 characters',
      offers({ ...parcel, name: 'x'.repeat(256) }),
      'The name of a method has more than 255 characters',
    ],
    ['costs NaN', offers({ ...parcel, cost: Number.NaN }), 'The cost of method "parcel" is no amount: NaN'],
    ['costs less than nothing', offers({ ...parcel, cost: -1 }), 'The cost of method "parcel" is negative'],
    ['costs francs', offers({ ...parcel, currency: 'CHF' }), 'Method "parcel" costs CHF'],
    [
      'costs no plain number',
      offers({ ...parcel, cost: '1e3' }),
      'The cost of method "parcel" is no amount: 1e3',
    ],
    [
      'names a number',
      offers({ ...parcel, serviceCode: 3 }),
      'The serviceCode of method "parcel" is not a string',
    ],
    ['has holes', offers({ ...parcel, name: undefined }), 'Method "parcel" has no name'],
  ])('leaves out a provider that %s, by name, and keeps the others', async (_name, answer, reason) => {
    does.north = answer;
    const { runQuery, choose } = await createCart();
    expect(await runQuery(OFFER)).toEqual({
      availableShippingMethods: [offer('core', 5), offer('south', 7)],
    });
    expect(leftOut()).toEqual([['north', 'faulty', expect.stringContaining(reason)]]);
    const { status, body } = await choose('north', 'parcel');
    expect([status, body.error.code]).toEqual([400, 'SHIPPING_QUOTE_FAILED']);
    expect(leftOut()).toHaveLength(2);
  });

  test('call each provider once per destination, regardless of the fields in a query', async () => {
    const { runQuery } = await createCart();
    const at = (alias: string, postcode: string) =>
      `${alias}: availableShippingMethods(postcode: "${postcode}")`;
    const names = Array.from({ length: 8 }, (_, index) => `a${index}`);
    await runQuery(names.map((alias) => `${at(alias, '94607')} { code }`).join(' '));
    expect(events.toSorted()).toEqual(['north asked', 'south asked']);
    events.length = 0;
    const both = await runQuery(`${at('one', '94607')} { code } ${at('two', '94608')} { code }`);
    expect(both.one).toEqual(both.two);
    expect(events.toSorted()).toEqual(['north asked', 'north asked', 'south asked', 'south asked']);
  });
});

describe('a provider that failed three times in a row', () => {
  const rests = /^getMethods of shipping provider "north" of faulty failed \d times in a row/;
  const resting = async () => (await shop.request('GET', '/readyz')).body.data.resting;
  const news = () =>
    log
      .map((line) => JSON.parse(line) as { msg: string; member?: string })
      .filter(({ member }) => member === 'getMethods')
      .map(({ msg }) => msg);

  test('is not called for 30 s, and is back if it responds then', async () => {
    const { runQuery, choose } = await createCart();
    const both = [offer('core', 5), offer('south', 7)];
    does.north = pending;
    await Promise.all(
      Array.from({ length: 3 }, async () => dataOf(await createCart().then((c) => c.query(OFFER)))),
    );
    events.length = 0;
    expect(await runQuery(OFFER)).toEqual({ availableShippingMethods: both });
    const { status, body } = await choose('north', 'parcel');
    expect([status, body.error.code]).toEqual([400, 'SHIPPING_QUOTE_FAILED']);
    expect(events.filter((one) => one.startsWith('north'))).toEqual([]);
    expect(await resting()).toEqual([
      {
        extension: 'faulty',
        contribution: 'shipping provider "north"',
        member: 'getMethods',
        failures: 3,
        until: new Date(clock.now().getTime() + 30_000).toISOString(),
      },
    ]);
    expect((await shop.request('GET', '/readyz')).body.data.status).toBe('degraded');

    clock.advance(30_000);
    does.north = offers(parcel);
    const all = [offer('core', 5), ...CODES.map((code) => offer(code, 7))];
    expect(await runQuery(OFFER)).toEqual({ availableShippingMethods: all });
    dataOf(await choose('north', 'parcel'));
    expect(await resting()).toBeUndefined();
    expect(news()).toEqual([
      'shipping provider "north" of faulty rests: getMethods failed 3 times in a row',
      'shipping provider "north" of faulty answers again',
    ]);
    // Each failure was logged when it occurred. Calls that failed immediately were not logged.
    expect(leftOut().filter(([, , reason]) => rests.test(reason ?? ''))).toEqual([]);
  });
});

describe('a provider that fails because the database is unavailable', () => {
  /** Terminates the database session during the statement, as when the server stops. */
  const losesDatabase: Answer = ({ db }) =>
    db.one(sql.type(z.object({}))`select pg_terminate_backend(pg_backend_pid())`);
  const wraps: Answer = (context) =>
    losesDatabase(context).catch((cause: unknown) => {
      throw new Error('The rates could not be read', { cause });
    });
  const AWAY = [503, 'SERVICE_UNAVAILABLE', '5'];
  const awayOf = ({ status, body, headers }: TestAnswer) => [
    status,
    body.error?.code ?? body.errors?.[0].extensions.code,
    headers.get('retry-after'),
  ];

  test.each<[string, Answer]>([
    ['throws what the database threw', losesDatabase],
    ['throws an error of its own', wraps],
  ])(
    'and %s is not blamed: choosing and offers answer 503, and the choice before stays',
    async (_, answer) => {
      const { sku, post, choose, runQuery } = await createCart();
      dataOf(await choose('south', 'parcel'));
      does.north = answer;
      expect(awayOf(await choose('north', 'parcel'))).toEqual(AWAY);
      does.south = answer;
      expect(awayOf(await post('items', { sku, qty: 1 }))).toEqual(AWAY);
      expect(leftOut()).toEqual([]);
      for (const code of CODES) does[code] = offers(parcel);
      expect(await runQuery('totalQty shippingMethodName errors { code }')).toEqual({
        totalQty: 1,
        shippingMethodName: 'Parcel',
        errors: [],
      });
      expect(await runQuery(OFFER)).toEqual({
        availableShippingMethods: [offer('core', 5), ...CODES.map((code) => offer(code, 7))],
      });
    },
  );

  test('makes the offers query fail instead of shortening the offers', async () => {
    does.north = losesDatabase;
    const { query } = await createCart();
    expect(awayOf(await query(OFFER))).toEqual(AWAY);
  });
});

describe('a selected method', () => {
  test('whose provider hangs does not block a change: it is cleared, and the others can be selected', async () => {
    const { sku, post, choose, runQuery } = await createCart();
    dataOf(await choose('north', 'parcel'));
    does.north = pending;
    events.length = 0;
    const adds = await Promise.all([1, 2, 3].map(() => post('items', { sku, qty: 1 })));
    for (const answer of adds) dataOf(answer);
    // The first change times out for the provider. Changes queued behind it do not call the provider again.
    expect(events).toEqual(['north asked', 'north given up']);
    expect(leftOut()).toEqual([['north', 'faulty', 'No response within 1500 ms']]);
    expect(await runQuery('totalQty shippingMethodName errors { code field }')).toEqual({
      totalQty: 4,
      shippingMethodName: null,
      errors: [{ code: 'SHIPPING_QUOTE_FAILED', field: 'shipping_method_data' }],
    });
    dataOf(await choose('core', core));
    expect(await runQuery('shippingFeeInclTax { value } errors { code }')).toEqual({
      shippingFeeInclTax: { value: 5 },
      errors: [],
    });
  });

  test('is quoted again when a setting is saved, because its provider may use it for prices', async () => {
    does.south = async ({ app, db }) => [{ ...parcel, cost: await app.setting('southPrice', db) }];
    const { choose, runQuery } = await createCart();
    dataOf(await choose('south', 'parcel'));
    const fee = async () => (await runQuery('shippingFeeInclTax { value }')).shippingFeeInclTax.value;
    expect(await fee()).toBe(6);
    expect(events).toEqual(['south asked']);
    dataOf(await shop.admin('POST', '/api/settings', { southPrice: '8.50' }));
    expect(await fee()).toBe(8.5);
    dataOf(await shop.admin('POST', '/api/settings', { southPrice: null }));
    expect(await fee()).toBe(6);
    expect(events).toEqual(['south asked', 'south asked', 'south asked']);
  });

  test('is kept if saving settings is rejected', async () => {
    const { choose, runQuery } = await createCart();
    dataOf(await choose('south', 'parcel'));
    expect((await shop.admin('POST', '/api/settings', { southPrice: 7 })).status).toBe(400);
    await runQuery('grandTotal { value }');
    expect(events).toEqual(['south asked']);
  });
});
