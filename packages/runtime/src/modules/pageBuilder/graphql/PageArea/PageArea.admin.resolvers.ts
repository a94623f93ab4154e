import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listPageAreas } from '../../pageAreas.ts';

export default {
  Query: {
    pageAreas: (_: unknown, __: unknown, { app }: GraphQLContext) => listPageAreas(app),
  },
};
