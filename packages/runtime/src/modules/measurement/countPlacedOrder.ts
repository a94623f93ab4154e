import { defineSubscriber } from '../../platform/events/contract.ts';
import { countOrder } from './measurementEvent.repo.ts';

/** Counts an order whose payment came after the visitor had sent it. */
export const countPlacedOrder = defineSubscriber<'order_placed'>({
  id: 'measurement.countPlacedOrder',
  event: 'order_placed',
  async handle({ orderId }, app) {
    await countOrder(app.db, orderId, app.clock.now());
  },
});
