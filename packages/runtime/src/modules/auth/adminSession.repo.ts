import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { holdsAt } from './adminToken.repo.ts';
import { MAX_LOGINS, sessionRow } from '../credentials/index.ts';
import type { Session } from '../credentials/index.ts';

const LOGIN_KINDS = sql.fragment`('session', 'access', 'refresh')`;

/** Lists an administrator's active logins, most recently used first. */
export const listSessions = (
  db: Db,
  adminUserId: number,
  current: string | null,
  now: Date,
): Promise<readonly Session[]> =>
  db.any(sql.type(sessionRow)`
    select family as uuid, case when bool_or(kind = 'session') then 'cookie' else 'token' end as type,
      min(user_agent) as user_agent, min(coalesce(logged_in_at, created_at)) as created_at,
      max(coalesce(last_used_at, created_at)) as last_used_at, max(expires_at) as expires_at,
      family is not distinct from ${current}::uuid as current
    from admin_token token
    where admin_user_id = ${adminUserId} and kind in ${LOGIN_KINDS} and ${holdsAt(now)}
    group by family
    order by last_used_at desc, max(admin_token_id) desc`);

/** Revokes either one login of an administrator, identified by its token family, or all except one. */
export const deleteLogins = (
  db: Db,
  adminUserId: number,
  { only = null, except = null }: { readonly only?: string | null; readonly except?: string | null },
): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from admin_token
    where admin_user_id = ${adminUserId} and kind in ${LOGIN_KINDS}
      and (${only}::uuid is null or family = ${only}::uuid) and family is distinct from ${except}::uuid`);

/** Revokes the least recently used logins that exceed the account's limit. */
export const deleteOldestLogins = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    delete from admin_token
    where admin_user_id = ${adminUserId} and kind in ${LOGIN_KINDS} and family in (
      select family from admin_token
      where admin_user_id = ${adminUserId} and kind in ${LOGIN_KINDS}
      group by family
      order by max(coalesce(last_used_at, created_at)) desc, max(admin_token_id) desc
      offset ${MAX_LOGINS}
    )`);
