import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Author } from '../../auth/index.ts';
import {
  notRefundable,
  orderNotFound,
  refundNotSupported,
  refundTooLarge,
  tooManyToRefund,
} from '../errors.ts';
import { orderItemOf } from '../order.ts';
import { returnInProgress } from '../returns/errors.ts';
import type { LockedOrder, OrderItemRow } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import type { Attempt, AttemptRow } from './attempt.ts';
import { checkNoneOpen, insertAttempt } from './attempt.repo.ts';
import { attemptPayment } from './attemptPayment.ts';
import type { AppliedPayment } from './paymentReport.ts';
import { checkAmountStep, methodOf, refundableCapture } from './paymentRights.ts';
import { refundableAmount } from './paymentSums.ts';
import { listTransactions } from './transaction.repo.ts';
import { unitsPrice } from './unitsPrice.ts';

export interface RefundRequest {
  /** The amount as a decimal string. Null for the price of the items, or the full remaining amount. */
  readonly amount: string | null;
  readonly reason: string | null;
  /** The actor who requests the refund. Null for the shop itself. */
  readonly author: Author | null;
  /** The order lines, by integer id or uuid. */
  readonly items: readonly {
    readonly order_item_id: string;
    readonly qty: number;
    readonly restock: boolean;
  }[];
}

/**
 * Refunds an amount of an order. The amount is reserved before the payment method is called, so that total refunds
 * never exceed the captured amount. Throws 404 if the order does not exist, 400 if the amount or items cannot be
 * refunded, and 409 while another attempt for the order is open. Throws 502 under the same conditions as
 * `attemptPayment`. Stores the response under `claim`.
 */
export async function refundPayment(
  app: AppContext,
  orderUuid: string,
  request: RefundRequest,
  claim: Claim | null,
): Promise<AppliedPayment> {
  const begun = await app.db.transaction((tx) => begin(app, tx, orderUuid, request, claim));
  return attemptPayment(app, begun, claim);
}

async function begin(
  app: AppContext,
  tx: Db,
  orderUuid: string,
  request: RefundRequest,
  claim: Claim | null,
): Promise<Attempt> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  const method = methodOf(app, order);
  if (!method?.refund) throw refundNotSupported(order.payment_method);
  await checkNoneOpen(tx, order.order_id);
  const known = await listTransactions(tx, order.order_id);
  const transaction = refundableCapture(known);
  if (!transaction) throw notRefundable(order.payment_status);
  checkAmounts({ amount: request.amount }, order.currency);
  const items = refundedItems(order, request.items);
  const left = refundableAmount(transaction);
  const whole = items.length > 0 ? priceOf(items, order.currency) : left;
  const amount = request.amount === null ? whole : toMinor(request.amount, order.currency);
  if (amount <= 0 || amount > left) throw refundTooLarge();
  checkAmountStep(method, amount, order.currency);
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind: 'refund',
      payment_transaction_id: transaction.payment_transaction_id,
      amount: toDecimal(amount, order.currency),
      currency: order.currency,
      request: { reason: request.reason, author: request.author, items: storedItems(items) },
      ticket: claim?.ticket ?? null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}

interface RefundedItem {
  readonly item: OrderItemRow;
  readonly qty: number;
  readonly restock: boolean;
}

/**
 * Returns the requested order lines without duplicates. Throws `TOO_MANY_TO_REFUND` (400), and `RETURN_IN_PROGRESS` (409) for units of
 * a return that has not ended, which are refunded with it.
 */
function refundedItems(order: LockedOrder, requested: RefundRequest['items']): readonly RefundedItem[] {
  const chosen = new Map<OrderItemRow, RefundedItem>();
  for (const { order_item_id, qty, restock } of requested) {
    const item = orderItemOf(order, order_item_id);
    const sum = (chosen.get(item)?.qty ?? 0) + qty;
    const left = item.qty - item.refunded_qty;
    if (sum > left) throw tooManyToRefund(item.product_sku, sum, left);
    if (sum > left - item.returning_qty) throw returnInProgress(item.product_sku);
    chosen.set(item, { item, qty: sum, restock });
  }
  return [...chosen.values()];
}

const storedItems = (items: readonly RefundedItem[]): AttemptRow['request']['items'] =>
  items.map(({ item: { order_item_id }, qty, restock }) => ({ order_item_id, qty, restock }));

/** Returns the price of the given units, including tax and after discount. */
const priceOf = (items: readonly RefundedItem[], currency: string): Minor =>
  sum(
    items.map(({ item, qty }) => {
      const line = toMinor(item.line_total_with_discount_incl_tax, currency);
      return unitsPrice(line, item.qty, item.refunded_qty, qty);
    }),
  );
