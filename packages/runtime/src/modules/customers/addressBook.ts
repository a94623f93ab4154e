import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { ADDRESS_FIELDS, readAddress, readProvince, readVatId } from '../provinces/index.ts';
import type { Address } from '../provinces/contract.ts';
import { lacksPart } from './addressBody.ts';
import type { AddressPatch, NewAddress } from './addressBody.ts';
import {
  clearDefault,
  deleteAddressRow,
  insertAddress,
  listAddressesOf,
  lockAddressBook,
  updateAddressRow,
} from './customerAddress.repo.ts';
import type { CustomerAddress } from './customerAddress.repo.ts';
import { findCustomer } from './customer.repo.ts';
import { addressBookFull, addressNotFound, customerNotFound, partRequired } from './errors.ts';

const MAX_ADDRESSES = 100;

/** Lists a customer's addresses, oldest first. */
export async function listAddresses(db: Db, customerUuid: string): Promise<readonly CustomerAddress[]> {
  const customer = await findCustomer(db, customerUuid);
  if (!customer) throw customerNotFound();
  return listAddressesOf(db, [customer.customer_id]);
}

/**
 * Adds an address. A new default address replaces the previous default. Throws `INVALID_PROVINCE` and
 * `INVALID_VAT_ID`, as for cart addresses.
 */
export const addAddress = (
  app: AppContext,
  db: Db,
  customerUuid: string,
  address: NewAddress,
): Promise<CustomerAddress> =>
  inBook(db, customerUuid, async (tx, customerId) => {
    if (address.is_default) await clearDefault(tx, customerId);
    const added = await insertAddress(tx, customerId, await readAddress(app, tx, address), MAX_ADDRESSES);
    if (!added) throw addressBookFull(MAX_ADDRESSES);
    return added;
  });

/**
 * Adds an address to a customer's address book unless the book already contains it, ignoring case and spaces. Returns
 * the new or existing address. Throws the errors of `addAddress`.
 */
export const keepAddress = (
  app: AppContext,
  db: Db,
  customerUuid: string,
  address: Omit<NewAddress, 'is_default'>,
): Promise<CustomerAddress> =>
  inBook(db, customerUuid, async (tx, customerId) => {
    const read = await readAddress(app, tx, address);
    const words = wordsOf(read);
    const known = (await listAddressesOf(tx, [customerId])).find((row) => wordsOf(row) === words);
    const saved =
      known ?? (await insertAddress(tx, customerId, { ...read, is_default: false }, MAX_ADDRESSES));
    if (!saved) throw addressBookFull(MAX_ADDRESSES);
    return saved;
  });

/** Returns an address as normalized text, to compare it with other addresses. */
const wordsOf = (address: Address): string =>
  ADDRESS_FIELDS.map((field) => (address[field] ?? '').trim().replace(/\s+/gu, ' ').toLowerCase()).join('\n');

/**
 * Updates the given fields. Throws `INVALID_PROVINCE` if the province no longer matches the country, `INVALID_VAT_ID`, and `VALIDATION_FAILED` if the new
 * country needs a province or postcode that the address does not have.
 */
export const updateAddress = (
  app: AppContext,
  db: Db,
  customerUuid: string,
  id: string,
  patch: AddressPatch,
): Promise<CustomerAddress> =>
  inBook(db, customerUuid, async (tx, customerId) => {
    if (patch.is_default) await clearDefault(tx, customerId);
    const vat_id = patch.vat_id === undefined ? undefined : readVatId(patch.vat_id);
    const changed = await updateAddressRow(tx, customerId, id, { ...patch, vat_id });
    if (!changed) throw addressNotFound();
    for (const part of ['province', 'postcode'] as const)
      if (lacksPart(changed, part)) throw partRequired(part);
    if (patch.province === undefined && patch.country === undefined) return changed;
    const province = await readProvince(app, tx, changed);
    if (province === changed.province) return changed;
    return { ...changed, ...(await updateAddressRow(tx, customerId, id, { province })) };
  });

export async function deleteAddress(db: Db, customerUuid: string, id: string): Promise<CustomerAddress> {
  const removed = await deleteAddressRow(db, customerUuid, id);
  if (removed) return removed;
  throw (await findCustomer(db, customerUuid)) ? addressNotFound() : customerNotFound();
}

const inBook = <T>(
  db: Db,
  customerUuid: string,
  work: (tx: Db, customerId: number) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const customerId = await lockAddressBook(tx, customerUuid);
    if (customerId === null) throw customerNotFound();
    return work(tx, customerId);
  });
