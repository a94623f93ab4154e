import { createHmac } from 'node:crypto';
import { defineSubscriber } from '@shop/runtime/extension';
import type { Sender } from '@shop/runtime/extension';
import { findFlight } from './flight.ts';

const SENDER = 'pigeon-post.replies';

/** Queues news about an order of a pigeon. The key keeps an event that is delivered twice from being told twice. */
export const replyByPigeon = (event: 'order_created' | 'order_canceled') =>
  defineSubscriber({
    id: `pigeon-post.${event}`,
    event,
    async handle({ orderUuid }, app, { deliveryId }) {
      const order = await app.orders.find(app.db, { uuid: orderUuid });
      if (order?.origin !== 'pigeon-post' || order.origin_session === null) return;
      const flight = await findFlight(app.db, order.origin_session);
      if (!flight?.reply_to) return;
      await app.deliveries.queue(app.db, {
        sender: SENDER,
        receiver: flight.uuid,
        topic: event,
        payload: { order: orderUuid },
        entity: orderUuid,
        key: deliveryId,
      });
    },
  });

/** Sends news to the lofts, sealed with wax. */
export const replySender = ({
  wax,
  allowedHosts,
}: {
  readonly wax: string;
  readonly allowedHosts: readonly string[];
}): Sender => ({
  id: SENDER,
  async receiver(key, { db }) {
    const flight = await findFlight(db, key);
    return flight?.reply_to ? { url: flight.reply_to, allowedHosts } : null;
  },
  async body({ topic, payload, receiver: flight }, app, db) {
    const order = await app.orders.find(db, { uuid: (payload as { readonly order: string }).order });
    return JSON.stringify({
      coo: topic,
      flight,
      number: order?.order_number ?? null,
      status: order?.status ?? null,
    });
  },
  headers({ bytes, at }) {
    const time = at.toISOString();
    const seal = createHmac('sha256', wax).update(`${time}.`).update(bytes).digest('hex');
    return { 'pigeon-time': time, 'pigeon-seal': seal };
  },
});
