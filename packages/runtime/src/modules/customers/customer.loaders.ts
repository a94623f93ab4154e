import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import type { MetaData } from '../metafields/index.ts';
import { notesLoader } from '../notes/index.ts';
import { listMetaDataOf } from './customer.repo.ts';
import { listAddressesOf } from './customerAddress.repo.ts';
import type { CustomerAddress } from './customerAddress.repo.ts';
import { listGroupsOf } from './customerGroup.repo.ts';
import type { CustomerGroup } from './customerGroup.repo.ts';

export const groupById: LoaderDefinition<number, CustomerGroup | null> = {
  async load(ids, { db }) {
    const groups = new Map((await listGroupsOf(db, ids)).map((group) => [group.customer_group_id, group]));
    return ids.map((id) => groups.get(id) ?? null);
  },
};

export const addressesOfCustomer: LoaderDefinition<number, readonly CustomerAddress[]> = {
  async load(ids, { db }) {
    const byCustomer = Map.groupBy(await listAddressesOf(db, ids), (address) => address.customer_id);
    return ids.map((id) => byCustomer.get(id) ?? []);
  },
};

export const metaDataOfCustomer: LoaderDefinition<number, MetaData> = {
  async load(ids, { db }) {
    const rows = new Map((await listMetaDataOf(db, ids)).map((row) => [row.customer_id, row.meta_data]));
    return ids.map((id) => rows.get(id) ?? {});
  },
};

/** Loads the notes on each customer, oldest first, by `customer_id`. */
export const notesOfCustomer = notesLoader('customer');
