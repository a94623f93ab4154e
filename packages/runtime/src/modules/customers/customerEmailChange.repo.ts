import { z } from 'zod';
import { int, noColumns, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { tokenHash, time } from '../credentials/index.ts';

const changeUuid = z.object({ uuid });

/** Stores the new email of a customer until it is confirmed, in place of the one before, and returns the uuid of the change. */
export async function saveEmailChange(
  tx: Db,
  customerId: number,
  email: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const row = await tx.one(sql.type(changeUuid)`
    insert into customer_email_change (customer_id, email, expires_at, created_at)
    values (${customerId}, ${email}, ${time(expiresAt)}, ${time(now)})
    on conflict on constraint customer_email_change_pkey do update
      set uuid = gen_random_uuid(), email = excluded.email, expires_at = excluded.expires_at,
        created_at = excluded.created_at
    returning uuid`);
  return row.uuid;
}

const pendingRow = z.object({ email: text });

/** Finds the email that a customer chose and did not confirm yet. */
export async function findPendingEmail(db: Db, customerId: number, now: Date): Promise<string | null> {
  const row = await db.maybeOne(sql.type(pendingRow)`
    select email from customer_email_change where customer_id = ${customerId} and expires_at > ${time(now)}`);
  return row?.email ?? null;
}

const changeRow = z.object({
  customer_id: int,
  customer_uuid: uuid,
  uuid,
  email: text,
  full_name: text,
  expires_at: timestamp,
});

/** Finds a change that waits for its confirmation, unless its email belongs to an account by now. */
export const findEmailChange = (
  db: Db,
  changeId: string,
  now: Date,
): Promise<z.output<typeof changeRow> | null> =>
  db.maybeOne(sql.type(changeRow)`
    select change.customer_id, customer.uuid as customer_uuid, change.uuid, change.email, full_name, change.expires_at
    from customer_email_change change join customer using (customer_id)
    where change.uuid = ${changeId} and change.expires_at > ${time(now)} and customer.status = 1
      and not exists (select from customer other where lower(other.email) = lower(change.email))`);

const confirmedRow = z.object({ customer_id: int, customer_uuid: uuid, email: text });

/**
 * Finds the change that the token of a link confirms, of an enabled customer. Locks it and the customer until the transaction
 * ends: of two concurrent uses one finds it.
 */
export const lockEmailChange = (
  tx: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof confirmedRow> | null> =>
  tx.maybeOne(sql.type(confirmedRow)`
    select customer.customer_id, customer.uuid as customer_uuid, change.email
    from customer_token token
      join customer_email_change change on change.uuid = token.family
      join customer on customer.customer_id = change.customer_id
    where token.token_hash = ${sql.binary(tokenHash(token))} and token.kind = 'email'
      and token.expires_at > ${time(now)} and change.expires_at > ${time(now)} and customer.status = 1
    for no key update`);

/** Voids the links that were sent so far, for a new password and for a new email, and the email that waits for one. */
export const voidLinks = (tx: Db, customerId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with change as (delete from customer_email_change where customer_id = ${customerId})
    delete from customer_token where customer_id = ${customerId} and kind in ('reset', 'email')`);
