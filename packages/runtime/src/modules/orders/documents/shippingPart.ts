import type { Order } from '../order.ts';

type Billed = Pick<Order, 'items'>;

/**
 * Returns the shipping fee as a taxed part, with net and tax in minor units. Its rate is that of a line if the tax fits it, so that both are
 * printed as one, else the percent with two decimals that comes nearest to it.
 */
export function shippingPart(net: number, tax: number, { items }: Billed) {
  const rates = [...new Set(items.map((item) => Number(item.tax_percent)))];
  const fitting = rates.find((rate) => Math.abs((net * rate) / 100 - tax) <= 1);
  const computed = net === 0 ? 0 : Math.round((tax / net) * 10_000) / 100;
  return { rate: fitting ?? computed, net, tax };
}
