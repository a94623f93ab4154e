import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { statusLabels, textIn } from '../../statusLabels.ts';
import type { InLanguage } from '../../statusLabels.ts';

export default {
  Query: {
    orderStatuses: (_: unknown, args: InLanguage, { app }: GraphQLContext) =>
      statusLabels(app, textIn(app, args)),
  },
};
