import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Cart } from '../../carts/index.ts';
import { giftCardRedeemed, redeemStoredValues, releaseStoredValue } from '../../storedValue/index.ts';
import { cartChanged } from '../errors.ts';
import type { Order } from '../order.ts';
import { releaseOrderTenders } from './orderTender.repo.ts';
import type { NewTender } from './orderTender.repo.ts';

/** Returns what gift cards and credit pay of the order of a cart, in the order of use. */
export function tendersOf(app: AppContext, { tenders, currency }: Pick<Cart, 'tenders' | 'currency'>) {
  const text = app.texts();
  const all: readonly NewTender[] = [
    ...(tenders?.cards ?? []).map(({ id, uuid, last4, amount }) => ({
      stored_value_id: id,
      value_uuid: uuid,
      method: 'gift_card' as const,
      label: text('payments.giftCard', { last4 }),
      amount,
    })),
    ...(tenders?.credit
      ? [
          {
            stored_value_id: tenders.credit.id,
            value_uuid: null,
            method: 'credit' as const,
            label: text('payments.credit'),
            amount: tenders.credit.amount,
          },
        ]
      : []),
  ];
  return all.filter(({ amount }) => toMinor(amount, currency) > 0);
}

/**
 * Takes what gift cards and credit pay of a new order, in one statement, inside the transaction that places it. Throws `CART_CHANGED` (409) if
 * one of them has less by now.
 */
export async function redeemTenders(
  app: AppContext,
  tx: Db,
  { order_id, currency }: Pick<Order, 'order_id' | 'currency'>,
  tenders: readonly NewTender[],
): Promise<void> {
  if (tenders.length === 0) return;
  const parts = tenders.map(({ stored_value_id, amount }) => ({
    storedValueId: stored_value_id,
    amount: toMinor(amount, currency),
  }));
  if (!(await redeemStoredValues(tx, { orderId: order_id, parts, now: app.clock.now() })))
    throw cartChanged();
}

/** Returns the events of redeemed gift cards. */
export const redeemedEvents = (
  order: Pick<Order, 'order_id' | 'uuid' | 'currency'>,
  tenders: readonly NewTender[],
) =>
  tenders.flatMap(({ value_uuid: uuid, amount }) => {
    if (uuid === null) return [];
    const { currency } = order;
    return [giftCardRedeemed({ card: { uuid, currency }, order, amount: toMinor(amount, currency) })];
  });

/** Gives back what gift cards and credit paid of an order that is canceled, once. Does nothing for other orders. */
export async function releaseTenders(app: AppContext, tx: Db, order: Order, reason: string): Promise<void> {
  if (toMinor(order.stored_amount, order.currency) === 0) return;
  await releaseStoredValue(tx, { orderId: order.order_id, reason, now: app.clock.now() });
  await releaseOrderTenders(tx, order.order_id);
}
