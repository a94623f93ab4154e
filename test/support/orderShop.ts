import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, defineExtension, defineProcessor, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';
import { refusalOf } from './admins.ts';
import { createZoneWithRate, testShop } from './shop.ts';

/** `hook` runs after the cart was read and before its order is written. `refusals` are reasons to reject the order. */
interface DuringPlacing {
  run: () => Promise<unknown>;
  refusals: readonly string[];
}

const delivery = z.object({
  subscriber: z.string(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

/** Creates a shop that ships to the US for 4.99, with the queries that order tests use. */
export async function orderShop() {
  const duringPlacing: DuringPlacing = { run: async () => undefined, refusals: [] };
  const shop = await testShop({ extensions: [coreShipping, cod, listener(duringPlacing)] });
  const zone = await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const place = (cart_id: unknown) => shop.request('POST', '/api/orders', { cart_id });
  const { outbox, emptyOutbox, stockOf, rowsOfOrders } = rowsIn(shop);

  /** Expects that placing an order is refused, and that no order rows and no events are written. */
  async function refused(cartId: string, status: number, code: string, message: string): Promise<void> {
    const before = [await rowsOfOrders(), await outbox()];
    expect(refusalOf(await place(cartId))).toEqual([status, code, message]);
    expect([await rowsOfOrders(), await outbox()]).toEqual(before);
  }

  return { shop, zone, duringPlacing, place, refused, outbox, emptyOutbox, stockOf };
}
export type OrderShop = Awaited<ReturnType<typeof orderShop>>;

const RECORDED_EVENTS = [
  'order_created',
  'order_placed',
  'order_canceled',
  'order_status_updated',
  'shipment_created',
  'shipment_delivered',
  'shipment_canceled',
  'inventory_updated',
] as const;

/** Subscribes to order events. The test shop has no worker, so deliveries stay in the outbox. */
function listener(duringPlacing: DuringPlacing) {
  const subscribe = (event: (typeof RECORDED_EVENTS)[number]) =>
    defineSubscriber({ id: `listener.${event}`, event, handle: async () => undefined });
  return defineExtension({
    name: 'listener',
    api: '^1.0',
    setup: () => ({
      subscribers: RECORDED_EVENTS.map(subscribe),
      processors: [
        defineProcessor({
          key: 'orderRefusals',
          async process(texts) {
            await duringPlacing.run();
            return [...texts, ...duringPlacing.refusals];
          },
        }),
      ],
    }),
  });
}

const placeOf = (event: string): number => (RECORDED_EVENTS as readonly string[]).indexOf(event);

function rowsIn({ db }: TestShop) {
  return {
    /**
     * Lists the names of the events waiting to be delivered to the listener. Deliveries of one transaction are in no particular sequence.
     */
    async outbox() {
      const jobs = await db.any(
        sql.type(
          z.object({ payload: delivery }),
        )`select payload from graphile_worker._private_jobs order by id`,
      );
      return jobs
        .filter(({ payload: { subscriber } }) => subscriber.startsWith('listener.'))
        .map(({ payload: { event, payload } }) => ({ event, payload }))
        .toSorted((one, other) => placeOf(one.event) - placeOf(other.event));
    },
    emptyOutbox: () => db.run(sql.type(z.object({}))`delete from graphile_worker._private_jobs`),
    async stockOf({ id }: { id: number }) {
      const { qty } = await db.one(
        sql.type(z.object({ qty: column.int }))`select qty from product_inventory where product_id = ${id}`,
      );
      return qty;
    },
    rowsOfOrders: () =>
      db.one(sql.type(z.object({ rows: column.int }))`
        select ((select count(*) from "order") + (select count(*) from order_item) + (select count(*) from order_address)
          + (select count(*) from order_activity) + (select count(*) from payment_transaction))::int as rows`),
  };
}
