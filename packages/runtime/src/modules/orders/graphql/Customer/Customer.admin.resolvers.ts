import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { customerFigures } from '../../customerFigures.ts';

interface Owner {
  readonly customer_id: number;
}

export default {
  Customer: {
    async orderCount({ customer_id: id }: Owner, _args: unknown, { loader }: GraphQLContext) {
      return (await loader(customerFigures)(id)).orders;
    },
    async totalSpent({ customer_id: id }: Owner, _args: unknown, context: GraphQLContext) {
      const { spent } = await context.loader(customerFigures)(id);
      return price(context, spent, context.app.config.shop.currency);
    },
  },
};
