import type { AppContext } from '../../platform/context.ts';
import type { Minor } from '../../platform/money.ts';
import type { RegistryKey } from '../../platform/registry/processors.ts';
import { badUnitPrice } from './errors.ts';

/** The line whose unit price is asked for, and for whom. */
export interface UnitPriceContext {
  readonly currency: string;
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
  /** The customer that owns the cart; null for a guest. */
  readonly customerId: number | null;
  readonly customerGroupId: number | null;
}

declare module '../../platform/registry/processors.ts' {
  interface RegistryValues {
    cartItemUnitPrice: { value: Minor; context: UnitPriceContext };
  }
}

export const cartItemUnitPrice: RegistryKey = {
  key: 'cartItemUnitPrice',
  description:
    'What one unit of a cart line costs, in minor units of the currency. Starts as the catalogue price and becomes `final_price`, which the line total follows from. A whole number, 0 or more.',
};

/** The unit prices of lines after the processors of `cartItemUnitPrice`, in the order of the lines. */
export const unitPrices = (
  app: Pick<AppContext, 'process'>,
  lines: readonly (UnitPriceContext & { readonly price: Minor })[],
): Promise<readonly Minor[]> =>
  Promise.all(
    lines.map(async ({ price, ...context }) => {
      const value = await app.process('cartItemUnitPrice', price, context);
      if (!Number.isSafeInteger(value) || value < 0) throw badUnitPrice(context.sku, value);
      return value;
    }),
  );
