import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import { deleteGroupRow, findGroup, insertGroup, updateGroupRow } from './customerGroup.repo.ts';
import type { CustomerGroup, CustomerGroupValues } from './customerGroup.repo.ts';
import { defaultGroupStays, groupNameTaken } from './errors.ts';

const nameOnce = { customer_group_name_key: groupNameTaken };

/** Creates a group. Names are compared without regard to case; throws 409 for one in use. */
export const createGroup = (db: Db, values: CustomerGroupValues): Promise<CustomerGroup> =>
  onConstraint(nameOnce, () => insertGroup(db, values));

/** Changes what `values` carries. Null: there is no such group. Throws as creating does. */
export const updateGroup = (
  db: Db,
  ref: IdRef,
  values: PartialValues<CustomerGroupValues>,
): Promise<CustomerGroup | null> => onConstraint(nameOnce, () => updateGroupRow(db, ref, values));

/** Deletes a group; its customers fall back to the default one, which stays. Null: there is no such group. */
export async function deleteGroup(db: Db, ref: IdRef): Promise<CustomerGroup | null> {
  const group = await deleteGroupRow(db, ref);
  if (!group && (await findGroup(db, ref))) throw defaultGroupStays();
  return group;
}
