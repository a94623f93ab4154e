import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  listParkedEvents,
  retryParkedEvents,
} from '../../packages/runtime/src/platform/events/parkedEvents.repo.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const pollOptions = { timeout: 120_000, interval: 20 };
const post = { sent: [] as OutgoingEmail[], fails: false };
const TOKEN = 'the ledger is closed';

/** Collects or rejects emails. Also has a subscriber whose remote system fails. */
const broken = defineExtension({
  name: 'ledger',
  api: '^1.0',
  setup: () => ({
    mailTransport: [
      {
        name: 'post-office',
        async send(mail) {
          if (post.fails) throw new Error('the post is on strike');
          post.sent.push(mail);
        },
      },
    ],
    subscribers: [
      defineSubscriber({
        id: 'ledger.book',
        event: 'product_created',
        handle: async () => Promise.reject(new Error(`${TOKEN}\nsecond line`)),
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, broken],
    worker: true,
    config: { events: { maxAttempts: 1 } },
  });
  await shop.adminToken();
});
afterAll(() => shop.stop());
beforeEach(() => Object.assign(post, { sent: [], fails: false }));

const runJob = async () => shop.app.registry('jobs').get('mailFailedDeliveries')?.run(shop.app);
const parked = (count: number) =>
  vi.waitFor(async () => expect(await listParkedEvents(shop.db)).toHaveLength(count), pollOptions);
const breakOne = () => createProduct(shop, { price: 1, qty: 1 });

test('the job runs once an hour', () => {
  expect(shop.app.registry('jobs').get('mailFailedDeliveries')?.schedule).toMatch(/^\d+ \* \* \* \*$/);
});

test('without failures, nothing is sent', async () => {
  await runJob();
  expect(post.sent).toEqual([]);
});

test('abandoned deliveries are reported to the merchant once, with who, what, why and what to do', async () => {
  await breakOne();
  await breakOne();
  await parked(2);
  await runJob();
  expect(post.sent).toMatchObject([
    { to: { address: 'owner@shop.test' }, subject: '2 event deliveries failed at Shop' },
  ]);
  const [{ text, html }] = post.sent as [OutgoingEmail];
  expect(text).toContain(
    'Subscriber: ledger.book, from "ledger"\nEvent: product_created\n2 deliveries, the first on 2',
  );
  expect(text).toContain(`Error: ${TOKEN}\n`);
  expect(text).toContain('What to do: ');
  expect(text).not.toContain('second line');
  expect(html).toContain(TOKEN);
  await runJob();
  expect(post.sent).toHaveLength(1);
});

test('only those since the last email are reported; one that was retried and failed again is reported again', async () => {
  await breakOne();
  await parked(3);
  await runJob();
  expect(post.sent.map(({ subject }) => subject)).toEqual(['1 event delivery failed at Shop']);
  const [first] = await listParkedEvents(shop.db);
  await retryParkedEvents(shop.db, [first?.id ?? '']);
  const triedAgain = sql.type(z.object({ again: z.boolean() }))`
    select exists (
      select from parked_event_report join graphile_worker._private_jobs job on job.id = job_id
      where job.updated_at > tried_at and job.attempts >= job.max_attempts and job.locked_at is null
    ) as again`;
  await vi.waitFor(async () => expect((await shop.db.one(triedAgain)).again).toBe(true), pollOptions);
  await runJob();
  expect(post.sent).toHaveLength(2);
  expect(post.sent[1]?.text).toContain('1 delivery, on ');
});

test('if the mail server is unavailable, the next run reports everything, and nothing is parked because of it', async () => {
  await breakOne();
  await parked(4);
  post.fails = true;
  await expect(runJob()).rejects.toThrow('the post is on strike');
  await breakOne();
  await parked(5);
  post.fails = false;
  await runJob();
  expect(post.sent.map(({ subject }) => subject)).toEqual(['2 event deliveries failed at Shop']);
  await parked(5);
});

test('if turned off, nothing is sent, and later failures in that time are not reported either', async () => {
  const save = async (value: boolean | null) =>
    dataOf(await shop.admin('POST', '/api/settings', { merchantFailedDeliveriesEmail: value }));
  await save(false);
  await breakOne();
  await parked(6);
  await runJob();
  await save(null);
  await runJob();
  expect(post.sent).toEqual([]);
});

test('a subscriber that is no longer installed is reported as such, and many kinds are summarized', async () => {
  await shop.db.run(sql.type(z.object({}))`
    update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{subscriber}', '"gone.it"')::json`);
  await shop.db.run(sql.type(z.object({}))`delete from parked_event_report`);
  await shop.db.run(sql.type(z.object({}))`
    insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error)
    select task_id, jsonb_build_object('subscriber', 'old.' || number, 'event', 'order_placed', 'deliveryId', '', 'payload', '{}'::jsonb)::json,
      1, 1, 'E' || number
    from generate_series(1, 12) as number, (select task_id from graphile_worker._private_jobs limit 1) as task`);
  await runJob();
  const [{ text, subject }] = post.sent as [OutgoingEmail];
  expect(subject).toBe('18 event deliveries failed at Shop');
  expect(text).toContain('Subscriber: gone.it (no longer installed)');
  expect(text).toContain('Error: E9\n');
  expect(text).not.toContain('Error: E10');
  expect(text).toContain('And 3 more types of failures.');
});
