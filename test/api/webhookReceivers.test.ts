import { randomUUID } from 'node:crypto';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { createMailbox } from '../support/mailbox.ts';
import { dataOf, testShop } from '../support/shop.ts';
import {
  answering,
  cutting,
  halving,
  hanging,
  pollOptions,
  startReceiver,
  toThisMachine,
  webhooksOf,
} from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';

/*
 * Webhook receivers with all kinds of faults. The tests check the recorded outcome, the retry time, and that other deliveries do not wait.
 */

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Request timeout that a working receiver meets even on a busy machine. Retries use a stopped clock. */
const PATIENT = 30;

const clock = createTestClock();
const mailbox = createMailbox();
let shop: TestShop;
let receivers: Receiver[] = [];
const { newAdmin, tokenOf } = adminsOf(() => shop);

/** Calls the API as an administrator. Uses a new token when the clock has advanced. */
const login = { at: 0, token: '' };
let owner: Promise<{ email: string }> | undefined;
const admin: TestShop['admin'] = async (method, path, body) => {
  const now = clock.now().getTime();
  if (Math.abs(now - login.at) > 60 * SECOND) {
    login.token = await tokenOf(await (owner ??= newAdmin()));
    login.at = now;
  }
  return shop.request(method, path, body, { token: login.token });
};
const { deliveriesOf, emitChange, settled, ...webhooks } = webhooksOf(() => shop, admin);
let made: string[] = [];
const createWebhook = async (url: string, topics?: readonly string[]) => {
  const webhook = await webhooks.createWebhook(url, topics);
  made.push(webhook.uuid);
  return webhook;
};

const set = async (settings: object): Promise<void> =>
  void dataOf(await admin('POST', '/api/settings', settings));

async function receiverWith(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...args);
  receivers.push(receiver);
  return receiver;
}

beforeAll(async () => {
  shop = await testShop({ worker: true, clock, config: toThisMachine, extensions: [mailbox.extension] });
  await set({ merchantEmails: 'owner@shop.test', webhookDeadlineSeconds: PATIENT });
});
afterAll(() => shop.stop());
afterEach(async () => {
  for (const uuid of made) await admin('DELETE', `/api/webhooks/${uuid}`);
  made = [];
  await Promise.all(receivers.map(({ stop }) => stop()));
  receivers = [];
});

const webhookOf = async ({ uuid }: { readonly uuid: string }) =>
  dataOf(await admin('GET', `/api/webhooks/${uuid}`));

/** Waits until a webhook's oldest delivery has been attempted the given number of times and the outcome is known. */
const tried = (webhook: { readonly uuid: string }, attempts: number) =>
  vi.waitFor(async () => {
    const delivery = (await deliveriesOf(webhook)).at(-1) as Record<string, string> | undefined;
    expect(delivery).toMatchObject({ attempts, tried_at: expect.any(String) });
    // The row contains the attempt's number from the start of the attempt.
    const isOver = delivery?.['status'] !== 'pending';
    expect(isOver || Date.parse(delivery['next_try_at'] ?? '') > clock.now().getTime()).toBe(true);
    return delivery as Record<string, string>;
  }, pollOptions);

describe('a receiver', () => {
  test.each([
    ['answers 500', answering(500), { failure: 'status', response_status: 500 }],
    ['answers 404', answering(404), { failure: 'status', response_status: 404 }],
    ['redirects', answering(301), { failure: 'redirect', response_status: 301 }],
    ['hangs', hanging, { failure: 'deadline', response_status: null, error: 'No response within 2 s' }],
    ['cuts the connection', cutting, { failure: 'connection', response_status: null }],
  ])('that %s is tried again later, and then takes the same content', async (_name, behave, found) => {
    if (behave === hanging) await set({ webhookDeadlineSeconds: 2 });
    const receiver = await receiverWith(behave);
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    const delivery = await tried(webhook, 1);
    await set({ webhookDeadlineSeconds: PATIENT });
    expect(delivery).toMatchObject({ status: 'pending', ...found });
    const pause = Date.parse(delivery['next_try_at'] as string) - clock.now().getTime();
    expect(pause).toBeGreaterThanOrEqual(4 * SECOND);
    expect(pause).toBeLessThanOrEqual(6 * SECOND);
    expect((await webhookOf(webhook)).failing_since).not.toBeNull();
    receiver.behave(answering(200));
    clock.advance(6 * SECOND);
    await settled(webhook);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({
      status: 'delivered',
      attempts: 2,
      failure: null,
    });
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]).toMatchObject({
      id: receiver.received[0]?.id,
      body: receiver.received[0]?.body,
    });
    expect((await webhookOf(webhook)).failing_since).toBeNull();
  });

  test('that redirects is not followed', async () => {
    const elsewhere = await receiverWith();
    const receiver = await receiverWith(
      (_request, response) => void response.writeHead(307, { location: elsewhere.url }).end(),
    );
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await tried(webhook, 1);
    expect(elsewhere.received).toEqual([]);
  });

  test('that responds with 2xx has the delivery, even if the rest of its response never arrives', async () => {
    const endless = await receiverWith((_request, response) => void response.writeHead(200).write('x'));
    const long = await receiverWith((_request, response) => void response.end('x'.repeat(1_000_000)));
    const half = await receiverWith(halving);
    await set({ webhookDeadlineSeconds: 5 });
    for (const receiver of [endless, long, half]) {
      const webhook = await createWebhook(receiver.url);
      await emitChange(randomUUID(), 1);
      await settled(webhook);
      const [delivery] = await deliveriesOf(webhook);
      expect(delivery).toMatchObject({ status: 'delivered', response_status: 200 });
      expect(String(delivery?.['response_excerpt']).length).toBeLessThanOrEqual(4096);
    }
    await set({ webhookDeadlineSeconds: PATIENT });
  });

  test('that fails every time is abandoned after about a day', async () => {
    const receiver = await receiverWith(answering(503));
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    const start = clock.now().getTime();
    let delivery = await tried(webhook, 1);
    for (let attempt = 2; delivery['status'] === 'pending'; attempt += 1) {
      clock.set(new Date(delivery['next_try_at'] as string));
      delivery = await tried(webhook, attempt);
    }
    expect(delivery).toMatchObject({ status: 'failed', attempts: 11, next_try_at: null });
    const hours = (clock.now().getTime() - start) / HOUR;
    expect(hours).toBeGreaterThan(19);
    expect(hours).toBeLessThan(29);
    expect(receiver.received).toHaveLength(11);
  });

  test('that responds with 410 is turned off immediately, and the merchant is notified', async () => {
    const receiver = await receiverWith(answering(410));
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await settled(webhook);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ status: 'failed', response_status: 410 });
    await vi.waitFor(
      async () => expect(await webhookOf(webhook)).toMatchObject({ status: 'off', off_reason: 'gone' }),
      pollOptions,
    );
    const mail = await mailbox.mailTo('owner@shop.test', 'turned off');
    expect(mail.text).toContain(`http://shop.test/admin/webhooks/edit/${webhook.uuid}`);
    const [entry] = dataOf(await admin('GET', `/api/audit-log?entity_uuid=${webhook.uuid}&actor_kind=job`));
    expect(entry).toMatchObject({ action: 'sendWebhooks', after: { status: 'off', off_reason: 'gone' } });
    receiver.behave(answering(200));
    const path = `/api/webhooks/${webhook.uuid}`;
    expect(dataOf(await admin('PATCH', path, { status: 'active' }))).toMatchObject({
      status: 'active',
      off_reason: null,
      failing_since: null,
    });
  });

  test('that fails for days is turned off, and pending deliveries continue when it is back', async () => {
    const receiver = await receiverWith(answering(500));
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await tried(webhook, 1);
    clock.advance(2 * DAY);
    await tried(webhook, 2);
    expect(await webhookOf(webhook)).toMatchObject({ status: 'active' });
    clock.advance(DAY + HOUR);
    await vi.waitFor(
      async () => expect(await webhookOf(webhook)).toMatchObject({ status: 'off', off_reason: 'failing' }),
      pollOptions,
    );
    receiver.behave(answering(200));
    dataOf(await admin('PATCH', `/api/webhooks/${webhook.uuid}`, { status: 'active' }));
    clock.advance(DAY);
    await settled(webhook);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ status: 'delivered', attempts: 4 });
  });
});

describe('deliveries about one entity', () => {
  test('wait for the earlier one until it is delivered, and others do not wait for them', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    let isDown = true;
    const receiver = await receiverWith((request, response) => {
      const fails = isDown && request.body.includes(first);
      response.writeHead(fails ? 500 : 200).end();
    });
    const webhook = await createWebhook(receiver.url);
    await emitChange(first, 1);
    await emitChange(first, 2);
    await emitChange(second, 3);
    await emitChange(first, 4);
    const steps = () => receiver.received.map(({ body }) => JSON.parse(body).data.productId);
    await vi.waitFor(() => expect(steps().toSorted()).toEqual([1, 3]), pollOptions);
    // Longer than the interval at which the sender checks for deliveries.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(steps().toSorted()).toEqual([1, 3]);
    expect((await deliveriesOf(webhook, `entity=${first}`)).map(({ attempts }) => attempts)).toEqual([
      0, 0, 1,
    ]);
    isDown = false;
    clock.advance(6 * SECOND);
    await settled(webhook);
    expect(steps().slice(2)).toEqual([1, 2, 4]);
  });

  test('continue when the earlier one is abandoned', async () => {
    const entity = randomUUID();
    const receiver = await receiverWith((request, response) => {
      response.writeHead(JSON.parse(request.body).data.productId === 1 ? 500 : 200).end();
    });
    const webhook = await createWebhook(receiver.url);
    await emitChange(entity, 1);
    await emitChange(entity, 2);
    for (let attempt = 1; attempt < 11; attempt += 1) {
      const { next_try_at } = await tried(webhook, attempt);
      clock.set(new Date(next_try_at as string));
    }
    await settled(webhook);
    expect((await deliveriesOf(webhook)).map(({ status }) => status)).toEqual(['delivered', 'failed']);
  });
});

test('a receiver that hangs delays no other', async () => {
  const hung = await Promise.all(Array.from({ length: 5 }, () => receiverWith(hanging)));
  const fine = await receiverWith();
  for (const receiver of hung) await createWebhook(receiver.url);
  const quick = await createWebhook(fine.url);
  const start = performance.now();
  for (let step = 0; step < 200; step += 1) await emitChange(randomUUID(), step);
  await settled(quick);
  const rounds = Math.ceil((performance.now() - start) / (PATIENT * SECOND));
  expect(fine.received).toHaveLength(200);
  // The five webhooks have a thousand deliveries. Each takes the entire timeout, and eight run concurrently.
  for (const { received } of hung) expect(received.length).toBeLessThanOrEqual(8 * (rounds + 1));
});

describe('the job that removes old deliveries', () => {
  test('deletes those that are older than the setting allows', async () => {
    const receiver = await receiverWith();
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await settled(webhook);
    const job = shop.app.registry('jobs').get('removeOldWebhookDeliveries');
    clock.set(new Date());
    await job?.run(shop.app);
    expect(await deliveriesOf(webhook)).toHaveLength(1);
    clock.set(new Date(Date.now() + 31 * DAY));
    await job?.run(shop.app);
    clock.set(new Date());
    expect(await deliveriesOf(webhook)).toHaveLength(0);
  });
});
