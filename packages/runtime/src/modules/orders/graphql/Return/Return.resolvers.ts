import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { toDecimal } from '../../../../platform/money.ts';
import type { Order, OrderItemRow } from '../../order.ts';
import type { ReturnRow } from '../../returns/return.ts';
import { returnLoader } from '../../returns/return.loaders.ts';
import { returnCeiling } from '../../returns/returnCeiling.ts';

export default {
  Order: {
    async returns(order: Order, _args: unknown, { loader }: GraphQLContext) {
      const lines = new Map(order.items.map((item) => [item.order_item_id, item]));
      return (await loader(returnLoader)(order.order_id)).map((row) => ({
        ...row,
        items: row.items.map((item) => {
          const { product_sku, product_name, thumbnail } = lines.get(item.order_item_id) as OrderItemRow;
          return { product_sku, product_name, thumbnail, ...item };
        }),
      }));
    },
  },
  Return: {
    refundCeiling: (row: ReturnRow, _args: unknown, context: GraphQLContext) =>
      price(context, toDecimal(returnCeiling(row), row.currency), row.currency),
  },
};
