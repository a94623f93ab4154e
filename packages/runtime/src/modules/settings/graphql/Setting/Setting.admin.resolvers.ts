import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { describeSettings } from '../../describeSettings.ts';

export default {
  Query: {
    setting: async (_: unknown, { name }: { name: string }, { app, db }: GraphQLContext) => {
      const [setting] = await describeSettings(app, db, [name]);
      return setting ?? null;
    },
  },
};
