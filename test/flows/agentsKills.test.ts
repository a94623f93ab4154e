import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, expect, test } from 'vitest';
import { isNight, sizeOf } from '../support/lane.ts';
import { sellerBy } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { linesOf, ucpBuyer } from '../support/ucpAgent.ts';
import { card, CASH, codes, useUcpShop } from '../support/ucpShop.ts';

/* Completes of purchases in several processes at once, and in processes that are killed. */

const KILLS = sizeOf('KILLS', { gate: 4, night: 100 });
const AT_ONCE = 50;
const PROCESSES = 3;

const its = useUcpShop({ isShared: true });
const started: Seller[] = [];
afterAll(() => Promise.all(started.map((seller) => seller.kill())));

/** Starts a process that sells from the same database, and kills itself at a step of a complete if told so. */
async function startProcess(...killed: readonly string[]): Promise<string> {
  const { url: apiBase, secretKey, endpointSecret } = its.gateway;
  const access = JSON.stringify({ apiBase, secretKey, endpointSecret });
  const seller = sellerBy(
    new URL('../support/ucpProcess.ts', import.meta.url),
    its.databaseUrl,
    access,
    ...killed,
  );
  started.push(seller);
  return seller.start();
}

const orderRow = z.object({ uuid: column.uuid, payment_status: column.text, grand_total: column.decimal });
const ordersOf = (session: string) =>
  its.shop.db.any(sql.type(orderRow)`
    select uuid, payment_status, grand_total::text from "order" where origin_session = ${session}`);
const chargesOf = (order: string) =>
  its.gateway
    .intents()
    .filter(({ metadata, amount_received: received }) => metadata['order_id'] === order && received > 0);

/** Expects that a purchase has one order, which was charged once. */
async function expectPaidOnce(session: string, order: string, amount: number): Promise<void> {
  expect(await ordersOf(session)).toMatchObject([{ uuid: order, payment_status: 'cardgw_captured' }]);
  expect(chargesOf(order).map(({ amount_received: received }) => received)).toEqual([amount]);
}

/** Reaches the state that only time leads to: what the process of a request held is free, and what is not known can be looked up. */
async function aMinuteLater(session: string): Promise<void> {
  its.clock.advance(61_000);
  await its.shop.db.run(sql.type(z.object({}))`
    update payment_attempt set created_at = payment_attempt.created_at - interval '1 hour',
      updated_at = payment_attempt.updated_at - interval '1 hour'
    from "order" o where o.order_id = payment_attempt.order_id and o.origin_session = ${session} and state = 'open'`);
}

test(`${AT_ONCE} completes at once in ${PROCESSES} processes make one order and one charge`, async () => {
  const processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess()));
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const path = `/checkout-sessions/${id}/complete`;
  const tokens = Array.from({ length: 5 }, () => its.gateway.shareToken());
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      its.agent.sendTo(processes[index % PROCESSES] ?? '', 'POST', path, card(tokens[index % 5] ?? '')),
    ),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  let told = await its.agent.ask('checkout', 'GET', `/checkout-sessions/${id}`);
  for (let more = 0; told.status !== 'completed' && more < 5; more += 1) {
    await aMinuteLater(id);
    told = await its.agent.ask('checkout', 'GET', `/checkout-sessions/${id}`);
  }
  expect(told.status).toBe('completed');
  await expectPaidOnce(id, told.order.id, 1500);
  for (const { status, body } of answers)
    if (status === 200 && body.status === 'completed') expect(body.order.id).toBe(told.order.id);

  // The last unit is sold to one of many.
  const { sku: last } = await its.shop.make.product({
    price: 10,
    qty: 1,
    manage_stock: true,
    no_shipping_required: true,
  });
  const sessions: string[] = [];
  for (let count = 0; count < AT_ONCE; count += 1) {
    const wish = { line_items: linesOf([last]), buyer: ucpBuyer };
    sessions.push((await its.agent.ask('checkout', 'POST', '/checkout-sessions', wish)).id);
  }
  const billing = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone_number: '1',
    street_address: '1 Row',
    address_locality: 'Oakland',
    address_region: 'CA',
    address_country: 'US',
    postal_code: '94607',
  };
  const [instrument] = CASH.payment.instruments;
  const cash = { payment: { instruments: [{ ...instrument, billing_address: billing }] } };
  const sold = await Promise.all(
    sessions.map((session, index) =>
      its.agent.sendTo(
        processes[index % PROCESSES] ?? '',
        'POST',
        `/checkout-sessions/${session}/complete`,
        cash,
      ),
    ),
  );
  expect(sold.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
  expect(sold.filter(({ body }) => body.status === 'completed')).toHaveLength(1);
  for (const { body } of sold)
    if (body.status !== 'completed')
      expect(
        codes(body).some((code) => STOCK.has(code)),
        JSON.stringify(body.messages),
      ).toBe(true);
});
const STOCK = new Set(['out_of_stock', 'item_unavailable']);

/** Repeats a complete as an agent does that got no answer, until the purchase is over. Returns the last answer. */
async function repeat(id: string, body: object, key: string) {
  const path = `/checkout-sessions/${id}`;
  for (let time = 0; time < 10; time += 1) {
    const answer = await its.agent.send('POST', `${path}/complete`, body, {
      'idempotency-key': time === 0 ? key : `${key}-${time}`,
    });
    if (answer.status === 200 && answer.body.status === 'completed') return answer.body;
    if (answer.status === 409 && answer.body.code === 'conflict')
      return its.agent.ask('checkout', 'GET', path);
    await aMinuteLater(id);
    await its.shop.runJob('reconcilePaymentAttempts');
  }
  throw new Error('The purchase does not end');
}

test(
  `a process that is killed at ${KILLS} steps of a complete: nothing is paid twice, nothing paid is lost`,
  async () => {
    const { sku } = await its.shop.make.product({ price: 10, qty: 100_000 });
    const first = await its.ready([[sku]]);
    const [statements, calls] = [its.shop.statements(), its.gateway.calls.length];
    expect((await its.complete(first.id, card(its.gateway.shareToken()))).status).toBe('completed');
    const steps = its.shop.statements() - statements + its.gateway.calls.length - calls;
    expect(steps).toBeGreaterThan(10);
    const left = new Set<number>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = 1 + (KILLS >= steps ? kill % steps : Math.floor(((kill + 0.5) * steps) / KILLS));
      const moment = Math.floor(kill / Math.max(1, KILLS >= steps ? steps : 1)) % 2 === 0 ? 'sent' : 'before';
      const { id } = await its.ready([[sku]]);
      const url = await startProcess(String(at), moment);
      const [body, key] = [card(its.gateway.shareToken()), randomUUID()];
      const died = await its.agent
        .sendTo(url, 'POST', `/checkout-sessions/${id}/complete`, body, { 'idempotency-key': key })
        .then(
          ({ body: told }) => told,
          () => null,
        );
      // The last steps follow the answer.
      if (died !== null) expect(died.status, `${at} ${moment}`).toBe('completed');
      left.add((await ordersOf(id)).length);
      await aMinuteLater(id);
      const told = await repeat(id, body, key);
      expect(told.status, `${at} ${moment}`).toBe('completed');
      await expectPaidOnce(id, told.order.id, 1500);
    }
    // At some steps there was no order yet, at others there was one.
    if (isNight) expect([...left].toSorted()).toEqual([0, 1]);
  },
  120_000 + KILLS * 30_000,
);
