import { z } from 'zod';
import { noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const bytes = z.instanceof(Buffer);
const sealedRow = z.object({ sealed_code: bytes, code_hash: bytes });

/** Reads the encrypted code of a gift card that is still to be mailed, with its hash. */
export const findSealedCode = (db: Db, cardUuid: string) =>
  db.maybeOne(sql.type(sealedRow)`
    select sealed_code, code_hash from stored_value
    where uuid = ${cardUuid} and sealed_code is not null and email is not null and state = 'active'`);

/** Forgets the code of a gift card that was mailed, unless it has a newer one. */
export const forgetCode = (db: Db, cardUuid: string, hash: Buffer, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update stored_value set sealed_code = null, mailed_at = ${now.toISOString()}::timestamptz
    where uuid = ${cardUuid} and code_hash = ${sql.binary(hash)}`);

const dueRow = z.object({ uuid });

/** Marks gift cards whose email is due, so that each is requested once, and returns them. */
export const claimDueCards = (
  tx: Db,
  now: Date,
  limit: number,
): Promise<readonly z.output<typeof dueRow>[]> =>
  tx.any(sql.type(dueRow)`
    update stored_value set mail_requested_at = ${now.toISOString()}::timestamptz
    where stored_value_id in (
      select stored_value_id from stored_value
      where sealed_code is not null and mail_requested_at is null and email is not null and state = 'active'
        and deliver_at <= ${now.toISOString()}::timestamptz
      order by deliver_at limit ${limit} for no key update skip locked)
    returning uuid`);
