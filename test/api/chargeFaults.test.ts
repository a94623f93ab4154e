import { column, defineExtension, refuse, sql, z } from '@shop/runtime/extension';
import type { PayWithCall, PaymentMethod } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A payment method that does what the beginning of the token says, and tells the token wherever it can. */
async function misbehave({ order, amount, currency, credential: { token } }: PayWithCall): Promise<unknown> {
  const record = {
    transactionId: `leaky-${order.uuid}`,
    action: 'capture',
    type: 'online',
    amount,
    currency,
    status: 'leaky_captured',
    raw: { sent: { token } },
  };
  const report = { order: order.uuid, record, activity: `Paid with ${token}` };
  switch (token.split('-')[0]) {
    case 'throws':
      throw Object.assign(new Error(`No such token: ${token}`, { cause: new Error(token) }), {
        raw: { token },
      });
    case 'refuses':
      throw refuse(409, 'LEAKY_REFUSED', 'The till is closed');
    case 'tells':
      throw refuse(409, 'LEAKY_REFUSED', 'The till does not know {token}', { values: { token } });
    case 'declines':
      return { outcome: 'declined', code: 'unknown_token', message: `The till does not know ${token}.` };
    case 'forgets':
      return { outcome: 'paid' };
    case 'cheats':
      return { outcome: 'paid', report: { ...report, record: { ...record, amount: '0.01' } } };
    case 'sends':
      return { outcome: 'action', url: `https://bank.example/${token}` };
    default:
      return { outcome: 'paid', report };
  }
}

const leaky = defineExtension({
  name: 'leaky',
  api: '^1.0',
  setup: () => ({
    paymentMethods: [
      {
        code: 'leaky',
        name: 'Leaky',
        credentials: ['leaky_token'],
        payWith: misbehave as NonNullable<PaymentMethod['payWith']>,
        findCharge: async () => null,
      },
    ],
  }),
});

let shop: TestShop;
let sku: string;
const lines: string[] = [];
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [leaky],
    logLevel: 'debug',
    onLog: (line) => void lines.push(line),
  });
  ({ sku } = (await shop.make.product({ price: 10, qty: 100, no_shipping_required: true })) as {
    sku: string;
  });
});
afterAll(() => shop.stop());

const newOrder = async () =>
  (await shop.make.order({ items: [{ sku }], paymentMethod: 'leaky' }))['uuid'] as string;
const pay = (uuid: string, token: string, attempt = 'one') =>
  shop.app.payments.payWith({}, uuid, { attempt, credential: { kind: 'leaky_token', token } });
const SECRET = 'c0ffee5ec3e7';
const attemptOf = (uuid: string) =>
  shop.db.one(sql.type(z.object({ state: column.text, message: column.text.nullable() }))`
    select state, message from payment_attempt join "order" using (order_id)
    where "order".uuid = ${uuid} order by payment_attempt_id desc limit 1`);

test('what a method throws is unknown, and the look-up frees the order', async () => {
  const uuid = await newOrder();
  expect(await pay(uuid, `throws-${SECRET}`)).toMatchObject({ ok: true, value: { outcome: 'unknown' } });
  expect(await attemptOf(uuid)).toEqual({ state: 'open', message: 'Error: No such token: [credential]' });
  await shop.db.run(sql.type(z.object({}))`
    update payment_attempt set updated_at = updated_at - interval '1 hour' where state = 'open'`);
  await shop.runJob('reconcilePaymentAttempts');
  expect(await attemptOf(uuid)).toEqual({ state: 'refused', message: 'Nothing was charged' });
  expect(await pay(uuid, `pays-${SECRET}`)).toMatchObject({ ok: true, value: { outcome: 'paid' } });
});

test('a refusal is answered as it is and frees the order, unless it tells the token', async () => {
  const uuid = await newOrder();
  expect(await pay(uuid, `refuses-${SECRET}`)).toEqual({
    ok: false,
    status: 409,
    code: 'LEAKY_REFUSED',
    message: 'The till is closed',
  });
  expect(await attemptOf(uuid)).toMatchObject({ state: 'refused' });
  expect(await pay(uuid, `tells-${SECRET}`)).toMatchObject({ ok: true, value: { outcome: 'unknown' } });
});

test('a message, an address and a report go on without the token', async () => {
  const uuid = await newOrder();
  expect(await pay(uuid, `declines-${SECRET}`)).toMatchObject({
    ok: true,
    value: { outcome: 'declined', code: 'unknown_token', message: 'The till does not know [credential].' },
  });
  expect(await pay(uuid, `sends-${SECRET}`, 'two')).toMatchObject({
    ok: true,
    value: { outcome: 'action', url: 'https://bank.example/[credential]' },
  });
  expect(await pay(uuid, `pays-${SECRET}`, 'three')).toMatchObject({ ok: true, value: { outcome: 'paid' } });
  const { transactions } = await shop.db.one(sql.type(z.object({ transactions: z.unknown() }))`
    select json_agg(additional_information) as transactions from payment_transaction join "order" using (order_id)
    where "order".uuid = ${uuid}`);
  expect(JSON.stringify(transactions)).toContain('[credential]');
});

test.each(['forgets', 'cheats'])(
  'an outcome that cannot be (%s) is unknown, and nothing is recorded',
  async (how) => {
    const uuid = await newOrder();
    expect(await pay(uuid, `${how}-${SECRET}`)).toMatchObject({
      ok: true,
      value: { outcome: 'unknown', payment: { phase: 'unpaid' } },
    });
    expect(await attemptOf(uuid)).toMatchObject({ state: 'open' });
  },
);

test('no token is in a log line, or in any column of any table', async () => {
  expect(lines.filter((line) => line.includes('[credential]')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
  const found = await shop.db.any(sql.type(z.object({ name: column.text }))`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text ~ ${SECRET}`);
  expect(found).toEqual([]);
});
