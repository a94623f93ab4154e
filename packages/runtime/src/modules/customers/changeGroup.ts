import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteGroup, findGroup, insertGroup, updateGroup } from './customerGroup.repo.ts';
import type { CustomerGroup } from './customerGroup.repo.ts';
import { defaultGroupStays, groupNameTaken, groupNotFound } from './errors.ts';

const nameOnce = { customer_group_name_key: groupNameTaken };

/** Names are told apart without regard to case. */
export const createGroup = (db: Db, name: string): Promise<CustomerGroup> =>
  onConstraint(nameOnce, () => insertGroup(db, name));

export async function changeGroup(db: Db, id: string, name: string | undefined): Promise<CustomerGroup> {
  const group = await onConstraint(nameOnce, () => updateGroup(db, id, name ?? null));
  if (!group) throw groupNotFound();
  return group;
}

/** Deletes a group; its customers fall back to the default one, which stays. */
export async function removeGroup(db: Db, id: string): Promise<CustomerGroup> {
  const group = await deleteGroup(db, id);
  if (group) return group;
  throw (await findGroup(db, id)) ? defaultGroupStays() : groupNotFound();
}
