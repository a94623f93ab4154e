import { sql } from '../../../platform/db/db.ts';

/** Whether a rollout plan began or ended after `from` and until `to`. */
export const plansPassed = (from: Date, to: Date) => sql.fragment`(
  exists (select from rollout_plan where start_time > ${from.toISOString()}::timestamptz
    and start_time <= ${to.toISOString()}::timestamptz)
  or exists (select from rollout_plan where end_time > ${from.toISOString()}::timestamptz
    and end_time <= ${to.toISOString()}::timestamptz))`;
