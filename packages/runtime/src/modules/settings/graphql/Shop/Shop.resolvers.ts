import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';

export default {
  Query: {
    shop: (_: unknown, _args: unknown, { app }: GraphQLContext) => ({
      ...app.config.shop,
      locale: app.locale,
    }),
  },
};
