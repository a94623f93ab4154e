import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Author } from '../auth/index.ts';
import { orderNotFound } from './errors.ts';
import { addActivity } from './activity.ts';
import { lockOrder } from './order.repo.ts';
import { storedText } from '../../platform/messages/storedText.ts';

const reviewed = z.object({ uuid });

/**
 * Marks the history entries that need attention as reviewed, and adds an entry with the author. Returns the number of
 * marked entries. An order without such entries is unchanged. Opens a transaction. Throws `ORDER_NOT_FOUND` (404).
 */
export const reviewOrder = (app: AppContext, orderUuid: string, author: Author): Promise<number> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const seen = await tx.any(sql.type(reviewed)`
      update order_activity set reviewed_at = now()
      where order_activity_order_id = ${order.order_id} and needs_review and reviewed_at is null returning uuid`);
    if (seen.length === 0) return 0;
    await addActivity(app, tx, order.uuid, { text: storedText('orders.activity.reviewed') }, { author });
    await tx.run(
      sql.type(noColumns)`update "order" set updated_at = now() where order_id = ${order.order_id}`,
    );
    return seen.length;
  });
