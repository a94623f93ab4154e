import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { newKey } from '../support/pages.ts';
import { invalid, offersOf, promotionBody } from '../support/offers.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ config: { rateLimit: false } })));
afterAll(() => shop.stop());

const { create, refused, send } = offersOf(() => shop);
const faultOf = (more: object) => refused('POST', '/api/promotions', promotionBody(more));

test.each([
  [{ label: ' ' }, 'label', 'label must not be empty'],
  [{ class: 'goods' }, 'class', 'class must be one of product, order, shipping'],
  [{ status: 'on' }, 'status', 'status must be true, false, 1 or 0'],
  [{ priority: 1.5 }, 'priority', 'priority must be a whole number'],
  [{ combines: ['cart'] }, 'combines.0', 'combines.0 must be one of product, order, shipping'],
  [{ max_uses: -1 }, 'max_uses', 'max_uses must be at least 0'],
  [{ starts_at: 'soon' }, 'starts_at', 'starts_at must be a date, such as 2026-01-31, or an ISO 8601 time'],
  [{ starts_at: '2026-02-01', ends_at: '2026-01-01' }, 'ends_at', 'ends_at must be after starts_at'],
  [{ conditions: {} }, 'conditions', 'conditions must be an array'],
  [
    { conditions: [{ kind: 'products', skus: [] }] },
    'conditions.0.skus',
    'conditions.0.skus must not be empty',
  ],
  [
    { conditions: [{ kind: 'groups', ids: ['x'] }] },
    'conditions.0.ids.0',
    'conditions.0.ids.0 must be a uuid',
  ],
  [{ conditions: [{ kind: 'subtotal' }] }, 'conditions.0.min', 'conditions.0.min is required'],
  [
    { conditions: [{ kind: 'subtotal', min: 1.234 }] },
    'conditions.0.min',
    'conditions.0.min must have at most 2 decimals in USD',
  ],
  [{ conditions: [{ kind: 'qty', min: 0 }] }, 'conditions.0.min', 'conditions.0.min must be at least 1'],
  [
    { conditions: [{ kind: 'weekdays', days: [0] }] },
    'conditions.0.days.0',
    'conditions.0.days.0 must be at least 1',
  ],
  [
    { conditions: [{ kind: 'weekdays', days: [1, 1] }] },
    'conditions.0.days.1',
    'days.1 repeats another entry',
  ],
  [
    { conditions: [{ kind: 'hours', from: '9:00', to: '10:00' }] },
    'conditions.0.from',
    'from must be a time such as 09:00',
  ],
  [
    { conditions: [{ kind: 'countries', codes: ['XX'] }] },
    'conditions.0.codes.0',
    'codes must be ISO 3166-1 codes of countries',
  ],
  [{ action: undefined }, 'action', 'action is required'],
  [{ action: { kind: 'percent' } }, 'action.value', 'action.value is required'],
  [{ action: { kind: 'percent', value: 0 } }, 'action.value', 'action.value must be greater than 0'],
  [{ action: { kind: 'percent', value: 101 } }, 'action.value', 'action.value must be at most 100'],
  [{ action: { kind: 'percent', value: '10' } }, 'action.value', 'action.value must be a number'],
  [{ action: { kind: 'amount', amounts: {} } }, 'action.amounts', 'amounts must not be empty'],
  [
    { action: { kind: 'amount', amounts: { USD: 0 } } },
    'action.amounts.USD',
    'action.amounts.USD must be greater than 0',
  ],
  [
    { action: { kind: 'amount', amounts: { JPY: 1.5 } } },
    'action.amounts.JPY',
    'amounts.JPY must be a whole number in JPY',
  ],
  [
    { class: 'product', action: { kind: 'fixed_price', amounts: { USD: 5 } } },
    'action.select',
    'action.select is required',
  ],
  [
    { action: { kind: 'tiers', by: 'qty', tiers: [{ min: 1.5, percent: 5 }] } },
    'action.tiers.0.min',
    'tiers.0.min must be a whole number of at least 1',
  ],
  [
    {
      action: {
        kind: 'tiers',
        by: 'qty',
        tiers: [
          { min: 2, percent: 5 },
          { min: 2, percent: 6 },
        ],
      },
    },
    'action.tiers.1.min',
    'tiers.1.min repeats another tier',
  ],
  [
    { action: { kind: 'tiers', by: 'qty', tiers: [{ min: 2 }] } },
    'action.tiers.0',
    'A tier needs either percent or amounts',
  ],
  [
    { class: 'shipping', action: { kind: 'shipping', percent: 5, amounts: { USD: 1 } } },
    'action',
    'Shipping takes either percent or amounts, or neither',
  ],
  [{ action: { kind: 'shipping' } }, 'class', 'class must be shipping for this action'],
  [{ class: 'shipping' }, 'class', 'class must be product or order for this action'],
])('%j is refused at %s', async (more, path, message) => {
  expect(await faultOf(more)).toEqual(invalid(path, message));
});

test('an unknown kind is refused with those that there are', async () => {
  expect(await faultOf({ action: { kind: 'magic' } })).toEqual(
    invalid(
      'action.kind',
      'action.kind must be one of percent, amount, fixed_price, tiers, buy_x_get_y, cheapest_free, gift, shipping',
    ),
  );
  expect((await faultOf({ conditions: [{ kind: 'magic' }] })).path).toBe('conditions.0.kind');
});

test('records that do not exist are refused', async () => {
  const nobody = randomUUID();
  const { attribute_code: code } = await send('POST', '/api/attributes', {
    attribute_name: 'Size',
    attribute_code: newKey().replaceAll('-', '_'),
    type: 'select',
    options: [{ option_text: 'Large' }],
  });
  const unknown = (path: string, name: string, message: string) => ({
    status: 400,
    code: name,
    message,
    path,
  });
  expect(await faultOf({ action: { kind: 'gift', sku: 'NOTHING', qty: 1 } })).toEqual(
    unknown('action.sku', 'UNKNOWN_SKU', 'No product has the SKU "NOTHING"'),
  );
  const of = (kind: string, more: object) => faultOf({ conditions: [{ kind, ...more }] });
  expect(await of('products', { skus: ['NOTHING'] })).toEqual(
    unknown('conditions.0.skus.0', 'UNKNOWN_SKU', 'No product has the SKU "NOTHING"'),
  );
  expect(await of('categories', { ids: [nobody] })).toEqual(
    unknown('conditions.0.ids.0', 'UNKNOWN_CATEGORY', `Category "${nobody}" does not exist`),
  );
  expect(await of('collections', { ids: [nobody] })).toEqual(
    unknown('conditions.0.ids.0', 'UNKNOWN_COLLECTION', `Collection "${nobody}" does not exist`),
  );
  expect(await of('groups', { ids: [nobody] })).toEqual(
    unknown('conditions.0.ids.0', 'UNKNOWN_CUSTOMER_GROUP', `Unknown customer group "${nobody}"`),
  );
  expect(await of('attribute', { code: 'nothing', options: ['Large'] })).toEqual(
    unknown('conditions.0.code', 'UNKNOWN_ATTRIBUTE', 'Attribute "nothing" does not exist'),
  );
  expect(await of('attribute', { code, options: ['large', 'Tiny'] })).toEqual(
    unknown(
      'conditions.0.options.1',
      'UNKNOWN_ATTRIBUTE_OPTION',
      `The attribute "${code}" has no option "Tiny"`,
    ),
  );
  expect(await faultOf({ action: { kind: 'amount', amounts: { XXQ: 1 } } })).toMatchObject({
    status: 400,
    code: 'INVALID_CURRENCY',
    message: 'XXQ is not an ISO 4217 currency',
  });
  const made = await create();
  expect(
    await refused('PATCH', `/api/promotions/${made.uuid}`, {
      action: { kind: 'percent', value: 5, select: { categories: [nobody] } },
    }),
  ).toMatchObject({ status: 400, code: 'UNKNOWN_CATEGORY', path: 'action.select.categories.0' });
  expect(await send('GET', `/api/promotions/${made.uuid}`)).toEqual(made);
});
