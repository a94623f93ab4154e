import { defineExtension, defineProcessor } from '@shop/runtime/extension';
import type { FreeMethod, Offer, QuoteContext } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import coreShipping from '@shop/core-shipping';
import cod from '@shop/cod';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { addressFields, choose, contact, firstChoice } from '../support/checkout.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** The answers of a provider and a processor of an extension, which tests set. */
const van: {
  free: (context: QuoteContext) => readonly FreeMethod[];
  process: (offers: readonly Offer[], totalValue: string) => readonly Offer[];
} = { free: () => [], process: (offers) => offers };

const extension = defineExtension({
  name: 'van',
  api: '^1.0',
  setup: () => ({
    shippingProviders: [
      {
        code: 'van',
        name: 'Van',
        getMethods: async () => [{ code: 'van', name: 'Van', cost: '9.00' }],
        freeFrom: async (context: QuoteContext) => van.free(context),
      },
    ],
    processors: [
      defineProcessor({
        key: 'availableShippingMethods',
        process: (offers, { totalValue }) => van.process(offers, totalValue),
      }),
    ],
  }),
});

let shop: TestShop;
let usa: string;
const ended: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, extension],
    config: { rateLimit: false, shop: { address: { country: 'US' }, languages: ['en', 'de'] } },
  });
  usa = (await createZoneWithRate(shop, { countries: ['US'], cost: 5 })).zoneId;
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
  van.free = () => [];
  van.process = (offers) => offers;
});
afterAll(() => shop.stop());

/** Creates a shipping method with a rate in a zone, until the test ends. */
async function rate(fields: object, zone = usa, name = 'Slow') {
  const method = dataOf(await shop.admin('POST', '/api/shippingProviders/core/methods', { name }));
  const path = '/api/shippingProviders/core/rates';
  dataOf(await shop.admin('POST', path, { method_id: method.uuid, zone_id: zone, ...fields }));
  ended.push(async () => shop.admin('DELETE', `/api/shippingProviders/core/methods/${method.uuid}`));
  return method.uuid as string;
}
const freeFrom = (min: number, zone = usa, name?: string) =>
  rate({ cost: 0, condition_type: 'price', min }, zone, name);

/** Creates an offer of free shipping, until the test ends. */
async function freeByOffer(min: number, fields: object = {}): Promise<void> {
  const sent = {
    name: 'Free',
    label: 'Ships free',
    status: true,
    class: 'shipping',
    action: { kind: 'shipping' },
    conditions: min === 0 ? [] : [{ kind: 'subtotal', min }],
    ...fields,
  };
  const { uuid } = dataOf(await shop.admin('POST', '/api/promotions', sent));
  ended.push(async () => shop.admin('DELETE', `/api/promotions/${uuid}`));
}

async function visitorWith(price = 20, fields: object = {}): Promise<{ visitor: Browser; sku: string }> {
  const { sku } = await createProduct(shop, { price, qty: 100, ...fields });
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku, qty: '1' });
  return { visitor, sku };
}
/** Reads the goals of the visitor's cart as [message, label, reached]. */
async function goalsOf(visitor: Browser, path = '/cart'): Promise<readonly unknown[]> {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const { cart } = dataOf(
    await shop.request('GET', path, undefined, { headers: { accept: 'application/json', cookie } }),
  );
  return cart.goals.map(
    ({ message, label, reached }: { message: string; label: string; reached: number }) => [
      message,
      label,
      reached,
    ],
  );
}
/** Gives the visitor's cart an address, and returns the step of the shipping method. */
const sendTo = async (visitor: Browser, country: string, province: string, postcode: string) =>
  choose(visitor, await visitor.open('/checkout'), '/checkout/address', {
    ...contact,
    ...addressFields('shipping', { country, province, postcode }),
  });

const ADD_30 = 'Add $30.00 more for free shipping';

describe('a method that is free from a subtotal', () => {
  test('is told on the cart and in the drawer with what is missing, until it is reached', async () => {
    await freeFrom(50);
    const { visitor, sku } = await visitorWith();
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
    expect(textOf((await visitor.open('/cart')).html)).toContain(ADD_30);
    expect((await visitor.open(`/cart/added?sku=${sku}`)).html).toContain(ADD_30);
    await visitor.send('/cart/items', { sku, qty: '2' });
    expect(await goalsOf(visitor)).toEqual([]);
  });

  test('may be free by the tiers of its cost', async () => {
    await rate({
      price_based_cost: [
        { min_price: 0, cost: 9 },
        { min_price: 30, cost: 4 },
        { min_price: 60, cost: 0 },
      ],
    });
    const { visitor } = await visitorWith();
    expect(await goalsOf(visitor)).toEqual([['Add $40.00 more for free shipping', 'Slow', 20 / 60]]);
  });

  test('is not told if it is off, or another method is free already', async () => {
    await freeFrom(50);
    const { visitor } = await visitorWith();
    await rate({ cost: 0 }, usa, 'Pickup');
    expect(await goalsOf(visitor)).toEqual([]);
    for (const end of ended.splice(0)) await end();
    expect(await goalsOf(visitor)).toEqual([]);
  });

  test('is told in the currency of the cart and the language of the page', async () => {
    dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.5, status: 1 }));
    await freeFrom(50);
    const { visitor } = await visitorWith();
    await visitor.send('/currency', { currency: 'EUR' });
    expect(await goalsOf(visitor)).toEqual([['Add €15.00 more for free shipping', 'Slow', 0.4]]);
    expect(await goalsOf(visitor, '/de/cart')).toEqual([
      ['Noch 15,00\u00A0€ bis zum kostenlosen Versand', 'Slow', 0.4],
    ]);
  });

  test('is not told for a cart of which nothing is shipped', async () => {
    await freeFrom(50);
    await freeByOffer(60);
    const { visitor } = await visitorWith(20, { noShipping: true });
    expect(await goalsOf(visitor)).toEqual([]);
  });

  test('takes no statement once its rates are known', async () => {
    const { visitor } = await visitorWith();
    const counted = async () => {
      await visitor.open('/cart');
      const before = shop.statements();
      await visitor.open('/cart');
      return shop.statements() - before;
    };
    const plain = await counted();
    await freeFrom(50);
    expect(await counted()).toBe(plain);
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
  });
});

describe('of an offer and a method', () => {
  test('the nearer one is told', async () => {
    await freeFrom(50);
    const { visitor } = await visitorWith();
    await freeByOffer(80);
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
    await freeByOffer(40);
    expect(await goalsOf(visitor)).toEqual([['Add $20.00 more for free shipping', 'Ships free', 0.5]]);
  });

  test('neither is told if one makes shipping free already', async () => {
    const { visitor } = await visitorWith();
    await freeFrom(50);
    await freeByOffer(0);
    expect(await goalsOf(visitor)).toEqual([]);
    for (const end of ended.splice(0)) await end();
    await freeFrom(20);
    await freeByOffer(50);
    expect(await goalsOf(visitor)).toEqual([]);
  });

  test('an offer that lowers the fee by an amount leaves the method to be reached', async () => {
    await freeFrom(50);
    await freeByOffer(0, { action: { kind: 'shipping', amounts: { USD: 2 } } });
    const { visitor } = await visitorWith();
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
  });
});

describe('the address of the cart decides', () => {
  test('and before it the country of the shop', async () => {
    const { zoneId } = await createZoneWithRate(shop, { countries: ['CA'], cost: 9 });
    ended.push(async () => shop.admin('DELETE', `/api/shippingZones/${zoneId}`));
    await freeFrom(50);
    await freeFrom(90, zoneId, 'North');
    const { visitor } = await visitorWith();
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
    await sendTo(visitor, 'CA', 'CA-ON', 'M5V 2T6');
    expect(await goalsOf(visitor)).toEqual([['Add $70.00 more for free shipping', 'North', 20 / 90]]);
  });

  test('and nothing is told in a country that is not served', async () => {
    await freeFrom(50);
    await freeByOffer(60);
    const { visitor } = await visitorWith();
    await sendTo(visitor, 'US', 'US-CA', '94607');
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
    await shop.admin('PATCH', `/api/shippingZones/${usa}`, { countries: ['MX'] });
    expect(await goalsOf(visitor)).toEqual([]);
    await shop.admin('PATCH', `/api/shippingZones/${usa}`, { countries: ['US'] });
  });
});

describe('a provider of an extension', () => {
  const one = (from: FreeMethod['from']) => [{ code: 'van', name: 'Van', from }];
  beforeAll(async () => {
    dataOf(await shop.admin('POST', `/api/shippingZones/${usa}/providers`, { provider_code: 'van' }));
  });

  test('tells of its methods, also in a currency that it does not know', async () => {
    van.free = () => one('50.005');
    const { visitor } = await visitorWith();
    expect(await goalsOf(visitor)).toEqual([['Add $30.01 more for free shipping', 'Van', 20 / 50.01]]);
    await visitor.send('/currency', { currency: 'EUR' });
    van.free = ({ currency, totalValue }) => one(currency === 'USD' && totalValue === '20.00' ? '40' : '1');
    expect(await goalsOf(visitor)).toEqual([['Add €10.00 more for free shipping', 'Van', 0.5]]);
  });

  test.each<[string, () => unknown]>([
    ['throws', () => Promise.reject(new Error('no rates'))],
    ['answers no list', () => ({ from: 50 })],
    ['answers 101 methods', () => Array.from({ length: 101 }, () => one(50)[0])],
    ['answers a method without a name', () => [{ code: 'van', from: 50 }]],
    ['answers words', () => one('fifty')],
    ['answers less than nothing', () => one(-1)],
    ['answers more than a cart can hold', () => one('99999999999')],
  ])('that %s is left out, and the methods of others are told', async (_, answer) => {
    van.free = answer as typeof van.free;
    await freeFrom(50);
    const { visitor } = await visitorWith();
    expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
  });

  test('is not told of what a processor takes away or charges for', async () => {
    van.free = () => one('30');
    const { visitor } = await visitorWith();
    const seen: string[] = [];
    van.process = (offers, totalValue) => {
      seen.push(totalValue);
      return [];
    };
    expect(await goalsOf(visitor)).toEqual([]);
    expect(seen).toEqual(['30.00']);
    van.process = (offers) => offers.map((offer) => ({ ...offer, cost: 100 }));
    expect(await goalsOf(visitor)).toEqual([]);
    van.process = (offers) => offers;
    expect(await goalsOf(visitor)).toEqual([['Add $10.00 more for free shipping', 'Van', 20 / 30]]);
  });
});

test('who has chosen a method with a fee is told of a free one, and who has a free one is told nothing', async () => {
  await freeFrom(50);
  const { visitor, sku } = await visitorWith();
  const step = await sendTo(visitor, 'US', 'US-CA', '94607');
  await choose(visitor, step, '/checkout/shipping-method', { method: firstChoice(step) });
  expect(await goalsOf(visitor)).toEqual([[ADD_30, 'Slow', 0.4]]);
  await visitor.send('/cart/items', { sku, qty: '2' });
  await freeByOffer(500);
  // A method is free now, and an offer would free the chosen one too.
  expect(await goalsOf(visitor)).toEqual([['Add $440.00 more for free shipping', 'Ships free', 0.12]]);
  const again = await visitor.open('/checkout?step=shipping');
  await choose(visitor, again, '/checkout/shipping-method', { method: firstChoice(again) });
  expect(await goalsOf(visitor)).toEqual([]);
});
