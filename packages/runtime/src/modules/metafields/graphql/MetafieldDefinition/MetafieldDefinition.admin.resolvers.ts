import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toDefinitionAnswer } from '../../definitionAnswer.ts';
import { listDefinitions } from '../../definition.repo.ts';

export default {
  Query: {
    metafieldDefinitions: async (_: unknown, { ownerType }: { ownerType: string }, { db }: GraphQLContext) =>
      (await listDefinitions(db, ownerType)).map(toDefinitionAnswer),
  },
};
