import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { findCustomerById, updateCustomerRow } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import type { CustomerPatch } from './customerBody.ts';
import { DEFAULT_GROUP, findGroup } from './customerGroup.repo.ts';
import { dropFromFurther, replaceFurtherGroups } from './customerGroupMember.repo.ts';
import { voidLinks } from './customerEmailChange.repo.ts';
import { endLogins } from './customerToken.repo.ts';
import { customerNotFound, unknownGroup } from './errors.ts';
import { runGroupsChangeHooks } from './onGroupsChange.ts';
import { emailTaken, hashPassword } from '../credentials/index.ts';

/**
 * Updates the given customer fields and groups on behalf of an administrator. A new email is considered confirmed and
 * invalidates emailed links. Setting a new password or disabling the account revokes all sessions and tokens.
 */
export async function updateCustomer(
  app: AppContext,
  db: Db,
  id: string,
  patch: CustomerPatch,
): Promise<Customer> {
  const { password, group_id: group, groups, ...fields } = patch;
  const { email } = fields;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return onConstraint(
    {
      customer_email_key: emailTaken,
      customer_group_fkey: () => unknownGroup(group ?? groups?.[0] ?? ''),
      customer_group_member_group_fkey: () => unknownGroup((groups ?? []).join(', ')),
    },
    () =>
      db.transaction(async (tx) => {
        const [first, further] = await writtenGroups(tx, group, groups);
        const customer = await updateCustomerRow(tx, id, {
          ...fields,
          group_id: first,
          passwordHash,
          confirmsEmail: email !== undefined,
        });
        if (!customer) throw customerNotFound();
        if (passwordHash !== undefined || customer.status === 0) await endLogins(tx, customer.customer_id);
        else if (email !== undefined) await voidLinks(tx, customer.customer_id);
        if (further) return withGroups(app, tx, customer, further);
        if (first === undefined) return customer;
        await dropFromFurther(tx, customer.customer_id, first);
        if (customer.groups.length > 1) await runGroupsChangeHooks(app, tx);
        return customer;
      }),
  );
}

/**
 * Returns the integer ids of the first group and of the others. Undefined means unchanged. `group` replaces the first one of `groups`. Rejects
 * unknown groups.
 */
export async function writtenGroups(
  tx: Db,
  group: string | undefined,
  groups: readonly string[] | undefined,
): Promise<[first: number | undefined, further: readonly number[] | undefined]> {
  const own = group === undefined ? undefined : await groupIdOf(tx, group);
  if (groups === undefined) return [own, undefined];
  const ids: number[] = [];
  for (const one of groups) ids.push(await groupIdOf(tx, one));
  const first = own ?? ids[0] ?? DEFAULT_GROUP;
  return [first, [...new Set(ids.slice(1))].filter((id) => id !== first)];
}

/** Replaces the further groups of a customer that was just written, and returns the customer with them. */
export async function withGroups(
  app: AppContext,
  tx: Db,
  customer: Customer,
  further: readonly number[],
): Promise<Customer> {
  await replaceFurtherGroups(tx, customer.customer_id, further);
  if (further.length > 0) await runGroupsChangeHooks(app, tx);
  return (await findCustomerById(tx, customer.customer_id)) ?? customer;
}

/** Returns the integer id of a customer group given by id or uuid. Rejects unknown groups. */
export async function groupIdOf(tx: Db, id: string): Promise<number> {
  const group = await findGroup(tx, refOr(unknownGroup)(id));
  if (!group) throw unknownGroup(id);
  return group.customer_group_id;
}
