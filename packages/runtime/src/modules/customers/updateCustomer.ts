import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { updateCustomerRow } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import type { CustomerPatch } from './customerBody.ts';
import { findGroup } from './customerGroup.repo.ts';
import { voidLinks } from './customerEmailChange.repo.ts';
import { endLogins } from './customerToken.repo.ts';
import { customerNotFound, unknownGroup } from './errors.ts';
import { emailTaken, hashPassword } from '../credentials/index.ts';

/**
 * Updates the given customer fields on behalf of an administrator. A new email is considered confirmed and
 * invalidates emailed links. Setting a new password or disabling the account revokes all sessions and tokens.
 */
export async function updateCustomer(db: Db, id: string, patch: CustomerPatch): Promise<Customer> {
  const { password, group_id: group, ...fields } = patch;
  const { email } = fields;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return onConstraint(
    { customer_email_key: emailTaken, customer_group_fkey: () => unknownGroup(group ?? '') },
    () =>
      db.transaction(async (tx) => {
        const customer = await updateCustomerRow(tx, id, {
          ...fields,
          group_id: group === undefined ? undefined : await groupIdOf(tx, group),
          passwordHash,
          confirmsEmail: email !== undefined,
        });
        if (!customer) throw customerNotFound();
        if (passwordHash !== undefined || customer.status === 0) await endLogins(tx, customer.customer_id);
        else if (email !== undefined) await voidLinks(tx, customer.customer_id);
        return customer;
      }),
  );
}

/** Returns the integer id of a customer group given by id or uuid. Rejects unknown groups. */
export async function groupIdOf(tx: Db, id: string): Promise<number> {
  const group = await findGroup(tx, refOr(unknownGroup)(id));
  if (!group) throw unknownGroup(id);
  return group.customer_group_id;
}
