import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
let its: PaymentShop;
beforeAll(async () => {
  its = await paymentShop({ clock });
});
afterAll(() => its.shop.stop());
afterEach(() => void (its.gateway.behaves = 'answer'));

/** Creates a request with its own idempotency key. Each call sends the same key. */
async function keyedRequest(uuid: string, action: 'capture' | 'refunds' | 'cancel', body: object = {}) {
  const token = await its.shop.adminToken();
  const headers = { 'idempotency-key': randomUUID() };
  return (other = body) =>
    its.shop.request('POST', `/api/orders/${uuid}/${action}`, other, { token, headers });
}
const actionsOf = async (uuid: string): Promise<string[]> =>
  (await its.history(uuid)).paymentTransactions.map(
    ({ paymentAction }: { paymentAction: string }) => paymentAction,
  );
const captured = async (method?: string) => {
  const order = await its.newOrder(method);
  dataOf(await its.capture(order.uuid));
  return order.uuid;
};

test.each(['cod', 'paylater'])(
  'a capture and a refund by %s are made once and have the same response',
  async (method) => {
    const { uuid } = await its.newOrder(method);
    const capture = await keyedRequest(uuid, 'capture');
    const refund = await keyedRequest(uuid, 'refunds', { amount: 1 });
    for (const send of [capture, refund]) {
      const first = await send();
      const again = await send();
      expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
        200,
        200,
        'true',
      ]);
      expect(again.body).toEqual(first.body);
    }
    expect((await actionsOf(uuid)).filter((action) => action === 'refund')).toHaveLength(1);
  },
);

test('a refund and its response are written in one transaction', async () => {
  const uuid = await captured();
  const { transaction } = dataOf(await (await keyedRequest(uuid, 'refunds', { amount: 1 }))());
  expect(
    await its.shop.db.exists(sql.type(z.object({}))`
      select from payment_transaction t join idempotency_key known on known.xmin = t.xmin
      where t.uuid = ${transaction.uuid}`),
  ).toBe(true);
});

test('captures and refunds take two more statements with a key', async () => {
  const [plain, keyed] = [await its.newOrder(), await its.newOrder()];
  const statementsOf = async (work: () => Promise<{ status: number }>) => {
    const before = its.shop.statements();
    expect((await work()).status).toBe(200);
    return its.shop.statements() - before;
  };
  for (const [action, body] of [
    ['capture', {}],
    ['refunds', { amount: 1 }],
  ] as const) {
    const without = await statementsOf(() =>
      its.shop.admin('POST', `/api/orders/${plain.uuid}/${action}`, body),
    );
    const send = await keyedRequest(keyed.uuid, action, body);
    expect(await statementsOf(() => send())).toBe(without + 2);
  }
});

test.each(['cut', 'fail'] as const)(
  'a refund with an unknown outcome (%s) is not repeated by its key, which returns the response once it is reconciled',
  async (behaves) => {
    const uuid = await captured();
    const send = await keyedRequest(uuid, 'refunds', { amount: 1 });
    its.gateway.behaves = behaves;
    expect((await send()).body.error.code).toBe('GATEWAY_OUTCOME_UNKNOWN');
    its.gateway.behaves = 'answer';
    expect((await send()).body.error.code).toBe('PAYMENT_IN_PROGRESS');
    await its.age(uuid, 1);
    await its.reconcile();
    const settled = await send();
    expect([settled.status, settled.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(settled.body.data).toMatchObject({
      isFullRefund: false,
      transaction: { amount: 1, payment_action: 'refund' },
    });
    expect((await send({ amount: 2 })).status).toBe(422);
    expect((await actionsOf(uuid)).filter((action) => action === 'refund')).toHaveLength(1);
  },
);

test('a refund that the gateway rejects releases the key', async () => {
  const uuid = await captured();
  const send = await keyedRequest(uuid, 'refunds', { amount: 1 });
  its.gateway.behaves = 'refuse';
  expect((await send()).body.error.code).toBe('GATEWAY_REFUSED');
  its.gateway.behaves = 'answer';
  expect((await send()).status).toBe(200);
  expect((await actionsOf(uuid)).filter((action) => action === 'refund')).toHaveLength(1);
});

test('20 equal concurrent refunds return the money once', async () => {
  const uuid = await captured();
  const send = await keyedRequest(uuid, 'refunds', { amount: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
  const done = answers.filter(({ status }) => status === 200);
  expect(new Set(done.map(({ body }) => body.data.transaction.uuid)).size).toBe(1);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await actionsOf(uuid)).filter((action) => action === 'refund')).toHaveLength(1);
});
