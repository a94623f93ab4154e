import { z } from 'zod';
import { int, noColumns, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { tokenHash } from './credentials.ts';
import type { TokenKind } from './credentials.ts';
import { usedToken } from './renewPair.ts';
import type { UsedToken } from './renewPair.ts';

const hashOf = (token: string) => sql.binary(tokenHash(token));
const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

export interface NewToken {
  readonly kind: TokenKind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Stores the hashes of an admin's tokens. The pairs that descend from one login share a family. */
export const insertTokens = (
  db: Db,
  adminUserId: number,
  family: string,
  tokens: readonly NewToken[],
): Promise<number> => {
  const rows = tokens.map(
    ({ kind, token, expiresAt }) =>
      sql.fragment`(${adminUserId}, ${kind}, ${hashOf(token)}, ${family}, ${time(expiresAt)})`,
  );
  return db.run(sql.type(noColumns)`
    insert into admin_token (admin_user_id, kind, token_hash, family, expires_at)
    values ${sql.join(rows, sql.fragment`, `)}`);
};

const tokenOwner = z.object({
  admin_user_id: int,
  uuid,
  email: text,
  permissions: z.array(text),
});
export type TokenOwner = z.output<typeof tokenOwner>;

/**
 * Finds the enabled administrator whose unexpired token of one of the kinds this is, with the permissions that the roles grant
 * now.
 */
export const findTokenOwner = (
  db: Db,
  token: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<TokenOwner | null> =>
  db.maybeOne(sql.type(tokenOwner)`
    select admin.admin_user_id, admin.uuid, admin.email, array(
      select distinct unnest(permissions)
      from admin_user_role join admin_role using (admin_role_id)
      where admin_user_role.admin_user_id = admin.admin_user_id
    ) as permissions
    from admin_token token join admin_user admin using (admin_user_id)
    where token.token_hash = ${hashOf(token)} and token.kind = any(${sql.array(kinds, 'text')}) and admin.status
      and (token.expires_at is null or token.expires_at > ${time(now)})`);

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
 * Ends the sessions, logins and API tokens of an administrator for good. It is a separate statement after the change that
 * requires it, so that it sees what a refresh committed while that change waited.
 */
export const deleteTokensOf = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_token where admin_user_id = ${adminUserId}`);

export const deleteToken = (db: Db, token: string, kind: TokenKind): Promise<number> =>
  db.run(sql.type(noColumns)`delete from admin_token where token_hash = ${hashOf(token)} and kind = ${kind}`);

export const deleteExpiredTokens = (db: Db, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`delete from admin_token where expires_at < ${time(now)}`);

const apiToken = z.object({ uuid, expires_at: timestamp.nullable() });
export type ApiTokenRow = z.output<typeof apiToken>;

/** Stores a named token for programs. Returns null if no administrator has the e-mail. */
export const insertApiToken = (
  db: Db,
  {
    email,
    token,
    name,
    expiresDays,
  }: { email: string; token: string; name: string; expiresDays: number | null },
): Promise<ApiTokenRow | null> =>
  db.maybeOne(sql.type(apiToken)`
    insert into admin_token (admin_user_id, kind, token_hash, family, name, expires_at)
    select admin_user_id, 'api', ${hashOf(token)}, gen_random_uuid(), ${name}, now() + make_interval(days => ${expiresDays})
    from admin_user where lower(email) = lower(${email})
    returning uuid, expires_at`);
