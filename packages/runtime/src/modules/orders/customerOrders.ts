import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { LoaderDefinition, ReadContext } from '../../platform/loading/readContext.ts';
import { parseConnection } from '../../platform/listing/parseConnection.ts';
import type { Connection, ConnectionArguments } from '../../platform/listing/contract.ts';
import type { Keyset } from '../../platform/listing/parseConnection.ts';
import { wholeOrder } from './order.ts';
import type { Order } from './order.ts';
import { selectOrder } from './order.repo.ts';
import { orderListing } from './orderListing.ts';

/**
 * Returns a customer's orders, newest first. Concurrent requests for several customers run as one SQL statement. Throws
 * `BAD_FILTER` and `BAD_CURSOR`.
 */
export async function customerOrders(
  { loader }: Pick<ReadContext, 'loader'>,
  customerId: number,
  args: Pick<ConnectionArguments, 'first' | 'after'>,
): Promise<Connection<Order>> {
  const keyset = parseConnection(args, orderListing);
  const page = JSON.stringify([args.first, args.after]);
  return keyset.connect(await loader(customerOrderLoader)({ customerId, keyset, page }));
}

/** One result page of a customer's orders. */
interface CustomerPage {
  readonly customerId: number;
  readonly keyset: Keyset;
  /** The serialized pagination arguments. Requests with equal arguments are batched into one SQL statement. */
  readonly page: string;
}

/**
 * Loads the same result page of orders for several customers. Loads one row more than the page shows, because keyset
 * pagination requires it.
 */
const customerOrderLoader: LoaderDefinition<CustomerPage, readonly Order[]> = {
  async load(keys, { db }) {
    const pages = Map.groupBy(keys, ({ page }) => page);
    const found = new Map(
      await Promise.all(
        [...pages].map(async ([page, [first, ...more]]) => {
          const { keyset } = first as CustomerPage;
          const ids = new Set([first as CustomerPage, ...more].map(({ customerId }) => customerId));
          const orders = await listCustomerOrders(db, [...ids], keyset);
          return [page, Map.groupBy(orders, (order) => order.customer_id)] as const;
        }),
      ),
    );
    return keys.map(({ customerId, page }) => found.get(page)?.get(customerId) ?? []);
  },
};

const listCustomerOrders = (
  db: Db,
  customerIds: readonly number[],
  { where, orderBy, limit }: Keyset,
): Promise<readonly Order[]> =>
  db.any(sql.type(wholeOrder)`
    select o.* from unnest(${sql.array(customerIds, 'int4')}) as owner (customer_id)
    cross join lateral (
      ${selectOrder} where o.customer_id = owner.customer_id and ${where} order by ${orderBy} limit ${limit}
    ) o
    order by ${orderBy}`);
