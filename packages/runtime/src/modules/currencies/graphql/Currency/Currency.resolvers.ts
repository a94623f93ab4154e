import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toPublicCurrency } from '../../currencyAnswer.ts';
import { shopCurrencies } from '../../listCurrencies.ts';

export default {
  Query: {
    async currencies(_query: unknown, _args: unknown, { app }: GraphQLContext) {
      const { on } = await shopCurrencies(app);
      return on.map(({ code }) => {
        const { is_default: isDefault, ...shown } = toPublicCurrency(app, code);
        return { ...shown, isDefault };
      });
    },
  },
};
