import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestClock, createTestShop, dataOf } from '@shop/runtime/testing';
import type { ApiRecord, Person, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

const DAY_MS = 86_400_000;
const clock = createTestClock();

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await createTestShop({
    databaseUrl: database.url,
    extensions: [loyalty],
    clock,
    config: { shop: { languages: ['en', 'de', 'es', 'fr', 'ar'] } },
  });
  await shop.make.settings({ loyaltyCreditPercent: 5, loyaltyPointsPerUnit: 0 });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const deliver = async () => expect((await shop.deliverEvents()).failed).toEqual([]);
const creditOf = async ({ uuid }: Person) => dataOf(await shop.admin('GET', `/api/customers/${uuid}/credit`));
const balanceOf = async (customer: Person) => (await creditOf(customer)).balances[0]?.balance ?? 0;
const amountsOf = async (customer: Person) =>
  (await creditOf(customer)).entries.map(({ amount }: { amount: number }) => amount);
const pay = ({ uuid }: ApiRecord) => shop.admin('POST', `/api/orders/${uuid}/capture`, {}).then(dataOf);
const refund = ({ uuid }: ApiRecord, amount: number) =>
  shop.admin('POST', `/api/orders/${uuid}/refunds`, { amount }).then(dataOf);
const cancel = ({ uuid }: ApiRecord) =>
  shop.admin('POST', `/api/orders/${uuid}/cancel`, { reason: 'No' }).then(dataOf);
/** Delivers an event of an order again, as if the answer to the first delivery were lost. */
async function repeat(id: string, { uuid: orderUuid }: ApiRecord) {
  const delivery = { deliveryId: 'again', attempt: 2, signal: new AbortController().signal };
  await shop.app
    .registry('subscribers')
    .get(id)
    ?.handle({ orderUuid } as never, shop.app, delivery);
}

async function newOrder(customer: Person, price: number): Promise<ApiRecord> {
  const { sku } = await shop.make.product({ price, qty: 1000, no_shipping_required: true });
  return shop.make.order({ items: [{ sku }], customer });
}

/** Adds credit by hand, or takes some away. */
const adjust = async ({ uuid }: Person, amount: number) =>
  dataOf(await shop.admin('POST', `/api/customers/${uuid}/credit`, { amount, reason: 'By hand' }));

test('a paid order gives credit, and a refund takes its part back', async () => {
  const customer = await shop.make.customer();
  const order = await newOrder(customer, 60);
  await deliver();
  expect(await balanceOf(customer)).toBe(0);

  await pay(order);
  await deliver();
  expect(await balanceOf(customer)).toBe(3);
  const { entries } = await creditOf(customer);
  expect(entries).toMatchObject([
    {
      kind: 'adjust',
      amount: 3,
      reason: `Credit for order ${order['order_number']}`,
      author: { kind: 'extension', name: 'loyalty' },
    },
  ]);

  await refund(order, 20.5);
  await deliver();
  // 5 % of 39.50 stay: 1.975, rounded.
  expect(await balanceOf(customer)).toBe(1.98);
  for (const id of ['loyalty.creditPlaced', 'loyalty.creditPaid', 'loyalty.creditRefunded'])
    await repeat(id, order);
  expect(await amountsOf(customer)).toEqual([3, -1.02]);

  await refund(order, 39.5);
  await deliver();
  expect(await amountsOf(customer)).toEqual([3, -1.02, -1.98]);
});

test('a canceled order and a guest get nothing, and what store credit paid gives none', async () => {
  const customer = await shop.make.customer();
  const canceled = await newOrder(customer, 100);
  await cancel(canceled);
  const { sku } = await shop.make.product({ price: 10, no_shipping_required: true });
  await shop.make.order({ items: [{ sku }], state: 'paid' });
  await deliver();
  expect((await creditOf(customer)).entries).toEqual([]);

  await adjust(customer, 30);
  const { sku: dear } = await shop.make.product({ price: 50, no_shipping_required: true });
  const cart = await shop.make.cart({ items: [{ sku: dear }], customer });
  dataOf(await cart.request('POST', `/api/carts/${cart.cartId}/credit`, {}));
  const order = dataOf(await cart.request('POST', '/api/orders', { cart_id: cart.cartId }));
  await pay(order);
  await deliver();
  expect(await amountsOf(customer)).toEqual([30, -30, 1]);
});

test('credit that was spent is not taken back, and never twice from later credit', async () => {
  const customer = await shop.make.customer();
  const order = await newOrder(customer, 100);
  await pay(order);
  await deliver();
  await adjust(customer, -4.5);
  await refund(order, 100);
  await deliver();
  expect(await balanceOf(customer)).toBe(0);
  await adjust(customer, 10);
  await repeat('loyalty.creditRefunded', order);
  expect(await amountsOf(customer)).toEqual([5, -4.5, -0.5, 10]);
});

test('customers of a group get its percentage, as it was when the order was paid', async () => {
  const group = await shop.make.customerGroup();
  await shop.make.settings({ loyaltyCreditGroups: { [String(group['uuid'])]: 12.5 } });
  const customer = await shop.make.customer({ group_id: String(group['uuid']) });
  const order = await newOrder(customer, 80);
  await pay(order);
  await deliver();
  expect(await balanceOf(customer)).toBe(10);
  await shop.make.settings({ loyaltyCreditGroups: {} });
  await refund(order, 40);
  await deliver();
  expect(await balanceOf(customer)).toBe(5);
  const refused = await shop.admin('POST', '/api/settings', {
    loyaltyCreditGroups: { [String(group['uuid'])]: 101 },
  });
  expect(refused.status).toBe(400);
});

test('without a percentage nothing is given, not even when an old order is refunded later', async () => {
  const customer = await shop.make.customer();
  await shop.make.settings({ loyaltyCreditPercent: 0 });
  const order = await newOrder(customer, 100);
  await pay(order);
  await deliver();
  await shop.make.settings({ loyaltyCreditPercent: 5 });
  await refund(order, 10);
  await deliver();
  expect((await creditOf(customer)).entries).toEqual([]);
});

test('credit expires after its days, what was spent first is gone, and a later refund takes the rest alone', async () => {
  const customer = await shop.make.customer();
  await shop.make.settings({ loyaltyCreditDays: 30 });
  const first = await newOrder(customer, 100);
  await pay(first);
  await deliver();
  clock.advance(20 * DAY_MS);
  const second = await newOrder(customer, 60);
  await pay(second);
  await deliver();
  await adjust(customer, -2);
  await shop.runJob('loyalty.expireCredit');
  expect(await balanceOf(customer)).toBe(6);
  clock.advance(10 * DAY_MS);
  await shop.runJob('loyalty.expireCredit');
  await shop.runJob('loyalty.expireCredit');
  // Of the first 5, 2 were spent.
  expect(await amountsOf(customer)).toEqual([5, 3, -2, -3]);
  await refund(first, 100);
  await deliver();
  expect(await amountsOf(customer)).toEqual([5, 3, -2, -3, -2]);
  clock.advance(30 * DAY_MS);
  await shop.runJob('loyalty.expireCredit');
  expect(await balanceOf(customer)).toBe(0);
  await shop.make.settings({ loyaltyCreditDays: 0 });
});

test('the ledger is in the language of the order, and pages show the credit to its owner alone', async () => {
  await shop.make.settings({ loyaltyCreditDays: 30 });
  await shop.make.widget({
    type: 'loyalty_credit',
    settings: {},
    placements: ['account', 'homepage'].map((route) => ({ route, area: 'content' })),
  });
  const customer = await shop.make.customer();
  const order = await newOrder(customer, 50);
  await pay(order);
  await deliver();
  const page = async (path: string) => String((await customer.session.request('GET', path)).body);
  expect(await page('/account')).toContain('what is left of $2.50 then expires');
  expect(await page('/de/account')).toContain('Guthaben für Ihre Bestellungen');
  expect(await page(`/account/orders/${order.uuid}`)).toContain('You got $2.50 of credit for this order');
  expect(await page('/')).not.toContain('Credit for your orders');
  const other = await shop.make.customer();
  const theirs = await other.session.request('GET', '/account');
  expect(String(theirs.body)).not.toContain('Credit for your orders');
  await shop.make.settings({ loyaltyCreditDays: 0 });
});

const RUNNER = fileURLToPath(new URL('../support/loyaltyRunner.ts', import.meta.url));
const run = promisify(execFile);

test('two processes that get every event many times at once book it once', async () => {
  const customer = await shop.make.customer();
  const orders = [await newOrder(customer, 100), await newOrder(customer, 40), await newOrder(customer, 20)];
  for (const order of orders) await pay(order);
  await refund(orders[1] as ApiRecord, 15);
  const args = [
    '--conditions=@shop/source',
    RUNNER,
    database.url,
    JSON.stringify(orders.map(({ uuid }) => uuid)),
    '3',
  ];
  const outputs = await Promise.all([run(process.execPath, args), run(process.execPath, args)]);
  expect(outputs.map(({ stdout }) => stdout)).toEqual(['done', 'done']);
  await deliver();
  expect(await balanceOf(customer)).toBe(5 + 1.25 + 1);
  expect(await amountsOf(customer)).toHaveLength(3);
});
