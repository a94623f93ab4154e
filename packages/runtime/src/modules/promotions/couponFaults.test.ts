import { expect, test } from 'vitest';
import { couponFaults } from './couponFaults.ts';

type Checked = Parameters<typeof couponFaults>[0];

const good: Checked = {
  discount_type: 'fixed_discount_to_entire_order',
  discount_amount: '10',
  free_shipping: 0,
  target_products: null,
  condition: null,
  user_condition: null,
  start_date: null,
  end_date: null,
};
const percentage = { discount_type: 'percentage_discount_to_entire_order' } as const;
const price = (value: string | number) => ({ key: 'price', operator: '=', value }) as const;
const sku = { key: 'sku', operator: 'IN', value: '1.2345' } as const;

test.each<[string, Partial<Checked>, string[]]>([
  ['USD', {}, []],
  ['USD', { discount_amount: '0.01' }, []],
  ['USD', { discount_amount: '0.010' }, []],
  ['USD', { discount_amount: '0.001' }, ['discount_amount']],
  ['USD', { discount_amount: '0' }, ['discount_amount']],
  ['USD', { discount_amount: '0', free_shipping: 1 }, []],
  ['USD', { ...percentage, discount_amount: '0', free_shipping: 1 }, ['discount_amount']],
  ['JPY', { discount_amount: '10.0' }, []],
  ['JPY', { discount_amount: '10.5' }, ['discount_amount']],
  ['KWD', { discount_amount: '0.001' }, []],
  ['KWD', { discount_amount: '0.0001' }, ['discount_amount']],
  ['JPY', { ...percentage, discount_amount: '12.3456' }, []],
  ['JPY', { ...percentage, discount_amount: '100.0000' }, []],
  ['JPY', { ...percentage, discount_amount: '100.0001' }, ['discount_amount']],
  ['JPY', { ...percentage, discount_amount: '0.0000' }, ['discount_amount']],
  ['JPY', { discount_type: 'buy_x_get_y', discount_amount: '0' }, []],
  ['JPY', { discount_type: 'buy_x_get_y', discount_amount: '999.99' }, []],
  ['USD', { target_products: { products: [sku, price('1.99')] } }, []],
  ['JPY', { target_products: { products: [sku, price(1.5)] } }, ['target_products.products.1.value']],
  [
    'USD',
    { condition: { order_total: 1.005, required_products: [{ ...price('0.005'), qty: 1 }] } },
    ['condition.order_total', 'condition.required_products.0.value'],
  ],
  ['USD', { condition: { order_total: '' }, user_condition: { purchased: null } }, []],
  ['JPY', { user_condition: { purchased: '0.5' } }, ['user_condition.purchased']],
  ['USD', { start_date: '2026-01-01T00:00:00.000Z', end_date: '2026-01-01T00:00:00.001Z' }, []],
  ['USD', { start_date: '2026-01-01T00:00:00Z', end_date: '2026-01-01T00:00:00+00:00' }, ['end_date']],
  ['USD', { start_date: '2026-01-01T10:00:00Z', end_date: '2026-01-01T10:30:00+01:00' }, ['end_date']],
  ['USD', { end_date: '2020-01-01T00:00:00Z' }, []],
])('in %s %j has faults at %j', (currency, more, paths) => {
  expect(couponFaults({ ...good, ...more }, currency).map(({ path }) => path)).toEqual(paths);
});
