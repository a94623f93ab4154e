import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { toDecimal } from '../../../../platform/money.ts';
import type { ReturnRow } from '../../returns/return.ts';
import { returnCeiling } from '../../returns/returnCeiling.ts';

export default {
  Return: {
    refundCeiling: (row: ReturnRow, _args: unknown, context: GraphQLContext) =>
      price(context, toDecimal(returnCeiling(row), row.currency), row.currency),
  },
};
