import { setTimeout as pause } from 'node:timers/promises';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';

async function note(app: AppContext, event: string, subject: string, deliveryId: string): Promise<void> {
  // The delay is long enough for the test to kill the process during it.
  await pause(Math.random() * 20);
  await app.db.run(sql.type(z.object({}))`
    insert into received_event (event, subject, delivery_id) values (${event}, ${subject}, ${deliveryId})`);
}

/** Creates the table of received events, including the time of each event. */
export const createReceivedEvents = (db: Db): Promise<unknown> =>
  db.run(sql.type(z.object({}))`
    create table received_event (event text, subject text, delivery_id text, at timestamptz default clock_timestamp())`);

/** Writes order and payment events to the table of received events. */
export const ledger = defineExtension({
  name: 'ledger',
  api: '^1.0',
  setup: () => ({
    subscribers: [
      defineSubscriber({
        id: 'ledger.order_created',
        event: 'order_created',
        handle: ({ orderUuid }, app, { deliveryId }) => note(app, 'order_created', orderUuid, deliveryId),
      }),
      defineSubscriber({
        id: 'ledger.order_placed',
        event: 'order_placed',
        handle: ({ orderUuid }, app, { deliveryId }) => note(app, 'order_placed', orderUuid, deliveryId),
      }),
      defineSubscriber({
        id: 'ledger.order_refunded',
        event: 'order_refunded',
        handle: ({ transactionId }, app, { deliveryId }) =>
          note(app, 'order_refunded', transactionId, deliveryId),
      }),
    ],
  }),
});
