import { z } from 'zod';
import { entityUuid, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashOf, time } from '../credentials/index.ts';

const moment = timestamp.meta({ format: 'date-time' }).nullable();

/** An API token row as returned by the API. */
export const apiTokenRow = z.object({
  uuid: entityUuid,
  name: text.describe('The name that describes what the token is for.'),
  permissions: z
    .array(text)
    .nullable()
    .describe('The permissions of the token. Null if it has all permissions of its administrator.'),
  created_at: timestamp.meta({
    format: 'date-time',
    description: 'The time at which it was created, in ISO 8601 format (UTC).',
  }),
  last_used_at: moment.describe(
    'The time at which it was last used, accurate to five minutes. Null if it was never used.',
  ),
  expires_at: moment.describe('The time at which it expires. Null if it never expires.'),
});
export type ApiToken = z.output<typeof apiTokenRow>;

const COLUMNS = sql.fragment`uuid, name, permissions, created_at, last_used_at, expires_at`;

/** An API token to store. */
export interface NewApiToken {
  readonly token: string;
  readonly name: string;
  readonly permissions: readonly string[] | null;
  readonly expiresAt: Date | null;
}

export const insertApiToken = (
  tx: Db,
  adminUserId: number,
  { token, name, permissions, expiresAt }: NewApiToken,
  now: Date,
): Promise<ApiToken> =>
  tx.one(sql.type(apiTokenRow)`
    insert into admin_token (admin_user_id, kind, token_hash, family, name, permissions, created_at, expires_at)
    values (${adminUserId}, 'api', ${hashOf(token)}, gen_random_uuid(), ${name},
      ${permissions && sql.array(permissions, 'text')}, ${time(now)}, ${expiresAt && time(expiresAt)})
    returning ${COLUMNS}`);

/** Lists an administrator's valid API tokens, oldest first. */
export const listApiTokensOf = (db: Db, adminUserId: number, now: Date): Promise<readonly ApiToken[]> =>
  db.any(sql.type(apiTokenRow)`
    select ${COLUMNS} from admin_token
    where admin_user_id = ${adminUserId} and kind = 'api' and (expires_at is null or expires_at > ${time(now)})
    order by admin_token_id`);

const ownedToken = apiTokenRow.extend({ email: text.describe('The email address of the administrator.') });
export type OwnedApiToken = z.output<typeof ownedToken>;

/** Lists the shop's valid API tokens, or only those of the administrator with the given email. */
export const listApiTokens = (db: Db, email: string | null, now: Date): Promise<readonly OwnedApiToken[]> =>
  db.any(sql.type(ownedToken)`
    select token.uuid, name, permissions, token.created_at, last_used_at, expires_at, email
    from admin_token token join admin_user using (admin_user_id)
    where kind = 'api' and (expires_at is null or expires_at > ${time(now)})
      and (${email}::text is null or lower(email) = lower(${email}))
    order by admin_token_id`);

/** Deletes an API token, optionally only if a given administrator owns it. Returns null if no such token exists. */
export const deleteApiTokenRow = (
  db: Db,
  uuid: string,
  adminUserId: number | null = null,
): Promise<ApiToken | null> =>
  db.maybeOne(sql.type(apiTokenRow)`
    delete from admin_token
    where uuid = ${uuid} and kind = 'api' and (${adminUserId}::int is null or admin_user_id = ${adminUserId})
    returning ${COLUMNS}`);
