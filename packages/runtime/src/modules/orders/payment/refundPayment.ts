import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/amounts.ts';
import type { Claim } from '../../../platform/idempotency/claim.ts';
import { mulDiv, sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { AppliedPayment } from './applyPayment.ts';
import { refundable } from './paymentRights.ts';
import { attemptPayment } from './attemptPayment.ts';
import type { Attempt } from './attemptPayment.ts';
import { checkMovable } from './checkMovable.ts';
import {
  notRefundable,
  orderNotFound,
  refundNotSupported,
  refundTooLarge,
  tooManyToRefund,
} from '../errors.ts';
import { orderItemOf } from '../orderItemOf.ts';
import { checkNoneOpen, insertAttempt, listTransactions } from './payment.repo.ts';
import type { AttemptRow } from './payment.repo.ts';
import { leftOf } from './paymentSums.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';

export interface WantedRefund {
  /** Decimal text. Null: what the items cost, or all that is left. */
  readonly amount: string | null;
  readonly reason: string | null;
  /** By integer id or uuid of the order's item. */
  readonly items: readonly {
    readonly order_item_id: string;
    readonly qty: number;
    readonly restock: boolean;
  }[];
}

/**
 * Gives money of an order back. Its amount is set aside before the method is asked, so that refunds together never pass
 * what was captured. Throws 404, 400 for what cannot be refunded, 409 while another attempt of the order is open, and 502
 * as `attemptPayment` does. The answer is kept under `claim`.
 */
export async function refundPayment(
  app: AppContext,
  orderUuid: string,
  wanted: WantedRefund,
  claim: Claim | null,
): Promise<AppliedPayment> {
  const begun = await app.db.transaction((tx) => begin(app, tx, orderUuid, wanted, claim));
  return attemptPayment(app, begun, claim);
}

async function begin(
  app: AppContext,
  tx: Db,
  orderUuid: string,
  wanted: WantedRefund,
  claim: Claim | null,
): Promise<Attempt> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  const method = app.registry('paymentMethods').get(order.payment_method);
  if (!method?.refund) throw refundNotSupported(order.payment_method);
  await checkNoneOpen(tx, order.order_id);
  const known = await listTransactions(tx, order.order_id);
  const transaction = refundable(known);
  if (!transaction) throw notRefundable(order.payment_status);
  checkAmounts({ amount: wanted.amount }, order.currency);
  const items = chosenItems(order, wanted.items);
  const left = leftOf(transaction);
  const whole = items.length > 0 ? costOf(order, items) : left;
  const amount = wanted.amount === null ? whole : toMinor(wanted.amount, order.currency);
  if (amount <= 0 || amount > left) throw refundTooLarge();
  checkMovable(method, amount, order.currency);
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind: 'refund',
      payment_transaction_id: transaction.payment_transaction_id,
      amount: toDecimal(amount, order.currency),
      currency: order.currency,
      request: { reason: wanted.reason, items },
      ticket: claim?.ticket ?? null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}

type Items = NonNullable<AttemptRow['request']['items']>;

function chosenItems(order: LockedOrder, wanted: WantedRefund['items']): Items {
  const chosen = new Map<number, Items[number]>();
  for (const { order_item_id, qty, restock } of wanted) {
    const item = orderItemOf(order, order_item_id);
    const sum = (chosen.get(item.order_item_id)?.qty ?? 0) + qty;
    const left = item.qty - item.refunded_qty;
    if (sum > left) throw tooManyToRefund(item.product_sku, sum, left);
    chosen.set(item.order_item_id, { order_item_id: item.order_item_id, qty: sum, restock });
  }
  return [...chosen.values()];
}

/** What units of lines cost with tax and after discount, so that all units of a line come to the line. */
function costOf(order: LockedOrder, items: Items): Minor {
  const costs = items.map(({ order_item_id, qty }) => {
    const item = order.items.find(
      (one) => one.order_item_id === order_item_id,
    ) as LockedOrder['items'][number];
    const line = toMinor(item.line_total_with_discount_incl_tax, order.currency);
    const upTo = (units: number) => mulDiv(line, units, item.qty);
    return upTo(item.refunded_qty + qty) - upTo(item.refunded_qty);
  });
  return sum(costs);
}
