import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { customerOrderTotals } from '../../customerOrderTotals.ts';

interface Owner {
  readonly customer_id: number;
}

export default {
  Customer: {
    async orderCount({ customer_id: id }: Owner, _args: unknown, { loader }: GraphQLContext) {
      return (await loader(customerOrderTotals)(id)).orders;
    },
    async totalSpent({ customer_id: id }: Owner, _args: unknown, context: GraphQLContext) {
      const { spent } = await context.loader(customerOrderTotals)(id);
      return price(context, spent, context.app.config.shop.currency);
    },
  },
};
