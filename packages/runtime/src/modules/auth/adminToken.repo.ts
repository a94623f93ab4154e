import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn } from '../settings/index.ts';
import { SECOND_FACTOR_SETTING } from './authSettings.ts';
import { after, SESSION_IDLE_SECONDS, tokenHash, USE_RECORDED_SECONDS } from './credentials.ts';
import type { TokenKind } from './credentials.ts';
import { usedToken } from './renewPair.ts';
import type { UsedToken } from './renewPair.ts';

/** The stored form of a token. */
export const hashOf = (token: string) => sql.binary(tokenHash(token));
/** A time of the shop's clock, in SQL. */
export const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** The condition that a token holds: it did not expire, and was not idle for too long where it is a session. */
export const holdsAt = (now: Date) => sql.fragment`
  (token.expires_at is null or token.expires_at > ${time(now)})
  and (token.kind <> 'session'
    or coalesce(token.last_used_at, token.created_at) > ${time(after(now, -SESSION_IDLE_SECONDS))})`;

export interface NewToken {
  readonly kind: TokenKind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The login that tokens descend from. */
export interface Login {
  readonly family: string;
  /** The client of the login; a renewed pair keeps that of its family. */
  readonly userAgent: string | null;
}

/** Stores the hashes of an admin's tokens. The pairs that descend from one login share a family. */
export const insertTokens = (
  db: Db,
  adminUserId: number,
  { family, userAgent }: Login,
  tokens: readonly NewToken[],
  now: Date,
): Promise<number> => {
  const rows = tokens.map(
    ({ kind, token, expiresAt }) => sql.fragment`(${kind}, ${hashOf(token)}::bytea, ${time(expiresAt)})`,
  );
  return db.run(sql.type(noColumns)`
    with former as (
      select min(logged_in_at) as logged_in_at, min(user_agent) as user_agent
      from admin_token where family = ${family}
    )
    insert into admin_token
      (admin_user_id, kind, token_hash, family, expires_at, last_used_at, logged_in_at, user_agent)
    select ${adminUserId}::int, kind, token_hash, ${family}::uuid, expires_at, ${time(now)},
      coalesce(former.logged_in_at, ${time(now)}), coalesce(former.user_agent, ${userAgent})
    from (values ${sql.join(rows, sql.fragment`, `)}) as token (kind, token_hash, expires_at), former`);
};

const tokenOwner = z.object({
  admin_user_id: int,
  uuid,
  email: text,
  permissions: z.array(text),
  token_uuid: uuid,
  kind: z.enum(['session', 'access', 'api']),
  family: uuid,
  chosen: z.array(text).nullable().describe('The permissions of an API token; null: all of its admin.'),
  has_second_factor: z.boolean(),
  settings: savedSettings.describe('The saved settings of administrators.'),
  is_use_due: z.boolean().describe('Whether its use is to be recorded.'),
});
export type TokenOwner = z.output<typeof tokenOwner>;

/** Finds the enabled admin whose valid token of one of the kinds it is, with what the roles grant now. */
export const findTokenOwner = (
  db: Db,
  token: string,
  kinds: readonly z.output<typeof tokenOwner>['kind'][],
  now: Date,
): Promise<TokenOwner | null> =>
  db.maybeOne(sql.type(tokenOwner)`
    select admin.admin_user_id, admin.uuid, admin.email, array(
      select distinct unnest(permissions)
      from admin_user_role join admin_role using (admin_role_id)
      where admin_user_role.admin_user_id = admin.admin_user_id
    ) as permissions, token.uuid as token_uuid, token.kind, token.family, token.permissions as chosen,
      exists(select from admin_totp totp
        where totp.admin_user_id = admin.admin_user_id and totp.confirmed_at is not null)
        or exists(select from admin_passkey key where key.admin_user_id = admin.admin_user_id)
        as has_second_factor,
      ${savedSettingsColumn([SECOND_FACTOR_SETTING])} as settings,
      token.kind <> 'access'
        and coalesce(token.last_used_at <= ${time(after(now, -USE_RECORDED_SECONDS))}, true) as is_use_due
    from admin_token token join admin_user admin using (admin_user_id)
    where token.token_hash = ${hashOf(token)} and token.kind = any(${sql.array(kinds, 'text')}) and admin.status
      and ${holdsAt(now)}`);

/** Records that a session or an API token is used. */
export const recordUse = (db: Db, tokenUuid: string, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update admin_token set last_used_at = ${time(now)}
    where uuid = ${tokenUuid} and (last_used_at is null or last_used_at < ${time(now)})`);

const ownerRow = z.object({ admin_user_id: int });

/**
 * Counts a use of a refresh token whose administrator is enabled. Locks the administrator until the transaction ends, so that
 * changes to the tokens of one administrator happen one after the other.
 */
export async function useRefreshToken(tx: Db, token: string, now: Date): Promise<UsedToken | null> {
  const owner = await tx.maybeOne(sql.type(ownerRow)`
    select admin_user_id from admin_user
    where status and admin_user_id = (select admin_user_id from admin_token where token_hash = ${hashOf(token)})
    for no key update`);
  if (!owner) return null;
  return tx.maybeOne(sql.type(usedToken)`
    update admin_token set use_count = use_count + 1, used_at = coalesce(used_at, ${time(now)})
    where token_hash = ${hashOf(token)} and kind = 'refresh'
    returning admin_user_id as owner_id, family, expires_at, used_at, use_count`);
}

export const deleteFamily = (tx: Db, family: string): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_token where family = ${family}`);

/**
 * Ends the sessions, logins and API tokens of an admin, for good, but for one family. It is a statement of its own after the change that calls
 * for it, so that it sees what a renewal committed while that change waited.
 */
export const deleteTokensOf = (
  tx: Db,
  adminUserId: number,
  exceptFamily: string | null = null,
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    delete from admin_token
    where admin_user_id = ${adminUserId} and family is distinct from ${exceptFamily}::uuid`);

export const deleteToken = (db: Db, token: string, kind: TokenKind): Promise<number> =>
  db.run(sql.type(noColumns)`delete from admin_token where token_hash = ${hashOf(token)} and kind = ${kind}`);

export const deleteExpiredTokens = (db: Db, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`delete from admin_token token where not (${holdsAt(now)})`);
