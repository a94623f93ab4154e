import type { AppContext } from '../../platform/contracts/context.ts';
import type { Minor } from '../../platform/money.ts';
import type { ProcessorStep, RegistryKey } from '../../platform/contracts/processors.ts';
import { defineRegistryKey } from '../../platform/contracts/processors.ts';
import { percentText, rateOf } from '../tax/index.ts';
import type { TaxRate } from '../tax/index.ts';
import type {
  Buyer,
  CartLine,
  CouponDiscount,
  LineContext,
  LineDiscount,
  LineSubtotals,
  PricedLine,
  ShippingFeeContext,
} from './contract.ts';

/**
 * Receives the change that each processor made to a value, if an explanation of the cart was requested. `line` is the
 * position of the line that the step applies to. It is null if the step applies to the cart.
 */
export type Trace = ((step: ProcessorStep, line: number | null) => void) | undefined;

const about = (trace: Trace, line: number | null) => trace && ((step: ProcessorStep) => trace(step, line));

const isAmount = (value: unknown): value is Minor => Number.isSafeInteger(value) && (value as number) >= 0;

/** Formats a value that a registry key does not allow, followed by the subject of the value. */
const ofSubject = (value: unknown, subject: string): string =>
  `${JSON.stringify(value) ?? String(value)} from "${subject}", which the key does not allow`;

const PERCENT = /^\d{1,6}(?:\.\d{1,4})?$/;

/** The registry keys of the pricing steps, in execution order. */
export const pricingSteps: readonly RegistryKey[] = [
  defineRegistryKey({
    key: 'cartItemUnitPrice',
    description:
      'The price of one unit of a cart line, in minor units of the currency. It starts as the catalog price and becomes `final_price`, from which the line total is computed. A non-negative integer.',
    fault: (value, { sku }) => (isAmount(value) ? null : ofSubject(value, sku)),
  }),
  defineRegistryKey({
    key: 'cartItemTaxRate',
    description:
      'The tax rate of a cart line in percent, as a decimal string with at most four decimals, such as "19" or "8.875". It starts as the sum of the matching tax rates.',
    fault: (value, { sku }) =>
      typeof value === 'string' && PERCENT.test(value) ? null : ofSubject(value, sku),
  }),
  defineRegistryKey({
    key: 'cartDiscounts',
    description:
      'The discounts of the lines of a cart, in minor units and in the order of the lines. They start as the coupon discount. Integers from 0 to the cost of the line.',
    fault(values, { lines }) {
      if (!Array.isArray(values) || values.length !== lines.length) return ofSubject(values, 'cart');
      const wrong = lines.findIndex(({ total }, index) => !isAmount(values[index]) || values[index] > total);
      return wrong < 0 ? null : ofSubject(values[wrong], lines[wrong]?.sku ?? '');
    },
  }),
  defineRegistryKey({
    key: 'cartShippingFee',
    description:
      'The shipping fee of a cart, in minor units, net or gross like prices. It starts as the cost of the method, or 0 if the coupon gives free shipping. A non-negative integer. Runs only if a method is selected and something needs shipping.',
    fault: (value, { methodCode }) => (isAmount(value) ? null : ofSubject(value, methodCode)),
  }),
];

type PricingApp = Pick<AppContext, 'process'>;

/** Adds the unit price and tax rate to each line, after the `cartItemUnitPrice` and `cartItemTaxRate` processors. */
export const priceLines = <L extends CartLine>(
  app: PricingApp,
  buyer: Buyer,
  lines: readonly L[],
  trace?: Trace,
): Promise<readonly (L & Pick<PricedLine, 'unit_price' | 'taxRate'>)[]> =>
  Promise.all(
    lines.map(async (line, index) => {
      const step = about(trace, index);
      const context = { ...buyer, productId: line.product_id, sku: line.sku, qty: line.qty };
      const [unit_price, taxRate] = await Promise.all([
        app.process('cartItemUnitPrice', line.catalogue_price, context, step),
        lineTaxRate(app, line.matched.rate, context, step),
      ]);
      return { ...line, unit_price, taxRate };
    }),
  );

/** Returns the tax rate of a line after its processors. If no processor changes the rate, it stays exact. */
async function lineTaxRate(
  app: PricingApp,
  rate: TaxRate,
  context: LineContext,
  step: ReturnType<typeof about>,
): Promise<TaxRate> {
  const percent = percentText(rate);
  const value = await app.process('cartItemTaxRate', percent, context, step);
  return value === percent ? rate : rateOf(value);
}

/** A line with a known coupon discount. */
type CouponedLine = Pick<CartLine, 'product_id' | 'sku' | 'qty'> &
  Pick<PricedLine, 'unit_price'> &
  Pick<LineSubtotals, 'base'> &
  CouponDiscount;

/** Adds the discount to each line, after the `cartDiscounts` processors. */
export async function processDiscounts<L extends CouponedLine>(
  app: PricingApp,
  buyer: Buyer,
  { coupon, lines }: { readonly coupon: string | null; readonly lines: readonly L[] },
  trace?: Trace,
): Promise<readonly (L & LineDiscount)[]> {
  const context = {
    ...buyer,
    coupon,
    lines: lines.map(({ product_id, sku, qty, unit_price, base }) => ({
      productId: product_id,
      sku,
      qty,
      unitPrice: unit_price,
      total: base,
    })),
  };
  const discounts = lines.map(({ coupon_discount }) => coupon_discount);
  const values = await app.process('cartDiscounts', discounts, context, about(trace, null));
  return lines.map((line, index) => ({ ...line, discount_amount: values[index] as Minor }));
}

/** Returns the shipping fee after the `cartShippingFee` processors. */
export const shippingFee = (
  app: PricingApp,
  fee: Minor,
  context: ShippingFeeContext,
  trace?: Trace,
): Promise<Minor> => app.process('cartShippingFee', fee, context, about(trace, null));
