import { z } from 'zod';
import { entityUuid, int, noColumns, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashOf, time } from '../credentials/index.ts';

const moment = timestamp.meta({ format: 'date-time' });

/** A passkey row as returned by the API. */
export const passkeyRow = z.object({
  uuid: entityUuid,
  name: text.describe("The name that distinguishes it from the administrator's other passkeys."),
  created_at: moment.describe('The time at which it was registered, in ISO 8601 format (UTC).'),
  last_used_at: moment
    .nullable()
    .describe('The time at which it was last used to confirm a sign-in. Null if it was never used.'),
});
export type Passkey = z.output<typeof passkeyRow>;

const COLUMNS = sql.fragment`uuid, name, created_at, last_used_at`;

/** Lists an administrator's passkeys, oldest first. */
export const listPasskeys = (db: Db, adminUserId: number): Promise<readonly Passkey[]> =>
  db.any(sql.type(passkeyRow)`
    select ${COLUMNS} from admin_passkey where admin_user_id = ${adminUserId} order by admin_passkey_id`);

const credentialRow = z.object({ credential_id: text, transports: z.array(text) });
export type Credential = z.output<typeof credentialRow>;

/** Lists the data with which a browser finds an administrator's passkeys. */
export const listCredentials = (db: Db, adminUserId: number): Promise<readonly Credential[]> =>
  db.any(sql.type(credentialRow)`
    select credential_id, transports from admin_passkey
    where admin_user_id = ${adminUserId} order by admin_passkey_id`);

/** A passkey to store. */
export interface NewPasskey {
  readonly name: string;
  readonly credentialId: string;
  /** The base64url-encoded public key. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Inserts a passkey. A duplicate credential violates the constraint `admin_passkey_credential_key`. */
export const insertPasskey = (
  tx: Db,
  adminUserId: number,
  { name, credentialId, publicKey, counter, transports }: NewPasskey,
  now: Date,
): Promise<Passkey> =>
  tx.one(sql.type(passkeyRow)`
    insert into admin_passkey
      (admin_user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${adminUserId}, ${name}, ${credentialId}, ${publicKey}, ${counter},
      ${sql.array(transports, 'text')}, ${time(now)})
    returning ${COLUMNS}`);

/** Renames an administrator's passkey. Returns null if no such passkey exists. */
export const renamePasskeyRow = (
  tx: Db,
  adminUserId: number,
  id: string,
  name: string,
): Promise<Passkey | null> =>
  tx.maybeOne(sql.type(passkeyRow)`
    update admin_passkey set name = ${name}
    where uuid = ${id} and admin_user_id = ${adminUserId} returning ${COLUMNS}`);

/** Deletes an administrator's passkey. Returns null if no such passkey exists. */
export const deletePasskeyRow = (tx: Db, adminUserId: number, id: string): Promise<Passkey | null> =>
  tx.maybeOne(sql.type(passkeyRow)`
    delete from admin_passkey
    where uuid = ${id} and admin_user_id = ${adminUserId} returning ${COLUMNS}`);

const keyRow = z.object({ admin_passkey_id: int, public_key: text, counter: int });

/**
 * Finds the public key of an administrator's passkey and locks the passkey until the transaction ends. Returns null
 * if the administrator has no such passkey.
 */
export const lockKey = (
  tx: Db,
  adminUserId: number,
  credentialId: string,
): Promise<z.output<typeof keyRow> | null> =>
  tx.maybeOne(sql.type(keyRow)`
    select admin_passkey_id, public_key, counter from admin_passkey
    where admin_user_id = ${adminUserId} and credential_id = ${credentialId} for no key update`);

/** Records a signature made with a passkey. */
export const recordSignature = (tx: Db, passkeyId: number, counter: number, now: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update admin_passkey set counter = ${counter}, last_used_at = ${time(now)} where admin_passkey_id = ${passkeyId}`);

/**
 * Consumes a passkey registration challenge. Returns false if the administrator has no such challenge or it has
 * expired.
 */
export async function useRegistrationChallenge(
  tx: Db,
  adminUserId: number,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const used = await tx.run(sql.type(noColumns)`
    delete from admin_token
    where token_hash = ${hashOf(challenge)} and kind = 'passkey' and admin_user_id = ${adminUserId}
      and expires_at > ${time(now)}`);
  return used > 0;
}
