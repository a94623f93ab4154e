import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { answering, startReceiver } from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
let client: Client;
let receiver: Receiver;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({
    mode: 'development',
    extensions: ['@shop/core-shipping', '@shop/cod'],
    webhooks: { allowedHosts: ['127.0.0.1'] },
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  store.remove();
  await database.drop();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const run = (...words: string[]) => shop(words, { cwd: store.dir, env: { DATABASE_URL: database.url } });
const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).stdout);

test('a webhook is created, listed, tested, rotated and deleted, and the audit log names the commands', async () => {
  expect((await run('webhooks', 'list')).stdout).toBe('No webhooks.\n');
  const made = await run(
    'webhooks',
    'create',
    '--url',
    receiver.url,
    '--topics',
    'order_placed,order_canceled',
  );
  expect(made.stdout).toMatch(/^Webhook [0-9a-f-]{36} created\.\nSecret: whsec_\S+\n$/);
  const { webhooks } = await json('webhooks', 'list');
  expect(webhooks).toMatchObject([{ url: receiver.url, topics: ['order_placed', 'order_canceled'] }]);
  expect(webhooks[0]).not.toHaveProperty('secret');
  const { uuid } = webhooks[0];
  expect((await run('webhooks', 'list')).stdout).toContain('order_placed,order_canceled');

  const tested = await run('webhooks', 'test', uuid);
  expect([tested.code, tested.stdout]).toEqual([
    0,
    expect.stringMatching(/^The endpoint accepted the test: 204 in \d+ ms\.\n$/),
  ]);
  receiver.behave(answering(500));
  const failed = await shop(['webhooks', 'test', uuid], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
    process: 'own',
  });
  expect([failed.code, failed.stdout]).toEqual([
    1,
    'The endpoint did not accept the test: The response status was 500\n',
  ]);
  const { deliveries } = await json('webhooks', 'deliveries', uuid);
  expect(deliveries).toMatchObject([{ status: 'failed' }, { status: 'delivered' }]);
  expect((await json('webhooks', 'deliveries', uuid, '--status', 'failed')).deliveries).toHaveLength(1);

  const rotated = await json('webhooks', 'rotate', uuid, '--overlap', '2');
  expect(rotated).toMatchObject({ uuid, secret: expect.stringMatching(/^whsec_/) });
  expect((await run('webhooks', 'delete', uuid)).stdout).toBe(`Webhook for ${receiver.url} deleted.\n`);
  const { rows } = await client.query(
    `select action from audit_log where actor_kind = 'command' and entity_type = 'webhook' order by audit_log_id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['webhooks create', 'webhooks rotate', 'webhooks delete']);
}, 120_000);

test('the events of a time range are queued again', async () => {
  const { uuid } = await json('webhooks', 'create', '--url', receiver.url, '--topics', '*');
  await client.query(`
    insert into event_log (event, payload, created_at) values
      ('order_placed', '{"orderUuid": "${randomUUID()}"}', '2026-01-31T08:30:00Z'),
      ('order_placed', '{"orderUuid": "${randomUUID()}"}', '2026-01-31T09:00:00Z'),
      ('password_reset_requested', '{"email": "ada@example.com"}', '2026-01-31T08:30:00Z')`);
  const range = ['--from', '2026-01-31T08:00:00Z', '--to', '2026-01-31T09:00:00Z'];
  expect((await run('webhooks', 'replay', uuid, ...range)).stdout).toBe(
    '1 event found, 1 queued. The others were already pending.\n',
  );
  expect(await json('webhooks', 'replay', uuid, ...range)).toEqual({ events: 1, queued: 0 });
  expect((await json('webhooks', 'deliveries', uuid)).deliveries).toMatchObject([
    { topic: 'order_placed', status: 'pending', attempts: 0 },
  ]);
}, 60_000);

test('errors are reported', async () => {
  const create = ['webhooks', 'create', '--url', receiver.url, '--topics'];
  const misspelt = await run(...create, 'order_plced');
  expect([misspelt.code, misspelt.stderr]).toEqual([
    1,
    expect.stringContaining('Did you mean "order_placed"?'),
  ]);
  expect((await run(...create, 'a,,b')).code).toBe(2);
  const unknown = await run('webhooks', 'test', randomUUID());
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('Webhook not found')]);
  expect((await run('webhooks', 'rotate', randomUUID(), '--overlap', '999')).code).toBe(2);
}, 60_000);
