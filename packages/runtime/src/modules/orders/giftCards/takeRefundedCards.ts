import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Author } from '../../auth/index.ts';
import { soldCardsOf, takeFromCards, voidSoldCards } from '../../storedValue/index.ts';
import type { SoldCardRow, TakenPart } from '../../storedValue/index.ts';
import { refundCeiling } from '../errors.ts';
import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import type { SplitItem } from '../refunds/refundSplit.ts';

type SellingOrder = Pick<Order, 'order_id' | 'order_number' | 'currency' | 'canceled_at' | 'items'>;

/**
 * Returns what a refund takes from the gift cards that the order sold: of each line its share, first of the cards with the most left. Throws
 * `REFUND_CEILING` (400) if more of them was used. The cards of a canceled order are void already.
 */
export async function cardsToTake(
  db: Db,
  order: SellingOrder,
  split: { readonly items: readonly Pick<SplitItem, 'order_item_id' | 'gross'>[] },
  { isForced = false }: { readonly isForced?: boolean } = {},
): Promise<readonly TakenPart[]> {
  const lines = order.items.filter(({ gift_card }) => gift_card !== null);
  const refunded = new Map(split.items.map((item) => [item.order_item_id, item.gross]));
  const touched = lines.filter(({ order_item_id }) => (refunded.get(order_item_id) ?? 0) > 0);
  if (touched.length === 0) return [];
  const cards = await soldCardsOf(
    db,
    touched.map(({ order_item_id }) => order_item_id),
  );
  return touched.flatMap((line) => {
    const own = cards.filter(({ order_item_id }) => order_item_id === line.order_item_id);
    // Nothing was issued, or the cancellation took what was left.
    if (own.length === 0 || order.canceled_at !== null) return [];
    const whole = toMinor(line.line_total_with_discount_incl_tax, order.currency);
    const value = valueOf(refunded.get(line.order_item_id) ?? 0, own, whole, order.currency);
    const parts = spread(own, value, order.currency);
    const found = sum(parts.map(({ amount }) => amount));
    if (found < value && !isForced)
      throw refundCeiling(line.product_sku, toDecimal(found, order.currency), order.currency);
    return parts;
  });
}

/** Returns the value of cards that a refunded amount of their line stands for: the same, unless the line cost more or less than its cards. */
function valueOf(gross: Minor, cards: readonly SoldCardRow[], whole: Minor, currency: string): Minor {
  const face = sum(cards.map(({ initial }) => toMinor(initial, currency)));
  if (whole <= 0 || face === whole) return gross;
  return Number((BigInt(gross) * BigInt(face) + BigInt(whole) - 1n) / BigInt(whole));
}

/** Takes a value from cards, first from those with the most left. */
function spread(cards: readonly SoldCardRow[], value: Minor, currency: string): readonly TakenPart[] {
  let rest = value;
  return cards
    .filter(({ state }) => state === 'active')
    .map(({ stored_value_id, balance }) => ({
      storedValueId: stored_value_id,
      left: toMinor(balance, currency),
    }))
    .toSorted((one, other) => other.left - one.left || one.storedValueId - other.storedValueId)
    .flatMap(({ storedValueId, left }) => {
      const amount = Math.min(rest, left);
      rest -= amount;
      return amount > 0 ? [{ storedValueId, amount }] : [];
    });
}

/** Takes the parts of a refund from the cards, under the lock of the order. Throws `REFUND_CEILING` (400) if they were used meanwhile. */
export async function takeCards(
  app: AppContext,
  tx: Db,
  order: SellingOrder,
  parts: readonly TakenPart[],
  {
    attemptUuid,
    author,
    reason,
  }: { readonly attemptUuid: string; readonly author: Author | null; readonly reason: string | null },
): Promise<void> {
  if (parts.length === 0) return;
  const now = app.clock.now();
  const taking = { orderId: order.order_id, attemptUuid, parts, reason, author, now };
  if (!(await takeFromCards(tx, taking)))
    throw refundCeiling(order.items[0]?.product_sku ?? '', '0', order.currency);
}

/** Takes what is left of the value of a refund that the gateway reported on its own: the money is gone, whatever the cards have. */
export async function takeReportedCards(
  app: AppContext,
  tx: Db,
  order: SellingOrder,
  refund: RefundRow | null,
): Promise<void> {
  if (!refund || order.items.every(({ gift_card }) => gift_card === null)) return;
  const items = refund.items.map((item) => ({ ...item, gross: toMinor(item.gross, order.currency) }));
  const parts = await cardsToTake(tx, order, { items }, { isForced: true });
  await takeCards(app, tx, order, parts, { attemptUuid: refund.uuid, author: null, reason: null });
  await endTakenCards(app, tx, order, refund.uuid);
}

/** Makes cards void of which a refund that has succeeded has taken everything. Does nothing for orders without gift cards. */
export async function endTakenCards(
  app: AppContext,
  tx: Db,
  order: SellingOrder,
  attemptUuid: string,
): Promise<void> {
  if (order.items.every(({ gift_card }) => gift_card === null)) return;
  await voidSoldCards(tx, { orderId: order.order_id, attemptUuid, now: app.clock.now() });
}

/** Makes the cards of a canceled order void, with what is left of them. Does nothing for orders without gift cards. */
export async function voidCards(
  app: AppContext,
  tx: Db,
  order: SellingOrder,
  { reason, author }: { readonly reason: string; readonly author: Author | null },
): Promise<void> {
  if (order.items.every(({ gift_card }) => gift_card === null)) return;
  await voidSoldCards(tx, {
    orderId: order.order_id,
    attemptUuid: null,
    reason,
    author,
    now: app.clock.now(),
  });
}
