import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';

const money = (description: string) =>
  z.number().meta(kind('money', `${description}, in the currency of the order.`));

/** A part of the total of an order and what pays it. */
export const orderTender = z.object({
  id: text.describe('The UUID of a gift card or credit part, or the code of the payment method.'),
  method: text.describe('`gift_card`, `credit`, or the code of the payment method.'),
  label: text.describe('The name shown to the shopper.'),
  amount: money('The part of the total'),
  captured: money('The amount that was taken'),
  refunded: money('The amount that was given back'),
  taxed: z
    .number()
    .meta(
      kind(
        'money',
        'The part of the amount that was taxed when its gift card was sold, in the currency of the order. Absent if there is none.',
      ),
    )
    .exactOptional(),
});
export type OrderTender = z.output<typeof orderTender>;

/** The columns of an order that tell what its payment method collects. */
export interface Collected {
  readonly currency: string;
  readonly grand_total: string;
  readonly stored_amount: string;
}

/** Returns the part of the total that the payment method collects, in minor units. */
export const methodMinor = ({ grand_total, stored_amount, currency }: Collected): Minor =>
  toMinor(grand_total, currency) - toMinor(stored_amount, currency);

/**
 * Returns the part of the total of an order that its payment method collects, as a decimal string: the total without what gift cards and
 * store credit paid. Payment methods charge this amount, never `grand_total`.
 */
export const methodAmount = (order: Collected): string => toDecimal(methodMinor(order), order.currency);

/** The columns of an order that tell what its tenders got and gave back. */
interface Tendered {
  readonly currency: string;
  readonly tenders: readonly OrderTender[];
}

const sumOf = ({ tenders, currency }: Tendered, name: 'captured' | 'refunded'): Minor =>
  sum(
    tenders
      .filter(({ method }) => method === 'gift_card' || method === 'credit')
      .map((tender) => toMinor(tender[name], currency)),
  );

/** Returns what gift cards and credit paid of an order and still pay, in minor units. 0 for a canceled order, which gave it back. */
export const storedCaptured = (order: Tendered): Minor => sumOf(order, 'captured');
/** Returns what was refunded of that, in minor units. */
export const storedRefunded = (order: Tendered): Minor => sumOf(order, 'refunded');
/** Returns what can still be refunded of that, in minor units. */
export const storedLeft = (order: Tendered): Minor => storedCaptured(order) - storedRefunded(order);
