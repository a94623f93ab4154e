import type { Call } from '../../../platform/contracts/route.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { findOrder } from '../order.repo.ts';
import { checkReader } from '../readableOrder.ts';
import type { Reader } from '../readableOrder.ts';
import { returnNotFound } from './errors.ts';
import type { ReturnRow } from './return.ts';
import { findReturn } from './return.repo.ts';

/**
 * Finds a return for the shopper of its order, the bearer of the order's token, or an administrator with the permission. Throws
 * `RETURN_NOT_FOUND` (404) for other shoppers, 403 for other administrators, and 401 without any credentials.
 */
export async function readableReturn(
  call: Pick<Call, 'app' | 'db' | 'caller'>,
  id: string,
  reader: Reader,
): Promise<ReturnRow> {
  const row = isUuid(id) ? await findReturn(call.db, id) : null;
  const order = row && (await findOrder(call.db, row.order_uuid));
  checkReader(call, order, { ...reader, missing: returnNotFound });
  if (!row) throw returnNotFound();
  return row;
}
