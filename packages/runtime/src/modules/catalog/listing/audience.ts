import type { GraphQLContext } from '../../../platform/graphql/contract.ts';

/** Who reads the catalogue. `live`: the storefront, which shows only what is enabled and not hidden. */
export interface Audience {
  readonly live: boolean;
}

/** Sees everything. */
export const admins: Audience = { live: false };

export const audienceOf = ({ schema }: GraphQLContext): Audience => ({ live: schema === 'storefront' });
