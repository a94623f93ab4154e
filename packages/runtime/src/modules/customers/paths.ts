import type { GraphQLContext } from '../../platform/graphql/contract.ts';

/** A customer, as the reader reaches them. */
export const profilePath = (customerUuid: string, schema: GraphQLContext['schema']): string =>
  `/api/customers/${schema === 'admin' ? customerUuid : 'me'}`;

/** The address book of a customer, as the reader reaches it. */
export const addressesPath = (customerUuid: string, schema: GraphQLContext['schema']): string =>
  `${profilePath(customerUuid, schema)}/addresses`;
