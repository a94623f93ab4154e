import { initGraphQLTada } from 'gql.tada';
import type { AdminSchema } from './generated/adminSchema.ts';
import type { StorefrontSchema } from './generated/storefrontSchema.ts';

export type { AdminSchema, StorefrontSchema };
export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';

interface Scalars {
  /** A time in ISO 8601. */
  DateTime: string;
  JSON: unknown;
}

/** Types a document of the storefront for `shop.graphql`. A field that the schema does not have is a compile error. */
export const graphql = initGraphQLTada<{
  introspection: StorefrontSchema;
  scalars: Scalars;
  disableMasking: true;
}>();

/** Types a document of the admin schema for `shop.admin.graphql`. */
export const adminGraphql = initGraphQLTada<{
  introspection: AdminSchema;
  scalars: Scalars;
  disableMasking: true;
}>();
