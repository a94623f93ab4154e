import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { convertBy } from '../../currencies/index.ts';
import type { Order, OrderItemRow } from '../order.ts';

/**
 * Returns the amount of each gift card of a line, in minor units of the currency of the order: as it was entered in that currency, else converted
 * from the currency of the shop by the rate of the order. Pure.
 */
export const cardAmount = (
  base: string,
  { currency, base_rate: rate }: Pick<Order, 'currency' | 'base_rate'>,
  { amount, entered }: Pick<NonNullable<OrderItemRow['inputs']>, 'amount' | 'entered'>,
): Minor =>
  entered?.currency === currency
    ? toMinor(entered.amount, currency)
    : convertBy(toMinor(amount, base), { from: base, to: currency, rate });
