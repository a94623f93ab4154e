import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { emailTaken, hashPassword } from '../auth/index.ts';
import { updateCustomerRow } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import type { CustomerPatch } from './customerBody.ts';
import { findGroup } from './customerGroup.repo.ts';
import { voidLinks } from './customerEmailChange.repo.ts';
import { endLogins } from './customerToken.repo.ts';
import { customerNotFound, unknownGroup } from './errors.ts';

/**
 * Updates the fields of the patch, for an administrator: an email that they write counts as confirmed. A new password or disabling the account ends all sessions and tokens; a new email voids the
 * links that were sent so far.
 */
export async function updateCustomer(db: Db, id: string, patch: CustomerPatch): Promise<Customer> {
  const passwordHash = patch.password === undefined ? null : await hashPassword(patch.password);
  const group = patch.group_id;
  return onConstraint(
    { customer_email_key: emailTaken, customer_group_fkey: () => unknownGroup(group ?? '') },
    () =>
      db.transaction(async (tx) => {
        const customer = await updateCustomerRow(tx, id, {
          email: patch.email ?? null,
          confirmsEmail: patch.email !== undefined,
          passwordHash,
          fullName: patch.full_name ?? null,
          status: patch.status ?? null,
          groupId: group === undefined ? null : await groupIdOf(tx, group),
        });
        if (!customer) throw customerNotFound();
        if (passwordHash !== null || customer.status === 0) await endLogins(tx, customer.customer_id);
        else if (patch.email !== undefined) await voidLinks(tx, customer.customer_id);
        return customer;
      }),
  );
}

/** Reads the reference to a customer group. Refuses an unknown one. */
export async function groupIdOf(tx: Db, id: string): Promise<number> {
  const group = await findGroup(tx, refOr(unknownGroup)(id));
  if (!group) throw unknownGroup(id);
  return group.customer_group_id;
}
