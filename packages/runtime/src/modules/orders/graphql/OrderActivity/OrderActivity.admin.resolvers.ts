import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { readActivity } from '../../activity.ts';
import type { ReadActivity } from '../../order.loaders.ts';
import type { InLanguage } from '../../statusLabels.ts';

export default {
  OrderActivity: {
    text: (activity: ReadActivity, args: InLanguage, { app }: GraphQLContext) =>
      readActivity(app, activity, args),
  },
};
