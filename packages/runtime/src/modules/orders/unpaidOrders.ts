import type { AppContext } from '../../platform/context.ts';
import { sql } from '../../platform/db/db.ts';
import { clientKey } from '../../platform/http/clientIp.ts';
import { tierSize } from '../../platform/rateLimit/limits.ts';

/** How many unpaid orders one client may have, and which ones count. */
export interface UnpaidLimit {
  readonly clientKey: string;
  readonly most: number;
  /** Older ones do not count. */
  readonly since: Date;
}

/** The limit of unpaid orders for a client; null where the tier is off or nobody knows the client. */
export function unpaidLimit(app: AppContext, userIp: string | null): UnpaidLimit | null {
  const size = tierSize(app.config.rateLimit, 'unpaidOrders');
  if (!size || userIp === null) return null;
  const since = new Date(app.clock.now().getTime() - size.seconds * 1000);
  return { clientKey: clientKey(userIp), most: size.points, since };
}

/** Joins a lock to a statement: unpaid orders of one client are placed one after the other, so that they count each other. */
export const lockUnpaidOf = ({ clientKey: key }: UnpaidLimit) =>
  sql.fragment`, pg_advisory_xact_lock(hashtext('shop.unpaid_orders'), hashtext(${key}))`;

/** The number of the client's unpaid orders, as a column of a statement behind the one that took the lock. */
export const countUnpaidOf = ({ clientKey: key, since }: UnpaidLimit) => sql.fragment`(
  select count(*)::int from "order"
  where client_key = ${key} and created_at > ${since.toISOString()}::timestamptz
    and placed_at is null and canceled_at is null and superseded_at is null
)`;
