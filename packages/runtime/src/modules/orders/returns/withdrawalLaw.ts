import type { Order, OrderItemRow } from '../order.ts';
import type { ReturnTerms } from './return.repo.ts';
import type { ReturnSettings } from './returnSettings.ts';
import { lastDelivery, periodEnd } from './returnPeriod.ts';
import type { Parcel } from './returnPeriod.ts';

/** Why a line cannot be withdrawn: `over`, or the code of the reason for which the law excludes it. Null if it can. */
export type Obstacle = 'over' | { readonly excluded: string } | null;

/** A line of an order with what stands against its withdrawal. */
export interface CheckedLine {
  readonly line: OrderItemRow;
  readonly obstacle: Obstacle;
  /** The end of its period. Null while it has not begun. */
  readonly end: Date | null;
}

/** Returns the country whose law decides: the one that the order is shipped to or, without a parcel, the one of the bill. */
const countryOf = ({
  shipping_address,
  billing_address,
}: Pick<Order, 'shipping_address' | 'billing_address'>) =>
  (shipping_address ?? billing_address)?.country ?? null;

/** Reports whether the law of an order's country knows a right of withdrawal. Pure. */
export const isWithdrawalOffered = (
  order: Pick<Order, 'shipping_address' | 'billing_address'>,
  { withdrawalDays, withdrawalCountries }: Pick<ReturnSettings, 'withdrawalDays' | 'withdrawalCountries'>,
): boolean => withdrawalDays > 0 && withdrawalCountries.includes(countryOf(order) ?? '');

/** The facts that decide the periods of an order. */
export interface PeriodFacts {
  /** The days of the period. */
  readonly days: number;
  /** The parcels that were not canceled. */
  readonly parcels: readonly Parcel[];
  readonly terms: readonly ReturnTerms[];
  readonly timezone: string;
  readonly at: Date;
}

/**
 * Checks each given line of an order against the law of withdrawal at a time. The period of goods begins when the last parcel was
 * delivered, and that of services and other things that need no shipping with the order. Pure.
 */
export function checkLines(
  order: Pick<Order, 'created_at' | 'items'>,
  lines: readonly OrderItemRow[],
  { days, parcels, terms, timezone, at }: PeriodFacts,
): readonly CheckedLine[] {
  const excluded = new Map(terms.map((row) => [row.order_item_id, row.withdrawal_excluded]));
  const delivered = lastDelivery(order.items, parcels);
  return lines.map((line) => {
    const start = line.no_shipping_required ? new Date(order.created_at) : delivered;
    const end = start && periodEnd(start, days, timezone);
    const reason = excluded.get(line.order_item_id) ?? null;
    const obstacle = reason === null ? (end !== null && at >= end ? 'over' : null) : { excluded: reason };
    return { line, obstacle, end };
  });
}
