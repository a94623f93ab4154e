import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

/** An event log row, as returned in responses. */
export const loggedEventRow = z.object({
  event_log_id: entityId,
  uuid: entityUuid,
  event: text.describe('The name of the event, such as `order_placed`.'),
  payload: z.unknown().describe('The payload that subscribers receive.'),
  created_at: createdAt.meta({ description: 'The time at which it was emitted, in ISO 8601 format (UTC).' }),
});
export type LoggedEvent = z.output<typeof loggedEventRow>;

/** The event log filters. Events are sorted newest first. */
export const eventListing: ListingSpec = {
  filters: {
    event: columnFilter(sql.fragment`event`, 'text', ['eq', 'neq', 'in', 'nin']),
    created_at: columnFilter(sql.fragment`created_at`, 'timestamp'),
  },
  sorts: {},
  id: { column: sql.fragment`event_log_id`, field: 'event_log_id' },
};

const COLUMNS = sql.fragment`event_log_id, uuid, event, payload, created_at`;

export const listLoggedEvents = (db: Db, slice: Slice): Promise<readonly LoggedEvent[]> =>
  db.any(sql.type(loggedEventRow)`
    select ${COLUMNS} from event_log where ${slice.where}
    order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`);

export async function countLoggedEvents(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from event_log where ${where}`)}`,
  );
  return total;
}

export const findLoggedEvent = (db: Db, uuid: string): Promise<LoggedEvent | null> =>
  db.maybeOne(sql.type(loggedEventRow)`select ${COLUMNS} from event_log where uuid = ${uuid}`);

/** Deletes up to `limit` events emitted before the given time. Returns the number of deleted events. */
export const deleteLoggedEvents = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(sql.type(z.object({}))`
    delete from event_log where event_log_id in (
      select event_log_id from event_log where created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${limit})`);
