import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../platform/contracts/context.ts';
import { rateOf } from '../tax/index.ts';
import { createProcessors } from '../../platform/registry/createProcessors.ts';
import type { Processor, RegistryValues } from '../../platform/contracts/processors.ts';
import { priceLines, pricingSteps, processDiscounts, shippingFee } from './steps.ts';

/** Creates an app with a single processor for a key, which returns `change(value)`. */
const appWith = (key: keyof RegistryValues, change: (value: unknown) => unknown) => {
  const value = { key, process: change as never } as Processor;
  const processors = createProcessors([{ owner: 'odd', value }], pricingSteps);
  return { process: processors.of(() => ({}) as AppContext) };
};

const buyer = { currency: 'USD', customerId: null, customerGroupId: null };
const mug = {
  product_id: 1,
  sku: 'mug',
  qty: 1,
  weight: 0,
  catalogue_price: 100,
  matched: { rate: rateOf('1'), applied: [] },
};
const discounted = { ...mug, unit_price: 100, base: 100, coupon_discount: 0 };
const method = { ...buyer, providerCode: 'core', methodCode: 'post', subTotal: 100 };

test('every line gets its own price, in order', async () => {
  const app = appWith('cartItemUnitPrice', (price) => (price as number) - 1);
  const lines = await priceLines(app, buyer, [mug, { ...mug, sku: 'pan', catalogue_price: 200 }]);
  expect(lines.map(({ sku, unit_price }) => [sku, unit_price])).toEqual([
    ['mug', 99],
    ['pan', 199],
  ]);
});

test('an unchanged rate stays exact, and a changed one is its decimal string', async () => {
  const third = { n: 1n, d: 3n };
  const rateAfter = async (change: (value: unknown) => unknown) => {
    const app = appWith('cartItemTaxRate', change);
    const lines = await priceLines(app, buyer, [{ ...mug, matched: { rate: third, applied: [] } }]);
    return lines.map(({ taxRate }) => taxRate);
  };
  expect(await rateAfter((value) => value)).toEqual([third]);
  expect(await rateAfter(() => '8.875')).toEqual([rateOf('8.875')]);
});

test('every line gets its own discount, in order', async () => {
  const app = appWith('cartDiscounts', () => [3, 4]);
  const lines = await processDiscounts(app, buyer, { coupon: null, lines: [discounted, discounted] });
  expect(lines.map(({ discount_amount }) => discount_amount)).toEqual([3, 4]);
});

describe('a processor that returns an invalid value is rejected with the key', () => {
  const price = (value: unknown) =>
    priceLines(
      appWith('cartItemUnitPrice', () => value),
      buyer,
      [mug],
    );
  const rate = (value: unknown) =>
    priceLines(
      appWith('cartItemTaxRate', () => value),
      buyer,
      [mug],
    );
  const fee = (value: unknown) =>
    shippingFee(
      appWith('cartShippingFee', () => value),
      1,
      method,
    );
  const discounts = (value: unknown) =>
    processDiscounts(
      appWith('cartDiscounts', () => value),
      buyer,
      { coupon: null, lines: [discounted] },
    );

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '100', null, 2 ** 53])(
    'amount %s',
    async (value) => {
      await expect(price(value)).rejects.toThrow('cartItemUnitPrice');
      await expect(fee(value)).rejects.toThrow('cartShippingFee');
      await expect(discounts([value])).rejects.toThrow('cartDiscounts');
    },
  );

  test.each([19, '-1', '1e3', '8.12345', '', null])('percentage %s', async (value) => {
    await expect(rate(value)).rejects.toThrow('cartItemTaxRate');
  });

  test.each([[[]], [[1, 2]], [[101]], ['1'], [null]])('discounts %j', async (value) => {
    await expect(discounts(value)).rejects.toThrow('cartDiscounts');
  });
});
