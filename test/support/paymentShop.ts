import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber, refuse, sql, z } from '@shop/runtime/extension';
import type { PaymentCall, PaymentRecord } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { reconcileAttempts } from '../../packages/runtime/src/modules/orders/payment/reconcileAttempts.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from './shop.ts';

/**
 * Next behavior of the test's payment method. `cut`: it acts, but its response is lost. `mumble`: its response is empty. `tell`: its
 * webhook arrives before its response.
 */
export type Behaviour = 'answer' | 'tell' | 'refuse' | 'cut' | 'fail' | 'mumble';

/** Gateway of the payment method `paylater`, with the requests that it received and the requests that it carried out, by key. */
export interface Gateway {
  behaves: Behaviour;
  readonly requests: string[];
  readonly done: Map<string, PaymentRecord>;
}

const newGateway = (): Gateway => ({ behaves: 'answer', requests: [], done: new Map() });

/** Acts once per key, even if the response is lost. */
async function act(
  gateway: Gateway,
  call: PaymentCall,
  action: PaymentRecord['action'],
): Promise<PaymentRecord> {
  gateway.requests.push(call.idempotencyKey);
  if (gateway.behaves === 'refuse') throw refuse(402, 'DECLINED', 'The gateway says no');
  if (gateway.behaves === 'fail') throw new Error('connect ECONNREFUSED');
  const record: PaymentRecord = gateway.done.get(call.idempotencyKey) ?? {
    transactionId: `${action}-${gateway.done.size + 1}-${call.order.uuid}`,
    action,
    type: 'online',
    amount: call.amount,
    currency: call.order.currency,
    ...(call.transaction && { parentTransactionId: call.transaction.transaction_id }),
  };
  gateway.done.set(call.idempotencyKey, record);
  if (gateway.behaves === 'tell')
    await call.app.payments.apply({
      order: call.order.uuid,
      record,
      activity: `The hook tells of the ${action}`,
    });
  if (gateway.behaves === 'cut') throw new Error('socket hang up');
  return gateway.behaves === 'mumble' ? (undefined as unknown as PaymentRecord) : record;
}

const gatewayExtension = (gateway: Gateway) =>
  defineExtension({
    name: 'paylater',
    api: '^1.0',
    setup: () => ({
      paymentMethods: [
        {
          code: 'paylater',
          name: 'Pay later',
          partialCapture: true,
          statuses: [
            {
              code: 'paylater_authorized',
              label: 'Authorized',
              phase: 'authorized',
              capturable: true,
              voidable: true,
            },
          ],
          onOrderPlaced: ({ order }) => ({
            transactionId: `auth-${order.uuid}`,
            action: 'authorize',
            type: 'online',
            amount: order.grand_total,
            currency: order.currency,
            status: 'paylater_authorized',
          }),
          capture: (call) => act(gateway, call, 'capture'),
          refund: (call) => act(gateway, call, 'refund'),
          void: (call) => act(gateway, call, 'void'),
          async findAttempt({ idempotencyKey }) {
            if (gateway.behaves === 'refuse') throw refuse(404, 'UNKNOWN', 'The gateway says no');
            return gateway.done.get(idempotencyKey) ?? null;
          },
        },
      ],
      subscribers: (['order_placed', 'order_refunded', 'order_canceled'] as const).map((event) =>
        defineSubscriber({ id: `paylater.${event}`, event, handle: async () => undefined }),
      ),
    }),
  });

/** Creates a shop with cash on delivery and `paylater`, a payment method with a simulated gateway. */
export async function paymentShop({
  extensions: more = [],
  ...options
}: Parameters<typeof testShop>[0] = {}) {
  const gateway = newGateway();
  const extensions = [coreShipping, cod, gatewayExtension(gateway), ...more];
  const shop = await testShop({ ...options, extensions });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  return { shop, gateway, ...actionsOn(shop) };
}
export type PaymentShop = Awaited<ReturnType<typeof paymentShop>>;

function actionsOn(shop: TestShop) {
  const post = (uuid: string, action: string, body: object = {}) =>
    shop.admin('POST', `/api/orders/${uuid}/${action}`, body);
  return {
    /** Places an order with a total of 25.00: 2 units at 10.00, plus 5.00 for shipping. */
    async newOrder(method = 'paylater') {
      const product = await createProduct(shop, { price: 10, qty: 100 });
      const cartId = await createReadyCart(shop, product.sku);
      dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku: product.sku, qty: 1 }));
      const choice = { method_code: method, method_name: method };
      dataOf(await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
      const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
      return { ...order, product } as {
        uuid: string;
        order_id: number;
        orderToken: string;
        items: { uuid: string }[];
        product: typeof product;
      };
    },
    capture: (uuid: string, body?: object) => post(uuid, 'capture', body),
    refund: (uuid: string, body?: object) => post(uuid, 'refunds', body),
    cancel: (uuid: string, reason = 'test') => post(uuid, 'cancel', { reason }),
    read: async (uuid: string) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`)),
    /** Backdates the open payment attempt of an order by the given number of hours. */
    age: (uuid: string, hours: number) =>
      shop.db.run(sql.type(z.object({}))`
        update payment_attempt set created_at = payment_attempt.created_at - make_interval(hours => ${hours}::int),
          updated_at = payment_attempt.updated_at - make_interval(hours => ${hours}::int)
        from "order" o where o.order_id = payment_attempt.order_id and o.uuid = ${uuid} and state = 'open'`),
    /** Runs the job that reconciles open payment attempts. */
    reconcile: () => reconcileAttempts.run(shop.app),
    async history(uuid: string) {
      const document =
        'query($uuid: String!) { order(uuid: $uuid) { canCapture canRefund canCancel activities { comment } paymentTransactions { paymentAction transactionId transactionType parentTransactionId amount { value } } } }';
      const { body } = await shop.query(document, { uuid }, 'admin');
      return body.data.order;
    },
    /** Lists an order's history entries with their authors. */
    async authored(uuid: string): Promise<readonly AuthoredActivity[]> {
      const document =
        'query($uuid: String!) { order(uuid: $uuid) { activities { comment author { kind name } } } }';
      const { body } = await shop.query(document, { uuid }, 'admin');
      return body.data.order.activities;
    },
  };
}

interface AuthoredActivity {
  readonly comment: string;
  readonly author: { readonly kind: string; readonly name: string | null } | null;
}
