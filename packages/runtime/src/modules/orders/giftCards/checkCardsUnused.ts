import type { Db } from '../../../platform/db/db.ts';
import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import { lockLeft } from '../../storedValue/index.ts';
import { refundCeiling } from '../errors.ts';
import type { Order } from '../order.ts';

/**
 * Throws `REFUND_CEILING` (400) if a gift card that the order sold was used: a cancellation would give back everything, and not what is left.
 * Locks the cards, after the order. Reads nothing for orders without gift cards.
 */
export async function checkCardsUnused(tx: Db, order: Pick<Order, 'order_id' | 'items'>): Promise<void> {
  const lines = order.items.filter(({ gift_card }) => gift_card !== null);
  if (lines.length === 0) return;
  const cards = await lockLeft(tx, order.order_id);
  for (const { order_item_id, product_sku } of lines) {
    const own = cards.filter((card) => card.order_item_id === order_item_id);
    const [face, left] = (['initial', 'left'] as const).map((column) =>
      own.map((card) => toMinor(card[column], card.currency)),
    ) as [number[], number[]];
    const currency = own[0]?.currency;
    if (currency !== undefined && left.some((amount, index) => amount < (face[index] ?? 0)))
      throw refundCeiling(product_sku, toDecimal(sum(left), currency), currency);
  }
}
