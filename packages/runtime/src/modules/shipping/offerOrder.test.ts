import { expect, test } from 'vitest';
import type { Offer } from './contract.ts';
import { inOrder } from './offerOrder.ts';
import type { RankedOffer } from './offerOrder.ts';

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

test('of two offers of one provider and code the first given stays', () => {
  const offers = inOrder([ranked('a:1', { cost: 500 }), ranked('a:1', { cost: 100 }), ranked('b:1')]);
  expect(offers.map((offer) => [offer.providerCode, offer.cost])).toEqual([
    ['b', 0],
    ['a', 500],
  ]);
});
