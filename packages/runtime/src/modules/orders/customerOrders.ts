import type { ReadContext } from '../../platform/loading/readContext.ts';
import { parseConnection } from '../../platform/listing/parseConnection.ts';
import type { Connection, ConnectionArguments } from '../../platform/listing/parseConnection.ts';
import type { Order } from './order.repo.ts';
import { orderListing } from './orderListing.ts';
import { ordersOfCustomer } from './ordersOfCustomer.loaders.ts';

/** The orders of a customer, newest first. Those of many, asked at once, take one statement. Throws BAD_FILTER and BAD_CURSOR. */
export async function customerOrders(
  { loader }: ReadContext,
  customerId: number,
  args: Pick<ConnectionArguments, 'first' | 'after'>,
): Promise<Connection<Order>> {
  const keyset = parseConnection(args, orderListing);
  const stretch = JSON.stringify([args.first, args.after]);
  return keyset.connect(await loader(ordersOfCustomer)({ customerId, keyset, stretch }));
}
