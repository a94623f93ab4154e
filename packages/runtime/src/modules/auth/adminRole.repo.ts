import { z } from 'zod';
import {
  createdAt,
  entityId,
  entityUuid,
  noColumns,
  text,
  totalRow,
  updatedAt,
} from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

export const adminRoleRow = z.object({
  admin_role_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name of the role. Must be unique.'),
  permissions: z.array(text).describe('Route IDs. `*` grants all permissions.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type AdminRole = z.output<typeof adminRoleRow>;

const roles = table({
  name: 'admin_role',
  alias: 'r',
  row: adminRoleRow,
  written: ['name', 'permissions'],
});
type AdminRoleValues = ValuesOf<typeof roles>;

/** Lists one page of roles. */
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

/** Lists the roles with the given uuids. */
export const listRolesOf = (db: Db, uuids: readonly string[]): Promise<readonly AdminRole[]> =>
  db.any(sql.type(adminRoleRow)`select * from admin_role where uuid = any(${sql.array(uuids, 'uuid')})`);

const usersRow = totalRow.extend({ admin_role_id: entityId });

/** Counts the administrators of each role. Omits roles without administrators. */
export const countUsersOf = (db: Db, ids: readonly number[]): Promise<readonly z.output<typeof usersRow>[]> =>
  db.any(sql.type(usersRow)`
    select admin_role_id, count(*)::int as total from admin_user_role
    where admin_role_id = any(${sql.array(ids, 'int4')}) group by 1`);

/** Finds the oldest role that grants all permissions. */
export const findAdministratorRole = (db: Db): Promise<AdminRole | null> =>
  db.maybeOne(
    sql.type(
      adminRoleRow,
    )`select * from admin_role where '*' = any(permissions) order by admin_role_id limit 1`,
  );

export const findRole = (db: Db, id: string): Promise<AdminRole | null> =>
  db.maybeOne(sql.type(adminRoleRow)`select * from admin_role where uuid = ${id}`);

export const insertRole = (db: Db, values: AdminRoleValues): Promise<AdminRole> =>
  db.one(sql.type(adminRoleRow)`${roles.insert(values)} returning ${roles.columns}`);

export const updateRoleRow = (
  tx: Db,
  id: number,
  values: PartialValues<AdminRoleValues>,
): Promise<AdminRole> =>
  tx.one(
    sql.type(adminRoleRow)`${roles.update(values)} where ${roles.is({ id })} returning ${roles.columns}`,
  );

export const deleteRoleRow = (tx: Db, adminRoleId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_role where admin_role_id = ${adminRoleId}`);
