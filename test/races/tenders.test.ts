import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { answersOf, sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const STEPS = sizeOf('RUNS', { gate: 50, night: 10_000 });
/** Gift cards that all orders share, so that they compete for the last money of each. */
const CARDS = 4;
const WALKERS = 4;

/** Sends requests to a server. */
type Server = Pick<TestShop, 'query' | 'request'>;

let database: TestDatabase;
let shop: TestShop;
let other: Seller;
/** Two servers of one shop, each in a process of its own. */
let servers: readonly [Server, Server];
let of: ReturnType<typeof giftCardsOf>;
let sku: string;
/** An administrator's headers for both servers. */
let admin: { readonly authorization: string };
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  of = giftCardsOf(shop);
  admin = { authorization: `Bearer ${await shop.adminToken()}` };
  ({ sku } = await createProduct(shop, { price: 45, qty: 1_000_000 }));
  await shop.db.run(sql.type(z.object({}))`
    create table received_event (event text, order_uuid text, delivery_id text)`);
  other = sellerOn(database.url);
  await other.start();
  servers = [shop, answersOf(other)];
});
afterAll(async () => {
  await other.kill();
  await shop.stop();
  await database.drop();
});

/** Returns random whole numbers below a limit, the same ones for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Walker {
  readonly random: (below: number) => number;
  readonly codes: readonly string[];
  /** The orders that the walker has placed, shared with the others, so that two act on one order at once. */
  readonly orders: string[];
}

/** Takes one step at a random server: places an order with one or two cards, or captures, cancels or refunds an order. */
async function step({ random, codes, orders }: Walker): Promise<void> {
  const server = servers[random(2)] as Server;
  const orderUuid = orders[random(Math.max(orders.length, 1))];
  const turn = random(10);
  if (turn < 4 || orderUuid === undefined) {
    const cart = await createReadyCart(server, sku);
    for (let count = 1 + random(2); count > 0; count -= 1)
      await server.request('POST', `/api/carts/${cart}/gift-cards`, { code: codes[random(codes.length)] });
    const answer = await server.request('POST', '/api/orders', { cart_id: cart });
    expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status);
    if (answer.status === 200) orders.push(answer.body.data.uuid);
    return;
  }
  const path = `/api/orders/${orderUuid}`;
  const act = (action: string, body: object) =>
    server.request('POST', `${path}/${action}`, body, { headers: admin });
  const answer =
    turn < 6
      ? await act('cancel', { reason: 'walk' })
      : turn < 7
        ? await act('capture', {})
        : await act('refunds', random(3) === 0 ? {} : { amount: (1 + random(3000)) / 100 });
  expect([200, 400, 409], JSON.stringify(answer.body)).toContain(answer.status);
}

test('two servers place the last 20 of a card once, whichever order of statements they take', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { code, uuid } = await of.newCard(20);
    const carts = await Promise.all([0, 1, 2, 3].map(() => of.newCart(50)));
    for (const cart of carts) dataOf(await of.enter(cart, code));
    const answers = await Promise.all(
      carts.map((cart_id, index) =>
        (servers[index % 2] as Server).request('POST', '/api/orders', { cart_id }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await of.balanceOf(uuid)).toBe(0);
  }
});

test('a card that was entered at one server pays at the other, which knows the cart without it', async () => {
  const { code, uuid } = await of.newCard(20);
  const cart = await of.newCart(50);
  dataOf(await servers[1].request('POST', `/api/carts/${cart}/gift-cards`, { code }));
  dataOf(await servers[0].request('POST', '/api/orders', { cart_id: cart }));
  expect(await of.balanceOf(uuid)).toBe(0);
});

test('canceling an order at two servers at once gives its card back once', async () => {
  const { code, uuid } = await of.newCard(20);
  const cart = await of.newCart(50);
  dataOf(await of.enter(cart, code));
  const order = dataOf(await of.place(cart));
  const answers = await Promise.all(
    [...servers, ...servers].map((server) =>
      server.request('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'race' }, { headers: admin }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await of.balanceOf(uuid)).toBe(20);
});

test(`${STEPS} random steps at two servers keep the sums of tenders, refunds and ledgers`, async () => {
  const cards = await Promise.all(Array.from({ length: CARDS }, (_, index) => of.newCard(30 + 25 * index)));
  const orders: string[] = [];
  const codes = cards.map(({ code }) => code);
  let taken = 0;
  const walk = async (index: number) => {
    const walker = { random: randomFrom(SEED * 1000 + index), codes, orders };
    while (taken++ < STEPS) await step(walker);
  };
  await Promise.all(Array.from({ length: WALKERS }, (_, index) => walk(index)));
  await other.kill();
  // A table of the test, about whose columns the shop knows nothing.
  await shop.db.run(sql.type(z.object({}))`drop table received_event`);
  await of.expectConsistent();
  const totals = await shop.db.one(sql.type(z.object({ wrong: z.number(), tendered: z.number() }))`select
      (select count(*)::int from "order" o where o.grand_total <> o.stored_amount and o.payment_method = 'stored_value') as wrong,
      (select count(*)::int from order_tender) as tendered`);
  expect(totals.wrong).toBe(0);
  expect(totals.tendered).toBeGreaterThan(0);
});
