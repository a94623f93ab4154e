import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { customerRequired, notRefundable, refundNotSupported, tenderAmounts } from '../errors.ts';
import type { Order } from '../order.ts';
import { checkAmountStep, methodOf } from '../payment/paymentRights.ts';
import { refundableAmount } from '../payment/paymentSums.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { listRefundable } from './orderTender.repo.ts';
import { shareRefund } from './shareRefund.ts';
import type { RefundShare, RefundSource } from './shareRefund.ts';

/** The choice of the caller of a refund about its tenders. */
export interface RefundChoice {
  /** The amount that each tender gives, by its id. Null for the default. */
  readonly tenders: readonly { readonly id: string; readonly amount: string }[] | null;
  /** True if the refund goes to the credit of the customer, whatever paid the order. */
  readonly toCredit: boolean;
}

/** Reports whether nothing but its payment method pays an order. */
export const isOfOneTender = ({
  stored_amount,
  currency,
}: Pick<Order, 'stored_amount' | 'currency'>): boolean => toMinor(stored_amount, currency) === 0;

/**
 * Lists what can be refunded of the tenders of an order, in the order of refunds: the payment method, credit, then the gift cards, the last one
 * first. Sends no statement for an order of one tender.
 */
export async function refundSources(
  db: Db,
  order: Order,
  capture: TransactionRow | null,
): Promise<readonly RefundSource[]> {
  const method: RefundSource = {
    id: order.payment_method,
    tender: null,
    left: capture ? refundableAmount(capture) : 0,
  };
  if (isOfOneTender(order)) return [method];
  const stored = (await listRefundable(db, order.order_id)).map(
    ({ uuid, rest, order_tender_id, stored_value_id }): RefundSource => ({
      id: uuid,
      tender: { order_tender_id, stored_value_id },
      left: toMinor(rest, order.currency),
    }),
  );
  return [method, ...stored];
}

/** Returns the part of a refund that the payment method gives, in minor units. */
export const methodShare = (shares: readonly RefundShare[]): Minor =>
  shares.find(({ source }) => source.tender === null)?.amount ?? 0;

/**
 * Shares a refund among the tenders. Throws `TENDER_AMOUNTS` (400) for a choice that does not add up, `CUSTOMER_REQUIRED` (400) for credit of a
 * guest, and `REFUND_NOT_SUPPORTED` and `AMOUNT_NOT_MOVABLE` (400) for a part that the payment method cannot refund.
 */
export function sharesOf(
  app: AppContext,
  order: Order,
  { tenders, toCredit }: RefundChoice,
  sources: readonly RefundSource[],
  amount: Minor,
): readonly RefundShare[] {
  const { currency } = order;
  const chosen =
    tenders?.map((one) => ({ id: one.id.toLowerCase(), amount: toMinor(one.amount, currency) })) ?? null;
  const shares = shareRefund(sources, amount, chosen);
  if (!shares) throw tenderAmounts();
  if (toCredit) {
    if (order.customer_id === null) throw customerRequired();
    // Until the payment method is paid, canceling the order gives the rest back to what paid it.
    if (order.placed_at === null || isUncaptured(order)) throw notRefundable(order.payment_status);
    return shares;
  }
  const ofMethod = methodShare(shares);
  if (ofMethod > 0) {
    const method = methodOf(app, order);
    if (!method?.refund) throw refundNotSupported(order.payment_method);
    checkAmountStep(method, ofMethod, currency);
  }
  return shares;
}

/** Reports whether the payment method of an order collects a part and has captured nothing of it. */
const isUncaptured = ({ tenders }: Order): boolean =>
  tenders.some(({ method, captured }) => method !== 'gift_card' && method !== 'credit' && captured === 0);
