import { sql } from '../../platform/db/db.ts';
import type { LandingPageRow } from './landingPage.ts';

/**
 * Reports whether a page is live: it is enabled, and the given time is within its publication window. The end time is
 * exclusive.
 */
export const isLive = (
  { status, publish_start, publish_end }: Pick<LandingPageRow, 'status' | 'publish_start' | 'publish_end'>,
  now: Date,
): boolean =>
  status &&
  (publish_start === null || now >= new Date(publish_start)) &&
  (publish_end === null || now < new Date(publish_end));

/** Builds the SQL condition that the row `l` is live, consistent with `isLive`. */
export const liveAt = (now: Date) => sql.fragment`(l.status
  and (l.publish_start is null or l.publish_start <= ${now.toISOString()}::timestamptz)
  and (l.publish_end is null or l.publish_end > ${now.toISOString()}::timestamptz))`;

/**
 * Builds the SQL condition that a landing page's publication window opened or closed after `from` and no later than
 * `to`.
 */
export const windowsPassed = (from: Date, to: Date) => sql.fragment`(
  exists (select from landing_page where publish_start > ${from.toISOString()}::timestamptz
    and publish_start <= ${to.toISOString()}::timestamptz)
  or exists (select from landing_page where publish_end > ${from.toISOString()}::timestamptz
    and publish_end <= ${to.toISOString()}::timestamptz))`;
