import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { insertCustomer } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import { DEFAULT_GROUP } from './customerGroup.repo.ts';
import { unknownGroup } from './errors.ts';
import { withGroups, writtenGroups } from './updateCustomer.ts';
import { emailTaken, hashPassword } from '../credentials/index.ts';

export interface NewCustomer {
  readonly email: string;
  readonly password: string;
  readonly full_name: string;
  /** The status: 0 if disabled, 1 if enabled. */
  readonly status: number;
  /** The integer id or uuid of the group. Default: the default group. */
  readonly group_id?: string | undefined;
  /** The integer ids or uuids of all groups, the first one first. */
  readonly groups?: readonly string[] | undefined;
  /** True if an administrator entered the email, which therefore needs no confirmation. Default: false. */
  readonly isEmailConfirmed?: boolean;
  /** The exemption from tax. Default: none. */
  readonly tax_exempt?: boolean;
  readonly tax_exempt_reason?: string | null;
  readonly tax_exempt_until?: string | null;
}

/**
 * Creates an account and emits `customer_registered`. Rejects taken emails, ignoring case, and unknown groups.
 * `onSaved` runs at the end of the transaction.
 */
export async function registerCustomer(
  app: AppContext,
  db: Db,
  input: NewCustomer,
  onSaved?: (tx: Db, customer: Customer) => Promise<void>,
): Promise<Customer> {
  const { email, full_name, status, group_id: group, groups, isEmailConfirmed = false } = input;
  const passwordHash = await hashPassword(input.password);
  return onConstraint(
    {
      customer_email_key: emailTaken,
      customer_group_fkey: () => unknownGroup(group ?? groups?.[0] ?? ''),
      customer_group_member_group_fkey: () => unknownGroup((groups ?? []).join(', ')),
    },
    () =>
      db.transaction(async (tx) => {
        const [group_id = DEFAULT_GROUP, further = []] = await writtenGroups(tx, group, groups);
        const values = { email, full_name, status, group_id, ...exemptionOf(input) };
        const inserted = await insertCustomer(tx, values, { passwordHash, isEmailConfirmed });
        const customer = further.length > 0 ? await withGroups(app, tx, inserted, further) : inserted;
        const payload = {
          customerId: customer.customer_id,
          customerUuid: customer.uuid,
          locale: app.language,
        };
        await app.emit(tx, { name: 'customer_registered', payload });
        await onSaved?.(tx, customer);
        return customer;
      }),
  );
}

const exemptionOf = ({
  tax_exempt = false,
  tax_exempt_reason = null,
  tax_exempt_until = null,
}: NewCustomer) => ({ tax_exempt, tax_exempt_reason, tax_exempt_until });
