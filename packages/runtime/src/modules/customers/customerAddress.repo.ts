import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  noColumns,
  updatedAt,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/entity/table.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { ADDRESS_FIELDS, addressColumns } from '../provinces/index.ts';
import type { AddressPatch, NewAddress } from './addressBody.ts';

/** A row of a customer's address book. */
export const customerAddressRow = z.object({
  customer_address_id: entityId,
  uuid: entityUuid,
  customer_id: int.describe('The integer ID of the customer.'),
  ...addressColumns,
  is_default: bool.meta(kind('flag', 'True if it is the default address. A customer has at most one.')),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CustomerAddress = z.output<typeof customerAddressRow>;

const addressTable = table({
  name: 'customer_address',
  alias: 'a',
  row: customerAddressRow,
  written: [...ADDRESS_FIELDS, 'is_default'],
});

const ofCustomer = (id: string) =>
  sql.fragment`customer_id = (select customer_id from customer where uuid = ${id})`;

/** Lists addresses, oldest first. */
export const listAddressesOf = (
  db: Db,
  customerIds: readonly number[],
): Promise<readonly CustomerAddress[]> =>
  db.any(sql.type(customerAddressRow)`
    select * from customer_address where customer_id = any(${sql.array(customerIds, 'int4')})
    order by customer_address_id`);

const ownerRow = z.object({ customer_id: int });

/**
 * Returns the customer's integer id and locks the customer until the transaction ends, to serialize changes to the
 * address book.
 */
export async function lockAddressBook(tx: Db, customerUuid: string): Promise<number | null> {
  if (!isUuid(customerUuid)) return null;
  const row = await tx.maybeOne(sql.type(ownerRow)`
    select customer_id from customer where uuid = ${customerUuid} for no key update`);
  return row && row.customer_id;
}

/** Clears the default flag of the customer's addresses. */
export const clearDefault = (tx: Db, customerId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update customer_address set is_default = false, updated_at = now()
    where customer_id = ${customerId} and is_default`);

/** Inserts an address. Returns null if the address book already contains the maximum number of addresses, `most`. */
export const insertAddress = (
  tx: Db,
  customerId: number,
  address: NewAddress,
  most: number,
): Promise<CustomerAddress | null> =>
  tx.maybeOne(sql.type(customerAddressRow)`
    ${addressTable.insert(address, { customer_id: sql.fragment`${customerId}::int` })}
    where (select count(*) from customer_address where customer_id = ${customerId}) < ${most}
    returning a.*`);

/** Updates the given address fields. Returns null if the customer has no such address. */
export const updateAddressRow = async (
  tx: Db,
  customerId: number,
  id: string,
  patch: AddressPatch,
): Promise<CustomerAddress | null> =>
  isUuid(id)
    ? tx.maybeOne(sql.type(customerAddressRow)`
        ${addressTable.update(patch)}
        where uuid = ${id} and customer_id = ${customerId}
        returning a.*`)
    : null;

export const deleteAddressRow = async (
  db: Db,
  customerUuid: string,
  id: string,
): Promise<CustomerAddress | null> =>
  isUuid(id) && isUuid(customerUuid)
    ? db.maybeOne(sql.type(customerAddressRow)`
        delete from customer_address where uuid = ${id} and ${ofCustomer(customerUuid)} returning *`)
    : null;
