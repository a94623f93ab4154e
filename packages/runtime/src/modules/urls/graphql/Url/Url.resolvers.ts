import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findRoute } from '../../resolvePath.ts';
import type { FoundRoute } from '../../resolvePath.ts';

export default {
  Url: {
    entityType: (found: FoundRoute) => found.entity?.entityType ?? null,
    entityUuid: (found: FoundRoute) => found.entity?.entityUuid ?? null,
    target: (found: FoundRoute) => found.entity?.target ?? null,
    redirectTo: (found: FoundRoute) => found.redirectTo,
  },
  Query: {
    url: (_: unknown, { path }: { path: string }, { app, db }: GraphQLContext) => findRoute(app, db, path),
    currentRoute: (_: unknown, _args: unknown, { app, db, currentPath }: GraphQLContext) =>
      currentPath === null ? null : findRoute(app, db, currentPath),
  },
};
