import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import type { OrderItemRow } from '../../order.repo.ts';

/** Lines resolve with the currency of their order put in. */
interface Line extends OrderItemRow {
  readonly currency: string;
}

type Figure = { [K in keyof OrderItemRow]: OrderItemRow[K] extends number ? K : never }[keyof OrderItemRow];

const money = (column: Figure) => (line: Line, _args: unknown, context: GraphQLContext) =>
  price(context, line[column], line.currency);

export default {
  OrderItem: {
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
    total: money('line_total_incl_tax'),
  },
};
