import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, sql, z } from '@shop/runtime/extension';
import { startCardGateway, startWalletSimulator } from '@shop/runtime/testing';
import type { CardGateway, TestShop, WalletSimulator } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { expect } from 'vitest';
import { createProduct, createZoneWithRate, testShop } from './shop.ts';

/** Delivers one webhook and expects that the shop accepts it. */
export type Webhook = () => Promise<void>;

/** A shop that accepts payment by card, by wallet and on delivery. It uses two simulated gateways, whose webhooks the test delivers. */
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
  const takeWebhooks = takerOf(shop, card, wallet);
  return {
    shop,
    card,
    wallet,
    sku,
    takeWebhooks,
    ...booksOf(shop, card, wallet),
    ...jobsOf(shop, takeWebhooks),
    async stop() {
      await shop.stop();
      await Promise.all([card.stop(), wallet.stop()]);
    },
  };
}
export type PayingShop = Awaited<ReturnType<typeof payingShop>>;

/** Returns a function that returns the webhooks created since its last call, oldest first. */
function takerOf(shop: TestShop, card: CardGateway, wallet: WalletSimulator): () => Webhook[] {
  let captures = 0;
  const post = async (path: string, { body, headers }: { body: string; headers: object }) => {
    const answer = await shop.request('POST', path, body, { headers: { ...headers } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  return () => {
    const cards = card.events.slice(captures);
    captures = card.events.length;
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
  /**
   * Lists all orders of the same cart as the given order, oldest first. `is_live` is true if the order will be shipped or can still be
   * paid.
   */
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
    /** Returns the id of an order's newest intent at the card gateway. */
    intentOf: (uuid: string): string =>
      card.intents().findLast(({ metadata }) => metadata['order_id'] === uuid)?.id as string,
    /** Returns the id of the wallet order whose approval page has the given URL. */
    orderAtWallet: (address: string): string =>
      wallet.ledger.order(new URL(address).searchParams.get('token') ?? '').body.purchase_units[0]
        ?.custom_id as string,
    /** Returns the amount, in cents, that the gateways captured and did not refund for all orders of the same cart. */
    async moneyKept(uuid: string): Promise<number> {
      const orders = new Set((await ordersOfCart(uuid)).map((order) => order.uuid));
      return cardMoney(orders) + walletMoney(orders);
    },
  };
}
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function jobsOf(shop: TestShop, takeWebhooks: () => Webhook[]) {
  const runJob = async (id: string) => {
    const job = shop.app.registry('jobs').get(id);
    if (!job) throw new Error(`There is no job ${id}`);
    await job.run(shop.app);
  };
  const deliverAll = async (webhooks: readonly Webhook[] = takeWebhooks()) => {
    for (const deliver of webhooks) await deliver();
  };
  return {
    runJob,
    /** Delivers all pending webhooks and runs the payment reconciliation jobs until there is nothing left to do. */
    async reconcile(): Promise<void> {
      await shop.db.run(sql.type(z.object({}))`
        update payment_attempt set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
        where state = 'open'`);
      for (const job of ['reconcilePaymentAttempts', 'refundDuplicatePayments']) {
        await deliverAll();
        await runJob(job);
      }
      await deliverAll();
    },
    /** Cancels unpaid orders as if they had been placed days ago. */
    async cancelUnpaid(): Promise<void> {
      await shop.db.run(sql.type(z.object({}))`
        update "order" set created_at = created_at - interval '40 days' where placed_at is null`);
      await runJob('cancelAbandonedCardOrders');
      await runJob('reconcileWalletgwOrders');
    },
  };
}

/** Total of each order in this shop, in cents: one unit at 20.00, plus 5.00 for shipping. */
const ORDER_TOTAL = 2500;

/** Expects that a cart was paid at most once. If money was captured, expects that it was captured for the only live order. */
export async function expectPaidOnce(its: PayingShop, orderUuid: string): Promise<number> {
  const [orders, money] = [await its.ordersOfCart(orderUuid), await its.moneyKept(orderUuid)];
  const report = JSON.stringify(orders);
  expect([0, ORDER_TOTAL], report).toContain(money);
  const paid = orders.filter(({ payment_status }) => payment_status.endsWith('_captured'));
  expect(paid.length, report).toBe(money / ORDER_TOTAL);
  expect(orders.filter(({ is_live }) => is_live).length, report).toBeLessThanOrEqual(1);
  if (money > 0) expect(orders.find(({ is_live }) => is_live)?.payment_status, report).toMatch(/_captured$/);
  return money;
}
