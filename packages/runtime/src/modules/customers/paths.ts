import type { GraphQLContext } from '../../platform/graphql/contract.ts';

/** The address book of a customer, as the reader reaches it. */
export const addressesPath = (customerUuid: string, schema: GraphQLContext['schema']): string =>
  `/api/customers/${schema === 'admin' ? customerUuid : 'me'}/addresses`;
