import type { GraphQLContext } from '../../platform/graphql/contract.ts';
import type { Readers } from './cmsPage.repo.ts';

export const readersOf = ({ schema }: Pick<GraphQLContext, 'schema'>): Readers =>
  schema === 'storefront' ? 'customers' : 'administrators';
