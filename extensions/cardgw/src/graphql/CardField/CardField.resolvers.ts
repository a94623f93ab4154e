import type { GraphQLContext } from '@shop/runtime/extension';
import { cardConfig } from '../../config.ts';

export default {
  Query: {
    async cardField(_: unknown, _args: unknown, { app, db }: GraphQLContext) {
      const publishableKey = await app.setting('cardgwPublishableKey', db);
      const { scriptUrl } = cardConfig.parse(app.config.system['cardgw']);
      return publishableKey ? { publishableKey, scriptUrl } : null;
    },
  },
};
