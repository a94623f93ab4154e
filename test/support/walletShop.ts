import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineProcessor, defineSubscriber, sql, z } from '@shop/runtime/extension';
import { startWalletSimulator } from '@shop/runtime/testing';
import type { WalletSimulator } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { reconcileAttempts } from '../../packages/runtime/src/modules/orders/payment/reconcileAttempts.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from './shop.ts';
import { linesOf } from './history.ts';

type Options = Parameters<typeof testShop>[0] & { readonly wallet?: object };
type WalletDelivery = WalletSimulator['events'][number];

/** Changes that the test's extension makes to the request body of a new gateway order. */
interface Rewrites {
  amount: ((value: { value: string }) => object) | null;
  order: ((value: object) => object) | null;
}

const listener = (rewrites: Rewrites) =>
  defineExtension({
    name: 'listener',
    api: '^1.0',
    after: ['walletgw'],
    setup: () => ({
      subscribers: (['order_placed', 'order_refunded', 'order_canceled'] as const).map((event) =>
        defineSubscriber({ id: `listener.${event}`, event, handle: async () => undefined }),
      ),
      processors: [
        defineProcessor({
          key: 'walletgwFinalAmount',
          process: (value) => (rewrites.amount?.(value) ?? value) as typeof value,
        }),
        defineProcessor({
          key: 'finalWalletgwOrderData',
          process: (value) => (rewrites.order?.(value) ?? value) as typeof value,
        }),
      ],
    }),
  });

/** Creates a shop that accepts wallet payments, with its credentials in the config file, and the gateway simulator. */
export async function walletShop({ wallet = {}, ...options }: Options = {}) {
  const gateway = await startWalletSimulator(options.clock ? { now: () => options.clock!.now() } : {});
  const rewrites: Rewrites = { amount: null, order: null };
  const shop = await testShop({
    extensions: [coreShipping, cod, walletgw, listener(rewrites)],
    ...options,
    config: {
      ...options.config,
      system: {
        walletgw: {
          environment: gateway.url,
          clientId: gateway.clientId,
          clientSecret: gateway.clientSecret,
          webhookId: gateway.webhookId,
          timeoutMs: 500,
          ...wallet,
        },
      },
    },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const product = await createProduct(shop, { price: 10, qty: 100_000 });
  const { sku } = product;

  const its = {
    shop,
    gateway,
    rewrites,
    product,
    /** Places an order with a total of 25.00: 2 units at 10.00, plus 5.00 for shipping. */
    async newOrder(): Promise<{ uuid: string; order_id: number; order_number: string; cartId: string }> {
      const cartId = await createReadyCart(shop, sku);
      dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 }));
      const choice = { method_code: 'walletgw', method_name: 'Wallet' };
      dataOf(await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
      return { ...dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId })), cartId };
    },
    create: (order_id: unknown) => shop.request('POST', '/api/walletgw/orders', { order_id }),
    /** Places an order and creates the corresponding gateway order. */
    async startedOrder() {
      const order = await its.newOrder();
      const { walletgwOrderId } = dataOf(await its.create(order.uuid));
      return { ...order, walletId: walletgwOrderId as string };
    },
    /** Like `startedOrder`, but the shopper has also approved the payment. The gateway's webhook is discarded. */
    async approvedOrder() {
      const order = await its.startedOrder();
      gateway.approve(order.walletId);
      gateway.events.length = 0;
      return order;
    },
    finish: ({ uuid, walletId }: { uuid: string; walletId: string }, token = walletId) =>
      shop.request('GET', `/walletgw/processing/${uuid}?token=${token}`),
    giveUp: ({ uuid, walletId }: { uuid: string; walletId: string }, token = walletId) =>
      shop.request('GET', `/walletgw/cancelling/${uuid}?token=${token}`),
    deliver: ({ body, headers }: WalletDelivery) =>
      shop.request('POST', '/api/walletgw/webhook', body, { headers }),
    /** Removes and returns the events that the gateway has not delivered yet. */
    takeWebhooks: () => gateway.events.splice(0),
    capture: (uuid: string) => shop.admin('POST', `/api/orders/${uuid}/capture`, {}),
    refund: (uuid: string, body: object = {}) => shop.admin('POST', `/api/orders/${uuid}/refunds`, body),
    cancel: (uuid: string) => shop.admin('POST', `/api/orders/${uuid}/cancel`, { reason: 'test' }),
    read: async (uuid: string) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`)),
    statusOf: async (uuid: string): Promise<string> => (await its.read(uuid)).payment_status,
    reconcile: () => reconcileAttempts.run(shop.app),
    intent: async (walletgwPaymentIntent: 'CAPTURE' | 'AUTHORIZE') =>
      dataOf(await shop.admin('POST', '/api/settings', { walletgwPaymentIntent })),
    ...rowsIn(shop),
  };
  return {
    ...its,
    async stop() {
      await shop.stop();
      await gateway.stop();
    },
  };
}
export type WalletShop = Awaited<ReturnType<typeof walletShop>>;

function rowsIn({ db, query }: Awaited<ReturnType<typeof testShop>>) {
  return {
    /** Returns the number of deliveries of an order's event. */
    async countDeliveries(event: string, uuid: string): Promise<number> {
      const rows = await db.any(sql.type(z.object({ id: z.string() }))`
        select payload ->> 'subscriber' as id from graphile_worker._private_jobs
        where payload ->> 'subscriber' = ${`listener.${event}`} and payload -> 'payload' ->> 'orderUuid' = ${uuid}`);
      return rows.length;
    },
    async history(uuid: string) {
      const document =
        'query($uuid: String!) { order(uuid: $uuid) { activities { comment kind } paymentTransactions { paymentAction transactionId parentTransactionId amount { value } } } }';
      const { body } = await query(document, { uuid }, 'admin');
      const { activities, paymentTransactions } = body.data.order;
      return {
        comments: linesOf(activities),
        transactions: paymentTransactions as {
          paymentAction: string;
          transactionId: string;
          parentTransactionId: string | null;
          amount: { value: number };
        }[],
      };
    },
    isCartOpen: (uuid: string) =>
      db.exists(sql.type(z.object({}))`
        select from cart join "order" o using (cart_id) where o.uuid = ${uuid} and cart.status`),
    /** Backdates an order by the given number of hours. */
    age: (uuid: string, hours: number) =>
      db.run(sql.type(z.object({}))`
        update "order" set created_at = created_at - make_interval(hours => ${hours}::int) where uuid = ${uuid}`),
    ageAttempt: (uuid: string, hours: number) =>
      db.run(sql.type(z.object({}))`
        update payment_attempt set created_at = payment_attempt.created_at - make_interval(hours => ${hours}::int),
          updated_at = payment_attempt.updated_at - make_interval(hours => ${hours}::int)
        from "order" o where o.order_id = payment_attempt.order_id and o.uuid = ${uuid} and state = 'open'`),
  };
}
