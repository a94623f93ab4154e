import { createTestShop } from '@shop/runtime/testing';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';

/**
 * Delivers events of orders to the credit subscribers of the loyalty example many times at once, in a process of its own. Arguments: the
 * database's URL, the UUIDs of the orders as JSON, and the number of rounds.
 */
const [databaseUrl = '', orders = '[]', rounds = '1'] = process.argv.slice(2);
const shop = await createTestShop({ databaseUrl, extensions: [loyalty] });
const ids = [
  'loyalty.creditPlaced',
  'loyalty.creditPaid',
  'loyalty.creditRefunded',
  'loyalty.creditCanceled',
];
const subscribers = ids.map((id) => shop.app.registry('subscribers').get(id));
const delivery = { deliveryId: 'any', attempt: 1, signal: new AbortController().signal };
for (let round = 0; round < Number(rounds); round += 1)
  await Promise.all(
    (JSON.parse(orders) as readonly string[]).flatMap((orderUuid) =>
      subscribers.map((one) => one?.handle({ orderUuid } as never, shop.app, delivery)),
    ),
  );
await shop.stop();
process.stdout.write('done');
