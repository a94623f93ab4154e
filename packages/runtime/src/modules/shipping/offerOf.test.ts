import { expect, test } from 'vitest';
import type { Offer, ShippingMethod, ShippingProvider } from './contract.ts';
import { inOrder, offerOf } from './offerOf.ts';
import type { RankedOffer } from './offerOf.ts';

const provider: ShippingProvider = { code: 'post', name: 'Post', getMethods: async () => [] };
const method: ShippingMethod = { code: 'std', name: 'Standard', cost: '4.90' };

test('a method becomes an offer of its provider', () => {
  expect(offerOf(provider, method, 'USD')).toEqual({
    providerCode: 'post',
    code: 'std',
    name: 'Standard',
    cost: 490,
    currency: 'USD',
    carrier: null,
    serviceCode: null,
    delivery: null,
    snapshot: { carrier: null, serviceCode: null },
    metadata: null,
  });
});

test.each<[ShippingMethod['cost'], string, number]>([
  ['0', 'USD', 0],
  [0, 'USD', 0],
  ['4.9', 'USD', 490],
  [4.9, 'USD', 490],
  ['4.9000', 'USD', 490],
  ['4.995', 'USD', 500],
  ['4.994', 'USD', 499],
  ['499.5', 'JPY', 500],
  ['1.2345', 'KWD', 1235],
])('a cost of %s in %s is %i minor units', (cost, currency, minor) => {
  expect(offerOf(provider, { ...method, cost }, currency).cost).toBe(minor);
});

test.each([Number.NaN, Infinity, 'free', '', '1e3', '1,50', '99999999999999999999'])(
  'a cost of %s is rejected with the method’s name',
  (cost) => {
    expect(() => offerOf(provider, { ...method, cost }, 'USD')).toThrow(
      'The cost of method "std" is no amount',
    );
  },
);

test.each(['-1', -0.01, '-4.90'])('a negative cost of %s is rejected with the method’s name', (cost) => {
  expect(() => offerOf(provider, { ...method, cost }, 'USD')).toThrow('The cost of method "std" is negative');
});

test.each([
  ['USD', '10000000000000'],
  ['JPY', '999999999999999'],
])('a cost in %s that no cart can store is rejected with the method’s name', (currency, cost) => {
  expect(() => offerOf(provider, { ...method, cost }, currency)).toThrow(
    'The cost of method "std" is more than a cart can hold',
  );
});

test.each<[string, object]>([
  ['carrier', { carrier: 7 }],
  ['serviceCode', { serviceCode: 3 }],
  ['snapshot.carrier', { snapshot: { carrier: {} } }],
  ['snapshot.serviceCode', { snapshot: { serviceCode: 3 } }],
])('a %s that is no text is refused by name', (name, more) => {
  expect(() => offerOf(provider, { ...method, ...more }, 'USD')).toThrow(
    `The ${name} of method "std" is not a string`,
  );
});

test('a cost in the cart’s currency is accepted', () => {
  expect(offerOf(provider, { ...method, currency: 'USD' }, 'USD').cost).toBe(490);
});

test('a cost in another currency is rejected with the method’s name', () => {
  expect(() => offerOf(provider, { ...method, currency: 'EUR' }, 'USD')).toThrow(
    'Method "std" costs EUR, the cart is in USD',
  );
});

test.each([
  ['code', { ...method, code: '' }],
  ['name', { ...method, name: '' }],
])('a method without a %s is rejected', (_, faulty) => {
  expect(() => offerOf(provider, faulty, 'USD')).toThrow(/has no/);
});

test('what is displayed is stored, unless the method specifies what to store', () => {
  const shown = { ...method, carrier: 'Post', serviceCode: 'STD' };
  expect(offerOf(provider, shown, 'USD')).toMatchObject({
    carrier: 'Post',
    serviceCode: 'STD',
    snapshot: { carrier: 'Post', serviceCode: 'STD' },
  });
  expect(offerOf(provider, { ...shown, snapshot: { carrier: 'post-eu' } }, 'USD')).toMatchObject({
    carrier: 'Post',
    serviceCode: 'STD',
    snapshot: { carrier: 'post-eu', serviceCode: null },
  });
});

function ranked(id: string, { attachment = 0, method = 0, cost = 0, name = 'Standard' } = {}): RankedOffer {
  const [providerCode = '', code = ''] = id.split(':');
  const offer: Offer = {
    providerCode,
    code,
    name,
    cost,
    currency: 'USD',
    carrier: null,
    serviceCode: null,
    delivery: null,
    snapshot: { carrier: null, serviceCode: null },
    metadata: null,
  };
  return { offer, attachmentOrder: attachment, methodOrder: method };
}
const ids = (offers: readonly Offer[]) => offers.map((offer) => `${offer.providerCode}:${offer.code}`);

test.each<[string, RankedOffer[], string[]]>([
  [
    'the attachment before all else',
    [ranked('b:1', { attachment: 2 }), ranked('a:1', { attachment: 1, method: 9, cost: 900 })],
    ['a:1', 'b:1'],
  ],
  [
    'then the method',
    [ranked('a:1', { method: 2 }), ranked('a:2', { method: 1, cost: 900 })],
    ['a:2', 'a:1'],
  ],
  ['then the cost', [ranked('a:1', { cost: 500 }), ranked('b:1', { cost: 499, name: 'Z' })], ['b:1', 'a:1']],
  ['then the name', [ranked('a:1', { name: 'Slow' }), ranked('b:1', { name: 'Fast' })], ['b:1', 'a:1']],
  ['then as given', [ranked('b:1'), ranked('a:1')], ['b:1', 'a:1']],
])('offers are ordered: %s', (_, offers, expected) => {
  expect(ids(inOrder(offers))).toEqual(expected);
});

test('of two offers with one provider and code the first is kept', () => {
  const offers = inOrder([ranked('a:1', { cost: 500 }), ranked('a:1', { cost: 100 }), ranked('b:1')]);
  expect(offers.map((offer) => [offer.providerCode, offer.cost])).toEqual([
    ['b', 0],
    ['a', 500],
  ]);
});

test.each([
  [{ minBusinessDays: 1, maxBusinessDays: 3 }],
  [{ minBusinessDays: 0 }],
  [{ estimatedDate: '2030-01-31' }],
  [{ estimatedDate: '2030-01-31T12:00:00Z' }],
  [{ minBusinessDays: null, maxBusinessDays: null, estimatedDate: null }],
])('a delivery of %j is offered unchanged', (delivery) => {
  expect(offerOf(provider, { ...method, delivery }, 'USD').delivery).toEqual(delivery);
});

test.each<[unknown, string]>([
  ['soon', 'is not an object'],
  [{ minBusinessDays: 1.5 }, 'has business days that are not whole numbers of 0 or more'],
  [{ maxBusinessDays: -1 }, 'has business days that are not whole numbers of 0 or more'],
  [{ minBusinessDays: '2' }, 'has business days that are not whole numbers of 0 or more'],
  [{ minBusinessDays: 3, maxBusinessDays: 2 }, 'starts after its end'],
  [{ estimatedDate: 'Friday' }, 'has a date that is not in ISO 8601 format, such as 2030-01-31'],
  [{ estimatedDate: '2030-13-45' }, 'has a date that is not in ISO 8601 format, such as 2030-01-31'],
])('a delivery of %j is refused by name', (delivery, fault) => {
  const faulty = { ...method, delivery: delivery as ShippingMethod['delivery'] & object };
  expect(() => offerOf(provider, faulty, 'USD')).toThrow(`The delivery of method "std" ${fault}`);
});
