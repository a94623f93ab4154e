import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listRoles } from '../../adminRole.repo.ts';

export default {
  Query: {
    roles: (_: unknown, _args: unknown, { db }: GraphQLContext) => listRoles(db),
  },
};
