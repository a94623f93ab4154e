import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { dataOf } from '../support/shop.ts';
import flatRate from '../../examples/flat-rate/src/index.ts';

const tooFine = (path: string, rule: string) => [400, 'VALIDATION_FAILED', `${path} must ${rule}`];
const CENTS = 'have at most 2 decimals in USD';
const YEN = 'be a whole number in JPY';
const FILS = 'have at most 3 decimals in KWD';

const inCurrency = (currency: string) => ({ config: { shop: { currency } } });

let dollars: PaymentShop;
let yen: PaymentShop;
beforeAll(async () => {
  const extensions = [flatRate];
  [dollars, yen] = await Promise.all([paymentShop(), paymentShop({ ...inCurrency('JPY'), extensions })]);
});
afterAll(() => Promise.all([dollars.shop.stop(), yen.shop.stop()]));

describe('order amounts with more decimals than the currency are rejected, and no money is moved', () => {
  test.each([10.005, '10.005', '0.001', 0.000_000_1, '24.999999999', '10.0000000000000001'])(
    'a refund of %s USD',
    async (amount) => {
      const { uuid } = await dollars.newOrder('cod');
      dataOf(await dollars.capture(uuid));
      expect(refusalOf(await dollars.refund(uuid, { amount }))).toEqual(tooFine('amount', CENTS));
      expect(await dollars.read(uuid)).toMatchObject({ payment_status: 'cod_captured' });
      expect(dataOf(await dollars.refund(uuid)).transaction.amount).toBe(25);
    },
  );

  test.each([10.005, '24.999'])('a capture of %s USD', async (amount) => {
    const { uuid } = await dollars.newOrder();
    expect(refusalOf(await dollars.capture(uuid, { amount }))).toEqual(tooFine('amount', CENTS));
    expect(dollars.gateway.requests).toEqual([]);
    expect(await dollars.read(uuid)).toMatchObject({ payment_status: 'paylater_authorized' });
  });

  test('half a yen is neither captured nor refunded; trailing zeros are accepted', async () => {
    const { uuid } = await yen.newOrder();
    expect(refusalOf(await yen.capture(uuid, { amount: 24.5 }))).toEqual(tooFine('amount', YEN));
    dataOf(await yen.capture(uuid, { amount: '24.000' }));
    expect(refusalOf(await yen.refund(uuid, { amount: 0.5 }))).toEqual(tooFine('amount', YEN));
    expect(dataOf(await yen.refund(uuid, { amount: '10.00' })).transaction.amount).toBe(10);
  });
});

describe('amounts that the gateway cannot move exactly', () => {
  let its: CardShop;
  beforeAll(async () => {
    its = await cardShop(inCurrency('KWD'));
  });
  afterAll(() => its.stop());

  const paid = async () => {
    const { uuid } = await its.newOrder();
    its.gateway.pay(await its.intentOf(uuid));
    await its.deliverAll();
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    return uuid;
  };

  test('a card refund of 0.255 KWD is rejected with 400, and one of 0.250 is made', async () => {
    const uuid = await paid();
    const before = its.gateway.calls.length;
    expect(refusalOf(await its.refund(uuid, { amount: '0.255' }))).toEqual([
      400,
      'AMOUNT_NOT_MOVABLE',
      'Payment method "cardgw" only supports multiples of 0.010 KWD',
    ]);
    expect(refusalOf(await its.refund(uuid, { amount: '0.2555' }))).toEqual(tooFine('amount', FILS));
    expect(its.gateway.calls.length).toBe(before);
    const { transactions } = await its.history(uuid);
    expect(transactions.map(({ paymentAction }) => paymentAction)).toEqual(['capture']);
    expect(dataOf(await its.refund(uuid, { amount: 0.25 })).transaction.amount).toBe(0.25);
    expect(dataOf(await its.refund(uuid)).transaction.amount).toBe(24.75);
  });

  test('a card capture of 10.005 KWD is rejected with 400, and one of 10.010 is made', async () => {
    await its.setMode('authorizeOnly');
    const { uuid } = await its.newOrder();
    its.gateway.pay(await its.intentOf(uuid));
    await its.deliverAll();
    expect(refusalOf(await its.capture(uuid, { amount: '10.005' }))).toEqual([
      400,
      'AMOUNT_NOT_MOVABLE',
      'Payment method "cardgw" only supports multiples of 0.010 KWD',
    ]);
    expect(dataOf(await its.capture(uuid, { amount: '10.010' })).transaction.amount).toBe(10.01);
    await its.setMode('capture');
  });
});

describe('configured amounts', () => {
  const rates = '/api/shippingProviders/core/rates';
  const binding = async () => {
    const method = dataOf(
      await dollars.shop.admin('POST', '/api/shippingProviders/core/methods', { name: `M ${Math.random()}` }),
    );
    const zone = dataOf(
      await dollars.shop.admin('POST', '/api/shippingZones', { name: 'Z', countries: ['US'] }),
    );
    return { method_id: method.uuid, zone_id: zone.uuid };
  };

  test.each<[object, string]>([
    [{ cost: 4.999 }, 'cost'],
    [{ cost: '0.001' }, 'cost'],
    [{ cost: 1, condition_type: 'price', min: '10.005' }, 'min'],
    [{ cost: 1, condition_type: 'price', max: 99.999 }, 'max'],
    [
      {
        price_based_cost: [
          { min_price: 0, cost: 5 },
          { min_price: 9.999, cost: 1 },
        ],
      },
      'price_based_cost.1.min_price',
    ],
    [{ price_based_cost: [{ min_price: 0, cost: '5.001' }] }, 'price_based_cost.0.cost'],
    [{ weight_based_cost: [{ min_weight: 0, cost: '5.001' }] }, 'weight_based_cost.0.cost'],
  ])('a shipping rate of %j is refused', async (rate, path) => {
    const bound = await binding();
    expect(refusalOf(await dollars.shop.admin('POST', rates, { ...bound, ...rate }))).toEqual(
      tooFine(path, CENTS),
    );
    const { uuid } = dataOf(await dollars.shop.admin('POST', rates, { ...bound, cost: 1 }));
    expect(refusalOf(await dollars.shop.admin('PATCH', `${rates}/${uuid}`, rate))).toEqual(
      tooFine(path, CENTS),
    );
    expect(dataOf(await dollars.shop.admin('GET', `${rates}/${uuid}`)).cost).toBe('1');
  });

  test('weights of a shipping rate are not amounts', async () => {
    const bound = await binding();
    const byWeight = { condition_type: 'weight', min: '0.1255', max: '9.9999' };
    const tiers = { weight_based_cost: [{ min_weight: '0.1255', cost: '5.10' }] };
    dataOf(await dollars.shop.admin('POST', rates, { ...bound, ...byWeight, ...tiers }));
  });

  test('invalid price filters are rejected in GraphQL, and ignored in a page URL', async () => {
    const list = (key: string, value: string, operation = 'eq') =>
      dollars.shop.query('query($f: [FilterInput!]) { products(filters: $f) { total } }', {
        f: [{ key, operation, value }],
      });
    for (const [key, operation, value] of [
      ['min_price', 'eq', '10.005'],
      ['max_price', 'eq', '10.005'],
      ['price', 'gteq', '10.005'],
      ['price', 'in', '10.00, 10.005'],
    ] as const) {
      const { body } = await list(key, value, operation);
      expect(body.errors[0]).toMatchObject({
        message: `The filter "${key}" must have at most 2 decimals in USD`,
        extensions: { code: 'BAD_FILTER' },
      });
    }
    expect((await list('min_price', '1000.0000')).body.data.products.total).toBe(0);
    const page = await dollars.shop.request(
      'GET',
      '/search?keyword=x&min_price=10.005&max_price=20.50',
      undefined,
      {
        headers: { Accept: 'application/json' },
      },
    );
    expect(dataOf(page).products.narrowed).toEqual({ max_price: ['20.50'] });
  });

  test('amounts of extensions, in bodies and settings, are also rejected', async () => {
    const surcharge = await yen.shop.admin('PUT', '/api/flatRate/surcharges/JP', { amount: '2.5' });
    expect(refusalOf(surcharge)).toEqual(tooFine('amount', YEN));
    const saved = await yen.shop.admin('POST', '/api/settings', { flatRatePrice: '6.90' });
    expect(refusalOf(saved)).toEqual(tooFine('flatRatePrice', YEN));
    expect(dataOf(await yen.shop.admin('GET', '/api/settings')).flatRatePrice).toBe('5.00');
    expect(
      dataOf(await yen.shop.admin('POST', '/api/settings', { flatRatePrice: '6.00' })).flatRatePrice,
    ).toBe('6.00');
  });
});
