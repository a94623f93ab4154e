import { sum, toDecimal, toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import type { TaxOfRate } from './document.ts';

/** A taxed part of a document. Amounts are in minor units; a fee that a refund kept has negative ones in its credit note. */
export interface BilledPart {
  readonly kind: 'line' | 'shipping' | 'adjustment';
  readonly order_item_id: number | null;
  readonly qty: number;
  /** The tax rate in percent. */
  readonly rate: number;
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
  /** The words of an adjustment. Null if it has none. */
  readonly label: string | null;
}

/** Returns the parts of an order's invoice: its lines and its shipping fee. */
export function partsOfOrder(order: Order): readonly BilledPart[] {
  const { currency } = order;
  const minor = (amount: string | number) => toMinor(amount, currency);
  const shipping = shippingPart(minor(order.shipping_fee_excl_tax), minor(order.shipping_tax_amount), order);
  return withoutEmpty([
    ...order.items.map((item): BilledPart => ({
      kind: 'line',
      order_item_id: item.order_item_id,
      qty: item.qty,
      rate: Number(item.tax_percent),
      net: minor(item.line_total_with_discount),
      tax: minor(item.tax_amount),
      gross: minor(item.line_total_with_discount_incl_tax),
      label: null,
    })),
    { ...OTHER, kind: 'shipping', ...shipping, gross: shipping.net + shipping.tax },
  ]);
}

const OTHER = { order_item_id: null, qty: 0, label: null } as const;

/** Returns the parts of a refund, as they were stored. */
export function partsOfRefund(order: Order, refund: RefundRow): readonly BilledPart[] {
  const { currency } = order;
  const minor = (amount: string) => toMinor(amount, currency);
  const rates = new Map(order.items.map((item) => [item.order_item_id, Number(item.tax_percent)]));
  const whole = shippingPart(minor(order.shipping_fee_excl_tax), minor(order.shipping_tax_amount), order);
  return withoutEmpty([
    ...refund.items.map(({ order_item_id, qty, net, tax, gross }): BilledPart => ({
      kind: 'line',
      order_item_id,
      qty,
      rate: rates.get(order_item_id) ?? 0,
      net: minor(net),
      tax: minor(tax),
      gross: minor(gross),
      label: null,
    })),
    {
      ...OTHER,
      kind: 'shipping',
      rate: whole.rate,
      net: minor(refund.shipping_net),
      tax: minor(refund.shipping_tax),
      gross: minor(refund.shipping_gross),
    },
    {
      ...OTHER,
      kind: 'adjustment',
      rate: Number(refund.adjustment_tax_rate ?? 0),
      net: minor(refund.adjustment_net),
      tax: minor(refund.adjustment_tax),
      gross: minor(refund.adjustment_gross),
      label: refund.adjustment_label,
    },
  ]);
}

/** Returns what some parts have left after others. A fee that a refund kept becomes a part of what is left. */
export function partsLeft(
  parts: readonly BilledPart[],
  taken: readonly (readonly BilledPart[])[],
): readonly BilledPart[] {
  const left = new Map(parts.map((part) => [keyOf(part), part]));
  for (const part of taken.flat()) {
    const before = left.get(keyOf(part)) ?? { ...part, qty: 0, net: 0, tax: 0, gross: 0 };
    left.set(keyOf(part), {
      ...before,
      qty: before.qty - part.qty,
      net: before.net - part.net,
      tax: before.tax - part.tax,
      gross: before.gross - part.gross,
    });
  }
  return withoutEmpty([...left.values()]);
}

const keyOf = ({ kind, order_item_id, rate, label }: BilledPart): string =>
  JSON.stringify(kind === 'line' ? [kind, order_item_id] : [kind, rate, label]);

/** A line without a price is kept as long as it has units. */
const withoutEmpty = (parts: readonly BilledPart[]): readonly BilledPart[] =>
  parts.filter(
    ({ kind, qty, net, tax, gross }) => net !== 0 || tax !== 0 || (gross === 0 && kind === 'line' && qty > 0),
  );

/** Returns the totals of a document, as decimal strings that add up, and its amounts by tax rate. */
export function amountsOfParts(parts: readonly BilledPart[], currency: string) {
  const total = (of: readonly BilledPart[], name: 'net' | 'tax' | 'gross') =>
    sum(of.map((part) => part[name]));
  const taxed = parts.filter(({ net, tax }) => net !== 0 || tax !== 0);
  const taxes = [...Map.groupBy(taxed, ({ rate }) => rate)]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, of]): TaxOfRate => ({
      rate,
      net: toNumber(total(of, 'net'), currency),
      tax: toNumber(total(of, 'tax'), currency),
    }));
  return {
    net: toDecimal(total(parts, 'net'), currency),
    tax: toDecimal(total(parts, 'tax'), currency),
    gross: toDecimal(total(parts, 'gross'), currency),
    taxes,
  };
}

/** Returns the total of some parts including tax, in minor units. */
export const grossOf = (parts: readonly BilledPart[]): Minor => sum(parts.map(({ gross }) => gross));

type Billed = Pick<Order, 'items'>;

/** The rate of a fee whose tax is too small for a percent with two decimals. */
const LEAST_RATE = 0.01;

/**
 * Returns the shipping fee as a taxed part, with net and tax in minor units. Its rate is that of a line if the tax fits it, so that both are
 * printed as one, else the percent with two decimals that comes nearest to it.
 */
function shippingPart(net: number, tax: number, { items }: Billed) {
  const rates = [...new Set(items.map((item) => Number(item.tax_percent)))];
  const distance = (rate: number) => Math.abs((net * rate) / 100 - tax);
  // What is taxed has a rate, however small its tax is.
  const [fitting] = rates
    .filter((rate) => distance(rate) <= 1 && (rate > 0 || tax === 0))
    .toSorted((one, other) => distance(one) - distance(other));
  const computed = net === 0 ? 0 : Math.round((tax / net) * 10_000) / 100;
  return { rate: fitting ?? Math.max(computed, tax === 0 ? 0 : LEAST_RATE), net, tax };
}
