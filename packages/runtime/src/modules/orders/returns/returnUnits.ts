import { unshippedOf } from '../fulfilment/shipmentStatus.ts';
import type { ShippableItem } from '../fulfilment/shipmentStatus.ts';

/** The units of an order line that decide what can be returned. */
export type ReturnableLine = Pick<
  ShippableItem,
  'qty' | 'shipped_qty' | 'refunded_qty' | 'returned_qty' | 'blocked_qty'
> & {
  /** The number of units in returns that have not ended. */
  readonly returning_qty: number;
};

/** Returns the number of units that are neither refunded nor in a return. */
export const freeUnits = ({
  qty,
  refunded_qty,
  returning_qty,
}: Pick<ReturnableLine, 'qty' | 'refunded_qty' | 'returning_qty'>): number =>
  Math.max(0, qty - refunded_qty - returning_qty);

/** Returns the number of units that the shopper has and can send back. Units that are still to be shipped do not count. */
export const returnableUnits = (line: ReturnableLine): number =>
  Math.max(0, freeUnits(line) - unshippedOf(line));

/**
 * Returns how many of the withdrawn units have not been shipped. Units that are still in the shop are withdrawn first, so that nothing is
 * sent that would have to come back.
 */
export const unshippedUnits = (line: ReturnableLine, withdrawn: number): number =>
  Math.min(withdrawn, unshippedOf(line));

/** Returns a line as it is when an open refund of some of its units has succeeded. */
export const withRefunded = <Line extends ReturnableLine>(line: Line, units: number): Line => ({
  ...line,
  refunded_qty: line.refunded_qty + units,
});
