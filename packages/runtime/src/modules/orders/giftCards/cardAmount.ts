import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { convertBy } from '../../currencies/index.ts';
import type { Order, OrderItemRow } from '../order.ts';

/** Returns the amount of each gift card of a line, in minor units of the currency of the order. Pure. */
export const cardAmount = (
  base: string,
  { currency, base_rate: rate }: Pick<Order, 'currency' | 'base_rate'>,
  { amount }: Pick<NonNullable<OrderItemRow['inputs']>, 'amount'>,
): Minor => convertBy(toMinor(amount, base), { from: base, to: currency, rate });
