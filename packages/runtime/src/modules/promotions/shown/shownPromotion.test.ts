import { describe, expect, test } from 'vitest';
import type { Promotion } from '../promotion.ts';
import { appliesToProduct, isShownOnProducts, needsTraits, together } from './shownPromotion.ts';

const promotion = (fields: Partial<Promotion> = {}): Promotion => ({
  promotion_id: 1,
  uuid: '0a6b1c52-6a58-4f5e-9d3e-2a5f8f2f5a10',
  name: 'Offer',
  label: 'Offer',
  status: true,
  class: 'product',
  code_required: false,
  priority: 0,
  is_exclusive: false,
  combines: [],
  conditions: [],
  action: { kind: 'percent', value: 10 },
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  used: 0,
  ...fields,
});
const product = {
  key: '',
  position: 0,
  product_id: 1,
  sku: 'CUP',
  qty: 1,
  unit_price: 0,
  weight: 0,
  categories: ['6f1c0a52-6a58-4f5e-9d3e-2a5f8f2f5a10'],
  collections: [],
  attributes: [{ code: 'color', option: '7f1c0a52-6a58-4f5e-9d3e-2a5f8f2f5a10', text: 'Red' }],
  eligible: true,
};
const color = (...options: string[]) => ({ kind: 'attribute', code: 'color', options }) as const;

describe('a promotion is shown on a product', () => {
  test.each<[boolean, Partial<Promotion>]>([
    [true, {}],
    [true, { conditions: [{ kind: 'products', skus: ['cup'] }] }],
    [false, { conditions: [{ kind: 'products', skus: ['POT'] }] }],
    [true, { conditions: [{ kind: 'categories', ids: [product.categories[0] ?? ''] }, color('red')] }],
    [false, { conditions: [{ kind: 'categories', ids: [product.categories[0] ?? ''] }, color('blue')] }],
    [false, { conditions: [{ kind: 'collections', ids: ['8f1c0a52-6a58-4f5e-9d3e-2a5f8f2f5a10'] }] }],
    [true, { action: { kind: 'percent', value: 5, select: { attribute: color('Red', 'Blue') } } }],
    [
      true,
      {
        action: {
          kind: 'buy_x_get_y',
          buy: { select: { skus: ['POT'] }, qty: 1 },
          get: { select: { skus: ['CUP'] }, qty: 1, percent: 50 },
        },
      },
    ],
  ])('%j: %j', (applies, fields) => {
    expect(isShownOnProducts(promotion(fields))).toBe(true);
    expect(appliesToProduct(promotion(fields), product)).toBe(applies);
  });

  test('but not if promotions take nothing off it', () =>
    expect(appliesToProduct(promotion(), { ...product, eligible: false })).toBe(false));
});

test.each<Partial<Promotion>>([
  { status: false },
  { code_required: true },
  { class: 'order' },
  { conditions: [{ kind: 'qty', min: 1 }] },
  { conditions: [{ kind: 'hours', from: '09:00', to: '09:00' }] },
  { action: { kind: 'gift', sku: 'CUP', qty: 1 } },
  { action: { kind: 'tiers', by: 'subtotal', tiers: [{ min: 1, percent: 1 }] } },
])('a promotion is shown on no product: %j', (fields) => {
  expect(isShownOnProducts(promotion(fields))).toBe(false);
});

test('a promotion needs more than the SKU if it names categories, collections or options', () => {
  expect(needsTraits(promotion({ conditions: [{ kind: 'products', skus: ['CUP'] }] }))).toBe(false);
  expect(needsTraits(promotion({ conditions: [color('Red')] }))).toBe(true);
  expect(
    needsTraits(promotion({ action: { kind: 'percent', value: 1, select: { categories: ['a'] } } })),
  ).toBe(true);
});

describe('of several promotions', () => {
  const both = { combines: ['product'] } as const;
  test.each<[string, readonly string[], readonly Partial<Promotion>[]]>([
    ['the first applies', ['a'], [{ label: 'a' }, { label: 'b', ...both }]],
    [
      'those that combine apply',
      ['a', 'c'],
      [{ label: 'a', ...both }, { label: 'b' }, { label: 'c', ...both }],
    ],
    [
      'an exclusive one ends the class',
      ['a'],
      [
        { label: 'a', is_exclusive: true, ...both },
        { label: 'b', ...both },
      ],
    ],
    [
      'an exclusive one applies after no other',
      ['a', 'c'],
      [
        { label: 'a', ...both },
        { label: 'b', is_exclusive: true, ...both },
        { label: 'c', ...both },
      ],
    ],
  ])('%s', (_, expected, all) =>
    expect(together(all.map(promotion)).map(({ label }) => label)).toEqual(expected),
  );
});
