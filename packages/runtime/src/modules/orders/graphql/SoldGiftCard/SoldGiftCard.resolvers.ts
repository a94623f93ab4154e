import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { cardStateAt } from '../../../storedValue/index.ts';
import type { SoldCardRow } from '../../../storedValue/index.ts';

export default {
  SoldGiftCard: {
    amount: ({ initial, currency }: SoldCardRow, _args: unknown, context: GraphQLContext) =>
      price(context, initial, currency),
    state: (card: SoldCardRow, _args: unknown, { app }: GraphQLContext) =>
      cardStateAt(card, app.clock.now()).toUpperCase(),
  },
};
