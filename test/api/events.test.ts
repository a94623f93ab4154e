import { column, sql, z } from '@shop/runtime/extension';
import type { Job } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { untyped } from '../support/carts.ts';
import { failingSubscriber } from '../support/failingSubscriber.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const SUBSCRIBER = 'mirror.products';
const pollOptions = { timeout: 120_000, interval: 50 };
const RETRY = '/api/events/parked/retry';
const DROP = '/api/events/parked/drop';
const REPLAY = '/api/events/replay';

const parkedOf = async (shop: TestShop) => dataOf(await shop.admin('GET', '/api/events/parked'));
const lastEntry = async (shop: TestShop) => dataOf(await shop.admin('GET', '/api/audit-log?limit=1'))[0];
const jobs = sql.type(z.object({ jobs: column.int }))`
  select count(*)::int as jobs from graphile_worker._private_jobs where payload ->> 'subscriber' = ${SUBSCRIBER}`;

describe('parked events', () => {
  const { state, extension } = failingSubscriber();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({ extensions: [extension], worker: true, config: { events: { maxAttempts: 1 } } });
  });
  afterAll(() => shop.stop());

  /** Creates products whose events are parked. Returns the ids of the parked deliveries. */
  async function park(count: number): Promise<readonly string[]> {
    state.isDown = true;
    for (let made = 0; made < count; made += 1) await createProduct(shop, { price: 1, qty: 1 });
    await vi.waitFor(async () => expect(await parkedOf(shop)).toHaveLength(count), pollOptions);
    return (await parkedOf(shop)).map(({ id }: { id: string }) => id);
  }

  test('are listed over REST and GraphQL with their errors', async () => {
    const [id] = await park(1);
    const [parked] = await parkedOf(shop);
    expect(parked).toMatchObject({
      id,
      subscriber: SUBSCRIBER,
      event: 'product_created',
      attempts: 1,
      last_error: 'the mirror is down',
    });
    const { deadEvents } = dataOf(await shop.query('{ deadEvents { id deliveryId } }', {}, 'admin'));
    expect(deadEvents).toEqual([{ id, deliveryId: parked.delivery_id }]);
    dataOf(await shop.admin('POST', DROP, { ids: 'all' }));
  });

  test('are delivered once when retried twice concurrently, under the id of their delivery', async () => {
    const ids = await park(3);
    const deliveries = (await parkedOf(shop)).map((one: { delivery_id: string }) => one.delivery_id);
    state.isDown = false;
    state.seen.length = 0;
    const answers = await Promise.all([1, 2, 3].map(() => shop.admin('POST', RETRY, { ids })));
    const claimed = answers.flatMap((answer) => dataOf(answer).ids);
    expect(claimed.toSorted()).toEqual(ids.toSorted());
    expect(answers.map((answer) => dataOf(answer).count).reduce((sum, count) => sum + count)).toBe(3);
    await vi.waitFor(async () => expect(await shop.db.one(jobs)).toEqual({ jobs: 0 }), pollOptions);
    expect(state.seen.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(deliveries.toSorted());
    expect(await parkedOf(shop)).toEqual([]);
  });

  test('are discarded permanently, and the log names who did it', async () => {
    const [first, second] = await park(2);
    expect(dataOf(await shop.admin('POST', DROP, { ids: [first, first, '0', 'none'] }))).toEqual({
      count: 1,
      ids: [first],
    });
    expect(await lastEntry(shop)).toMatchObject({
      action: 'dropDeadEvents',
      actor: { kind: 'admin', name: 'owner@shop.test' },
      entity_type: 'parked_event',
      entity_uuid: null,
      before: {
        deliveries: [{ id: first, subscriber: SUBSCRIBER, event: 'product_created', state: 'parked' }],
      },
      after: { deliveries: [] },
    });
    expect((await parkedOf(shop)).map(({ id }: { id: string }) => id)).toEqual([second]);
    const [retried, dropped] = await Promise.all([
      shop.admin('POST', RETRY, { ids: 'all' }),
      shop.admin('POST', DROP, { ids: 'all' }),
    ]);
    expect(dataOf(retried).count + dataOf(dropped).count).toBe(1);
  });

  test.each([{}, { ids: [] }, { ids: 'every' }, { ids: [1] }])('cannot be selected by %o', async (body) => {
    for (const path of [RETRY, DROP])
      expect(refusalOf(await shop.admin('POST', path, body)).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('the event log', () => {
  let shop: TestShop;
  const { extension } = failingSubscriber();
  beforeAll(async () => {
    shop = await testShop({ extensions: [extension] });
  });
  afterAll(() => shop.stop());

  const HOUR = 3_600_000;
  const range = (from: number, to: number) => ({
    from: new Date(Date.now() + from * HOUR).toISOString(),
    to: new Date(Date.now() + to * HOUR).toISOString(),
  });

  test('contains every event, newest first, with filters over GraphQL', async () => {
    const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
    dataOf(await shop.admin('DELETE', `/api/products/${uuid}`));
    const events = dataOf(await shop.admin('GET', '/api/events?limit=10'));
    expect(events.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['product_deleted', 'product_created']),
    );
    const [newest] = events;
    expect(dataOf(await shop.admin('GET', `/api/events/${newest.uuid}`))).toEqual(newest);
    expect(refusalOf(await shop.admin('GET', `/api/events/${uuid}`))).toEqual([
      404,
      'EVENT_NOT_FOUND',
      'Event not found',
    ]);
    const query = `{ eventLog(filters: [{ key: "event", operation: eq, value: "product_created" }]) {
      total items { event payload }
    } }`;
    const { eventLog } = dataOf(await shop.query(query, {}, 'admin'));
    expect(eventLog).toMatchObject({ total: 1, items: [{ event: 'product_created' }] });
  });

  test('is replayed to one subscriber by time range, and not twice while a replay is waiting', async () => {
    await shop.db.run(untyped`delete from graphile_worker._private_jobs`);
    await shop.db.run(untyped`delete from event_log`);
    for (const _ of [1, 2]) await createProduct(shop, { price: 1, qty: 1 });
    await shop.db.run(untyped`delete from graphile_worker._private_jobs`);
    const replay = (body: object) => shop.admin('POST', REPLAY, { subscriber: SUBSCRIBER, ...body });
    expect(dataOf(await replay(range(-2, -1)))).toEqual({ replayed: 0 });
    const answers = await Promise.all([replay(range(-1, 1)), replay(range(-1, 1))]);
    expect(answers.map(dataOf)).toEqual([{ replayed: 2 }, { replayed: 2 }]);
    expect(await shop.db.one(jobs)).toEqual({ jobs: 2 });
    expect(await lastEntry(shop)).toMatchObject({
      action: 'replayEvents',
      entity_type: 'event_log',
      after: { replays: [{ subscriber: SUBSCRIBER, events: 2 }] },
    });
    expect(refusalOf(await replay(range(1, -1)))).toEqual([
      400,
      'EMPTY_TIME_RANGE',
      '"from" must be before "to"',
    ]);
    expect(refusalOf(await replay({ ...range(-1, 1), subscriber: 'nobody.here' }))).toEqual([
      404,
      'SUBSCRIBER_NOT_FOUND',
      'Unknown subscriber "nobody.here"',
    ]);
    expect(refusalOf(await replay({ from: 'yesterday', to: 'today' })).slice(0, 2)).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
  });

  test('deletes events that are older than the setting allows', async () => {
    await shop.admin('POST', '/api/settings', { eventLogDays: 10 });
    await shop.db.run(untyped`delete from event_log`);
    for (const _ of [1, 2]) await createProduct(shop, { price: 1, qty: 1 });
    await shop.db.run(untyped`
      update event_log set created_at = now() - interval '11 days'
      where event_log_id = (select min(event_log_id) from event_log)`);
    const rows = sql.type(z.object({ rows: column.int }))`select count(*)::int as rows from event_log`;
    const { rows: before } = await shop.db.one(rows);
    const job = shop.app
      .registry('jobs')
      .list()
      .find(({ id }) => id === 'removeOldRecords') as Job;
    await job.run(shop.app);
    expect(await shop.db.one(rows)).toEqual({ rows: before - 1 });
  });
});
