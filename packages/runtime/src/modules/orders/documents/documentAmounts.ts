import { sum, toDecimal, toMinor, toNumber } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import type { TaxOfRate } from './document.ts';

type Billed = Pick<
  Order,
  'currency' | 'items' | 'grand_total' | 'shipping_fee_excl_tax' | 'shipping_tax_amount' | 'tax_amount'
>;

/**
 * Computes the amounts of an invoice, as decimal strings that add up: net and tax are gross. The shipping fee counts at the rate of the
 * shipping tax, or of the whole percent that comes nearest to it.
 */
export function documentAmounts(order: Billed) {
  const { currency, grand_total, shipping_fee_excl_tax, shipping_tax_amount } = order;
  const minor = (amount: string | number) => toMinor(amount, currency);
  const parts = [
    ...order.items.map((item) => ({
      rate: Number(item.tax_percent),
      net: minor(item.line_total_with_discount),
      tax: minor(item.tax_amount),
    })),
    shippingPart(minor(shipping_fee_excl_tax), minor(shipping_tax_amount), order),
  ].filter(({ net, tax }) => net !== 0 || tax !== 0);
  const gross = minor(grand_total);
  const tax = sum(parts.map((part) => part.tax));
  return {
    net: toDecimal(gross - tax, currency),
    tax: toDecimal(tax, currency),
    gross: toDecimal(gross, currency),
    taxes: byRate(parts, currency),
  };
}

const LEAST_RATE = 0.01;

/** Returns the shipping fee as a taxed part. Its rate is that of a line if the tax fits it, so that both are printed as one. */
function shippingPart(net: number, tax: number, { items }: Billed) {
  const rates = [...new Set(items.map((item) => Number(item.tax_percent)))];
  const distance = (rate: number) => Math.abs((net * rate) / 100 - tax);
  const [fitting] = rates
    .filter((rate) => distance(rate) <= 1 && (rate > 0 || tax === 0))
    .toSorted((one, other) => distance(one) - distance(other));
  const computed = net === 0 ? 0 : Math.round((tax / net) * 10_000) / 100;
  // What is taxed has a rate, however small its tax is.
  const least = tax === 0 ? 0 : LEAST_RATE;
  return { rate: fitting ?? Math.max(computed, least), net, tax };
}

interface Part {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

const byRate = (parts: readonly Part[], currency: string): readonly TaxOfRate[] =>
  [...Map.groupBy(parts, ({ rate }) => rate)]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, some]) => ({
      rate,
      net: toNumber(sum(some.map((part) => part.net)), currency),
      tax: toNumber(sum(some.map((part) => part.tax)), currency),
    }));
