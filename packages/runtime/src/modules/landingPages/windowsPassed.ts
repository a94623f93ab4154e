import { sql } from '../../platform/db/db.ts';

/** Whether a landing page began or ceased to be live by its times alone, after `from` and until `to`. */
export const windowsPassed = (from: Date, to: Date) => sql.fragment`(
  exists (select from landing_page where publish_start > ${from.toISOString()}::timestamptz
    and publish_start <= ${to.toISOString()}::timestamptz)
  or exists (select from landing_page where publish_end > ${from.toISOString()}::timestamptz
    and publish_end <= ${to.toISOString()}::timestamptz))`;
