import { z } from 'zod';
import {
  createdAt,
  entityId,
  entityUuid,
  int,
  noColumns,
  text,
  timestamp,
  totalRow,
  updatedAt,
} from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { groupsColumn } from './customerGroupMember.repo.ts';
import { TAX_EXEMPT, taxExemptColumns } from './taxExemption.ts';
import { metaData } from '../metafields/index.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

/** A customer row as returned by the API. */
export const customerRow = z.object({
  customer_id: entityId,
  uuid: entityUuid,
  status: int.describe('1 if the customer can sign in, 0 if the account is disabled.'),
  group_id: int.describe('The integer ID of the first customer group.'),
  groups: z.array(text).describe('The UUIDs of all customer groups, the first one first.'),
  email: text.describe('The email address, used to sign in. Must be unique.'),
  full_name: text.describe('The full name.'),
  email_confirmed_at: timestamp
    .nullable()
    .meta({ format: 'date-time' })
    .describe(
      'The time at which the email address was verified, by a link sent to it or because an administrator entered it. Null if it is not verified.',
    ),
  ...taxExemptColumns,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type Customer = z.output<typeof customerRow>;

/** Lists the columns explicitly, so that queries outside this file never return the password hash. */
const customerTable = table({
  name: 'customer',
  alias: 'customer',
  row: customerRow,
  computed: ['groups'],
  written: ['email', 'full_name', 'status', 'group_id', ...TAX_EXEMPT],
});

/** The columns of a customer. */
export const CUSTOMER_COLUMNS = sql.fragment`${customerTable.columns}, ${groupsColumn} as groups`;

/** The customer columns that are written without conversion. */
export type CustomerValues = ValuesOf<typeof customerTable>;

/** Finds a customer by uuid. Returns null if the string is not a valid uuid or no customer has it. */
export const findCustomer = async (db: Db, id: string): Promise<Customer | null> =>
  isUuid(id)
    ? db.maybeOne(sql.type(customerRow)`select ${CUSTOMER_COLUMNS} from customer where uuid = ${id}`)
    : null;

/** Reads the stored metafields of customers. */
export const listMetaDataOf = (
  db: Db,
  customerIds: readonly number[],
): Promise<readonly z.output<typeof metaDataRow>[]> =>
  db.any(sql.type(metaDataRow)`
    select customer_id, meta_data from customer where customer_id = any(${sql.array(customerIds, 'int4')})`);

const metaDataRow = z.object({ customer_id: int, meta_data: metaData });

export const findCustomerById = (db: Db, customerId: number): Promise<Customer | null> =>
  db.maybeOne(
    sql.type(customerRow)`select ${CUSTOMER_COLUMNS} from customer where customer_id = ${customerId}`,
  );

/** Finds the customer with the given email, ignoring case. */
export const findCustomerOfEmail = (db: Db, email: string): Promise<Customer | null> =>
  db.maybeOne(sql.type(customerRow)`
    select ${CUSTOMER_COLUMNS} from customer where lower(email) = lower(${email})`);

/** Finds the enabled customer with the given email, ignoring case. */
export const findEnabledCustomer = (db: Db, email: string): Promise<Customer | null> =>
  db.maybeOne(sql.type(customerRow)`
    select ${CUSTOMER_COLUMNS} from customer where lower(email) = lower(${email}) and status = 1`);

/** Lists one page of customers, in one SQL statement. Groups are read for the customers of the page alone. */
export const listCustomers = (
  db: Db,
  { where, orderBy, limit, offset }: Slice,
): Promise<readonly Customer[]> =>
  db.any(sql.type(customerRow)`
    select ${CUSTOMER_COLUMNS}
    from (select * from customer where ${where} order by ${orderBy} limit ${limit} offset ${offset}) customer
    order by ${orderBy}`);

export async function countCustomers(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from customer where ${where}`)}`,
  );
  return row.total;
}

export const insertCustomer = (
  tx: Db,
  values: CustomerValues,
  { passwordHash, isEmailConfirmed }: { readonly passwordHash: string; readonly isEmailConfirmed: boolean },
): Promise<Customer> =>
  tx.one(sql.type(customerRow)`
    ${customerTable.insert(values, {
      password_hash: sql.fragment`${passwordHash}`,
      email_confirmed_at: sql.fragment`case when ${isEmailConfirmed} then now() end`,
    })}
    returning ${CUSTOMER_COLUMNS}`);

/** The new customer values. Columns without a value stay unchanged. */
export interface CustomerChange extends PartialValues<CustomerValues> {
  readonly passwordHash?: string | undefined;
  /** True to mark the customer's email as confirmed. Applies to the new email if it changes. */
  readonly confirmsEmail?: boolean;
}

/** Updates a customer and locks them until the transaction ends. Returns null if the customer does not exist. */
export const updateCustomerRow = async (
  tx: Db,
  id: string,
  change: CustomerChange,
): Promise<Customer | null> => (isUuid(id) ? tx.maybeOne(updateOf(id, change)) : null);

const updateOf = (id: string, { passwordHash, confirmsEmail = false, ...values }: CustomerChange) =>
  sql.type(customerRow)`
    ${customerTable.update(values, {
      password_hash: sql.fragment`coalesce(${passwordHash ?? null}, customer.password_hash)`,
      email_confirmed_at: sql.fragment`case
        when not ${confirmsEmail} then customer.email_confirmed_at
        when ${values.email === undefined} then coalesce(customer.email_confirmed_at, now()) else now() end`,
    })}
    where ${customerTable.is({ uuid: id })}
    returning ${CUSTOMER_COLUMNS}`;

/** Marks the account email as confirmed if it still equals the given email. */
export const confirmEmailOf = (tx: Db, customerId: number, email: string): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update customer set email_confirmed_at = now(), updated_at = now()
    where customer_id = ${customerId} and lower(email) = lower(${email}) and email_confirmed_at is null`);

/** Deletes a customer with their addresses, sessions and tokens. Orders remain. */
export const deleteCustomer = async (db: Db, id: string): Promise<Customer | null> =>
  isUuid(id)
    ? db.maybeOne(
        sql.type(customerRow)`delete from customer where uuid = ${id} returning ${CUSTOMER_COLUMNS}`,
      )
    : null;
