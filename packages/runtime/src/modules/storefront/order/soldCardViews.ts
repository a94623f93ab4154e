import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { SoldCardView } from '../../defaultTheme/index.ts';
import type { Order } from '../../orders/index.ts';
import { cardStateAt, soldCardsOf } from '../../storedValue/index.ts';
import type { SoldCardRow } from '../../storedValue/index.ts';

/** Creates the views of the gift cards that an order sold. Reads nothing for orders without gift cards. */
export async function soldCardViews(
  app: AppContext,
  db: Db,
  { items }: Pick<Order, 'items'>,
): Promise<readonly SoldCardView[]> {
  const lines = items.filter(({ gift_card }) => gift_card !== null);
  const cards = await soldCardsOf(
    db,
    lines.map(({ order_item_id }) => order_item_id),
  );
  return cards.map((card) => soldCardView(card, app.clock.now()));
}

function soldCardView(card: SoldCardRow, now: Date): SoldCardView {
  const { last4, initial, currency, recipient_name, email, mailed_at, deliver_at } = card;
  const state = cardStateAt(card, now);
  const mailed = mailed_at === null ? 'due' : 'sent';
  return {
    last4,
    amount: Number(initial),
    currency,
    recipient: recipient_name ?? email,
    state: state === 'active' ? mailed : state,
    day: mailed_at ?? deliver_at,
  };
}
