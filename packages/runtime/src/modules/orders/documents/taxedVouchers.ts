import type { AppContext } from '../../../platform/contracts/context.ts';
import { sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { apportion, ratio, rounded } from '../../../platform/ratio.ts';
import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import type { BilledPart } from './billedParts.ts';
import { languageOf } from './printOrders.ts';

/** Returns the label of the parts that gift cards paid that were taxed when they were sold, in the language of the order's documents. */
export const voucherLabel = (app: AppContext, order: Order): string =>
  app.inLanguage(languageOf(app, order)).texts()('orders.document.taxedVoucher');

/**
 * Returns how much of an order gift cards paid that were taxed when they were sold, less what refunds gave back to them, in minor units. Refunds give
 * back what was not taxed first. Money that went to credit instead is not counted: credit is taxed when it is used. Pure.
 */
export const taxedLeft = (
  { tenders, currency }: Pick<Order, 'tenders' | 'currency'>,
  refunds: readonly Pick<RefundRow, 'tenders'>[] = [],
): Minor =>
  sum(
    tenders.map(({ id, amount, taxed = 0 }) => {
      const shares = refunds.flatMap((refund) => refund.tenders).filter((share) => share.id === id);
      const given = sum(shares.map((share) => toMinor(share.amount, currency)));
      return Math.min(toMinor(taxed, currency), toMinor(amount, currency) - given);
    }),
  );

/**
 * Returns the parts that take an amount off others, which was taxed when gift cards were sold: one for each tax rate, in proportion to the gross
 * amounts. Their amounts are negative. What pays for everything leaves no net and no tax. Pure.
 */
export function voucherParts(
  label: string,
  parts: readonly BilledPart[],
  taxed: Minor,
): readonly BilledPart[] {
  const rates = [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, of]) => ({
      rate,
      tax: sum(of.map((part) => part.tax)),
      gross: sum(of.map((part) => part.gross)),
    }))
    .filter(({ gross }) => gross > 0);
  const whole = sum(rates.map(({ gross }) => gross));
  const off = Math.min(taxed, whole);
  if (off <= 0) return [];
  const shares = apportion(off, rates, ({ gross }) => ratio(BigInt(off) * BigInt(gross), whole));
  return shares.flatMap(([{ rate, tax, gross }, share]) => {
    if (share === 0) return [];
    const part = rounded(ratio(BigInt(Math.max(tax, 0)) * BigInt(share), gross), 'round');
    const taken = { net: part - share, tax: 0 - part, gross: -share };
    return [{ kind: 'adjustment', order_item_id: null, qty: 0, rate, ...taken, label } as const];
  });
}
