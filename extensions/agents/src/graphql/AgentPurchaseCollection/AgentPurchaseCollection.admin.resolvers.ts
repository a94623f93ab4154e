import { parseListing, price, toCollection } from '@shop/runtime/extension';
import type { FilterInput, GraphQLContext } from '@shop/runtime/extension';
import { countPurchases, listPurchases, purchaseListing } from '../../identity/purchases.ts';

export default {
  Query: {
    agentPurchases(
      _: unknown,
      { filters }: { readonly filters?: readonly FilterInput[] },
      context: GraphQLContext,
    ) {
      const { app, db } = context;
      const listing = parseListing(filters, purchaseListing);
      return toCollection(listing, {
        items: async () =>
          (await listPurchases(app, db, listing)).map(({ order, total, currency, ...purchase }) => ({
            uuid: order.uuid,
            orderNumber: order.number,
            agent: purchase.agent,
            agentName: purchase.agent_name,
            protocol: purchase.protocol,
            total: total === null || currency === null ? null : price(context, total, currency),
            placedAt: purchase.placed_at,
          })),
        total: () => countPurchases(db, listing),
      });
    },
  },
};
