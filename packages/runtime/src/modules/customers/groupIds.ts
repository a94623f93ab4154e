import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { groupIdsOf } from './customerGroupMember.repo.ts';

/** The ids of the groups that a customer is in. Empty for guests. */
export const groupIds = z.array(int);

/** Selects the groups that a customer is in, in ascending order, to be parsed with `groupIds`. */
export const groupIdsColumn = (customerId: SqlFragment): SqlFragment =>
  sql.fragment`array(${groupIdsOf(customerId)} order by 1)`;

const groupsRow = z.object({ groups: groupIds });

/** Returns the ids of the groups that a customer is in now. */
export async function readGroupIds(db: Db, customerId: number): Promise<readonly number[]> {
  const { groups } = await db.one(sql.type(groupsRow)`
    select ${groupIdsColumn(sql.fragment`${customerId}::int`)} as groups`);
  return groups;
}
