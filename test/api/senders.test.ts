import { createHash, randomUUID } from 'node:crypto';
import { defineExtension } from '@shop/runtime/extension';
import type { NewDelivery, Sender } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testShop } from '../support/shop.ts';
import { answering, cutting, hanging, pollOptions, startReceiver } from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';

/*
 * Messages of an extension, sent by the loop that sends webhooks: in order, repeated, and with headers of the extension.
 */

const clock = createTestClock();
const lofts = new Map<string, { readonly url: string; readonly allowedHosts?: readonly string[] }>();
const faults = { body: '', headers: '' };
const sender: Sender = {
  id: 'herald',
  receiver: async (key) => lofts.get(key) ?? null,
  async body({ key, topic, payload }) {
    if (faults.body) throw new Error(faults.body);
    return JSON.stringify({ key, topic, ...(payload as object), made: randomUUID() });
  },
  headers({ bytes, attempt, at, url }) {
    if (faults.headers) throw new Error(faults.headers);
    return {
      Host: 'inside.example',
      'Content-Type': 'application/news',
      'X-Seal': createHash('sha256').update(bytes).digest('hex'),
      'x-attempt': String(attempt),
      'x-at': at.toISOString(),
      'x-url': url.href,
    };
  },
};
const herald = defineExtension({ name: 'herald', api: '^1.0', setup: () => ({ senders: [sender] }) });

let shop: TestShop;
let receivers: Receiver[] = [];
beforeAll(async () => {
  shop = await testShop({ worker: true, clock, extensions: [herald] });
});
afterAll(() => shop.stop());
afterEach(async () => {
  Object.assign(faults, { body: '', headers: '' });
  await Promise.all(receivers.map(({ stop }) => stop()));
  receivers = [];
});

async function loft(...args: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...args);
  receivers.push(receiver);
  const key = randomUUID();
  lofts.set(key, { url: receiver.url, allowedHosts: ['127.0.0.1'] });
  return { ...receiver, key };
}
const queue = (receiver: string, more: Partial<NewDelivery> = {}) =>
  shop.app.deliveries.queue(shop.app.db, {
    sender: 'herald',
    receiver,
    topic: 'news',
    payload: { text: 'peace' },
    ...more,
  });
const list = (receiver: string) => shop.app.deliveries.list(shop.app.db, { sender: 'herald', receiver });
const tried = async (receiver: string, attempts = 1) =>
  vi.waitFor(async () => {
    const [one] = await list(receiver);
    expect(one?.attempts).toBe(attempts);
    expect(Date.parse(one?.tried_at ?? '')).toBe(clock.now().getTime());
    return one;
  }, pollOptions);
const delivered = (receiver: string, count: number) =>
  vi.waitFor(async () => {
    const all = await list(receiver);
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'delivered'));
  }, pollOptions);

test('a message has the body and the headers of its sender, and comes once for its key', async () => {
  const { key: to, url, received } = await loft();
  const key = randomUUID();
  const uuid = await queue(to, { key, entity: 'order' });
  expect(await queue(to, { key, payload: { text: 'war' } })).toBeNull();
  await delivered(to, 1);
  expect(await list(to)).toEqual([
    {
      uuid,
      key,
      sender: 'herald',
      receiver: to,
      topic: 'news',
      entity: 'order',
      status: 'delivered',
      attempts: 1,
      response_status: 204,
      failure: null,
      error: null,
      tried_at: expect.any(String),
      created_at: expect.any(String),
    },
  ]);
  const [request] = received;
  expect(received).toHaveLength(1);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    key,
    topic: 'news',
    text: 'peace',
    made: expect.any(String),
  });
  expect(request?.headers).toMatchObject({
    host: new URL(url).host,
    'content-type': 'application/news',
    'user-agent': expect.stringMatching(/^Shop-Webhooks\//),
    'x-seal': createHash('sha256')
      .update(request?.body ?? '')
      .digest('hex'),
    'x-attempt': '1',
    'x-url': url,
  });
  expect(request?.headers).not.toHaveProperty('webhook-signature');
});

test('what is rolled back is not sent, and an unknown sender or key is a fault', async () => {
  const { key: to, received } = await loft();
  await expect(
    shop.app.db.transaction(async (tx) => {
      await shop.app.deliveries.queue(tx, { sender: 'herald', receiver: to, topic: 'news', payload: {} });
      throw new Error('no news');
    }),
  ).rejects.toThrow('no news');
  await expect(queue(to, { sender: 'harald' })).rejects.toThrow(
    /^No extension has the sender "harald"\. .*herald/,
  );
  await expect(queue(to, { key: 'mine' })).rejects.toThrow('The key of a message must be a UUID, not "mine"');
  await queue(to, { payload: { text: 'last' } });
  await delivered(to, 1);
  expect(received.map(({ body }) => JSON.parse(body).text)).toEqual(['last']);
});

test('later messages about one subject wait for the first, and each try has the same bytes with new headers', async () => {
  const { key: to, received, behave } = await loft(answering(500));
  await queue(to, { entity: 'a', payload: { step: 1 } });
  await queue(to, { entity: 'a', payload: { step: 2 } });
  await queue(to, { entity: 'b', payload: { step: 3 } });
  await vi.waitFor(() => expect(received).toHaveLength(2), pollOptions);
  await vi.waitFor(
    async () =>
      expect((await list(to)).map(({ attempts, status }) => [attempts, status])).toEqual([
        [1, 'pending'],
        [0, 'pending'],
        [1, 'pending'],
      ]),
    pollOptions,
  );
  expect((await list(to))[2]).toMatchObject({
    failure: 'status',
    error: 'The response status was 500',
    response_status: 500,
  });
  behave(answering(200));
  clock.advance(10_000);
  await delivered(to, 3);
  const steps = received.map(({ body }) => JSON.parse(body).step);
  expect(steps.filter((step) => step !== 3)).toEqual([1, 1, 2]);
  const [first, second] = received.filter(({ body }) => JSON.parse(body).step === 1);
  expect(second?.body).toBe(first?.body);
  expect([first?.headers['x-attempt'], second?.headers['x-attempt']]).toEqual(['1', '2']);
  expect(second?.headers['x-at']).not.toBe(first?.headers['x-at']);
});

test('messages are sent again one by one, or those of a time in their order', async () => {
  const { key: to, received } = await loft();
  const from = clock.now();
  const one = await queue(to, { entity: 'a', payload: { step: 1 } });
  await queue(to, { entity: 'a', payload: { step: 2 } });
  await delivered(to, 2);
  const { deliveries, db } = shop.app;
  expect(await deliveries.retry(db, 'other', one ?? '')).toBe(false);
  expect(await deliveries.retry(db, 'herald', 'nothing')).toBe(false);
  expect(await deliveries.retry(db, 'herald', one ?? '')).toBe(true);
  await vi.waitFor(() => expect(received).toHaveLength(3), pollOptions);
  await delivered(to, 2);
  const range = { sender: 'herald', receiver: to, from, to: new Date(clock.now().getTime() + 1) };
  expect(await deliveries.replay(db, { ...range, to: from })).toBe(0);
  expect(await deliveries.replay(db, range)).toBe(2);
  await vi.waitFor(() => expect(received).toHaveLength(5), pollOptions);
  await delivered(to, 2);
  expect(received.map(({ body }) => JSON.parse(body).step)).toEqual([1, 2, 1, 1, 2]);
  expect(new Set(received.map(({ body }) => body)).size).toBe(2);
});

test('addresses are held to the rules of webhooks, and redirects are not followed', async () => {
  const inside = await loft();
  lofts.set('closed', { url: inside.url });
  await queue('closed');
  expect(await tried('closed')).toMatchObject({ status: 'pending', failure: 'address' });
  const moved = await loft((_request, response) => {
    response.writeHead(307, { location: inside.url }).end();
  });
  await queue(moved.key);
  expect(await tried(moved.key)).toMatchObject({ status: 'pending', failure: 'redirect' });
  expect(inside.received).toEqual([]);
});

test('a receiver that is gone gets no further attempt', async () => {
  await queue('nowhere');
  expect(await tried('nowhere')).toMatchObject({
    status: 'failed',
    failure: 'address',
    error: 'The receiver is gone',
  });
  const { key: to } = await loft(answering(410));
  await queue(to);
  expect(await tried(to)).toMatchObject({ status: 'failed', failure: 'status', response_status: 410 });
});

test('what fails in the extension or on the way is recorded and tried again', async () => {
  const { key: to, received, behave } = await loft(cutting);
  faults.body = 'no parchment';
  await queue(to);
  expect(await tried(to)).toMatchObject({ status: 'pending', failure: 'record', error: 'no parchment' });
  faults.body = '';
  faults.headers = 'no wax';
  clock.advance(10_000);
  expect(await tried(to, 2)).toMatchObject({ status: 'pending', failure: 'record', error: 'no wax' });
  faults.headers = '';
  clock.advance(60_000);
  expect(await tried(to, 3)).toMatchObject({ status: 'pending', failure: 'connection' });
  behave(answering(200));
  clock.advance(300_000);
  await delivered(to, 1);
  expect(received).toHaveLength(2);
});

test('a slow receiver holds up its own messages alone, with eight at once', async () => {
  const slow = await loft(hanging);
  const quick = await loft();
  for (let step = 0; step < 12; step += 1) await queue(slow.key, { payload: { step } });
  await queue(quick.key);
  await delivered(quick.key, 1);
  await vi.waitFor(() => expect(slow.received).toHaveLength(8), pollOptions);
  await queue(quick.key);
  await delivered(quick.key, 2);
  expect(slow.received).toHaveLength(8);
});
