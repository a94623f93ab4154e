import { z } from 'zod';
import { timestamp } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';

/** The schema of `paymentTimesColumn`. */
export const paymentTimes = z.object({
  /** The time of the first capture. Null if no money was captured. */
  paid_at: timestamp.nullable(),
  /** The time of the last refund. Null if no money was refunded. */
  refunded_at: timestamp.nullable(),
});

/** Creates a column with the times at which an order's money was captured and refunded, for use in any SQL statement. */
export const paymentTimesColumn = (orderId: number): SqlFragment => sql.fragment`(
  select json_build_object(
    'paid_at', min(created_at) filter (where payment_action = 'capture'),
    'refunded_at', max(created_at) filter (where payment_action = 'refund')
  )
  from payment_transaction where order_id = ${orderId} and is_final)`;
