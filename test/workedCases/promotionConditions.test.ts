import { describe, expect, test } from 'vitest';
import { evaluatePromotions } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { PromotionInputs } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { Condition } from '../../packages/runtime/src/modules/promotions/promotion.ts';
import { RED, TEA, cartOf, codeOf, inputsOf, line, promotionOf, reasonsOf } from './plainPromotions.ts';

describe('conditions', () => {
  const tea = cartOf([
    line('A', 2, 1999, {
      categories: [TEA],
      collections: [RED],
      attributes: [{ code: 'color', option: RED, text: 'Red' }],
    }),
    line('B', 3, 500),
  ]);
  const sunday = new Date('2026-06-14T23:30:00Z');
  test.each<[string, Condition, Partial<PromotionInputs>, boolean]>([
    ['a product', { kind: 'products', skus: ['X', 'b'] }, {}, true],
    ['no product', { kind: 'products', skus: ['X'] }, {}, false],
    ['a category', { kind: 'categories', ids: [TEA] }, {}, true],
    ['no category', { kind: 'categories', ids: [RED] }, {}, false],
    ['a collection', { kind: 'collections', ids: [RED] }, {}, true],
    ['an option by UUID', { kind: 'attribute', code: 'color', options: [RED] }, {}, true],
    ['an option by text', { kind: 'attribute', code: 'color', options: ['red'] }, {}, true],
    ['another attribute', { kind: 'attribute', code: 'size', options: ['red'] }, {}, false],
    ['a subtotal that is just reached', { kind: 'subtotal', min: 54.98 }, {}, true],
    ['a subtotal', { kind: 'subtotal', min: 54.99 }, {}, false],
    ['units', { kind: 'qty', min: 5 }, {}, true],
    ['too few units', { kind: 'qty', min: 6 }, {}, false],
    ['units of a select', { kind: 'qty', min: 3, of: { categories: [TEA] } }, {}, false],
    [
      'a group',
      { kind: 'groups', ids: [TEA] },
      { buyer: { groups: [TEA], orders: 1, usedBy: new Map() } },
      true,
    ],
    ['another group', { kind: 'groups', ids: [TEA] }, {}, false],
    ['a first order', { kind: 'first_order' }, { buyer: { groups: [], orders: 0, usedBy: new Map() } }, true],
    ['nobody known', { kind: 'first_order' }, {}, false],
    ['a returning one', { kind: 'returning' }, { buyer: { groups: [], orders: 1, usedBy: new Map() } }, true],
    ['nobody known who returns', { kind: 'returning' }, {}, false],
    ['a country', { kind: 'countries', codes: ['DE', 'US'] }, {}, true],
    ['another country', { kind: 'countries', codes: ['DE'] }, {}, false],
    ['a Monday', { kind: 'weekdays', days: [1] }, {}, true],
    ['the day in the zone', { kind: 'weekdays', days: [1] }, { now: sunday, timeZone: 'Asia/Tokyo' }, true],
    ['and not elsewhere', { kind: 'weekdays', days: [1] }, { now: sunday }, false],
    ['hours', { kind: 'hours', from: '12:00', to: '12:01' }, {}, true],
    ['hours that just ended', { kind: 'hours', from: '09:00', to: '12:00' }, {}, false],
    [
      'hours in the zone',
      { kind: 'hours', from: '08:00', to: '09:00' },
      { timeZone: 'America/New_York' },
      true,
    ],
    ['hours past midnight', { kind: 'hours', from: '22:00', to: '02:00' }, { now: sunday }, true],
    ['and outside of them', { kind: 'hours', from: '22:00', to: '02:00' }, {}, false],
    ['the kind of no extension', { kind: 'loyalty_points' } as unknown as Condition, {}, false],
  ])('%s', (_, condition, more, holds) => {
    const promotion = promotionOf({ kind: 'percent', value: 10 }, { conditions: [condition] });
    const reasons = reasonsOf(tea, [promotion], more)[promotion.label] ?? [];
    expect(reasons.map(({ code }) => code)).toEqual(holds ? [] : ['CONDITION']);
  });

  test('all that fail are told', () => {
    const promotion = promotionOf(
      { kind: 'percent', value: 10 },
      {
        status: false,
        ends_at: '2026-06-15T12:00:00Z',
        max_uses: 3,
        used: 3,
        code_required: true,
        conditions: [
          { kind: 'subtotal', min: 100 },
          { kind: 'qty', min: 9 },
        ],
      },
    );
    expect(reasonsOf(tea, [promotion])[promotion.label]?.map(({ code, key }) => `${code} ${key}`)).toEqual([
      'OFF promotions.reason.off',
      'ENDED promotions.reason.ended',
      'USED_UP promotions.reason.usedUp',
      'CONDITION promotions.reason.code',
      'CONDITION promotions.reason.subtotal',
      'CONDITION promotions.reason.qty',
    ]);
  });

  test('dates, codes and uses', () => {
    const promotion = promotionOf(
      { kind: 'percent', value: 10 },
      { code_required: true, starts_at: '2026-06-15T12:00:00.001Z', max_uses_per_customer: 1 },
    );
    const keys = (more: Partial<PromotionInputs>) =>
      reasonsOf(tea, [promotion], more)[promotion.label]?.map(({ key }) => key.split('.').at(-1));
    const codes = [codeOf(promotion, 'A1', { max_uses: 1, used: 1 })];
    expect(keys({ codes })).toEqual(['notStarted', 'codeUsedUp']);
    const later = new Date('2026-06-15T12:00:00.001Z');
    const usedBy = new Map([[promotion.promotion_id, 1]]);
    expect(keys({ codes: [...codes, codeOf(promotion, 'B2')], now: later })).toEqual([]);
    expect(
      keys({ codes: [codeOf(promotion, 'B2')], now: later, buyer: { groups: [], orders: 1, usedBy } }),
    ).toEqual(['usedByCustomer']);
    const { discounts } = evaluatePromotions(
      tea,
      inputsOf([promotion], { codes: [...codes, codeOf(promotion, 'B2')], now: later }),
    );
    expect(discounts.map(({ code }) => code)).toEqual(['B2']);
  });
});
