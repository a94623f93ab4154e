import { defineSubscriber } from '../../platform/events/contract.ts';
import { sendLetter } from '../mail/index.ts';
import { findOrder } from './order.repo.ts';
import { cancellationLetter, readerOf } from './orderLetters.ts';

/** Tells the customer that an order was canceled. Of one that was never placed they had no mail, and get none. */
export const mailOrderCanceled = defineSubscriber({
  id: 'orders.mailCanceled',
  event: 'order_canceled',
  async handle({ orderUuid }, app, { deliveryId }) {
    const order = await findOrder(app.db, orderUuid);
    if (!order || order.placed_at === null) return;
    await sendLetter(app, {
      kind: 'orderCanceled',
      entityUuid: order.uuid,
      letter: cancellationLetter(app.config, order),
      to: readerOf(order),
      deliveryId,
    });
  },
});
