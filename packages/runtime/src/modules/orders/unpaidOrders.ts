import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import { clientKey } from '../../platform/http/request/clientIp.ts';
import { tierSize } from '../../platform/rateLimit/limits.ts';

/** The limit on one client's simultaneous unpaid orders. */
export interface UnpaidLimit {
  readonly clientKey: string;
  readonly most: number;
  /** The creation time before which orders are not counted. */
  readonly since: Date;
}

/** Returns a client's limit on unpaid orders. Null if rate limiting is off or the client is unknown. */
export function unpaidLimit(app: AppContext, userIp: string | null): UnpaidLimit | null {
  const size = tierSize(app.config.rateLimit, 'unpaidOrders');
  if (!size || userIp === null) return null;
  const since = new Date(app.clock.now().getTime() - size.seconds * 1000);
  return { clientKey: clientKey(userIp), most: size.points, since };
}

/**
 * Adds a lock to an SQL statement, so that concurrent unpaid orders of one client are placed sequentially and counted
 * correctly.
 */
export const lockUnpaidOf = ({ clientKey: key }: UnpaidLimit) =>
  sql.fragment`, pg_advisory_xact_lock(hashtext('shop.unpaid_orders'), hashtext(${key}))`;

/** Counts the client's unpaid orders. A column for an SQL statement that runs after the statement with the lock. */
export const countUnpaidOf = ({ clientKey: key, since }: UnpaidLimit) => sql.fragment`(
  select count(*)::int from "order"
  where client_key = ${key} and created_at > ${since.toISOString()}::timestamptz
    and placed_at is null and canceled_at is null and superseded_at is null
)`;

const MINUTE_MS = 60_000;

/** Returns the creation time before which unpaid orders have reserved their stock for too long. Runs one SQL statement. */
export async function unpaidBefore(
  app: Pick<AppContext, 'clock' | 'setting'>,
  ttlHours: number,
): Promise<Date> {
  const minutes = Math.min(ttlHours * 60, (await app.setting('unpaidOrderMinutes')) ?? Infinity);
  return new Date(app.clock.now().getTime() - minutes * MINUTE_MS);
}
