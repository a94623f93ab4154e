import { setTimeout as pause } from 'node:timers/promises';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sizeOf } from '../support/lane.ts';
import { openSwitch, startReplicated } from '../support/replica.ts';
import type { DatabaseSwitch, ReplicatedServer } from '../support/replica.ts';
import { answersOf, sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const FAILOVERS = sizeOf('CRASHES', { gate: 1, night: 3 });
const CLIENTS = 6;
const STOCK = 100_000;
const pollOptions = { timeout: 120_000, interval: 25 };

let stopServers: () => Promise<void>;
/** The current primary server and its replica. */
let primary: ReplicatedServer;
let replica: ReplicatedServer;
/** URLs of the primary and the replica, which stay the same during failover. */
let database: DatabaseSwitch;
let reads: DatabaseSwitch;
/** Two processes of one shop, and a shop in this process that administers it. */
let sellers: readonly Seller[];
let office: TestShop;
/** The sold product and the product whose page is read. They differ because renaming a product changes the carts that contain it. */
let sold: { sku: string };
let shown: { sku: string; uuid: string };

beforeAll(async () => {
  ({ primary, stop: stopServers } = await startReplicated());
  replica = await primary.addReplica('standby');
  database = await openSwitch(primary);
  reads = await openSwitch(replica);
  office = await testShop({ databaseUrl: database.url, config: { database: { replicaUrl: reads.url } } });
  await primary.query('create table received_event (event text, order_uuid uuid, delivery_id text)');
  await createZoneWithRate(office, { countries: ['US'], cost: 5 });
  sold = await createProduct(office, { price: 10, qty: STOCK });
  shown = await createProduct(office, { price: 10, qty: STOCK });
  sellers = [1, 2].map(() => sellerOn(database.url, reads.url));
  await Promise.all(sellers.map((seller) => seller.start()));
});
afterAll(async () => {
  await Promise.all(sellers.map((seller) => seller.kill()));
  await office.stop();
  await database.close();
  await reads.close();
  await stopServers();
});

const rename = async (name: string) =>
  dataOf(await office.admin('PATCH', `/api/products/${shown.uuid}`, { name }));
const pathOf = () => `/${shown.sku.toLowerCase()}`;
const pageOf = (seller: Seller) => seller.request('GET', pathOf(), undefined, { accept: 'application/json' });
const titleOf = async (seller: Seller) => (await pageOf(seller))?.body.data?.title as string | undefined;
const NAME = 'query ($id: ID!) { product(id: $id) { name } }';
const nameOf = async (seller: Seller) =>
  (await seller.request('POST', '/graphql', { query: NAME, variables: { id: shown.uuid } }))?.body.data
    ?.product.name as string | undefined;

/** Results that clients observed during failover. */
interface Record {
  /** UUIDs of confirmed orders, by process. */
  readonly confirmed: string[][];
  /** Number of 503 responses with Retry-After. */
  refused: number;
  /** Responses that no client should ever receive. */
  readonly wrong: unknown[];
}

/** Reports whether a client should retry after a response. Any other unsuccessful response is recorded as wrong. */
function isRefused(answer: TestAnswer | null, record: Record): boolean {
  if (answer?.status !== 503 || answer.headers.get('retry-after') === null) return false;
  record.refused += 1;
  return true;
}

class Refused extends Error {}

/** Buys from one process until the signal aborts. Retries rejected requests. */
async function buy(process: number, record: Record, signal: AbortSignal): Promise<void> {
  const seller = sellers[process] as Seller;
  const send: Seller['request'] = async (...request) => {
    const answer = await seller.request(...request);
    if (isRefused(answer, record)) throw new Refused();
    return answer;
  };
  while (!signal.aborted)
    try {
      const cart = await createReadyCart(answersOf({ request: send }), sold.sku);
      await place(process, cart, record, signal);
    } catch (error) {
      if (!(error instanceof Refused)) record.wrong.push(error);
      await pause(20);
    }
}

async function place(process: number, cart: string, record: Record, signal: AbortSignal): Promise<void> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    const answer = await (sellers[process] as Seller).request('POST', '/api/orders', { cart_id: cart });
    if (answer?.status === 200) return void record.confirmed[process]?.push(answer.body.data.uuid);
    // The first attempt may have succeeded although its response was lost.
    if (answer && tries > 1 && answer.body.error?.code === 'INVALID_CART') return;
    if (!isRefused(answer, record)) return void record.wrong.push(answer?.body ?? 'no answer');
    await pause(20);
  }
}

/** Reads pages and API responses of both processes until the signal aborts. */
async function browse(record: Record, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const seller of sellers)
      for (const path of [pathOf(), `${pathOf()}?x=${Math.random()}`, '/', '/search?keyword=sku']) {
        const answer = await seller.request('GET', path, undefined, { accept: 'application/json' });
        if (answer?.status !== 200 && !isRefused(answer, record)) record.wrong.push([path, answer?.body]);
      }
    await pause(20);
  }
}

/** Waits until both processes have confirmed another order. */
const nextSales = async ({ confirmed }: Record) => {
  const before = confirmed.map(({ length }) => length);
  await vi.waitFor(
    () => expect(confirmed.every(({ length }, at) => length > (before[at] ?? 0))).toBe(true),
    pollOptions,
  );
};

/** Stops the primary, switches its URL to the replica before the replica accepts writes, and promotes the replica. */
async function failOver(record: Record): Promise<void> {
  const before = record.refused;
  await primary.crash();
  database.turnTo(replica);
  await vi.waitFor(() => expect(record.refused).toBeGreaterThan(before + CLIENTS), pollOptions);
  await replica.promote();
  primary = replica;
}

/** Backdates the database, so that workers without a heartbeat are considered dead. */
async function ageDeadWorkers(): Promise<void> {
  await primary.query("update worker_heartbeat set beat_at = beat_at - interval '1 hour'");
  await primary.query(
    "update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null",
  );
}

const count = async (rows: string) =>
  Number((await primary.query<{ rows: string }>(`select count(*) as rows from ${rows}`))[0]?.rows);

test(
  `a shop survives ${FAILOVERS} failovers under load, and has every confirmed order`,
  async () => {
    const record: Record = { confirmed: [[], []], refused: 0, wrong: [] };
    const stop = new AbortController();
    const clients = Array.from({ length: CLIENTS }, (_, at) => buy(at % 2, record, stop.signal));
    clients.push(browse(record, stop.signal));
    for (let failovers = 0; failovers < FAILOVERS; failovers += 1) {
      if (failovers > 0) {
        replica = await primary.addReplica(`standby_${failovers}`);
        reads.turnTo(replica);
      }
      await primary.waitFor(failovers > 0 ? `standby_${failovers}` : 'standby');
      await nextSales(record);
      await failOver(record);
      await nextSales(record);
      const name = `Name ${failovers}`;
      await rename(name);
      for (const seller of sellers)
        expect([await titleOf(seller), await nameOf(seller)]).toEqual([name, name]);
    }
    stop.abort();
    await Promise.all(clients);
    expect(record.wrong).toEqual([]);

    const orders = await primary.query<{ uuid: string }>('select uuid from "order"');
    expect(new Set(orders.map(({ uuid }) => uuid)).isSupersetOf(new Set(record.confirmed.flat()))).toBe(true);
    await ageDeadWorkers();
    await vi.waitFor(async () => expect(await count('graphile_worker.jobs')).toBe(0), pollOptions);
    expect(
      await count(`"order" o where (
        select count(distinct event) from received_event where order_uuid = o.uuid) <> 2`),
    ).toBe(0);
    expect(
      await count(`product_inventory stock where qty + coalesce((
        select sum(qty) from order_item item where item.product_id = stock.product_id), 0) <> ${STOCK}`),
    ).toBe(0);
  },
  120_000 * FAILOVERS,
);

test('data lost in a failover is not shown from any cache', async () => {
  const seen = (name: string) =>
    vi.waitFor(async () => {
      for (const seller of sellers)
        expect([await titleOf(seller), await nameOf(seller)]).toEqual([name, name]);
    }, pollOptions);
  await primary.query("alter system set synchronous_standby_names = ''");
  await primary.query('select pg_reload_conf()');
  replica = await primary.addReplica('late');
  reads.turnTo(replica);
  await rename('Replicated');
  await replica.untilReplayed(primary);
  await replica.detach();
  await rename('Lost');
  await seen('Lost');
  await primary.crash();
  await replica.promote();
  primary = replica;
  database.turnTo(primary);
  for (const seller of sellers) {
    await vi.waitFor(async () => expect((await pageOf(seller))?.status).toBe(200), pollOptions);
    expect([await titleOf(seller), await nameOf(seller)]).toEqual(['Replicated', 'Replicated']);
  }
});
