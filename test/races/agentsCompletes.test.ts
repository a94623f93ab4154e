import { setTimeout as pause } from 'node:timers/promises';
import { column, sql, z } from '@shop/runtime/extension';
import { dataOf } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acpBuyer, acpCard, acpChoice, acpPurchase, createAcpAgent } from '../support/acpAgent.ts';
import type { AcpAgent } from '../support/acpAgent.ts';
import { sizeOf } from '../support/lane.ts';
import { sellerBy } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { card, codes, useUcpShop } from '../support/ucpShop.ts';

/* Completes at once of one purchase, in two processes, with another instrument than the cart holds. */

const AT_ONCE = sizeOf('COMPLETES', { gate: 10, night: 50 });
const PROCESSES = 2;
const its = useUcpShop({ isShared: true });
const started: Seller[] = [];
let urls: readonly string[];
let agents: readonly AcpAgent[];

beforeAll(async () => {
  await its.shop.make.settings({ agentsAcpEnabled: true });
  const { url: apiBase, secretKey, endpointSecret } = its.gateway;
  const access = JSON.stringify({ apiBase, secretKey, endpointSecret });
  for (let count = 0; count < PROCESSES; count += 1)
    started.push(sellerBy(new URL('../support/ucpProcess.ts', import.meta.url), its.databaseUrl, access));
  urls = await Promise.all(started.map((seller) => seller.start()));
  const { api_key: key } = dataOf(await its.shop.admin('POST', '/api/agents', { name: 'Chat' }));
  agents = await Promise.all(urls.map((url) => createAcpAgent(url, key)));
});
afterAll(() => Promise.all(started.map((seller) => seller.kill())));

interface Told {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly body: any;
}

/** A protocol in which a purchase is opened, completed and read. */
interface Way {
  open(sku: string): Promise<string>;
  complete(id: string, index: number, token: string): Promise<Told>;
  read(id: string): Promise<Told>;
}

const acp = (index: number): AcpAgent => agents[index % PROCESSES] as AcpAgent;
const WAYS: Readonly<Record<string, Way>> = {
  UCP: {
    open: async (sku) => (await its.ready([[sku]])).id,
    complete: (id, index, token) =>
      its.agent.sendTo(
        urls[index % PROCESSES] ?? '',
        'POST',
        `/checkout-sessions/${id}/complete`,
        card(token),
      ),
    read: (id) => its.agent.sendTo(urls[0] ?? '', 'GET', `/checkout-sessions/${id}`),
  },
  ACP: {
    async open(sku) {
      const opened = await acp(0).ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku]]));
      await acp(0).ask('session', 'POST', `/checkout_sessions/${opened.id}`, acpChoice(opened));
      return opened.id;
    },
    // The buyer is told again, and has a name that was not told before.
    complete: (id, index, token) =>
      acp(index).send('POST', `/checkout_sessions/${id}/complete`, {
        ...acpCard(token),
        buyer: { ...acpBuyer, first_name: 'Augusta' },
      }),
    read: (id) => acp(0).send('GET', `/checkout_sessions/${id}`),
  },
};

const orderRow = z.object({ uuid: column.uuid, payment_status: column.text });
const ordersOf = (session: string) =>
  its.shop.db.any(
    sql.type(orderRow)`select uuid, payment_status from "order" where origin_session = ${session}`,
  );
const methodOf = async (session: string) =>
  (
    await its.shop.db.one(sql.type(z.object({ method: column.text }))`
      select c.payment_method as method from cart c join agents_session s on s.cart = c.uuid where s.id = ${session}`)
  ).method;

/** Reads a purchase until it is over. */
async function ended({ read }: Way, id: string): Promise<Told['body']> {
  for (let time = 0; time < 50; time += 1) {
    const { body } = await read(id);
    if (body.status === 'completed') return body;
    await pause(100);
  }
  return (await read(id)).body;
}

const OPEN = new Set(['complete_in_progress', 'in_progress']);

test.each(Object.keys(WAYS))(
  `${AT_ONCE} completes at once by card of a purchase that holds cash make one order and one charge (%s)`,
  async (name) => {
    const way = WAYS[name] as Way;
    const { sku } = await its.shop.make.product({ price: 10 });
    for (let round = 0; round < 3; round += 1) {
      const id = await way.open(sku);
      expect(await methodOf(id)).toBe('cod');
      const token = its.gateway.shareToken();
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => way.complete(id, index, token)),
      );
      const told = await ended(way, id);
      expect(told.status, JSON.stringify(told)).toBe('completed');
      const orders = await ordersOf(id);
      expect(orders).toMatchObject([{ uuid: told.order.id, payment_status: 'cardgw_captured' }]);
      const charged = its.gateway
        .intents()
        .filter(({ metadata, amount_received: got }) => metadata['order_id'] === told.order.id && got > 0);
      expect(charged.map(({ amount_received: got }) => got)).toEqual([1500]);
      // Every answer is true: the total never changed, and the purchase was bought or being paid.
      for (const { status, body } of answers) {
        const said = JSON.stringify(body);
        expect([200, 409], said).toContain(status);
        if (status === 409) continue;
        for (const code of ['price_change', 'price_changed']) expect(codes(body), said).not.toContain(code);
        if (body.status === 'completed') expect(body.order.id, said).toBe(told.order.id);
        else expect(OPEN.has(body.status), said).toBe(true);
      }
      expect(answers.some(({ body }) => body.status === 'completed')).toBe(true);
    }
  },
);

test('a purchase that was placed meanwhile is not opened again by an answer that is late', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const way = WAYS['UCP'] as Way;
  for (let round = 0; round < 3; round += 1) {
    const id = await way.open(sku);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        index % 2 === 0 ? way.complete(id, index, its.gateway.shareToken()) : way.read(id),
      ),
    );
    const told = await ended(way, id);
    const orders = await ordersOf(id);
    expect(orders).toMatchObject([{ uuid: told.order?.id, payment_status: 'cardgw_captured' }]);
    for (const { body } of answers)
      if (body.status === 'completed') expect(body.order.id).toBe(told.order.id);
  }
});
