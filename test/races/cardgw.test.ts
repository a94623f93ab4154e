import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardShop, TOTAL, PATIENT } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';

let its: CardShop;
beforeAll(async () => {
  its = await cardShop(PATIENT);
});
afterAll(() => its.stop());

const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const captures = (uuid: string) =>
  its.event('payment_intent.succeeded', { id: `pi_${uuid}`, ...TOTAL, metadata: { order_id: uuid } });

test('100 concurrent deliveries of one event: one transaction, order_placed once, no 5xx', async () => {
  const { uuid } = await its.newOrder();
  const answers = await atOnce(100, () => its.deliver(captures(uuid)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await its.history(uuid)).transactions).toHaveLength(1);
  expect(await its.emitted(uuid)).toEqual(['order_placed']);
});

test('100 concurrent deliveries of one refund: recorded once, order_refunded once', async () => {
  const { uuid } = await its.newOrder();
  await its.deliver(captures(uuid));
  const refund = { id: `re_${uuid}`, amount: 700, currency: 'usd', metadata: {} };
  const charge = {
    id: 'ch_1',
    payment_intent: `pi_${uuid}`,
    amount_refunded: 700,
    refunds: { data: [refund] },
  };
  const answers = await atOnce(100, () => its.deliver(its.event('charge.refunded', charge)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await its.history(uuid)).transactions).toHaveLength(2);
  expect(await its.emitted(uuid)).toEqual(['order_placed', 'order_refunded']);
});

test('concurrent events of every kind: the order is placed once, and ends in a state that some sequence of them produces', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { uuid } = await its.newOrder();
    const types = ['succeeded', 'amount_capturable_updated', 'payment_failed', 'canceled'];
    const about = { id: `pi_${uuid}`, ...TOTAL, metadata: { order_id: uuid } };
    const answers = await atOnce(40, (index) =>
      its.deliver(its.event(`payment_intent.${types[index % types.length]}`, about)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await its.history(uuid)).transactions).toMatchObject([{ paymentAction: 'capture' }]);
    const emitted = await its.emitted(uuid);
    expect(emitted.toSorted()).toEqual(['order_canceled', 'order_placed']);
    expect(['canceled', 'cardgw_captured', 'cardgw_authorized']).toContain(await its.statusOf(uuid));
  }
});

test('ten concurrent captures take the money at the gateway once', async () => {
  await its.setMode('authorizeOnly');
  const { uuid } = await its.newOrder();
  const id = await its.intentOf(uuid);
  its.gateway.pay(id);
  await its.deliverAll(its.gateway.events.length - 1);
  const answers = await atOnce(10, () => its.capture(uuid));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const captures = its.gateway.calls.filter(({ path }) => path === `/v1/payment_intents/${id}/capture`);
  expect(captures).toHaveLength(1);
  await its.setMode('capture');
});

test('32 concurrent refunds of random amounts never exceed the captured amount, in the shop or at the gateway', async () => {
  const { uuid } = await its.newOrder();
  const id = await its.intentOf(uuid);
  its.gateway.pay(id);
  await its.deliverAll(its.gateway.events.length - 1);
  const answers = await atOnce(32, (index) => its.refund(uuid, { amount: ((index * 37) % 90) / 10 + 0.1 }));
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
  while ((await its.refund(uuid, { amount: 3 })).status === 200);
  const given = its.gateway.refunds().filter((refund) => refund.payment_intent === id);
  const sum = given.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(TOTAL.amount);
  const { transactions } = await its.history(uuid);
  const refunds = transactions.filter(({ paymentAction }) => paymentAction === 'refund');
  expect(refunds.map(({ transactionId }) => transactionId).toSorted()).toEqual(
    given.map((one) => one.id).toSorted(),
  );
});

test('a refund event that arrives together with the response of the refund route: one transaction', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { uuid } = await its.newOrder();
    its.gateway.pay(await its.intentOf(uuid));
    const from = its.gateway.events.length;
    await its.deliverAll(from - 1);
    const refund = its.refund(uuid, { amount: 5 });
    while (its.gateway.events.length === from) await new Promise(setImmediate);
    await Promise.all([its.deliverAll(from), refund]);
    dataOf(await refund);
    expect((await its.history(uuid)).transactions).toHaveLength(2);
    expect(await its.emitted(uuid)).toEqual(['order_placed', 'order_refunded']);
  }
});
