import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { findCustomerById } from '../../customer.repo.ts';
import type { Customer } from '../../customer.repo.ts';
import { addressesOfCustomer, groupById, metaDataOfCustomer } from '../../customer.loaders.ts';
import { addressesPath, profilePath } from '../../paths.ts';

export default {
  Customer: {
    ...metafieldFields<Customer>('customer', ({ customer_id }, { loader }) =>
      loader(metaDataOfCustomer)(customer_id),
    ),
    group: (customer: Customer, _: unknown, { loader }: GraphQLContext) =>
      loader(groupById)(customer.group_id),
    addresses: async (customer: Customer, _: unknown, { loader }: GraphQLContext) =>
      (await loader(addressesOfCustomer)(customer.customer_id)).map((address) => ({
        ...address,
        customer_uuid: customer.uuid,
      })),
    updateProfileApi: (customer: Customer, _: unknown, { audience }: GraphQLContext) =>
      profilePath(customer.uuid, audience),
    addAddressApi: (customer: Customer, _: unknown, { audience }: GraphQLContext) =>
      addressesPath(customer.uuid, audience),
  },
  Query: {
    currentCustomer: (_: unknown, _args: unknown, { db, caller }: GraphQLContext) =>
      caller.customer && findCustomerById(db, caller.customer.id),
  },
};
