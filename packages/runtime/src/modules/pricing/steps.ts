import type { AppContext } from '../../platform/context.ts';
import type { Minor } from '../../platform/money.ts';
import type { ProcessorStep } from '../../platform/registry/processors.ts';
import type { RegistryKey } from '../../platform/registry/processors.ts';
import { percentText, rateOf } from '../tax/index.ts';
import type { TaxRate } from '../tax/index.ts';
import { badStepValue } from './errors.ts';

/**
 * Told what each processor did to a value, where somebody asks how a cart came about. `productId` names the line that a
 * step is about; null: it is about the cart.
 */
export type Trace = ((step: ProcessorStep, productId: number | null) => void) | undefined;

const about = (trace: Trace, productId: number | null) =>
  trace && ((step: ProcessorStep) => trace(step, productId));

/** The line that a step is about, and for whom it is computed. */
export interface LineContext {
  readonly currency: string;
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
  /** The customer that owns the cart; null for a guest. */
  readonly customerId: number | null;
  readonly customerGroupId: number | null;
}

/** The lines that `cartDiscounts` runs along. Amounts are minor units, net or gross as prices are. */
export interface DiscountContext {
  readonly currency: string;
  /** The coupon that holds; null: none. */
  readonly coupon: string | null;
  readonly customerId: number | null;
  readonly customerGroupId: number | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly sku: string;
    readonly qty: number;
    readonly unitPrice: Minor;
    /** What the line costs before discount: the most that it can be let off. */
    readonly total: Minor;
  }[];
}

export interface ShippingFeeContext {
  readonly currency: string;
  readonly providerCode: string;
  readonly methodCode: string;
  /** Net of tax, before discount. */
  readonly subTotal: Minor;
  readonly customerId: number | null;
  readonly customerGroupId: number | null;
}

declare module '../../platform/registry/processors.ts' {
  interface RegistryValues {
    cartItemUnitPrice: { value: Minor; context: LineContext };
    cartItemTaxRate: { value: string; context: LineContext };
    cartDiscounts: { value: readonly Minor[]; context: DiscountContext };
    cartShippingFee: { value: Minor; context: ShippingFeeContext };
  }
}

/** In the order in which they run. */
export const pricingSteps: readonly RegistryKey[] = [
  {
    key: 'cartItemUnitPrice',
    description:
      'What one unit of a cart line costs, in minor units of the currency. Starts as the catalogue price and becomes `final_price`, which the line total follows from. A whole number, 0 or more.',
  },
  {
    key: 'cartItemTaxRate',
    description:
      'The percentage that a cart line is taxed by, as decimal text with at most four decimals, such as "19" or "8.875". Starts as what the tax rates say.',
  },
  {
    key: 'cartDiscounts',
    description:
      'What each line of a cart is let off, in minor units, along the lines. Starts as what the coupon gives. Whole numbers from 0 to what the line costs.',
  },
  {
    key: 'cartShippingFee',
    description:
      'What shipping costs, in minor units, before its tax is told apart. Starts as what the provider asks, or 0 where the coupon frees it. A whole number, 0 or more. It runs where a method is chosen and something ships.',
  },
];

const isAmount = (value: unknown): value is Minor => Number.isSafeInteger(value) && (value as number) >= 0;

/** The unit prices of lines after the processors of `cartItemUnitPrice`, in the order of the lines. */
export const unitPrices = (
  app: Pick<AppContext, 'process'>,
  lines: readonly (LineContext & { readonly price: Minor })[],
  trace?: Trace,
): Promise<readonly Minor[]> =>
  Promise.all(
    lines.map(async ({ price, ...context }) => {
      const value = await app.process('cartItemUnitPrice', price, context, about(trace, context.productId));
      if (!isAmount(value)) throw badStepValue('cartItemUnitPrice', context.sku, value);
      return value;
    }),
  );

const PERCENT = /^\d{1,6}(?:\.\d{1,4})?$/;

/** The tax rates of lines after the processors of `cartItemTaxRate`. A rate that none of them changes stays exact. */
export const taxRates = (
  app: Pick<AppContext, 'process'>,
  lines: readonly (LineContext & { readonly rate: TaxRate })[],
  trace?: Trace,
): Promise<readonly TaxRate[]> =>
  Promise.all(
    lines.map(async ({ rate, ...context }) => {
      const percent = percentText(rate);
      const value: unknown = await app.process(
        'cartItemTaxRate',
        percent,
        context,
        about(trace, context.productId),
      );
      if (value === percent) return rate;
      if (typeof value !== 'string' || !PERCENT.test(value))
        throw badStepValue('cartItemTaxRate', context.sku, value);
      return rateOf(value);
    }),
  );

/** What lines are let off after the processors of `cartDiscounts`. */
export async function lineDiscounts(
  app: Pick<AppContext, 'process'>,
  discounts: readonly Minor[],
  context: DiscountContext,
  trace?: Trace,
): Promise<readonly Minor[]> {
  const values: unknown = await app.process('cartDiscounts', discounts, context, about(trace, null));
  const isWhole = Array.isArray(values) && values.length === context.lines.length;
  if (!isWhole) throw badStepValue('cartDiscounts', 'cart', values);
  context.lines.forEach(({ sku, total }, index) => {
    const value: unknown = values[index];
    if (!isAmount(value) || value > total) throw badStepValue('cartDiscounts', sku, value);
  });
  return values as readonly Minor[];
}

/** The shipping fee after the processors of `cartShippingFee`. */
export async function shippingFee(
  app: Pick<AppContext, 'process'>,
  fee: Minor,
  context: ShippingFeeContext,
  trace?: Trace,
): Promise<Minor> {
  const value = await app.process('cartShippingFee', fee, context, about(trace, null));
  if (!isAmount(value)) throw badStepValue('cartShippingFee', context.methodCode, value);
  return value;
}
