import { z } from 'zod';
import { int, noColumns, text, timestamp, totalRow, uuid } from '../../platform/db/columns.ts';
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

/**
 * Stores a newsletter request for an email address, from a customer or an anonymous form. A subscribed address stays
 * subscribed, and a customer's request for it awaits confirmation. Returns null if there is nothing to confirm.
 */
export async function requestRow(
  tx: Db,
  { email, customerId, locale }: { email: string; customerId: number | null; locale: string },
  now: Date,
): Promise<string | null> {
  const row = await tx.maybeOne(sql.type(requested)`
    insert into newsletter_subscriber as s (email, locale, requested_at, requested_by)
    values (${email}, ${locale}, date_trunc('milliseconds', ${time(now)}), ${customerId})
    on conflict (lower(email)) do update
      set status = case when s.status = 'subscribed' then s.status else 'pending' end, locale = excluded.locale,
        requested_at = excluded.requested_at, requested_by = excluded.requested_by, updated_at = now()
      where s.status <> 'subscribed' or excluded.requested_by <> coalesce(s.customer_id, 0)
    returning uuid`);
  return row?.uuid ?? null;
}

export const findSubscriberOf = (db: Db, email: string): Promise<Subscriber | null> =>
  db.maybeOne(sql.type(subscriberRow)`
    select ${columns} from newsletter_subscriber s where lower(s.email) = lower(${email})`);

const status = z.object({ email: text, status: text });

/** Lists the statuses of lowercase email addresses. */
export const listStatuses = (db: Db, emails: readonly string[]) =>
  db.any(sql.type(status)`
    select lower(email) as email, status from newsletter_subscriber where lower(email) = any(${sql.array(emails, 'text')})`);

const confirmedRow = subscriberRow.extend({ customer_id: int.nullable() });

/**
 * Subscribes the email address of the request made at the given time. The link can be used repeatedly. The
 * subscription is owned by the customer who requested it, or by `reader`, the customer who opens the link. Returns
 * null if nothing changed.
 */
export const confirmRow = (
  tx: Db,
  subscriber: string,
  requestedAt: Date,
  reader: number | null,
  now: Date,
): Promise<z.output<typeof confirmedRow> | null> =>
  tx.maybeOne(sql.type(confirmedRow)`
    update newsletter_subscriber s
    set subscribed_at = case when s.status = 'pending' then ${time(now)} else s.subscribed_at end, status = 'subscribed',
      customer_id = coalesce(s.requested_by, ${reader}::int, s.customer_id), requested_by = null, unsubscribed_at = null, updated_at = now()
    where s.uuid = ${subscriber} and (s.status = 'pending' or s.requested_by is not null) and s.requested_at = ${time(requestedAt)}
    returning ${columns}, s.customer_id`);

/**
 * Ends a customer's subscription if the customer is known to own the email address. Otherwise withdraws the
 * customer's request for the address. Returns null if there is neither.
 */
export const unsubscribeOwnRow = (
  tx: Db,
  email: string,
  customerId: number,
  now: Date,
): Promise<Subscriber | null> =>
  tx.maybeOne(sql.type(subscriberRow)`
    update newsletter_subscriber s
    set status = 'unsubscribed', requested_by = null, unsubscribed_at = ${time(now)}, updated_at = now()
    where lower(s.email) = lower(${email}) and s.status <> 'unsubscribed'
      and (s.customer_id = ${customerId} or (s.requested_by = ${customerId} and s.status = 'pending'))
    returning ${columns}`);

/** Withdraws a customer's request for an email address that someone else subscribed. */
export const withdrawRequest = (tx: Db, email: string, customerId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update newsletter_subscriber set requested_by = null, updated_at = now()
    where lower(email) = lower(${email}) and requested_by = ${customerId}`);

/** Ends a subscription or withdraws a request. Returns null if there is neither. */
export const unsubscribeRow = (tx: Db, subscriber: string, now: Date): Promise<Subscriber | null> =>
  tx.maybeOne(sql.type(subscriberRow)`
    update newsletter_subscriber s
    set status = 'unsubscribed', requested_by = null, unsubscribed_at = ${time(now)}, updated_at = now()
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

/** Lists all newsletter recipients, oldest first. */
export const listRecipients = (db: Db) =>
  db.any(sql.type(recipient)`
    select uuid, email, locale, subscribed_at from newsletter_subscriber
    where status = 'subscribed' order by newsletter_subscriber_id`);

/** Deletes requests not confirmed since the given time. */
export const deletePending = (db: Db, before: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from newsletter_subscriber where status = 'pending' and requested_at < ${time(before)}`);
