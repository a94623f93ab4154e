import type { AppContext } from '../../../platform/contracts/context.ts';
import { refusalOf, refusedRecord } from '../../../platform/entity/bulkAnswer.ts';
import type { BulkAnswer } from '../../../platform/entity/bulkAnswer.ts';
import type { Author } from '../../auth/index.ts';
import { orderUuid } from '../order.ts';
import { createShipment } from './createShipment.ts';

/**
 * Ships all remaining units of several orders with `createShipment`, each in a separate transaction. If one order is
 * rejected, the others are still shipped. Must not be called inside a transaction.
 */
export async function shipOrders(
  app: AppContext,
  ids: readonly string[],
  author: Author,
): Promise<BulkAnswer> {
  const all = { tracking_number: null, tracking_url: null, items: null, author };
  const refused: BulkAnswer['refused'] = [];
  const sent = [...new Set(ids)];
  for (const id of sent) {
    const refusal = await refusalOf(() => createShipment(app, orderUuid(id), all));
    if (refusal) refused.push(refusedRecord(id, refusal));
  }
  return { changed: sent.length - refused.length, refused };
}
