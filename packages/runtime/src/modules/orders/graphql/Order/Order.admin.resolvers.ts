import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing } from '../../../../platform/graphql/listing/parseListing.ts';
import type { FilterInput } from '../../../../platform/graphql/listing/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import type { Order } from '../../order.repo.ts';
import { countOrders, listOrders } from '../../orderListing.repo.ts';
import { orderListing } from '../../orderListing.ts';
import { activityLoader, transactionLoader } from '../../orderHistory.loaders.ts';
import type { TransactionRow } from '../../orderHistory.loaders.ts';

export default {
  Query: {
    orders(_: unknown, { filters }: { filters?: readonly FilterInput[] | null }, { db }: GraphQLContext) {
      const listing = parseListing(filters, orderListing);
      return {
        current_page: listing.page,
        current_filters: listing.currentFilters,
        items: () => listOrders(db, listing),
        total: () => countOrders(db, listing),
      };
    },
  },
  OrderCollection: {
    items: ({ items }: { items: () => unknown }) => items(),
    total: ({ total }: { total: () => unknown }) => total(),
  },
  Order: {
    activities: (order: Order, _args: unknown, { loader }: GraphQLContext) =>
      loader(activityLoader)(order.order_id),
    paymentTransactions: (order: Order, _args: unknown, { loader }: GraphQLContext) =>
      loader(transactionLoader)(order.order_id),
    editUrl: (order: Order) => `/admin/order/edit/${order.uuid}`,
  },
  PaymentTransaction: {
    amount: (row: TransactionRow, _args: unknown, context: GraphQLContext) =>
      price(context, row.amount, row.currency),
  },
};
