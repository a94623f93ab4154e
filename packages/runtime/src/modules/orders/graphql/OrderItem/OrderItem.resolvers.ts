import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price, priceFields } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import { pricedOffers } from '../../../carts/index.ts';
import { LINE_AMOUNTS } from '../../../pricing/index.ts';
import { soldCardsLoader } from '../../giftCards/soldCards.loaders.ts';
import type { OrderItemRow } from '../../order.ts';

/** An order line with the order currency. */
interface Line extends OrderItemRow {
  readonly currency: string;
}

export default {
  OrderItem: {
    productWeight: (line: Line, _args: unknown, { app }: GraphQLContext) =>
      weight(app, String(line.product_weight)),
    ...priceFields<Line>(LINE_AMOUNTS, (line) => line.currency),
    discounts: (line: Line) => pricedOffers(line.discounts, line.currency),
    giftCards: (line: Line, _args: unknown, context: GraphQLContext) =>
      line.gift_card ? context.loader(soldCardsLoader)(line.order_item_id) : [],
    variantOptions: (line: Line) =>
      line.variant_options ? (JSON.parse(line.variant_options) as unknown) : [],
    total: (line: Line, _args: unknown, context: GraphQLContext) =>
      price(context, line.line_total_incl_tax, line.currency),
  },
};
