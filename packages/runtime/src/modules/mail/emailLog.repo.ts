import { z } from 'zod';
import { noColumns, text, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { loggedEmailRow } from './emailLog.ts';
import type { LoggedEmail, SuppressedReason } from './emailLog.ts';

const COLUMNS = sql.fragment`
  email_log_id, uuid, kind, recipient, subject, language, entity_uuid, order_uuid, status, reason, error, attempts,
  input is not null as can_resend, created_at, updated_at`;

export const listEmails = (db: Db, slice: Slice): Promise<readonly LoggedEmail[]> =>
  db.any(sql.type(loggedEmailRow)`
    select ${COLUMNS} from email_log where ${slice.where}
    order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`);

export async function countEmails(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from email_log where ${where}`)}`,
  );
  return total;
}

export const findEmail = (db: Db, uuid: string): Promise<LoggedEmail | null> =>
  db.maybeOne(sql.type(loggedEmailRow)`select ${COLUMNS} from email_log where uuid = ${uuid}`);

const inputRow = z.object({ kind: text, input: z.unknown() });

/** Finds the input from which a logged email was composed. Returns null if the input was deleted or not stored. */
export const findEmailInput = (db: Db, uuid: string): Promise<z.output<typeof inputRow> | null> =>
  db.maybeOne(sql.type(inputRow)`
    select kind, input from email_log where uuid = ${uuid} and input is not null`);

/** The outcome of sending an email to one recipient. */
export interface EmailOutcome {
  readonly kind: string;
  readonly deliveryId: string;
  readonly recipient: string | null;
  readonly subject: string | null;
  readonly language: string | null;
  readonly entityUuid: string | null;
  readonly orderUuid: string | null;
  readonly status: LoggedEmail['status'];
  readonly reason: SuppressedReason | null;
  readonly error: string | null;
  /** The input from which the email was composed, without secrets. Null if the email cannot be resent. */
  readonly input: unknown;
}

/** Stores the outcome of an email. A later attempt for the same outbox delivery updates the row. */
export const saveEmail = (db: Db, email: EmailOutcome): Promise<number> =>
  db.run(sql.type(noColumns)`
    insert into email_log
      (kind, recipient, subject, language, entity_uuid, order_uuid, status, reason, error, delivery_id, input)
    values (${email.kind}, ${email.recipient}, ${email.subject}, ${email.language}, ${email.entityUuid}::uuid,
      ${email.orderUuid}::uuid, ${email.status}, ${email.reason}, ${email.error}, ${email.deliveryId},
      ${email.input === null ? null : JSON.stringify(email.input)}::jsonb)
    on conflict on constraint email_log_delivery_key do update set
      subject = excluded.subject, status = excluded.status, reason = excluded.reason, error = excluded.error,
      attempts = email_log.attempts + 1, updated_at = now()`);

/** Reports if an email of a delivery was handed to the mail transport. */
export const wasSent = (db: Db, deliveryId: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from email_log where delivery_id = ${deliveryId} and status = 'sent'`);

/** Deletes the log entries of emails to an address or about a customer. */
export const deleteEmailsOf = (
  db: Db,
  { uuid, email }: { readonly uuid: string; readonly email: string },
): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from email_log where lower(recipient) = lower(${email}) or entity_uuid = ${uuid}`);

/**
 * Deletes up to `limit` log entries of emails first attempted before the given time. Returns the number of deleted
 * entries.
 */
export const deleteOldEmails = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from email_log where email_log_id in (
      select email_log_id from email_log where created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${limit})`);
