import type { GraphQLContext } from '../../platform/graphql/contract.ts';

/** Who reads the blog: customers see what is public, administrators everything. */
export type Readers = 'customers' | 'administrators';

export const readersOf = ({ schema }: Pick<GraphQLContext, 'schema'>): Readers =>
  schema === 'storefront' ? 'customers' : 'administrators';

/** The moment at which posts must be public to be shown; null for administrators, who see drafts too. */
export const publicAtOf = ({ schema, app }: GraphQLContext): Date | null =>
  schema === 'storefront' ? app.clock.now() : null;
