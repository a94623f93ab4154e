import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Records that the tenders of a canceled order were given back. What was refunded before stays. */
export const releaseOrderTenders = (tx: Db, orderId: number) =>
  tx.run(sql.type(noColumns)`
    update order_tender set captured = refunded, reserved = 0 where order_id = ${orderId}`);
