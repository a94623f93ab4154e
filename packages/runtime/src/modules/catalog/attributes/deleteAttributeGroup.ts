import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { deleteAttributeGroupRow, findAttributeGroup } from './attributeGroup.repo.ts';
import type { AttributeGroupRow } from './attributeGroup.repo.ts';
import { attributeGroupInUse, attributeGroupNotFound, defaultAttributeGroup } from '../errors.ts';

/** The group that products are in when nothing else is said. */
const DEFAULT_GROUP_ID = 1;

/** Its attributes stay. Returns it as it was; throws 404, and 409 for the default one and one that is in use. */
export async function deleteAttributeGroup(db: Db, ref: IdRef): Promise<AttributeGroupRow> {
  const group = await onConstraint(
    { product_group_fkey: attributeGroupInUse, variant_group_group_fkey: attributeGroupInUse },
    () => deleteAttributeGroupRow(db, ref, DEFAULT_GROUP_ID),
  );
  if (group) return group;
  throw (await findAttributeGroup(db, ref)) ? defaultAttributeGroup() : attributeGroupNotFound();
}
