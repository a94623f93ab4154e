/**
 * A shop in a separate process that prints its URL and delivers events. It writes order events to the table `received_event`, which the
 * test creates. The second argument is the URL of a replica. The test kills the process.
 */
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';

const record = (event: 'order_created' | 'order_placed') =>
  defineSubscriber({
    id: `ledger.${event}`,
    event,
    async handle({ orderUuid }, app, { deliveryId }) {
      // The delay is long enough for the test to kill the process during it.
      await pause(Math.random() * 20);
      await app.db.run(sql.type(z.object({}))`
        insert into received_event (event, order_uuid, delivery_id) values (${event}, ${orderUuid}, ${deliveryId})`);
    },
  });

const ledger = defineExtension({
  name: 'ledger',
  api: '^1.0',
  setup: () => ({ subscribers: [record('order_created'), record('order_placed')] }),
});

const [databaseUrl = '', replicaUrl] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  extensions: [coreShipping, cod, ledger],
  worker: true,
  config: { database: { ...(replicaUrl !== undefined && { replicaUrl }) } },
});
process.stdout.write(`${shop.url}\n`);
// Node writes its compile cache on exit, which does not happen if the process is killed.
flushCompileCache();
