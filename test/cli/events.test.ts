import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { parkDelivery } from '../support/parkedDelivery.ts';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development', extensions: ['@shop/core-shipping', '@shop/cod', './mirror'] });
  store.write('mirror/package.json', '{ "type": "module", "shop": { "extension": "./index.ts" } }');
  store.write('mirror/index.ts', MIRROR);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  store.remove();
  await database.drop();
});

const run = (line: string, more: { readonly process?: 'own' } = {}) =>
  shop(line.split(' '), { cwd: store.dir, env: { DATABASE_URL: database.url }, ...more });
const json = async (line: string) => JSON.parse((await run(`${line} --json`)).stdout);

const MIRROR = `
import { defineExtension, defineSubscriber } from '@shop/runtime/extension';
const subscriber = defineSubscriber({ id: 'mirror.orders', event: 'order_placed', handle: async () => {} });
export default defineExtension({ name: 'mirror', api: '^1.0', setup: () => ({ subscribers: [subscriber] }) });
`;

const park = () => parkDelivery(client);

test('parked events are listed, retried and discarded, and the audit log names the command', async () => {
  expect((await run('events list')).stdout).toBe('No events are parked.\n');
  const [first, second, third] = [await park(), await park(), await park()];
  const { events } = await json('events list');
  expect(events).toMatchObject([
    { id: first, subscriber: 'orders.placed', event: 'order_placed', last_error: 'the mail server is down' },
    { id: second },
    { id: third },
  ]);
  expect((await run('events list')).stdout).toContain('the mail server is down');
  // Two processes run concurrently.
  const both = [`events retry ${first}`, `events retry ${first} ${second}`];
  const answers = await Promise.all(both.map((line) => run(`${line} --json`, { process: 'own' })));
  const retried = answers
    .flatMap(({ stdout }) => JSON.parse(stdout).retried)
    .map(({ id }: { id: string }) => id);
  expect(retried.toSorted()).toEqual([first, second].toSorted());
  expect((await run('events drop --all')).stdout).toBe('1 event deleted.\n');
  expect(await json('events list')).toEqual({ events: [] });
  const { rows } = await client.query(
    `select actor_kind, action, entity_type from audit_log where action like 'events%' order by audit_log_id desc limit 1`,
  );
  expect(rows).toEqual([{ actor_kind: 'command', action: 'events drop', entity_type: 'parked_event' }]);
});

test('logged events are replayed to an installed subscriber', async () => {
  const log = (time: string) =>
    client.query(
      `insert into event_log (event, payload, created_at) values ('order_placed', '{"orderId": 7}', $1)`,
      [time],
    );
  await log('2026-01-31T07:59:59Z');
  await log('2026-01-31T08:00:00Z');
  await log('2026-01-31T09:00:00Z');
  const range = '--from 2026-01-31T08:00:00Z --to 2026-01-31T09:00:00Z';
  const unknown = await run(`events replay none ${range}`);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('Unknown subscriber "none"')]);
  expect((await run(`events replay mirror.orders ${range}`)).stdout).toBe(
    '1 event queued for the subscriber.\n',
  );
  const { rows } = await client.query(
    `select payload from graphile_worker._private_jobs where payload ->> 'subscriber' = 'mirror.orders'`,
  );
  expect(rows).toMatchObject([{ payload: { event: 'order_placed', payload: { orderId: 7 } } }]);
});

test.each([
  ['events retry', 'pass event IDs, or use --all'],
  ['events drop 1 --all', 'pass event IDs, or use --all'],
  ['events replay a --from x --to y', 'Use an ISO 8601 time.'],
  ['events list --limit 0', 'Use a whole number from 1 to 1000.'],
])('`shop %s` is a usage error', async (line, message) => {
  const { code, stderr } = await run(line);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
