import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { metaDataOfCustomer, notesOfCustomer } from '../../customer.loaders.ts';
import { findCustomer, findCustomerById } from '../../customer.repo.ts';
import type { Customer } from '../../customer.repo.ts';

export default {
  Customer: {
    editUrl: ({ uuid }: Customer) => `/admin/customers/edit/${uuid}`,
    updateApi: ({ uuid }: Customer) => `/api/customers/${uuid}`,
    metaData: ({ customer_id }: Customer, _: unknown, { loader }: GraphQLContext) =>
      loader(metaDataOfCustomer)(customer_id),
    notes: ({ customer_id }: Customer, _: unknown, { loader }: GraphQLContext) =>
      loader(notesOfCustomer)(customer_id),
    deleteApi: ({ uuid }: Customer) => `/api/customers/${uuid}`,
  },
  Query: {
    customer(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      if (!ref) return null;
      return 'id' in ref ? findCustomerById(db, ref.id) : findCustomer(db, ref.uuid);
    },
  },
};
