import { isUuid } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import { canReadOrder } from '../../canReadOrder.ts';
import { findOrder } from '../../order.repo.ts';
import type { Order } from '../../order.repo.ts';

type Figure = {
  [K in keyof Order]: Order[K] extends string ? K : never;
}[keyof Order];

const money = (column: Figure) => (order: Order, _args: unknown, context: GraphQLContext) =>
  price(context, order[column], order.currency);

export default {
  Query: {
    async order(
      _: unknown,
      { uuid, token }: { uuid: string; token?: string | null },
      context: GraphQLContext,
    ) {
      const order = isUuid(uuid) ? await findOrder(context.db, uuid) : null;
      return order && canReadOrder(order, context.caller, token ?? null, context.app.config) ? order : null;
    },
  },
  Order: {
    shippingMethodName: (order: Order) => order.shipping_method_data?.snapshot.name ?? null,
    shippingMethodData: (order: Order) =>
      order.shipping_method_data && { ...order.shipping_method_data, currency: order.currency },
    totalWeight: (order: Order, _args: unknown, { app }: GraphQLContext) => weight(app, order.total_weight),
    subTotal: money('sub_total'),
    subTotalInclTax: money('sub_total_incl_tax'),
    subTotalWithDiscount: money('sub_total_with_discount'),
    subTotalWithDiscountInclTax: money('sub_total_with_discount_incl_tax'),
    discountAmount: money('discount_amount'),
    taxAmount: money('tax_amount'),
    taxAmountBeforeDiscount: money('tax_amount_before_discount'),
    shippingFeeExclTax: money('shipping_fee_excl_tax'),
    shippingFeeInclTax: money('shipping_fee_incl_tax'),
    shippingTaxAmount: money('shipping_tax_amount'),
    totalTaxAmount: money('total_tax_amount'),
    grandTotal: money('grand_total'),
    items: (order: Order) => order.items.map((item) => ({ ...item, currency: order.currency })),
  },
};
