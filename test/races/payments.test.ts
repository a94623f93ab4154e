import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { dataOf } from '../support/shop.ts';

let its: PaymentShop;
beforeAll(async () => {
  its = await paymentShop();
});
afterAll(() => its.shop.stop());

const countDeliveries = async (event: string) =>
  (
    await its.shop.db.any(sql.type(z.object({ name: z.string() }))`
      select payload ->> 'event' as name from graphile_worker._private_jobs where payload ->> 'subscriber' = ${`paylater.${event}`}`)
  ).length;

test('ten concurrent captures call the gateway once', async () => {
  const { uuid } = await its.newOrder();
  const before = its.gateway.requests.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => its.capture(uuid)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
  expect(its.gateway.requests).toHaveLength(before + 1);
});

test('32 concurrent refunds never exceed the captured amount, and each is reported once', async () => {
  const { uuid } = await its.newOrder();
  dataOf(await its.capture(uuid));
  const before = await countDeliveries('order_refunded');
  let given = 0;
  let refunds = 0;
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => its.refund(uuid, { amount: ((index * 37) % 90) / 10 + 0.1 })),
    );
    for (const { status, body } of answers) {
      expect([200, 400, 409]).toContain(status);
      if (status !== 200) continue;
      given += Math.round(body.data.transaction.amount * 100);
      refunds += 1;
    }
  }
  expect(refunds).toBeGreaterThan(0);
  expect(given).toBeLessThanOrEqual(2500);
  const { paymentTransactions } = await its.history(uuid);
  const recorded = paymentTransactions
    .filter(({ paymentAction }: { paymentAction: string }) => paymentAction === 'refund')
    .map(({ amount }: { amount: { value: number } }) => Math.round(amount.value * 100));
  expect(recorded.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(given);
  expect((await countDeliveries('order_refunded')) - before).toBe(refunds);
});

test('a concurrent capture and cancellation: one of them succeeds, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { uuid } = await its.newOrder();
    const [captured, canceled] = await Promise.all([its.capture(uuid), its.cancel(uuid)]);
    expect([captured.status, canceled.status].filter((status) => status === 200)).toHaveLength(1);
  }
});
