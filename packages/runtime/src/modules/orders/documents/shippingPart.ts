import type { Order } from '../order.ts';

type Billed = Pick<Order, 'items'>;

/** The rate of a fee whose tax is too small for a percent with two decimals. */
const LEAST_RATE = 0.01;

/**
 * Returns the shipping fee as a taxed part, with net and tax in minor units. Its rate is that of a line if the tax fits it, so that both are
 * printed as one, else the percent with two decimals that comes nearest to it.
 */
export function shippingPart(net: number, tax: number, { items }: Billed) {
  const rates = [...new Set(items.map((item) => Number(item.tax_percent)))];
  const distance = (rate: number) => Math.abs((net * rate) / 100 - tax);
  // What is taxed has a rate, however small its tax is.
  const [fitting] = rates
    .filter((rate) => distance(rate) <= 1 && (rate > 0 || tax === 0))
    .toSorted((one, other) => distance(one) - distance(other));
  const computed = net === 0 ? 0 : Math.round((tax / net) * 10_000) / 100;
  return { rate: fitting ?? Math.max(computed, tax === 0 ? 0 : LEAST_RATE), net, tax };
}
