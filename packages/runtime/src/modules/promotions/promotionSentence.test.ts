import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTexts } from '../../platform/messages/createTexts.ts';
import { NO_KINDS } from './evaluate/promotionKinds.ts';
import type { Action, Condition } from './promotion.ts';
import { promotionMessages } from './promotionMessages.ts';
import { promotionSentence } from './promotionSentence.ts';
import type { DescribedPromotion } from './promotionSentence.ts';

const promotion: DescribedPromotion = {
  status: true,
  class: 'product',
  code_required: false,
  is_exclusive: false,
  conditions: [],
  action: { kind: 'percent', value: 20 },
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
};

const catalogueOf = (locale: string) =>
  locale === 'en'
    ? promotionMessages
    : {
        owner: 'promotions',
        locale,
        texts: JSON.parse(
          readFileSync(new URL(`../../../languages/${locale}/promotions.json`, import.meta.url), 'utf8'),
        ) as Record<string, string>,
      };

const NAMES: Readonly<Record<string, string>> = {
  'category tea': 'Tea',
  'collection new': 'New',
  'customer_group vip': 'VIP',
  'attribute color': 'Color',
  'attribute_option red': 'Red',
};

const sentenceOf = (more: Partial<DescribedPromotion>, locale = 'en') =>
  promotionSentence(
    { ...promotion, ...more },
    {
      text: createTexts([promotionMessages, catalogueOf(locale)])(locale),
      locale,
      currency: 'USD',
      timezone: 'UTC',
      nameOf: () => null,
      promotionName: (kind, ref) => NAMES[`${kind} ${ref}`] ?? null,
      kinds: NO_KINDS,
    },
  );

describe('actions', () => {
  const TEA = { categories: ['tea'] };
  test.each<[Action, Partial<DescribedPromotion>, string]>([
    [promotion.action, {}, '20% off all products.'],
    [promotion.action, { class: 'order' }, '20% off the whole order.'],
    [
      { kind: 'percent', value: 5, select: { ...TEA, skus: ['A', 'B'] } },
      { status: false },
      '5% off products in the category Tea and with the SKU A or B. Disabled.',
    ],
    [{ kind: 'amount', amounts: { USD: 5 } }, {}, '$5.00 off each unit of all products.'],
    [{ kind: 'amount', amounts: { USD: 5 } }, { class: 'order' }, '$5.00 off the whole order.'],
    [
      { kind: 'amount', amounts: { EUR: 5 }, select: { collections: ['gone'] } },
      { class: 'order' },
      '€5.00 off products in the collection (deleted).',
    ],
    [
      {
        kind: 'fixed_price',
        amounts: { USD: 9.9 },
        select: { attribute: { code: 'color', options: ['red', 'Blue'] } },
      },
      {},
      'Products with Color: Red or Blue for $9.90 each.',
    ],
    [
      {
        kind: 'tiers',
        by: 'qty',
        tiers: [
          { min: 5, amounts: { USD: 1 } },
          { min: 1, percent: 10 },
        ],
      },
      {},
      '10% off from 1 unit and $1.00 off each unit from 5 units.',
    ],
    [
      { kind: 'tiers', by: 'subtotal', tiers: [{ min: 50, amounts: { USD: 5 } }] },
      { class: 'order' },
      '$5.00 off from $50.00.',
    ],
    [
      {
        kind: 'buy_x_get_y',
        buy: { select: TEA, qty: 2 },
        get: { select: { skus: ['MUG'] }, qty: 1, percent: 100 },
      },
      {},
      'Buy 2 × products in the category Tea, get 1 × products with the SKU MUG free.',
    ],
    [
      { kind: 'cheapest_free', select: TEA, every: 3 },
      {},
      'One of every 3 units free, the cheapest of products in the category Tea.',
    ],
    [{ kind: 'gift', sku: 'MUG', qty: 1 }, {}, '1 × MUG as a gift.'],
    [{ kind: 'shipping' }, { class: 'shipping' }, 'Free shipping.'],
    [{ kind: 'shipping', percent: 50 }, { class: 'shipping' }, '50% off shipping.'],
    [{ kind: 'shipping', amounts: { USD: 3 } }, { class: 'shipping' }, '$3.00 off shipping.'],
  ])('%j %j: %s', (action, more, expected) => {
    expect(sentenceOf({ action, ...more })).toBe(expected);
  });
});

test('conditions and limits', () => {
  const conditions: Condition[] = [
    { kind: 'products', skus: ['A', 'B'] },
    { kind: 'subtotal', min: 50 },
    { kind: 'qty', min: 2, of: { categories: ['tea'] } },
    { kind: 'groups', ids: ['vip'] },
    { kind: 'first_order' },
    { kind: 'countries', codes: ['DE', 'AT'] },
    { kind: 'weekdays', days: [7, 5] },
    { kind: 'hours', from: '22:00', to: '02:00' },
  ];
  const more = { conditions, code_required: true, is_exclusive: true, max_uses_per_customer: 1 };
  expect(sentenceOf({ ...more, ends_at: '2026-11-30T00:00:00Z' })).toBe(
    '20% off all products, with products with the SKU A or B in the cart, for orders of at least $50.00, ' +
      'with at least 2 units of products in the category Tea in the cart, for customers in the group VIP, ' +
      'for the first order, for delivery to Germany or Austria, on Friday or Sunday, between 22:00 and 02:00, ' +
      'with a code, not together with other offers on products, once per customer, until Nov 30, 2026, 12:00 AM.',
  );
});

test.each([
  ['de', '3 Stück eines gratis'],
  ['es', '3 unidades gratis'],
  ['fr', 'offerte sur 3'],
  ['ar', 'وحدة مجانية من كل'],
])('in %s', (locale, words) => {
  expect(sentenceOf({ action: { kind: 'cheapest_free', select: {}, every: 3 } }, locale)).toContain(words);
});
