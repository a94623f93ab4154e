import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price, priceFields } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import { LINE_AMOUNTS } from '../../../pricing/index.ts';
import type { Cart } from '../../cart.ts';
import type { CartItem } from '../../cartLine.ts';
import { pricedOffers } from '../../offers/pricedOffers.ts';

/** The parent value of a line, which contains its cart. */
interface Line extends CartItem {
  readonly cart: Cart;
}

const currencyOf = ({ cart }: Line) => cart.currency;

/** The fields whose names differ from their columns. */
const amount =
  (column: 'line_total' | 'line_total_incl_tax') => (line: Line, _args: unknown, context: GraphQLContext) =>
    price(context, line[column], currencyOf(line));

const path = ({ cart, uuid }: Line) => `/api/cart/${cart.uuid}/items/${uuid}`;

export default {
  CartItem: {
    cartId: (line: Line) => line.cart.cart_id,
    productWeight: (line: Line, _args: unknown, { app }: GraphQLContext) =>
      weight(app, String(line.product_weight)),
    ...priceFields<Line>(LINE_AMOUNTS, currencyOf),
    subTotal: amount('line_total'),
    total: amount('line_total_incl_tax'),
    variantOptions: (line: Line) =>
      line.variant_options ? (JSON.parse(line.variant_options) as unknown) : [],
    discounts: (line: Line) => pricedOffers(line.discounts, currencyOf(line)),
    removeApi: path,
    updateQtyApi: path,
  },
};
