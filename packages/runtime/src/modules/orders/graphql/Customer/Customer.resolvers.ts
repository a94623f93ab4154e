import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { ConnectionArguments } from '../../../../platform/listing/contract.ts';
import { customerOrders } from '../../customerOrders.ts';

interface Owner {
  readonly customer_id: number;
}

export default {
  Customer: {
    orders: (
      { customer_id: customerId }: Owner,
      args: Pick<ConnectionArguments, 'first' | 'after'>,
      context: GraphQLContext,
    ) => customerOrders(context, customerId, args),
  },
};
