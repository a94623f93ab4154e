import cardgw from '@shop/cardgw';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf, startCardGateway } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { acpCard, acpChoice, acpPurchase, createAcpAgent } from '../support/acpAgent.ts';
import { createDatabase } from '../support/databases.ts';
import { inLane } from '../support/lane.ts';

const AT_ONCE = inLane({ gate: 10, night: 50 });
const ROUNDS = inLane({ gate: 2, night: 20 });

test(`${AT_ONCE} completes at once at two servers make one order and one charge`, async () => {
  const gateway = await startCardGateway();
  const database = await createDatabase();
  const { url: apiBase, secretKey, endpointSecret } = gateway;
  const options = {
    databaseUrl: database.url,
    extensions: [coreShipping, cardgw, agents],
    config: {
      system: { cardgw: { apiBase, secretKey, endpointSecret }, agents: { rateLimit: false as const } },
    },
  };
  const shop = await createTestShop(options);
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsAcpEnabled: true });
  const second = await createTestShop(options);
  const { sku } = await shop.make.product({ price: 10, qty: 1000 });
  const { api_key: key } = dataOf(await shop.admin('POST', '/api/agents', { name: 'Chat' }));
  const askers = [await createAcpAgent(shop.url, key), await createAcpAgent(second.url, key)] as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    const opened = await askers[0].ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku]]));
    const path = `/checkout_sessions/${opened.id}`;
    await askers[1].ask('session', 'POST', path, acpChoice(opened));
    const body = acpCard(gateway.shareToken());
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        askers[index % 2 === 0 ? 0 : 1].send('POST', `${path}/complete`, body),
      ),
    );
    for (const { status, body: told } of answers)
      expect(status === 200 ? told.status : told.code, JSON.stringify(told)).toBeOneOf([
        'completed',
        'complete_in_progress',
        'conflict',
      ]);
    const done = await askers[1].ask('ordered', 'GET', path);
    expect(done.status).toBe('completed');
    const orders = dataOf(await shop.admin('GET', '/api/orders?origin=agents&limit=100')) as {
      uuid: string;
      origin_session: string;
    }[];
    expect(orders.filter((order) => order.origin_session === opened.id)).toHaveLength(1);
    const charges = gateway
      .intents()
      .filter(({ metadata, amount_received: paid }) => metadata['order_id'] === done.order.id && paid > 0);
    expect(charges.map(({ amount_received: paid }) => paid)).toEqual([1500]);
  }
  await second.stop();
  await shop.stop();
  await database.drop();
  await gateway.stop();
});
