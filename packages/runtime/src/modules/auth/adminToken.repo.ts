import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn } from '../settings/index.ts';
import { SECOND_FACTOR_SETTING } from './authSettings.ts';
import {
  ACCESS_SECONDS,
  newToken,
  REFRESH_SECONDS,
  SESSION_IDLE_SECONDS,
  USE_RECORDED_SECONDS,
} from './credentials.ts';
import type { TokenKind } from './credentials.ts';
import { after, hashOf, time, tokenStore } from '../credentials/index.ts';

/** The condition for a valid token: not expired and, if it is a session, not idle for too long. */
export const holdsAt = (now: Date) => sql.fragment`
  (token.expires_at is null or token.expires_at > ${time(now)})
  and (token.kind <> 'session'
    or coalesce(token.last_used_at, token.created_at) > ${time(after(now, -SESSION_IDLE_SECONDS))})`;

/** The administrator tokens. */
export const adminTokens = tokenStore<TokenKind>({
  tokens: 'admin_token',
  accounts: 'admin_user',
  key: 'admin_user_id',
  isEnabled: sql.fragment`status`,
  since: 'last_used_at',
  lifetimes: { access: ACCESS_SECONDS, refresh: REFRESH_SECONDS },
  newToken,
});

const tokenOwner = z.object({
  admin_user_id: int,
  uuid,
  email: text,
  permissions: z.array(text),
  token_uuid: uuid,
  kind: z.enum(['session', 'access', 'api']),
  family: uuid,
  chosen: z
    .array(text)
    .nullable()
    .describe('The permissions of an API token. Null if it has all permissions of its administrator.'),
  has_second_factor: z.boolean(),
  settings: savedSettings.describe("The administrator's saved preferences."),
  is_use_due: z.boolean().describe('True if its use must be recorded.'),
});
export type TokenOwner = z.output<typeof tokenOwner>;

/**
 * Finds the enabled administrator with a valid token of one of the given kinds, along with the permissions that the
 * administrator's roles currently grant.
 */
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

/** Records the use of a session or API token. */
export const recordUse = (db: Db, tokenUuid: string, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update admin_token set last_used_at = ${time(now)}
    where uuid = ${tokenUuid} and (last_used_at is null or last_used_at < ${time(now)})`);

/**
 * Permanently revokes an administrator's sessions, logins and API tokens, except for one token family. Run it as a
 * separate SQL statement after the change that requires it, so that it also deletes tokens committed by a renewal
 * while that change waited for a lock.
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

/** Invalidates all password reset links sent to an administrator. */
export const deleteResetTokens = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(
    sql.type(noColumns)`delete from admin_token where admin_user_id = ${adminUserId} and kind = 'reset'`,
  );
