import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { orderListing } from '../../orderListing.ts';
import { ordersOfCustomer } from '../../ordersOfCustomer.loaders.ts';

interface Owner {
  readonly customer_id: number;
}

export default {
  Customer: {
    async orders(
      { customer_id: customerId }: Owner,
      args: Pick<ConnectionArguments, 'first' | 'after'>,
      { loader }: GraphQLContext,
    ) {
      const keyset = parseConnection(args, orderListing);
      const stretch = JSON.stringify([args.first, args.after]);
      return keyset.connect(await loader(ordersOfCustomer)({ customerId, keyset, stretch }));
    },
  },
};
