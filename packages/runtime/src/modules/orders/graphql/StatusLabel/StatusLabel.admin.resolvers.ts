import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listOrigins } from '../../order.repo.ts';
import { statusLabels, textIn } from '../../statusLabels.ts';
import type { InLanguage } from '../../statusLabels.ts';

export default {
  Query: {
    orderStatuses: (_: unknown, args: InLanguage, { app }: GraphQLContext) =>
      statusLabels(app, textIn(app, args)),
    orderOrigins: (_: unknown, _args: unknown, { db }: GraphQLContext) => listOrigins(db),
  },
};
