import { randomUUID } from 'node:crypto';
import { signEvent } from '../../packages/runtime/src/simulators/cardgw/signEvent.ts';
import cardStore from './cardStore/shop.config.ts';
import type { Child } from './child.ts';
import { requestOf } from './connection.ts';
import type { Connection, Request } from './connection.ts';
import { measure } from './load.ts';
import type { LoadResults } from './load.ts';
import { call, fillCart, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';

/** Number of concurrent deliveries. */
export const AT_ONCE = 50;

/** The event that reports an order as paid. Preparing each run places a new order. */
const paidEvents = ({ products }: Catalogue): Operation<Request> => ({
  name: 'webhook of a paid card order',
  async prepare(connection) {
    const product = products[Math.floor(Math.random() * products.length)];
    const order = await cardOrder(connection, product?.sku ?? '');
    const intent = {
      id: `pi_${randomUUID()}`,
      amount: Math.round(order.grand_total * 100),
      amount_received: Math.round(order.grand_total * 100),
      currency: order.currency.toLowerCase(),
      metadata: { order_id: order.uuid },
    };
    const event = { id: `evt_${intent.id}`, type: 'payment_intent.succeeded', data: { object: intent } };
    const { endpointSecret } = cardStore.system.cardgw;
    const signature = signEvent(JSON.stringify(event), endpointSecret, new Date());
    return requestOf('POST', '/api/cardgw/webhook', {
      body: event,
      headers: { 'Stripe-Signature': signature },
    });
  },
  run: send,
});

async function cardOrder(
  connection: Connection,
  sku: string,
): Promise<{ uuid: string; grand_total: number; currency: string }> {
  const post = (path: string, body: object) => call(connection, requestOf('POST', path, { body }));
  const { cartId } = await post('/api/carts', { items: [{ sku, qty: 1 }] });
  await fillCart(connection, cartId);
  await post(`/api/carts/${cartId}/paymentMethods`, { method_code: 'cardgw', method_name: 'Card' });
  return post('/api/orders', { cart_id: cartId });
}

/** Delivers events sequentially, and then concurrently. Any response status other than 200 aborts the measurement. */
export async function measureWebhooks(
  child: Child,
  catalogue: Catalogue,
  runs: number,
): Promise<readonly [LoadResults, LoadResults]> {
  const operation = paidEvents(catalogue);
  await measure(operation, { child, connections: 4, runs: 100 });
  return [
    await measure(operation, { child, connections: 1, runs }),
    await measure(operation, { child, connections: AT_ONCE, runs: runs * 2 }),
  ];
}
