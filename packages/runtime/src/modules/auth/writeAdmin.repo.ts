import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { adminUserRow, ADMIN_COLUMNS } from './adminUser.repo.ts';

/** Inserts an administrator. `roles` must contain uuids of existing roles. */
export const insertAdmin = (
  tx: Db,
  admin: { email: string; passwordHash: string; fullName: string; status: boolean; roles: readonly string[] },
): Promise<AdminUser> =>
  tx.one(sql.type(adminUserRow)`
    with chosen as (
      select admin_role_id, uuid from admin_role where uuid = any(${sql.array(admin.roles, 'uuid')})
    ), created as (
      insert into admin_user (email, password_hash, full_name, status)
      values (${admin.email}, ${admin.passwordHash}, ${admin.fullName}, ${admin.status})
      returning *
    ), granted as (
      insert into admin_user_role (admin_user_id, admin_role_id)
      select admin_user_id, admin_role_id from created, chosen
    )
    select ${ADMIN_COLUMNS}, array(select uuid from chosen order by admin_role_id) as roles,
      false as second_factor from created`);

export interface AdminChange {
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly fullName: string | null;
  readonly status: boolean | null;
  /** The uuids of existing roles. They replace all current roles. */
  readonly roles: readonly string[] | null;
  /** The new preferences. They replace the whole object. */
  readonly preferences?: Readonly<Record<string, unknown>> | null;
}

/** Updates the columns whose new values are not null. */
export const updateAdminRow = (tx: Db, adminUserId: number, change: AdminChange): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with chosen as (
      select admin_role_id from admin_role where uuid = any(${sql.array(change.roles ?? [], 'uuid')})
    ), revoked as (
      delete from admin_user_role
      where ${change.roles !== null} and admin_user_id = ${adminUserId}
        and admin_role_id not in (select admin_role_id from chosen)
    ), granted as (
      insert into admin_user_role (admin_user_id, admin_role_id)
      select ${adminUserId}, admin_role_id from chosen
      on conflict do nothing
    )
    update admin_user set
      email = coalesce(${change.email}, email),
      password_hash = coalesce(${change.passwordHash}, password_hash),
      full_name = coalesce(${change.fullName}, full_name),
      status = coalesce(${change.status}::boolean, status),
      preferences = coalesce(${change.preferences ? JSON.stringify(change.preferences) : null}::jsonb, preferences),
      updated_at = now()
    where admin_user_id = ${adminUserId}`);

export const deleteAdminRow = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_user where admin_user_id = ${adminUserId}`);

/**
 * Serializes changes to administrators and roles, so that two concurrent changes cannot remove the last
 * administrators.
 */
export const lockAdmins = (tx: Db): Promise<number> =>
  tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop:admins'))`);

/** Acquires the shared counterpart of the `lockAdmins` lock. Multiple transactions can hold it concurrently. */
export const holdOffAdminChanges = (tx: Db): Promise<number> =>
  tx.run(sql.type(noColumns)`select pg_advisory_xact_lock_shared(hashtext('shop:admins'))`);
