/**
 * A whole shop that takes cards, in a process of its own, to be killed by its test. It is given the database and the config
 * of the gateway; it prints its address, and writes the events of payments into the table `heard`, which the test makes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';

async function note(app: AppContext, event: string, subject: string, deliveryId: string): Promise<void> {
  // Long enough to be killed in.
  await pause(Math.random() * 20);
  await app.db.run(sql.type(z.object({}))`
    insert into heard (event, subject, delivery_id) values (${event}, ${subject}, ${deliveryId})`);
}

const ledger = defineExtension({
  name: 'ledger',
  api: '^1.0',
  setup: () => ({
    subscribers: [
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

const [databaseUrl = '', config = '{}'] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  extensions: [coreShipping, cod, cardgw, ledger],
  config: JSON.parse(config),
  worker: true,
});
process.stdout.write(`${shop.url}\n`);
