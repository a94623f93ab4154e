import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  noColumns,
  text,
  totalRow,
  updatedAt,
  uuid,
} from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { ALL } from './grants.ts';

/** An administrator row as returned by the API. */
export const adminUserRow = z.object({
  admin_user_id: entityId,
  uuid: entityUuid,
  email: text.describe('The email address, used to sign in. Must be unique.'),
  full_name: text.describe('The full name.'),
  status: bool.meta(kind('flag', 'True if the administrator can sign in.')),
  roles: z.array(uuid).describe('The UUIDs of the roles.'),
  second_factor: bool.meta(kind('flag', 'True if signing in requires a second factor.')),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type AdminUser = z.output<typeof adminUserRow>;

/** The columns of an administrator. */
export const ADMIN_COLUMNS = sql.fragment`admin_user_id, uuid, email, full_name, status, created_at, updated_at`;
const USERS = sql.fragment`
  select ${ADMIN_COLUMNS}, array(
    select role.uuid from admin_user_role join admin_role role using (admin_role_id)
    where admin_user_role.admin_user_id = admin_user.admin_user_id order by admin_role_id
  ) as roles,
  exists(select from admin_totp where admin_totp.admin_user_id = admin_user.admin_user_id and confirmed_at is not null)
    or exists(select from admin_passkey where admin_passkey.admin_user_id = admin_user.admin_user_id) as second_factor
  from admin_user`;

/** Lists up to `limit` enabled administrators with all permissions, oldest first. */
export const listFullAdmins = (db: Db, limit: number): Promise<readonly AdminUser[]> =>
  db.any(sql.type(adminUserRow)`
    ${USERS} where status and exists (
      select from admin_user_role join admin_role using (admin_role_id)
      where admin_user_role.admin_user_id = admin_user.admin_user_id and ${ALL} = any(permissions)
    )
    order by admin_user_id limit ${limit}`);

/** Lists one page of administrators. */
export const listAdminPage = (db: Db, listing: Slice): Promise<readonly AdminUser[]> =>
  db.any(sql.type(adminUserRow)`
    ${USERS} where ${onPage(sql.fragment`admin_user_id`, sql.fragment`admin_user`, listing)}
    order by ${listing.orderBy}`);

export async function countAdmins(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from admin_user where ${where}`)}`,
  );
  return total;
}

export const findAdmin = (db: Db, id: string): Promise<AdminUser | null> =>
  db.maybeOne(sql.type(adminUserRow)`${USERS} where uuid = ${id}`);

/** Finds an administrator by email, ignoring case. */
export const findAdminByEmail = (db: Db, email: string): Promise<AdminUser | null> =>
  db.maybeOne(sql.type(adminUserRow)`${USERS} where lower(email) = lower(${email})`);

const credentialsRow = z.object({ admin_user_id: int, uuid, password_hash: text, status: bool });

/** Finds the row used to verify a sign-in. The email comparison ignores case. */
export const findCredentials = (db: Db, email: string): Promise<z.output<typeof credentialsRow> | null> =>
  db.maybeOne(sql.type(credentialsRow)`
    select admin_user_id, uuid, password_hash, status from admin_user where lower(email) = lower(${email})`);

const permissionRow = z.object({ permission: text });

/** Lists all permissions granted by an administrator's roles. */
export async function listPermissionsOf(db: Db, adminUserId: number): Promise<readonly string[]> {
  const rows = await db.any(sql.type(permissionRow)`
    select distinct unnest(permissions) as permission
    from admin_user_role join admin_role using (admin_role_id) where admin_user_id = ${adminUserId}`);
  return rows.map((row) => row.permission);
}

const preferencesRow = z.object({ preferences: z.record(z.string(), z.unknown()) });

/** Reads an administrator's preferences for the admin pages. */
export async function findPreferences(db: Db, adminUserId: number): Promise<Record<string, unknown>> {
  const row = await db.one(sql.type(preferencesRow)`
    select preferences from admin_user where admin_user_id = ${adminUserId}`);
  return row.preferences;
}

/** Reports whether an enabled administrator with all permissions exists. */
export const hasAdministrator = (tx: Db): Promise<boolean> =>
  tx.exists(sql.type(noColumns)`
    select from admin_user
    join admin_user_role using (admin_user_id)
    join admin_role using (admin_role_id)
    where admin_user.status and '*' = any(admin_role.permissions)`);
