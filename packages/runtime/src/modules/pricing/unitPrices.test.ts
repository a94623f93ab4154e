import { expect, test } from 'vitest';
import type { AppContext } from '../../platform/context.ts';
import { unitPrices } from './unitPrices.ts';

/** An app whose one processor of the key answers `change(price)`. */
const appWith = (change: (price: number) => unknown) =>
  ({ process: (_key: string, value: unknown) => Promise.resolve(change(value as number)) }) as Pick<
    AppContext,
    'process'
  >;

const of = (sku: string, price: number) => ({
  price,
  currency: 'USD',
  productId: 1,
  sku,
  qty: 1,
  customerId: null,
  customerGroupId: null,
});

test('every line gets its own price, in order', async () => {
  const prices = await unitPrices(
    appWith((price) => price - 1),
    [of('a', 100), of('b', 200)],
  );
  expect(prices).toEqual([99, 199]);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '100', null, 2 ** 53])(
  'a processor that makes %s of a price is refused by name',
  async (value) => {
    await expect(
      unitPrices(
        appWith(() => value),
        [of('mug', 100)],
      ),
    ).rejects.toThrow('cartItemUnitPrice');
  },
);
