import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import { startCardGateway } from '@shop/runtime/testing';
import type { CardGateway, TestAnswer, TestShop } from '@shop/runtime/testing';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from './shop.ts';
import { linesOf } from './history.ts';

/** Total of `newOrder`: 2 units at 10.00, plus 5.00 for shipping. */
export const TOTAL = { amount: 2500, currency: 'usd' };

const RECORDED_EVENTS = [
  'order_placed',
  'order_refunded',
  'order_canceled',
  'payment_refunded_duplicate',
] as const;

/** Subscribes to payment events. The test shop has no worker, so deliveries stay in the outbox. */
const listener = defineExtension({
  name: 'listener',
  api: '^1.0',
  setup: () => ({
    subscribers: RECORDED_EVENTS.map((event) =>
      defineSubscriber({ id: `listener.${event}`, event, handle: async () => undefined }),
    ),
  }),
});

/** A gateway timeout for tests with many concurrent requests, in which every call has to get its response on a busy machine. */
export const PATIENT = { timeoutMs: 30_000 } as const;

/**
 * Creates a shop that accepts cards through a simulated gateway. Calls to the gateway time out after one second by default, so that tests
 * of a silent gateway are fast.
 */
export async function cardShop({
  timeoutMs,
  publishable = false,
  ...options
}: Parameters<typeof testShop>[0] & {
  readonly timeoutMs?: number;
  /** True if the pages of the shop can load the gateway's script. */
  readonly publishable?: boolean;
} = {}) {
  const gateway = await startCardGateway();
  const config = configFor(gateway, { publishable, ...(timeoutMs !== undefined && { timeoutMs }) });
  const shop = await testShop({
    extensions: [coreShipping, cod, cardgw, listener],
    ...options,
    config: { ...config, ...options.config },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  return {
    shop,
    gateway,
    ...shopper(shop, gateway),
    ...merchant(shop),
    async stop() {
      await shop.stop();
      await gateway.stop();
    },
  };
}
export type CardShop = Awaited<ReturnType<typeof cardShop>>;

export const configFor = (
  { url, secretKey, endpointSecret, publishableKey, scriptUrl }: CardGateway,
  {
    timeoutMs = 1000,
    publishable = false,
  }: { readonly timeoutMs?: number; readonly publishable?: boolean } = {},
) => ({
  system: {
    cardgw: {
      apiBase: url,
      secretKey,
      endpointSecret,
      timeoutMs,
      ...(publishable && { publishableKey, scriptUrl }),
    },
  },
});

function shopper(shop: TestShop, gateway: CardGateway) {
  const openIntent = (order_id: unknown): Promise<TestAnswer> =>
    shop.request('POST', '/api/cardgw/paymentIntents', { cart_id: 'any', order_id });
  const deliver = (event: unknown, at = shop.app.clock.now()): Promise<TestAnswer> => {
    const { body, headers } = gateway.signed(event, at);
    return shop.request('POST', '/api/cardgw/webhook', body, { headers });
  };
  return {
    /** Places an order of 25.00 that is awaiting payment. */
    async newOrder(method = 'cardgw') {
      const product = await createProduct(shop, { price: 10, qty: 100 });
      const cartId = await createReadyCart(shop, product.sku);
      dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku: product.sku, qty: 1 }));
      const choice = { method_code: method, method_name: method };
      dataOf(await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
      const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
      return { uuid: order.uuid as string, order_id: order.order_id as number, cartId, product };
    },
    openIntent,
    /** Returns the id of the order's intent. */
    async intentOf(uuid: string): Promise<string> {
      return dataOf(await openIntent(uuid)).clientSecret.split('_secret_')[0];
    },
    deliver,
    /** Creates an event in the gateway's format with the given object. */
    event: (type: string, object: object) => ({ id: `evt_${type}`, object: 'event', type, data: { object } }),
    /** Delivers the gateway's events, starting with index `from`. */
    async deliverAll(from = 0) {
      for (const event of gateway.events.slice(from)) {
        const { status, body } = await deliver(event);
        if (status !== 200) throw new Error(`Delivery was refused: ${JSON.stringify(body)}`);
      }
    },
  };
}

const historyQuery = `query($uuid: String!) { order(uuid: $uuid) {
  activities { comment kind } paymentTransactions { paymentAction transactionId parentTransactionId amount { value } }
} }`;
interface Transaction {
  readonly paymentAction: string;
  readonly transactionId: string;
  readonly parentTransactionId: string | null;
  readonly amount: { readonly value: number };
}

function merchant(shop: TestShop) {
  const post = (uuid: string, action: string, body: object) =>
    shop.admin('POST', `/api/orders/${uuid}/${action}`, body);
  const history = async (uuid: string) => {
    const { order } = (await shop.query(historyQuery, { uuid }, 'admin')).body.data;
    return {
      activities: linesOf(order.activities),
      transactions: order.paymentTransactions as Transaction[],
    };
  };
  return {
    capture: (uuid: string, body: object = {}) => post(uuid, 'capture', body),
    refund: (uuid: string, body: object = {}) => post(uuid, 'refunds', body),
    cancel: (uuid: string) => post(uuid, 'cancel', { reason: 'test' }),
    read: async (uuid: string) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`)),
    statusOf: async (uuid: string) =>
      dataOf(await shop.admin('GET', `/api/orders/${uuid}`)).payment_status as string,
    history,
    /** Lists the names of the events emitted for an order. */
    async emitted(uuid: string): Promise<string[]> {
      const rows = await shop.db.any(sql.type(z.object({ name: column.text }))`
        select payload ->> 'event' as name from graphile_worker._private_jobs
        where payload ->> 'subscriber' like 'listener.%' and payload -> 'payload' ->> 'orderUuid' = ${uuid}
        order by id`);
      return rows.map(({ name }) => name);
    },
    setMode: async (mode: string) =>
      void dataOf(await shop.admin('POST', '/api/settings', { cardgwPaymentMode: mode })),
    /** Backdates the open payment attempt of an order by the given number of hours. */
    age: (uuid: string, hours: number) =>
      shop.db.run(sql.type(z.object({}))`
        update payment_attempt set created_at = payment_attempt.created_at - make_interval(hours => ${hours}::int),
          updated_at = payment_attempt.updated_at - make_interval(hours => ${hours}::int)
        from "order" o where o.order_id = payment_attempt.order_id and o.uuid = ${uuid} and state = 'open'`),
    runJob: async (id: string) => shop.app.registry('jobs').get(id)?.run(shop.app),
    /** Delivers an event from the outbox to the extension, as the worker would. */
    deliverCanceledEvent: async (uuid: string, orderId: number) => {
      const subscriber = shop.app.registry('subscribers').get('cardgw.closeIntent');
      const payload = { orderUuid: uuid, orderId, paymentMethod: 'cardgw' };
      await subscriber?.handle(payload as never, shop.app, {
        deliveryId: 'test',
        attempt: 1,
        signal: new AbortController().signal,
      });
    },
  };
}
