import { isUuid } from '../../platform/db/ids.ts';
import { orderNotFound } from './errors.ts';

/** The uuid of an order in a path. What is no uuid names no order: throws `ORDER_NOT_FOUND` (404). */
export function orderUuid(id: string): string {
  if (!isUuid(id)) throw orderNotFound();
  return id;
}
