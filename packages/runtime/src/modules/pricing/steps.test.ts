import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../platform/context.ts';
import { rateOf } from '../tax/index.ts';
import { lineDiscounts, shippingFee, taxRates, unitPrices } from './steps.ts';

/** An app whose one processor of every key answers `change(value)`. */
const appWith = (change: (value: unknown) => unknown) =>
  ({ process: (_key: string, value: unknown) => Promise.resolve(change(value)) }) as Pick<
    AppContext,
    'process'
  >;

const who = { currency: 'USD', customerId: null, customerGroupId: null };
const mug = { ...who, productId: 1, sku: 'mug', qty: 1 };
const context = {
  ...who,
  coupon: null,
  lines: [{ productId: 1, sku: 'mug', qty: 1, unitPrice: 100, total: 100 }],
};
const method = { ...who, providerCode: 'core', methodCode: 'post', subTotal: 100 };

test('every line gets its own price, in order', async () => {
  const lines = [
    { ...mug, price: 100 },
    { ...mug, sku: 'pan', price: 200 },
  ];
  expect(
    await unitPrices(
      appWith((price) => (price as number) - 1),
      lines,
    ),
  ).toEqual([99, 199]);
});

test('a rate that nobody changes stays exact, a changed one is its text', async () => {
  const third = { n: 1n, d: 3n };
  expect(
    await taxRates(
      appWith((value) => value),
      [{ ...mug, rate: third }],
    ),
  ).toEqual([third]);
  expect(
    await taxRates(
      appWith(() => '8.875'),
      [{ ...mug, rate: third }],
    ),
  ).toEqual([rateOf('8.875')]);
});

describe('a processor that makes nonsense of a value is refused by the key', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '100', null, 2 ** 53])(
    'amount %s',
    async (value) => {
      const app = appWith(() => value);
      await expect(unitPrices(app, [{ ...mug, price: 1 }])).rejects.toThrow('cartItemUnitPrice');
      await expect(shippingFee(app, 1, method)).rejects.toThrow('cartShippingFee');
      await expect(
        lineDiscounts(
          appWith(() => [value]),
          [0],
          context,
        ),
      ).rejects.toThrow('cartDiscounts');
    },
  );

  test.each([19, '-1', '1e3', '8.12345', '', null])('percentage %s', async (value) => {
    await expect(
      taxRates(
        appWith(() => value),
        [{ ...mug, rate: rateOf('1') }],
      ),
    ).rejects.toThrow('cartItemTaxRate');
  });

  test.each([[[]], [[1, 2]], [[101]], ['1'], [null]])('discounts %j', async (value) => {
    await expect(
      lineDiscounts(
        appWith(() => value),
        [0],
        context,
      ),
    ).rejects.toThrow('cartDiscounts');
  });
});
