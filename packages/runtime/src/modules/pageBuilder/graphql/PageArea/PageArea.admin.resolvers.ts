import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listPageAreas, listPageRoutes } from '../../pageAreas.ts';

export default {
  Query: {
    pageAreas: (_: unknown, __: unknown, { app }: GraphQLContext) => listPageAreas(app),
    pageRoutes: (_: unknown, __: unknown, { app }: GraphQLContext) =>
      listPageRoutes(app).map(({ route, label, path = null, entity = null }) => ({
        route,
        label,
        path,
        entityType: entity,
      })),
  },
};
