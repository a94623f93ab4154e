import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import type { Keyset } from '../../platform/listing/parseConnection.ts';
import { selectOrder, wholeOrder } from './order.repo.ts';
import type { Order } from './order.repo.ts';

/** A stretch of the orders of one customer. */
export interface OrdersOfCustomer {
  readonly customerId: number;
  readonly keyset: Keyset;
  /** The arguments that the keyset was read from, as text: all stretches with the same take one statement. */
  readonly stretch: string;
}

/** The orders of customers, each customer's from the same place on. One row more than are shown, as of a keyset. */
export const ordersOfCustomer: LoaderDefinition<OrdersOfCustomer, readonly Order[]> = {
  async load(keys, { db }) {
    const stretches = Map.groupBy(keys, ({ stretch }) => stretch);
    const found = new Map(
      await Promise.all(
        [...stretches].map(async ([stretch, [first, ...more]]) => {
          const { keyset } = first as OrdersOfCustomer;
          const ids = new Set([first as OrdersOfCustomer, ...more].map(({ customerId }) => customerId));
          const orders = await listOrdersOf(db, [...ids], keyset);
          return [stretch, Map.groupBy(orders, (order) => order.customer_id)] as const;
        }),
      ),
    );
    return keys.map(({ customerId, stretch }) => found.get(stretch)?.get(customerId) ?? []);
  },
};

const listOrdersOf = (
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
