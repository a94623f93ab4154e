import { z } from 'zod';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import {
  countGroups,
  customerGroupRow,
  DEFAULT_GROUP,
  deleteGroupRow,
  findGroup,
  insertGroup,
  listGroups,
  updateGroupRow,
} from './customerGroup.repo.ts';
import type { CustomerGroup } from './customerGroup.repo.ts';
import { groupListing } from './customerListing.ts';
import { runGroupRemovalHooks } from './onGroupRemoval.ts';
import { taxExemptFields, taxExemptPatch } from './taxExemption.ts';
import { defaultGroupStays, groupNameTaken, groupNotFound } from './errors.ts';

const pricesShown = z
  .enum(['stored', 'gross', 'net'], 'prices_shown must be stored, gross or net')
  .nullable();

const body = z.object(
  describedBy(customerGroupRow, {
    group_name: line('group_name'),
    ...taxExemptFields,
    prices_shown: pricesShown.default(null),
  }),
);

// Group names must be unique, ignoring case.
const nameOnce = { customer_group_name_key: groupNameTaken };

export const groupRoutes = entityRoutes({
  path: '/api/customerGroups',
  table: 'customer_group',
  ref: refOr(groupNotFound),
  notFound: groupNotFound,
  answer: customerGroupRow,
  toAnswer: (group: CustomerGroup) => group,
  list: {
    id: 'listCustomerGroups',
    does: 'Lists the customer groups.',
    listing: groupListing,
    rows: ({ db }, slice) => listGroups(db, slice),
    total: ({ db }, listing) => countGroups(db, listing),
  },
  get: {
    id: 'getCustomerGroup',
    does: 'Returns a customer group. Fails with `CUSTOMER_GROUP_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findGroup(db, ref),
  },
  create: {
    id: 'createCustomerGroup',
    does: 'Creates a customer group. Rejects a name that is already in use, ignoring case: `CUSTOMER_GROUP_NAME_TAKEN`.',
    body,
    run: ({ db }, values) => onConstraint(nameOnce, () => insertGroup(db, values)),
  },
  update: {
    id: 'updateCustomerGroup',
    does: 'Updates the given fields of a customer group. Rejects an unknown one (`CUSTOMER_GROUP_NOT_FOUND`) and a name that is already in use (`CUSTOMER_GROUP_NAME_TAKEN`).',
    body: z.object({
      ...body.pick({ group_name: true }).partial().shape,
      ...describedBy(customerGroupRow, { ...taxExemptPatch, prices_shown: pricesShown.optional() }),
    }),
    run: ({ db }, ref, values) => onConstraint(nameOnce, () => updateGroupRow(db, ref, values)),
  },
  delete: {
    id: 'deleteCustomerGroup',
    does: 'Deletes a customer group and returns it as it was; its customers move to the default one. Rejects the default group: `DEFAULT_CUSTOMER_GROUP`.',
    run: ({ app, db }, ref) => deleteGroup(app, db, ref),
  },
});

/**
 * Deletes a customer group and moves its customers to the default group. Returns null if the group does not exist.
 * The default group cannot be deleted.
 */
async function deleteGroup(app: AppContext, db: Db, ref: IdRef): Promise<CustomerGroup | null> {
  return db.transaction(async (tx) => {
    const group = await findGroup(tx, ref);
    if (!group) return null;
    if (group.customer_group_id === DEFAULT_GROUP) throw defaultGroupStays();
    await runGroupRemovalHooks(app, tx, group.customer_group_id);
    return deleteGroupRow(tx, ref);
  });
}
