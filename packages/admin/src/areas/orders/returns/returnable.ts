import type { Order } from '../orderQuery.ts';
import { unitsDue } from '../ShipDialog.tsx';

type Item = Order['items'][number];

/** Returns the number of units of a line that are neither refunded nor in a return. */
export const freeUnits = ({ qty, refundedQty, returningQty }: Item): number =>
  Math.max(0, qty - refundedQty - returningQty);

/** Returns the number of units of a line that the customer has and can send back. */
export const returnableUnits = (item: Item): number =>
  item.noShippingRequired ? 0 : Math.max(0, freeUnits(item) - unitsDue(item));
