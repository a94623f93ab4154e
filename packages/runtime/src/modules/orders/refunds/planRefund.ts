import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { scaled, sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Author } from '../../auth/index.ts';
import { notRefundable, refundNotSupported, refundTooLarge } from '../errors.ts';
import { cardsToTake } from '../giftCards/takeRefundedCards.ts';
import type { TakenPart } from '../../storedValue/index.ts';
import type { Order } from '../order.ts';
import { checkNoneOpen } from '../payment/attempt.repo.ts';
import { methodOf, refundableCapture } from '../payment/paymentRights.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { listTransactions } from '../payment/transaction.repo.ts';
import { isOfOneTender, refundSources, sharesOf } from '../tenders/refundSources.ts';
import type { RefundChoice } from '../tenders/refundSources.ts';
import type { RefundShare } from '../tenders/shareRefund.ts';
import { returnCeilingExceeded } from '../returns/errors.ts';
import { refundedReturn } from '../returns/refundedReturn.ts';
import type { RefundedReturn } from '../returns/refundedReturn.ts';
import { listRefunds } from './refund.repo.ts';
import type { NewRefund } from './refund.repo.ts';
import { earlierRefunds, refundableOrder } from './refundableOrder.ts';
import { splitRefund } from './refundSplit.ts';
import type { RefundSplit } from './refundSplit.ts';
import type { RefundedItem } from './refundedItems.ts';
import { refundedItems } from './refundedItems.ts';

export interface RefundRequest extends RefundChoice {
  /** The amount as a decimal string. Null for the sum of the named parts, or the full remaining amount. */
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
  /** The part of the shipping fee, including tax, as a decimal string. */
  readonly shipping: string | null;
  readonly adjustment: {
    readonly amount: string;
    /** The tax rate in percent, as a decimal string. */
    readonly tax_rate: string;
    readonly label: string | null;
  } | null;
  /** The UUID of the return that is refunded. */
  readonly returnUuid: string | null;
}

/** Describes the effects that a refund would have. */
export interface RefundPlan {
  /** The payment that is refunded at the gateway. Null if nothing of it can be refunded. */
  readonly capture: TransactionRow | null;
  /** The part that each tender of the order gives. */
  readonly shares: readonly RefundShare[];
  /** The amount that can be refunded before it, in minor units. */
  readonly left: Minor;
  readonly items: readonly RefundedItem[];
  readonly split: RefundSplit;
  /** The amounts that it takes from gift cards that the order sold. */
  readonly cards: readonly TakenPart[];
  readonly returned: RefundedReturn | null;
  /** The refunds that have no rows yet, because they were made before refunds had any. */
  readonly earlier: readonly NewRefund[];
}

/**
 * Computes what a refund would do, and writes nothing. Throws 400 if the amount or the items cannot be refunded, such as used gift cards, and 409 while another
 * attempt for the order is open.
 */
export async function planRefund(
  app: AppContext,
  db: Db,
  order: Order,
  request: RefundRequest,
): Promise<RefundPlan> {
  const { currency } = order;
  const isPlain = isOfOneTender(order) && !request.toCredit;
  if (isPlain && !methodOf(app, order)?.refund) throw refundNotSupported(order.payment_method);
  await checkNoneOpen(db, order.order_id);
  const known = await listTransactions(db, order.order_id);
  const capture = refundableCapture(known);
  const sources = await refundSources(db, order, capture);
  const left = sum(sources.map((source) => source.left));
  if (left === 0) throw notRefundable(order.payment_status);
  checkAmounts(
    {
      amount: request.amount,
      shipping: request.shipping,
      'adjustment.amount': request.adjustment?.amount ?? null,
      ...Object.fromEntries(
        (request.tenders ?? []).map((one, index) => [`tenders.${index}.amount`, one.amount]),
      ),
    },
    currency,
  );
  const returned = request.returnUuid === null ? null : await refundedReturn(db, order, request.returnUuid);
  const refunds = await listRefunds(db, order.order_id);
  const earlier = earlierRefunds(order, known, refunds);
  const items = refundedItems(order, request, returned);
  const split = splitRefund(refundableOrder(order, [...refunds, ...earlier]), {
    amount: amountOf(request, { items, left, currency }),
    units: items,
    shipping: shippingOf(request, returned, currency),
    adjustment: request.adjustment && {
      gross: toMinor(request.adjustment.amount, currency),
      rate: scaled(request.adjustment.tax_rate, 4),
      label: request.adjustment.label,
    },
  });
  if (!split || split.amount > left) throw refundTooLarge();
  if (returned && split.amount > returned.ceiling) throw returnCeilingExceeded();
  const cards = await cardsToTake(db, order, split);
  const shares = sharesOf(app, order, request, sources, split.amount);
  return { capture, shares, left, items, split, cards, returned, earlier };
}

/** Returns the requested amount, the full remaining one if no part is named, or null for the sum of the named parts. */
function amountOf(
  request: RefundRequest,
  {
    items,
    left,
    currency,
  }: { readonly items: readonly RefundedItem[]; readonly left: Minor; readonly currency: string },
): Minor | null {
  if (request.amount !== null) return toMinor(request.amount, currency);
  const namesPart =
    items.length > 0 ||
    request.shipping !== null ||
    request.adjustment !== null ||
    request.returnUuid !== null;
  return namesPart ? null : left;
}

const shippingOf = (request: RefundRequest, returned: RefundedReturn | null, currency: string): Minor => {
  if (request.shipping !== null) return toMinor(request.shipping, currency);
  return request.amount === null ? (returned?.shipping ?? 0) : 0;
};
