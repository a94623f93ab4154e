import { setTimeout as pause } from 'node:timers/promises';
import { column, sql, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardFleet } from '../support/cardFleet.ts';
import type { CardFleet } from '../support/cardFleet.ts';
import type { CardShop } from '../support/cardShop.ts';
import { sizeOf } from '../support/lane.ts';
import type { Seller } from '../support/seller.ts';
import { testShop } from '../support/shop.ts';

const KILLS = sizeOf('KILLS', { gate: 3, night: 100 });
const ROUNDS = sizeOf('ROUNDS', { gate: 4, night: 60 });

let all: CardFleet;
/** The shop that places the orders, and goes on where the killed processes ended. */
let its: CardShop;
let seller: Seller;
beforeAll(async () => {
  all = await cardFleet(1);
  ({ its } = all);
  seller = all.fleet.sellers[0] as Seller;
});
afterAll(() => all.stop());

const pay = ({ payments }: AppContext, uuid: string, attempt: string, token: string) =>
  payments.payWith({}, uuid, { attempt, credential: { kind: 'shared_payment_token', token } });

/** Expects that an order was charged once, and that the charge is recorded once. */
async function expectPaidOnce(uuid: string): Promise<void> {
  const intents = its.gateway.intents().filter(({ metadata }) => metadata['order_id'] === uuid);
  expect(intents.map(({ status, amount_received }) => [status, amount_received])).toEqual([
    ['succeeded', 2500],
  ]);
  const { transactions } = await its.history(uuid);
  expect(transactions.map(({ paymentAction, amount }) => [paymentAction, amount.value])).toEqual([
    ['capture', 25],
  ]);
  expect(await its.statusOf(uuid)).toBe('cardgw_captured');
  const rows = await its.shop.db.any(sql.type(z.object({ state: column.text }))`
    select state from payment_attempt join "order" using (order_id)
    where "order".uuid = ${uuid} and state <> 'refused'`);
  expect(rows.map(({ state }) => state)).toEqual(['succeeded']);
}

test(`two processes that charge an order at once charge it once, ${ROUNDS} times`, async () => {
  const second: TestShop = await testShop(all.options);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { uuid } = await its.newOrder();
    const from = its.gateway.events.length;
    const [token, other] = [its.gateway.shareToken(), its.gateway.shareToken()];
    // The two bring one attempt in one round, and one attempt each in the other.
    const [mine, theirs] = round % 2 === 0 ? ['one', 'one'] : ['one', 'two'];
    const answers = await Promise.all([
      pay(its.shop.app, uuid, mine as string, token),
      pay(second.app, uuid, theirs as string, mine === theirs ? token : other),
      round % 3 === 0 && its.openIntent(uuid),
    ]);
    for (const answer of answers.slice(0, 2))
      expect(answer).toMatchObject({ ok: true, value: { outcome: 'paid' } });
    await its.deliverAll(from);
    await expectPaidOnce(uuid);
  }
  await second.stop();
});

test(
  `a process that is killed ${KILLS} times while it charges a token charges nothing twice and loses nothing`,
  async () => {
    const seen = new Set<boolean>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await seller.start();
      const { uuid } = await its.newOrder();
      const from = its.gateway.events.length;
      const token = its.gateway.shareToken();
      // The process is cold, so that the moments of the kills spread over all of its steps.
      const answer = seller.request('POST', '/api/token-door/payments', {
        order: uuid,
        attempt: 'one',
        token,
      });
      await pause(5 + Math.random() * 300);
      await seller.kill();
      seen.add((await answer) !== null);
      if (kill % 3 === 0) await its.deliverAll(from);
      await its.age(uuid, 1);
      if (kill % 2 === 0) await its.runJob('reconcilePaymentAttempts');
      expect(await pay(its.shop.app, uuid, 'one', token)).toMatchObject({
        ok: true,
        value: { outcome: 'paid', payment: { phase: 'paid' } },
      });
      await its.deliverAll(from);
      // The attempt of an order that a webhook paid is closed by the job.
      await its.runJob('reconcilePaymentAttempts');
      await expectPaidOnce(uuid);
    }
    expect(seen.has(false), 'a process was killed before it answered').toBe(true);
  },
  120_000 + KILLS * 30_000,
);

/** The gateway holds the calls of the step for so long that the process is dead before they take effect. */
const HELD_MS = 1500;

test.each([
  ['opens the intent', /payment_intents$/],
  ['confirms the intent', /\/confirm$/],
])('a process that is killed while the gateway %s late: the order is charged once', async (_, path) => {
  await seller.start();
  const { uuid } = await its.newOrder();
  const from = its.gateway.events.length;
  const token = its.gateway.shareToken();
  const calls = its.gateway.calls.length;
  its.gateway.breakNext({ kind: 'slow', delayMs: HELD_MS, path });
  const answer = seller.request('POST', '/api/token-door/payments', { order: uuid, attempt: 'one', token });
  await expect.poll(() => its.gateway.calls.slice(calls).some((call) => path.test(call.path))).toBe(true);
  const held = pause(HELD_MS + 100);
  await seller.kill();
  expect(await answer).toBeNull();
  await its.age(uuid, 1);
  // The look-up finds nothing, and the repeat pays before the call of the dead process takes effect.
  expect(await pay(its.shop.app, uuid, 'one', token)).toMatchObject({
    ok: true,
    value: { outcome: 'paid' },
  });
  await held;
  await its.deliverAll(from);
  const paid = its.gateway.intents().filter(({ metadata }) => metadata['order_id'] === uuid);
  expect(paid.map(({ amount_received }) => amount_received)).toEqual([2500]);
  await expectPaidOnce(uuid);
});
