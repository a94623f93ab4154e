import { expect, test } from 'vitest';
import { rateBody } from './rateBody.ts';

const empty = {
  is_enabled: true,
  cost: null,
  amounts: {},
  condition_type: null,
  min: null,
  max: null,
  price_based_cost: null,
  weight_based_cost: null,
};

test.each<[string, object, object]>([
  ['nothing', {}, {}],
  ['numbers as they were sent', { cost: '5.00', min: 1, max: '2' }, { cost: '5.00', min: 1, max: '2' }],
  [
    'tiers as they were sent',
    tiers([{ min_price: 0, cost: '5.50' }]),
    tiers([{ min_price: 0, cost: '5.50' }]),
  ],
  [
    'tiers without what else is in them',
    tiers([{ min_price: 0, cost: 1, x: 1 }]),
    tiers([{ min_price: 0, cost: 1 }]),
  ],
  ['bounds that no condition asks for', { min: '9', max: '1' }, { min: '9', max: '1' }],
  ['no calculation_type', { calculation_type: 'flat_rate' }, {}],
])('a rate has %s', (_, body, expected) => {
  expect(rateBody.parse(body)).toEqual({ ...empty, ...expected });
});

function tiers(price_based_cost: object[]) {
  return { price_based_cost };
}

test.each<[object, string, string]>([
  [{ cost: -1 }, 'cost', 'cost must be a decimal number of 0 or more'],
  [{ cost: 'free' }, 'cost', 'cost must be a decimal number of 0 or more'],
  [{ condition_type: 'price', min: 1e-12, max: 1 }, 'min', 'min must be a decimal number of 0 or more'],
  [{ min: '-1' }, 'min', 'min must be a decimal number of 0 or more'],
  [{ condition_type: 'none' }, 'condition_type', 'condition_type must be "price", "weight" or null'],
  [{ condition_type: 'price', min: '10', max: '9' }, 'max', 'max must be greater than min'],
  [{ condition_type: 'weight', min: 5, max: '5.0' }, 'max', 'max must be greater than min'],
  [
    tiers([
      { min_price: 0, cost: 1 },
      { min_price: 1, cost: -1 },
    ]),
    'price_based_cost.1.cost',
    'price_based_cost.1.cost must be a decimal number of 0 or more',
  ],
])('%j is refused at %s', (body, path, message) => {
  const issue = rateBody.safeParse(body).error?.issues[0];
  expect([issue?.path.join('.'), issue?.message]).toEqual([path, message]);
});

test.each([
  [{ price_based_cost: {} }],
  [tiers([{ min_weight: 0, cost: 1 }])],
  [tiers([{ min_price: 0 }])],
  [{ weight_based_cost: [{ min_price: 0, cost: 1 }] }],
  [{ is_enabled: null }],
  [{ is_enabled: 'yes' }],
  [{ cost: true }],
])('%j is refused', (body) => {
  expect(rateBody.safeParse(body).success).toBe(false);
});
