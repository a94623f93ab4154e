import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';

/** The condition that a price list has begun or ended since `at`, up to `now`. */
export const priceListsPassed = (at: Date, now: Date): SqlFragment => {
  const [from, to] = [at, now].map((time) => sql.fragment`${time.toISOString()}::timestamptz`);
  return sql.fragment`exists (
    select from price_list where status = 1
      and ((starts_at > ${from!} and starts_at <= ${to!}) or (ends_at > ${from!} and ends_at <= ${to!})))`;
};
