import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';

/** `permissions` are route ids; `*` is all of them. */
export const adminRoleRow = z.object({
  admin_role_id: int,
  uuid,
  name: text,
  permissions: z.array(text),
  created_at: timestamp,
  updated_at: timestamp,
});
export type AdminRole = z.output<typeof adminRoleRow>;

export const listRoles = (db: Db): Promise<readonly AdminRole[]> =>
  db.any(sql.type(adminRoleRow)`select * from admin_role order by admin_role_id`);

/** One page. */
export const listRolePage = (db: Db, listing: Slice): Promise<readonly AdminRole[]> =>
  db.any(sql.type(adminRoleRow)`
    select * from admin_role where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export async function countRoles(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from admin_role where ${where}`)}`,
  );
  return total;
}

/** Those of the uuids that are roles. */
export const listRolesOf = (db: Db, uuids: readonly string[]): Promise<readonly AdminRole[]> =>
  db.any(sql.type(adminRoleRow)`select * from admin_role where uuid = any(${sql.array(uuids, 'uuid')})`);

/** The oldest role that grants everything. */
export const findAdministratorRole = (db: Db): Promise<AdminRole | null> =>
  db.maybeOne(
    sql.type(
      adminRoleRow,
    )`select * from admin_role where '*' = any(permissions) order by admin_role_id limit 1`,
  );

export const findRole = (db: Db, id: string): Promise<AdminRole | null> =>
  db.maybeOne(sql.type(adminRoleRow)`select * from admin_role where uuid = ${id}`);

export const insertRole = (db: Db, name: string, permissions: readonly string[]): Promise<AdminRole> =>
  db.one(sql.type(adminRoleRow)`
    insert into admin_role (name, permissions) values (${name}, ${sql.array(permissions, 'text')}) returning *`);

/** Changes what is not null. */
export const updateRole = (
  tx: Db,
  adminRoleId: number,
  change: { readonly name: string | null; readonly permissions: readonly string[] | null },
): Promise<AdminRole> =>
  tx.one(sql.type(adminRoleRow)`
    update admin_role set
      name = coalesce(${change.name}, name),
      permissions = case when ${change.permissions !== null} then ${sql.array(change.permissions ?? [], 'text')}
        else permissions end,
      updated_at = now()
    where admin_role_id = ${adminRoleId} returning *`);

export const deleteRole = (tx: Db, adminRoleId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_role where admin_role_id = ${adminRoleId}`);
