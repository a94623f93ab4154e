import { z } from 'zod';
import { noColumns, text, timestamp, totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { subscriberRow } from './subscriber.ts';
import type { Subscriber } from './subscriber.ts';

const subscribers = table({
  name: 'newsletter_subscriber',
  alias: 's',
  row: subscriberRow,
  written: ['email'],
});
const { columns } = subscribers;
const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

export const findSubscriber = (db: Db, ref: IdRef): Promise<Subscriber | null> =>
  db.maybeOne(sql.type(subscriberRow)`
    select ${columns} from newsletter_subscriber s where ${subscribers.is(ref)}`);

const requested = z.object({ uuid });

/** Stores the request of an e-mail. Null: it is subscribed already. */
export async function requestRow(tx: Db, email: string, locale: string, now: Date): Promise<string | null> {
  const row = await tx.maybeOne(sql.type(requested)`
    insert into newsletter_subscriber as s (email, locale, requested_at)
    values (${email}, ${locale}, date_trunc('milliseconds', ${time(now)}))
    on conflict (lower(email)) do update
      set status = 'pending', locale = excluded.locale, requested_at = excluded.requested_at, updated_at = now()
      where s.status <> 'subscribed'
    returning uuid`);
  return row?.uuid ?? null;
}

/** Subscribes who made a request at this time; the link may be followed again. `changed` is null where nothing was to be done. */
export const confirmRow = (
  tx: Db,
  subscriber: string,
  requestedAt: Date,
  now: Date,
): Promise<Subscriber | null> =>
  tx.maybeOne(sql.type(subscriberRow)`
    update newsletter_subscriber s
    set status = 'subscribed', subscribed_at = ${time(now)}, unsubscribed_at = null, updated_at = now()
    where s.uuid = ${subscriber} and s.status = 'pending' and s.requested_at = ${time(requestedAt)}
    returning ${columns}`);

/** Ends a subscription or a request. Null: there is none. */
export const unsubscribeRow = (tx: Db, subscriber: string, now: Date): Promise<Subscriber | null> =>
  tx.maybeOne(sql.type(subscriberRow)`
    update newsletter_subscriber s
    set status = 'unsubscribed', unsubscribed_at = ${time(now)}, updated_at = now()
    where s.uuid = ${subscriber} and s.status <> 'unsubscribed'
    returning ${columns}`);

export const listSubscribers = (db: Db, listing: Slice) =>
  db.any(sql.type(subscriberRow)`
    select ${columns} from newsletter_subscriber s where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countSubscribers = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from newsletter_subscriber s where ${where}`)}`);
  return total;
};

export const deleteSubscriber = (db: Db, ref: IdRef): Promise<Subscriber | null> =>
  db.maybeOne(sql.type(subscriberRow)`
    delete from newsletter_subscriber s where ${subscribers.is(ref)} returning ${columns}`);

const recipient = z.object({ uuid, email: text, locale: text, subscribed_at: timestamp });

/** Lists everybody who gets the newsletter, the first one first. */
export const listRecipients = (db: Db) =>
  db.any(sql.type(recipient)`
    select uuid, email, locale, subscribed_at from newsletter_subscriber
    where status = 'subscribed' order by newsletter_subscriber_id`);

/** Deletes requests that nobody confirmed since a time. */
export const deletePending = (db: Db, before: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from newsletter_subscriber where status = 'pending' and requested_at < ${time(before)}`);
