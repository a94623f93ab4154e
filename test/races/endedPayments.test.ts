import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { expect, test } from 'vitest';
import { cardShop, configFor, PATIENT } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { createDatabase } from '../support/databases.ts';
import { sizeOf } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

const ROUNDS = sizeOf('ROUNDS', { gate: 4, night: 60 });

const place = (shop: TestShop, cart_id: string) => shop.request('POST', '/api/orders', { cart_id });
const pageRow = z.object({ payment_status: column.text, is_canceled: column.bool });
/** Lists a cart's orders, oldest first. */
const ordersOf = (shop: TestShop, cartId: string) =>
  shop.db.any(sql.type(pageRow)`
    select o.payment_status, o.canceled_at is not null as is_canceled
    from "order" o join cart using (cart_id) where cart.uuid = ${cartId} order by o.order_id`);

/** Expects that no one pays twice, and that all refusals are documented. */
function expectOneLive(
  orders: Awaited<ReturnType<typeof ordersOf>>,
  isPaid: boolean,
  answers: readonly TestAnswer[],
): void {
  const live = orders.filter(({ is_canceled }) => !is_canceled);
  expect(live.length, JSON.stringify(orders)).toBe(1);
  if (isPaid) {
    expect(live[0]?.payment_status, JSON.stringify(orders)).toMatch(/_captured$/);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
  } else {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
  for (const { status } of answers) expect([200, 400, 409, 503]).toContain(status);
}

test('a card payment while two processes order the cart again: one order remains, with all the money', async () => {
  const database = await createDatabase();
  const its: CardShop = await cardShop({ ...PATIENT, databaseUrl: database.url });
  const second = await testShop({
    databaseUrl: database.url,
    extensions: [coreShipping, cod, cardgw],
    config: configFor(its.gateway, PATIENT),
  });
  const ended = new Set<boolean>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { uuid, cartId } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    await its.shop.app.carts.reactivate(its.shop.db, uuid);
    const choice = { method_code: 'cod', method_name: 'cod' };
    dataOf(await its.shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
    const from = its.gateway.events.length;
    const pay = async () => {
      await new Promise((done) => setTimeout(done, (round % 8) * 12));
      try {
        its.gateway.pay(intent);
      } catch {
        return; // The order was already canceled.
      }
      await its.deliverAll(from);
    };
    // The payment is first in one round and last in another. In all other rounds, the requests are concurrent.
    if (round === 0) await pay();
    const placing = Promise.all([place(its.shop, cartId), place(second, cartId)]);
    if (round === 1) await placing;
    const [answers] = await Promise.all([placing, round > 0 && pay()]);
    await its.deliverAll(from);
    const isPaid = its.gateway.intent(intent).status === 'succeeded';
    ended.add(isPaid);
    expect(['succeeded', 'canceled']).toContain(its.gateway.intent(intent).status);
    expectOneLive(await ordersOf(its.shop, cartId), isPaid, answers);
  }
  expect(ended.size, 'both outcomes were seen').toBe(2);
  await second.stop();
  await its.stop();
  await database.drop();
});

test('a wallet approval while two processes order the cart again: one order remains, with all the money', async () => {
  const database = await createDatabase();
  const its: WalletShop = await walletShop({ databaseUrl: database.url });
  const second = await testShop({
    databaseUrl: database.url,
    extensions: [coreShipping, cod, walletgw],
    config: { system: its.shop.app.config.system },
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await its.startedOrder();
    await its.shop.app.carts.reactivate(its.shop.db, order.uuid);
    const choice = { method_code: 'cod', method_name: 'cod' };
    dataOf(await its.shop.request('POST', `/api/carts/${order.cartId}/paymentMethods`, choice));
    its.gateway.approve(order.walletId);
    const later = async <T>(turn: number, work: () => Promise<T>): Promise<T> => {
      await new Promise((done) => setTimeout(done, ((round + turn) % 4) * 12));
      return work();
    };
    const [, , ...answers] = await Promise.all([
      later(0, () => its.finish(order)),
      later(1, async () => {
        for (const event of its.takeWebhooks()) expect((await its.deliver(event)).status).toBe(200);
      }),
      later(2, () => place(its.shop, order.cartId)),
      later(3, () => place(second, order.cartId)),
    ]);
    for (const event of its.takeWebhooks()) expect((await its.deliver(event)).status).toBe(200);
    const isPaid = its.gateway.requests.some(
      ({ path, method }) => method === 'POST' && path.includes(`${order.walletId}/capture`),
    );
    expectOneLive(await ordersOf(its.shop, order.cartId), isPaid, answers);
  }
  await second.stop();
  await its.stop();
  await database.drop();
});
