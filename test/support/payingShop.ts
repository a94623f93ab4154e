import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, sql, z } from '@shop/runtime/extension';
import { startCardGateway, startWalletSimulator } from '@shop/runtime/testing';
import type { CardGateway, TestShop, WalletSimulator } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { expect } from 'vitest';
import { createProduct, createZoneWithRate, testShop } from './shop.ts';

/** Delivers one webhook, which the shop must take. */
export type Webhook = () => Promise<void>;

/** A shop that sells by card, by wallet and on delivery, at two simulated gateways whose webhooks the test delivers. */
export async function payingShop(options: Parameters<typeof testShop>[0] = {}) {
  const [card, wallet] = await Promise.all([startCardGateway(), startWalletSimulator()]);
  const { secretKey, publishableKey, endpointSecret, scriptUrl } = card;
  const { clientId, clientSecret, webhookId } = wallet;
  const shop = await testShop({
    extensions: [coreShipping, cod, cardgw, walletgw],
    ...options,
    config: {
      ...options?.config,
      system: {
        cardgw: { apiBase: card.url, secretKey, publishableKey, endpointSecret, scriptUrl },
        walletgw: { environment: wallet.url, clientId, clientSecret, webhookId },
      },
    },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 20, qty: 100_000 });
  const told = tellerOf(shop, card, wallet);
  return {
    shop,
    card,
    wallet,
    sku,
    told,
    ...booksOf(shop, card, wallet),
    ...jobsOf(shop, told),
    async stop() {
      await shop.stop();
      await Promise.all([card.stop(), wallet.stop()]);
    },
  };
}
export type PayingShop = Awaited<ReturnType<typeof payingShop>>;

/** The webhooks that the gateways have to deliver since they were last asked, oldest first. */
function tellerOf(shop: TestShop, card: CardGateway, wallet: WalletSimulator): () => Webhook[] {
  let taken = 0;
  const post = async (path: string, { body, headers }: { body: string; headers: object }) => {
    const answer = await shop.request('POST', path, body, { headers: { ...headers } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  return () => {
    const cards = card.events.slice(taken);
    taken = card.events.length;
    return [
      ...cards.map((event) => () => post('/api/cardgw/webhook', card.signed(event))),
      ...wallet.events.splice(0).map((event) => () => post('/api/walletgw/webhook', event)),
    ];
  };
}
const orderRow = z.object({
  uuid: column.uuid,
  payment_status: column.text,
  is_live: column.bool,
});
type PaidOrder = z.output<typeof orderRow>;

function booksOf(shop: TestShop, card: CardGateway, wallet: WalletSimulator) {
  /** All orders of the cart of this order, oldest first. `is_live`: it will be shipped, or may be paid. */
  const ordersOfCart = (uuid: string): Promise<readonly PaidOrder[]> =>
    shop.db.any(sql.type(orderRow)`
      select uuid, payment_status,
        canceled_at is null and superseded_at is null and payment_status !~ '_(refunded|failed)$' as is_live
      from "order" where cart_id = (select cart_id from "order" where uuid = ${uuid}) order by order_id`);
  const cardMoney = (orders: ReadonlySet<string>): number => {
    const intents = card.intents().filter(({ metadata }) => orders.has(metadata['order_id'] ?? ''));
    const ids = new Set(intents.map(({ id }) => id));
    const back = card
      .refunds()
      .filter((refund) => refund.status === 'succeeded' && ids.has(refund.payment_intent));
    return total(intents.map((intent) => intent.amount_received)) - total(back.map(({ amount }) => amount));
  };
  const walletMoney = (orders: ReadonlySet<string>): number => {
    const { captures, refunds, order } = wallet.ledger;
    const isTheirs = ({ orderId }: { orderId: string }) =>
      orders.has(order(orderId).body.purchase_units[0]?.custom_id ?? '');
    const sum = (payments: ReadonlyMap<string, { orderId: string; amount: { value: string } }>) =>
      total(
        [...payments.values()].filter(isTheirs).map(({ amount }) => Math.round(Number(amount.value) * 100)),
      );
    return sum(captures) - sum(refunds);
  };
  return {
    ordersOfCart,
    /** The id of the newest intent of an order at the card gateway. */
    intentOf: (uuid: string): string =>
      card.intents().findLast(({ metadata }) => metadata['order_id'] === uuid)?.id as string,
    /** The order that the wallet's page at this address is for. */
    orderAtWallet: (address: string): string =>
      wallet.ledger.order(new URL(address).searchParams.get('token') ?? '').body.purchase_units[0]
        ?.custom_id as string,
    /** What the gateways captured and did not give back for all orders of the cart of this order, in cents. */
    async moneyKept(uuid: string): Promise<number> {
      const orders = new Set((await ordersOfCart(uuid)).map((order) => order.uuid));
      return cardMoney(orders) + walletMoney(orders);
    },
  };
}
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function jobsOf(shop: TestShop, told: () => Webhook[]) {
  const runJob = async (id: string) => {
    const job = shop.app.registry('jobs').get(id);
    if (!job) throw new Error(`There is no job ${id}`);
    await job.run(shop.app);
  };
  const deliverAll = async (webhooks: readonly Webhook[] = told()) => {
    for (const deliver of webhooks) await deliver();
  };
  return {
    runJob,
    /** Delivers every webhook that waits, and runs what settles payments, until nothing is left to do. */
    async settle(): Promise<void> {
      await shop.db.run(sql.type(z.object({}))`
        update payment_attempt set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
        where state = 'open'`);
      for (const job of ['reconcilePaymentAttempts', 'refundDuplicatePayments']) {
        await deliverAll();
        await runJob(job);
      }
      await deliverAll();
    },
    /** Cancels unpaid orders as if days had passed since they were placed. */
    async cancelUnpaid(): Promise<void> {
      await shop.db.run(sql.type(z.object({}))`
        update "order" set created_at = created_at - interval '40 days' where placed_at is null`);
      await runJob('cancelAbandonedCardOrders');
      await runJob('reconcileWalletgwOrders');
    },
  };
}

/** The total of every order of such a shop, in cents: one unit of 20.00, shipped for 5.00. */
const ORDER_TOTAL = 2500;

/** One shopper's cart was paid once at most, and once where money was taken: by one order that lives. */
export async function expectPaidOnce(its: PayingShop, orderUuid: string): Promise<number> {
  const [orders, money] = [await its.ordersOfCart(orderUuid), await its.moneyKept(orderUuid)];
  const telling = JSON.stringify(orders);
  expect([0, ORDER_TOTAL], telling).toContain(money);
  const paid = orders.filter(({ payment_status }) => payment_status.endsWith('_captured'));
  expect(paid.length, telling).toBe(money / ORDER_TOTAL);
  expect(orders.filter(({ is_live }) => is_live).length, telling).toBeLessThanOrEqual(1);
  if (money > 0) expect(orders.find(({ is_live }) => is_live)?.payment_status, telling).toMatch(/_captured$/);
  return money;
}
