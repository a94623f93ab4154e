import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findCustomer, findCustomerById } from '../../customer.repo.ts';
import type { Customer } from '../../customer.repo.ts';

const INTEGER_ID = /^[1-9]\d{0,8}$/;

export default {
  Customer: {
    editUrl: ({ uuid }: Customer) => `/admin/customers/edit/${uuid}`,
    updateApi: ({ uuid }: Customer) => `/api/customers/${uuid}`,
    deleteApi: ({ uuid }: Customer) => `/api/customers/${uuid}`,
  },
  Query: {
    customer: (_: unknown, { id }: { id: string }, { db }: GraphQLContext) =>
      INTEGER_ID.test(id) ? findCustomerById(db, Number(id)) : findCustomer(db, id),
  },
};
