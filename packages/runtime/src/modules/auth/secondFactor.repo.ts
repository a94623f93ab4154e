import { z } from 'zod';
import { int, noColumns, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashOf, time, after } from '../credentials/index.ts';

/** Maximum number of wrong codes per administrator and hour, across all clients, before further codes are rejected. */
const MAX_FAILURES = 50;
const FAILURES_SECONDS = 3600;

const totpRow = z.object({
  secret: z.unknown(),
  confirmed_at: timestamp.nullable(),
  is_locked: z.boolean(),
});
export type Totp = z.output<typeof totpRow>;

/**
 * Finds an administrator's authenticator and locks it until the transaction ends. Returns null if the administrator
 * has no authenticator.
 */
export const lockTotp = (tx: Db, adminUserId: number, now: Date): Promise<Totp | null> =>
  tx.maybeOne(sql.type(totpRow)`
    select secret, confirmed_at,
      failed_count >= ${MAX_FAILURES} and failed_since > ${time(after(now, -FAILURES_SECONDS))} as is_locked
    from admin_totp where admin_user_id = ${adminUserId} for no key update`);

const factorsRow = z.object({ has_totp: z.boolean(), has_passkey: z.boolean() });

export type Factors = z.output<typeof factorsRow>;

/** Returns an administrator's second factors. */
export const findFactors = (db: Db, adminUserId: number): Promise<Factors> =>
  db.one(sql.type(factorsRow)`
    select
      exists(select from admin_totp where admin_user_id = ${adminUserId} and confirmed_at is not null) as has_totp,
      exists(select from admin_passkey where admin_user_id = ${adminUserId}) as has_passkey`);

/** Reports whether an administrator has a second factor. */
export async function hasSecondFactor(db: Db, adminUserId: number): Promise<boolean> {
  const { has_totp, has_passkey } = await findFactors(db, adminUserId);
  return has_totp || has_passkey;
}

/**
 * Stores the key for a new authenticator, replacing any unconfirmed one. Returns 0 if the administrator already has a
 * confirmed authenticator.
 */
export const upsertTotp = (db: Db, adminUserId: number, secret: unknown): Promise<number> =>
  db.run(sql.type(noColumns)`
    insert into admin_totp (admin_user_id, secret) values (${adminUserId}, ${JSON.stringify(secret)}::jsonb)
    on conflict (admin_user_id) do update
      set secret = excluded.secret, last_step = 0, failed_count = 0, created_at = now()
      where admin_totp.confirmed_at is null`);

/**
 * Records that a code was accepted for a time step. Returns false if a code for this or a later time step was already
 * accepted.
 */
export async function useStep(tx: Db, adminUserId: number, step: number, now: Date): Promise<boolean> {
  const used = await tx.run(sql.type(noColumns)`
    update admin_totp
    set last_step = ${step}, failed_count = 0, confirmed_at = coalesce(confirmed_at, ${time(now)})
    where admin_user_id = ${adminUserId} and last_step < ${step}`);
  return used > 0;
}

/** Counts a wrong code. */
export const countFailure = (tx: Db, adminUserId: number, now: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update admin_totp set
      failed_count = case when failed_since > ${time(after(now, -FAILURES_SECONDS))} then failed_count + 1 else 1 end,
      failed_since = case when failed_since > ${time(after(now, -FAILURES_SECONDS))}
        then failed_since else ${time(now)} end
    where admin_user_id = ${adminUserId}`);

/** Stores new recovery codes, replacing the previous codes. */
export async function replaceRecoveryCodes(
  tx: Db,
  adminUserId: number,
  codes: readonly string[],
): Promise<void> {
  await tx.run(sql.type(noColumns)`delete from admin_recovery_code where admin_user_id = ${adminUserId}`);
  const rows = codes.map((code) => sql.fragment`(${adminUserId}, ${hashOf(code)})`);
  await tx.run(sql.type(noColumns)`
    insert into admin_recovery_code (admin_user_id, code_hash) values ${sql.join(rows, sql.fragment`, `)}`);
}

/**
 * Consumes a recovery code. Returns false if the administrator has no such code. Of two concurrent uses, only one
 * succeeds.
 */
export async function useRecoveryCode(tx: Db, adminUserId: number, code: string): Promise<boolean> {
  const used = await tx.run(sql.type(noColumns)`
    delete from admin_recovery_code where admin_user_id = ${adminUserId} and code_hash = ${hashOf(code)}`);
  return used > 0;
}

/** Removes an administrator's authenticator. */
export const deleteTotp = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_totp where admin_user_id = ${adminUserId}`);

/** Deletes the recovery codes of an administrator if no second factor remains. */
export const deleteRecoveryCodes = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_recovery_code where admin_user_id = ${adminUserId}`);

const removedRow = z.object({ removed: int });

/**
 * Removes an administrator's authenticator, passkeys and recovery codes. Returns 0 if the administrator had no second
 * factor.
 */
export async function deleteSecondFactors(tx: Db, adminUserId: number): Promise<number> {
  const { removed } = await tx.one(sql.type(removedRow)`
    with totp as (
      delete from admin_totp where admin_user_id = ${adminUserId} returning confirmed_at
    ), passkeys as (
      delete from admin_passkey where admin_user_id = ${adminUserId} returning 1
    ), codes as (
      delete from admin_recovery_code where admin_user_id = ${adminUserId}
    )
    select ((select count(*) from totp where confirmed_at is not null) + (select count(*) from passkeys))::int as removed`);
  return removed;
}

const challengeOwner = z.object({ admin_user_id: int });

/**
 * Finds the enabled administrator whose sign-in requires a second factor. Locks the challenge until the transaction
 * ends. Of two concurrent uses, only one finds it.
 */
export const lockChallenge = (
  tx: Db,
  challenge: string,
  now: Date,
): Promise<z.output<typeof challengeOwner> | null> =>
  tx.maybeOne(sql.type(challengeOwner)`
    select token.admin_user_id from admin_token token join admin_user admin using (admin_user_id)
    where token.token_hash = ${hashOf(challenge)} and token.kind = 'challenge'
      and token.expires_at > ${time(now)} and admin.status
    for update of token`);
