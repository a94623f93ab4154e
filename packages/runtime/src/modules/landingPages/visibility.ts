import { sql } from '../../platform/db/db.ts';
import type { LandingPageRow } from './landingPage.repo.ts';

/** Whether the public sees a page: it is enabled, and the time lies in its window, whose end does not belong to it. */
export const isLive = (
  { status, publish_start, publish_end }: Pick<LandingPageRow, 'status' | 'publish_start' | 'publish_end'>,
  now: Date,
): boolean =>
  status &&
  (publish_start === null || now >= new Date(publish_start)) &&
  (publish_end === null || now < new Date(publish_end));

/** The same of the row `l`, in SQL. */
export const liveAt = (now: Date) => sql.fragment`(l.status
  and (l.publish_start is null or l.publish_start <= ${now.toISOString()}::timestamptz)
  and (l.publish_end is null or l.publish_end > ${now.toISOString()}::timestamptz))`;
