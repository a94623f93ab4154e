import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { metaData } from '../metafields/index.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

/** A customer as answers show them. `status` 0 is disabled. */
export const customerRow = z.object({
  customer_id: int,
  uuid,
  status: int,
  group_id: int,
  email: text,
  full_name: text,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Customer = z.output<typeof customerRow>;

/** Named one by one: the hash of the password never leaves this file. */
const COLUMNS = sql.fragment`customer_id, uuid, status, group_id, email, full_name, created_at, updated_at`;

/** By uuid. Text that is none is a customer that does not exist. */
export const findCustomer = async (db: Db, id: string): Promise<Customer | null> =>
  isUuid(id) ? db.maybeOne(sql.type(customerRow)`select ${COLUMNS} from customer where uuid = ${id}`) : null;

/** The stored metafields of customers. */
export const listMetaDataOf = (
  db: Db,
  customerIds: readonly number[],
): Promise<readonly z.output<typeof metaDataRow>[]> =>
  db.any(sql.type(metaDataRow)`
    select customer_id, meta_data from customer where customer_id = any(${sql.array(customerIds, 'int4')})`);

const metaDataRow = z.object({ customer_id: int, meta_data: metaData });

export const findCustomerById = (db: Db, customerId: number): Promise<Customer | null> =>
  db.maybeOne(sql.type(customerRow)`select ${COLUMNS} from customer where customer_id = ${customerId}`);

/** The enabled customer of an e-mail, without regard to case. */
export const findEnabledCustomer = (db: Db, email: string): Promise<Customer | null> =>
  db.maybeOne(sql.type(customerRow)`
    select ${COLUMNS} from customer where lower(email) = lower(${email}) and status = 1`);

/** One page of customers, in one statement. */
export const listCustomers = (
  db: Db,
  { where, orderBy, limit, offset }: Slice,
): Promise<readonly Customer[]> =>
  db.any(sql.type(customerRow)`
    select ${COLUMNS} from customer where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countCustomers(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from customer where ${where}`)}`,
  );
  return row.total;
}

export const insertCustomer = (
  tx: Db,
  customer: { email: string; passwordHash: string; fullName: string; status: number },
): Promise<Customer> =>
  tx.one(sql.type(customerRow)`
    insert into customer (email, password_hash, full_name, status)
    values (${customer.email}, ${customer.passwordHash}, ${customer.fullName}, ${customer.status})
    returning ${COLUMNS}`);

/** What is null stays. */
export interface CustomerChange {
  readonly email?: string | null;
  readonly passwordHash?: string | null;
  readonly fullName?: string | null;
  readonly status?: number | null;
  readonly groupId?: number | null;
}

/** Locks the customer until the transaction ends. Null: there is none. */
export const updateCustomer = async (
  tx: Db,
  id: string,
  { email = null, passwordHash = null, fullName = null, status = null, groupId = null }: CustomerChange,
): Promise<Customer | null> =>
  isUuid(id)
    ? tx.maybeOne(sql.type(customerRow)`
        update customer set
          email = coalesce(${email}, email),
          password_hash = coalesce(${passwordHash}, password_hash),
          full_name = coalesce(${fullName}, full_name),
          status = coalesce(${status}::smallint, status),
          group_id = coalesce(${groupId}::int, group_id),
          updated_at = now()
        where uuid = ${id}
        returning ${COLUMNS}`)
    : null;

/** With addresses, sessions and tokens. Orders stay. */
export const deleteCustomer = async (db: Db, id: string): Promise<Customer | null> =>
  isUuid(id)
    ? db.maybeOne(sql.type(customerRow)`delete from customer where uuid = ${id} returning ${COLUMNS}`)
    : null;

const credentialsRow = z.object({ customer_id: int, password_hash: text, status: int });

/** What a login compares with. */
export const findCredentials = (db: Db, email: string): Promise<z.output<typeof credentialsRow> | null> =>
  db.maybeOne(sql.type(credentialsRow)`
    select customer_id, password_hash, status from customer where lower(email) = lower(${email})`);

/**
 * The customer whose password was just compared, unless it was changed, or they were disabled, since. Holds off such
 * changes until the transaction ends, so that none of them misses the session that is about to be opened.
 */
export const lockForLogin = (tx: Db, customerId: number, passwordHash: string): Promise<Customer | null> =>
  tx.maybeOne(sql.type(customerRow)`
    select ${COLUMNS} from customer
    where customer_id = ${customerId} and password_hash = ${passwordHash} and status = 1
    for share`);
