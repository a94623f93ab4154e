import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import type { Cart, CartItem } from '../../cart.ts';

/** Lines resolve with their cart put in. */
interface Line extends CartItem {
  readonly cart: Cart;
}

type Figure = { [K in keyof CartItem]: CartItem[K] extends number ? K : never }[keyof CartItem];

const money = (column: Figure) => (line: Line, _args: unknown, context: GraphQLContext) =>
  price(context, line[column], line.cart.currency);

const path = ({ cart, uuid }: Line) => `/api/cart/${cart.uuid}/items/${uuid}`;

export default {
  CartItem: {
    cartId: (line: Line) => line.cart.cart_id,
    productWeight: (line: Line, _args: unknown, { app }: GraphQLContext) =>
      weight(app, String(line.product_weight)),
    productPrice: money('product_price'),
    productPriceInclTax: money('product_price_incl_tax'),
    finalPrice: money('final_price'),
    finalPriceInclTax: money('final_price_incl_tax'),
    taxAmount: money('tax_amount'),
    taxAmountBeforeDiscount: money('tax_amount_before_discount'),
    discountAmount: money('discount_amount'),
    lineTotal: money('line_total'),
    lineTotalInclTax: money('line_total_incl_tax'),
    lineTotalWithDiscount: money('line_total_with_discount'),
    lineTotalWithDiscountInclTax: money('line_total_with_discount_incl_tax'),
    subTotal: money('line_total'),
    total: money('line_total_incl_tax'),
    variantOptions: (line: Line) =>
      line.variant_options ? (JSON.parse(line.variant_options) as unknown) : [],
    removeApi: path,
    updateQtyApi: path,
  },
};
