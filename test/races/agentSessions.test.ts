import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { createUcpAgent, linesOf } from '../support/ucpAgent.ts';

const MOST = 5;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [coreShipping, agents],
    config: {
      system: {
        agents: { allowedHosts: ['127.0.0.1'], openSessions: MOST },
      },
    },
  });
  await shop.make.settings({ agentsUcpEnabled: true });
});
afterAll(() => shop.stop());

const openOnes = async () =>
  (
    await shop.db.one(
      sql.type(z.object({ open: z.number() }))`
        select count(*)::int as open from agents_session where status = 'open'`,
    )
  ).open;

test('an agent never has more open purchases than it may, whatever it opens at once', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const agent = await createUcpAgent(shop.url);
  const open = () => agent.send('POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  const answers = await Promise.all(Array.from({ length: 20 }, open));
  const opened = answers.filter(({ status }) => status === 201);
  expect(opened.length).toBe(await openOnes());
  expect(opened.length).toBeLessThanOrEqual(MOST);
  for (const { status, body } of answers.filter((one) => !opened.includes(one)))
    expect([status, body.messages[0].code]).toEqual([200, 'too_many_sessions']);
  while ((await open()).status === 201);
  expect(await openOnes()).toBe(MOST);
  const [first] = opened;
  if (first) await agent.send('POST', `/checkout-sessions/${first.body.id}/cancel`, {});
  expect((await open()).status).toBe(201);
});
