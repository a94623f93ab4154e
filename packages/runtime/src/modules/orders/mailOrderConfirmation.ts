import { defineSubscriber } from '../../platform/events/contract.ts';
import { sendLetter } from '../mail/index.ts';
import { findOrder } from './order.repo.ts';
import { confirmationLetter, readerOf } from './orderLetters.ts';

/** Confirms an order to its customer, once its money is there or promised. */
export const mailOrderConfirmation = defineSubscriber({
  id: 'orders.mailConfirmation',
  event: 'order_placed',
  async handle({ orderUuid }, app, { deliveryId }) {
    const order = await findOrder(app.db, orderUuid);
    if (!order) return;
    await sendLetter(app, {
      kind: 'orderConfirmation',
      entityUuid: order.uuid,
      letter: confirmationLetter(app.config, order),
      to: readerOf(order),
      deliveryId,
    });
  },
});
