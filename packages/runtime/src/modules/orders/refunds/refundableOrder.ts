import { scaled, toMinor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { splitColumns } from './refundColumns.ts';
import type { RefundRow } from './refund.ts';
import type { SplitColumns } from './refundColumns.ts';
import type { NewRefund } from './refund.repo.ts';
import { splitEarlier } from './splitKept.ts';
import { addTaxed, NOTHING } from './taxedShare.ts';
import type { RefundableOrder } from './refundSplit.ts';
import type { Taxed } from './taxedShare.ts';

type Amount = string | number;
type Counted = Omit<SplitColumns, 'currency'> & Pick<RefundRow, 'status'>;

const given = (parts: readonly Taxed[]): Taxed => parts.reduce(addTaxed, NOTHING);

/** Returns what an order has left to refund, after its refunds that were not refused. */
export function refundableOrder(order: Order, refunds: readonly Counted[]): RefundableOrder {
  const { currency } = order;
  const counted = refunds.filter(({ status }) => status !== 'refused');
  const taxed = (net: Amount, tax: Amount, gross: Amount): Taxed => ({
    net: toMinor(net, currency),
    tax: toMinor(tax, currency),
    gross: toMinor(gross, currency),
  });
  return {
    lines: order.items.map((item) => ({
      order_item_id: item.order_item_id,
      qty: item.qty,
      refunded_qty: item.refunded_qty,
      whole: taxed(item.line_total_with_discount, item.tax_amount, item.line_total_with_discount_incl_tax),
      given: given(
        counted.flatMap(({ items }) =>
          items
            .filter(({ order_item_id }) => order_item_id === item.order_item_id)
            .map(({ net, tax, gross }) => taxed(net, tax, gross)),
        ),
      ),
    })),
    shipping: {
      whole: taxed(order.shipping_fee_excl_tax, order.shipping_tax_amount, order.shipping_fee_incl_tax),
      given: given(counted.map((row) => taxed(row.shipping_net, row.shipping_tax, row.shipping_gross))),
    },
    fees: counted.flatMap(({ adjustment_tax_rate: rate, adjustment_gross }) =>
      rate === null ? [] : [{ rate: scaled(rate, 4), gross: toMinor(adjustment_gross, currency) }],
    ),
  };
}

/** Splits the refunds of an order that were made before refunds had rows, oldest first. */
export function earlierRefunds(
  order: Order,
  known: readonly TransactionRow[],
  refunds: readonly RefundRow[],
): readonly NewRefund[] {
  const stored = new Set(refunds.map((row) => row.payment_transaction_id));
  return known
    .filter(
      ({ payment_action, is_final, payment_transaction_id, amount }) =>
        payment_action === 'refund' &&
        is_final &&
        !stored.has(payment_transaction_id) &&
        toMinor(amount, order.currency) > 0,
    )
    .reduce<readonly NewRefund[]>((earlier, transaction) => {
      const left = refundableOrder(order, [...refunds, ...earlier]);
      const split = splitEarlier(left, toMinor(transaction.amount, order.currency));
      const row: NewRefund = {
        ...splitColumns(split, order.currency),
        order_id: order.order_id,
        payment_attempt_id: null,
        payment_transaction_id: transaction.payment_transaction_id,
        reason: null,
        return_id: null,
        status: 'done',
        carried_over: true,
        created_at: transaction.created_at,
      };
      return [...earlier, row];
    }, []);
}
