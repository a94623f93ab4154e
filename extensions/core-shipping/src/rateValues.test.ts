import { expect, test } from 'vitest';

/** The browser module. The compiler checks it with a separate configuration. */
interface Module {
  valuesOf(rate: object | null): Readonly<Record<string, unknown>>;
  bodyOf(values: object): object;
}
const { bodyOf, valuesOf } = (await import(
  new URL('../admin/rateValues.js', import.meta.url).href
)) as Module;

const rate = {
  core_shipping_method_rate_id: 1,
  uuid: 'r-1',
  method_id: 1,
  zone_id: 1,
  is_enabled: true,
  cost: null,
  amounts: {},
  condition_type: null,
  min: null,
  max: null,
  price_based_cost: null,
  weight_based_cost: null,
};
const empty = {
  amounts: {},
  condition_type: null,
  min: null,
  max: null,
  price_based_cost: null,
  weight_based_cost: null,
};

test('a flat cost takes precedence over tiers, and the request body contains only the cost', () => {
  const values = valuesOf({ ...rate, cost: '5.00', price_based_cost: [{ min_price: '0', cost: '7' }] });
  expect(values['kind']).toBe('flat');
  expect(bodyOf(values)).toEqual({ ...empty, is_enabled: true, cost: '5.00' });
});

test('tiers by weight keep their rows as entered', () => {
  const values = valuesOf({ ...rate, weight_based_cost: [{ min_weight: '2.50', cost: '4' }] });
  expect(values['kind']).toBe('weight');
  expect(bodyOf(values)).toEqual({
    ...empty,
    is_enabled: true,
    cost: null,
    weight_based_cost: [{ min_weight: '2.50', cost: '4' }],
  });
});

test('bounds are sent only with a condition, and an empty one is null', () => {
  const values = valuesOf({ ...rate, cost: '1', condition_type: 'price', min: '10', max: null });
  expect(bodyOf(values)).toMatchObject({ condition_type: 'price', min: '10', max: null });
  expect(bodyOf({ ...values, condition_type: '' })).toMatchObject({ condition_type: null, min: null });
});

test('costs in other currencies stay, and an empty one is converted', () => {
  const values = valuesOf({ ...rate, cost: '5', amounts: { EUR: 4.5, JPY: 700 } });
  expect(bodyOf({ ...values, amounts: { EUR: 4.5, JPY: '' } })).toMatchObject({ amounts: { EUR: 4.5 } });
});

test('a new rate begins with one empty cost', () => {
  expect(bodyOf(valuesOf(null))).toEqual({ ...empty, is_enabled: true, cost: null });
});
