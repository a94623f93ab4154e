import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, sql, z } from '@shop/runtime/extension';
import type { Extension } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import { createMailbox } from './mailbox.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from './shop.ts';

export const DAY = 86_400_000;

interface Item {
  readonly order_item_id: number;
  readonly uuid: string;
  readonly product_sku: string;
}
export interface Placed {
  readonly uuid: string;
  readonly order_id: number;
  readonly order_number: string;
  readonly orderToken: string;
  readonly items: readonly Item[];
}

/** Creates a shop that ships to the US for 4.99 and sells a product for 10.00, whose consumers may withdraw from contracts. */
export async function returnShop(
  languages: readonly string[] = ['en'],
  extensions: readonly Extension[] = [],
) {
  const clock = createTestClock();
  const mailbox = createMailbox();
  const shop = await testShop({
    extensions: [coreShipping, cod, mailbox.extension, ...extensions],
    worker: true,
    config: { shop: { languages: [...languages] } },
    clock,
    logLevel: (process.env['LOGS'] as 'error') ?? 'silent',
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
  dataOf(await shop.admin('POST', '/api/settings', { withdrawalCountries: ['US'] }));
  return { shop, clock, mailbox, sku, ...actionsOn(shop, clock, sku) };
}
export type ReturnShop = Awaited<ReturnType<typeof returnShop>>;

function actionsOn(
  shop: Awaited<ReturnType<typeof testShop>>,
  clock: ReturnType<typeof createTestClock>,
  sku: string,
) {
  const admin = async (path: string, body: object = {}) => shop.admin('POST', path, body);
  const post = async (path: string, body: object = {}) => dataOf(await admin(path, body));

  /** Places an order of some units of each product. */
  async function place(qty = 3, ...skus: readonly string[]): Promise<Placed> {
    const all = (skus.length > 0 ? skus : [sku]).flatMap((one) => Array.from({ length: qty }, () => one));
    return dataOf(
      await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, ...all) }),
    );
  }
  /** Sends a request of the shopper, who has the order's token. */
  const shopper = (order: Placed, path: string, body: object = {}) =>
    shop.request('POST', `/api/orders/${order.uuid}/${path}`, { token: order.orderToken, ...body });

  /** Ships units of an order: all that are left, or `qty` of the first line. */
  async function ship(order: Placed, qty?: number) {
    const items = qty === undefined ? {} : { items: [{ order_item_id: order.items[0]!.uuid, qty }] };
    return post(`/api/orders/${order.uuid}/shipments`, items);
  }
  /** Ships units of an order, and says that they were delivered some days ago. */
  async function deliver(order: Placed, qty?: number, daysAgo = 0): Promise<void> {
    const shipment = await ship(order, qty);
    await post(`/api/shipments/${shipment.uuid}/deliver`);
    await shop.db.run(sql.type(z.object({}))`
      update shipment set delivered_at = ${new Date(clock.now().getTime() - daysAgo * DAY).toISOString()}::timestamptz
      where uuid = ${shipment.uuid}`);
  }
  const some = (order: Placed, qty: number) => [
    { order_item_id: order.items[0]!.order_item_id, qty, reason: 'damaged' },
  ];
  return {
    admin,
    post,
    place,
    shopper,
    ship,
    deliver,
    some,
    /** Requests a return of units of the first line. */
    ask: async (order: Placed, qty: number) =>
      dataOf(await shopper(order, 'returns', { items: some(order, qty) })),
    read: async ({ uuid }: { uuid: string }) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`)),
    readReturn: async (id: string) => dataOf(await shop.admin('GET', `/api/returns/${id}`)),
    stockOf: async (of = sku) =>
      (
        await shop.db.one(sql.type(z.object({ qty: column.int }))`
          select qty from product_inventory join product using (product_id) where sku = ${of}`)
      ).qty,
    /** Moves the time at which an order was placed into the past. */
    age: ({ uuid }: Placed, days: number) =>
      shop.db.run(sql.type(z.object({}))`
        update "order" set created_at = created_at - make_interval(days => ${days}::int) where uuid = ${uuid}`),
  };
}
