import { initGraphQLTada } from 'gql.tada';
import type { AdminSchema } from './generated/adminSchema.ts';
import type { StorefrontSchema } from './generated/storefrontSchema.ts';

export type { AdminSchema, StorefrontSchema };
export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';

interface Scalars {
  /** An ISO 8601 time. */
  DateTime: string;
  JSON: unknown;
}

/** Types a storefront document for `shop.graphql`. A field that is not in the schema is a compile error. */
export const graphql = initGraphQLTada<{
  introspection: StorefrontSchema;
  scalars: Scalars;
  disableMasking: true;
}>();

/** Types an admin document for `shop.admin.graphql`. */
export const adminGraphql = initGraphQLTada<{
  introspection: AdminSchema;
  scalars: Scalars;
  disableMasking: true;
}>();
