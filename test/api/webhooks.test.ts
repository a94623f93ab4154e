import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { verifyWebhook } from '@shop/sdk/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import {
  answering,
  pollOptions,
  startReceiver,
  toThisMachine,
  webhooksOf,
} from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';

let shop: TestShop;
let receiver: Receiver;
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
const { createWebhook, deliveriesOf, emitChange, settled } = webhooksOf(() => shop);
const { newCustomer } = customersOf(() => shop);

beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod], worker: true, config: toThisMachine });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  const webhooks = dataOf(await shop.admin('GET', '/api/webhooks?limit=100'));
  for (const { uuid } of webhooks) dataOf(await shop.admin('DELETE', `/api/webhooks/${uuid}`));
  await receiver.stop();
});

async function placeOrder() {
  const { sku } = await createProduct(shop, { price: 20, qty: 10 });
  return dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) })) as {
    readonly uuid: string;
    readonly order_id: number;
    readonly order_number: string;
  };
}

describe('a webhook', () => {
  test('is created, read, listed, changed and deleted, and shows its secret only when it is created', async () => {
    const created = await createWebhook(receiver.url, ['order_placed', 'order_placed']);
    expect(created).toMatchObject({
      url: receiver.url,
      description: null,
      topics: ['order_placed'],
      status: 'active',
      off_reason: null,
      failing_since: null,
      former_secret_until: null,
    });
    expect(created.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const path = `/api/webhooks/${created.uuid}`;
    const { secret: _secret, ...shown } = created;
    expect(dataOf(await shop.admin('GET', path))).toEqual(shown);
    expect(dataOf(await shop.admin('GET', '/api/webhooks?topic=order_placed'))).toEqual([shown]);
    expect(dataOf(await shop.admin('GET', '/api/webhooks?topic=product_updated'))).toEqual([]);
    expect(dataOf(await shop.admin('PATCH', path, { description: 'ERP', topics: ['*'] }))).toMatchObject({
      description: 'ERP',
      topics: ['*'],
      url: receiver.url,
    });
    expect(dataOf(await shop.admin('DELETE', path))).not.toHaveProperty('secret');
    expect(refusalOf(await shop.admin('GET', path))).toEqual([404, 'WEBHOOK_NOT_FOUND', 'Webhook not found']);
  });

  test('is stored with its secret encrypted', async () => {
    const { uuid, secret } = await createWebhook(receiver.url);
    const row = await shop.db.one(
      sql.type(z.object({ row: z.string() }))`select w::text as row from webhook w where uuid = ${uuid}`,
    );
    expect(row.row).not.toContain(secret.slice('whsec_'.length));
  });

  test('has existing topics, and a misspelled one is reported with the intended one', async () => {
    const misspelt = await shop.admin('POST', '/api/webhooks', {
      url: receiver.url,
      topics: ['order_plced'],
    });
    expect(refusalOf(misspelt)).toEqual([
      400,
      'UNKNOWN_TOPIC',
      'Unknown topic "order_plced". Did you mean "order_placed"?',
    ]);
    const secretEvent = { url: receiver.url, topics: ['password_reset_requested'] };
    expect((await shop.admin('POST', '/api/webhooks', secretEvent)).body.error.code).toBe('UNKNOWN_TOPIC');
    for (const topics of [[], 'order_placed', undefined])
      expect((await shop.admin('POST', '/api/webhooks', { url: receiver.url, topics })).status).toBe(400);
    const topics = dataOf(await shop.admin('GET', '/api/webhook-topics'));
    expect(topics).toContainEqual({
      topic: 'order_placed',
      group: 'orders',
      description: 'An order was paid or its payment authorized. Emitted once per order.',
      permission: 'getOrder',
    });
  });

  test.each([
    ['no address', 'erp'],
    ['another scheme', 'ftp://erp.example.com/'],
    ['a password', 'https://user:word@erp.example.com/'],
    ['a fragment', 'https://erp.example.com/#hooks'],
    ['a private address', 'https://10.0.0.1/'],
    ['a private address in another spelling', 'https://0x0a.1/'],
    ['a private IPv6 address', 'https://[fd00::1]/'],
    ['the port of another service', 'https://erp.example.com:25/'],
  ])('is rejected with %s', async (_name, url) => {
    const { status, body } = await shop.admin('POST', '/api/webhooks', { url, topics: ['*'] });
    expect([status, body.error.code]).toEqual([400, 'WEBHOOK_URL_REFUSED']);
    expect(body.error.details[0].path).toBe('url');
  });

  test('is not changed over a version that someone else wrote in the meantime', async () => {
    const { uuid } = await createWebhook(receiver.url);
    const path = `/api/webhooks/${uuid}`;
    const etag = (await shop.admin('GET', path)).headers.get('etag') as string;
    dataOf(await shop.admin('PATCH', path, { description: 'ERP' }));
    const late = await shop.request(
      'PATCH',
      path,
      { description: 'CRM' },
      { token: await shop.adminToken(), headers: { 'if-match': etag } },
    );
    expect([late.status, late.body.error.code]).toEqual([412, 'VERSION_CONFLICT']);
  });
});

describe('a delivery', () => {
  test('contains the event with its order, signed, for each webhook that has the topic', async () => {
    const [placed, canceled] = await Promise.all([
      createWebhook(receiver.url, ['order_placed', 'order_created']),
      createWebhook(`${receiver.url}/canceled`, ['order_canceled']),
    ]);
    const order = await placeOrder();
    await settled(placed);
    const [request] = receiver.received;
    expect(receiver.received.map(({ path, body }) => [path, JSON.parse(body).type])).toEqual([
      ['/hooks', 'order_created'],
      ['/hooks', 'order_placed'],
    ]);
    const event = await verifyWebhook({
      secret: placed.secret,
      headers: request?.headers ?? {},
      body: request?.body ?? '',
    });
    expect(event).toMatchObject({
      id: request?.id,
      type: 'order_created',
      version: 1,
      data: {
        orderUuid: order.uuid,
        orderNumber: order.order_number,
        order: { uuid: order.uuid, items: [{ qty: 1 }], grand_total: 25 },
      },
    });
    expect(request?.headers['content-type']).toBe('application/json');
    const [delivery] = await deliveriesOf(placed, 'topic=order_created');
    expect(delivery).toMatchObject({
      event_uuid: request?.id,
      topic: 'order_created',
      entity: order.uuid,
      status: 'delivered',
      attempts: 1,
      next_try_at: null,
      response_status: 204,
      failure: null,
      error: null,
    });
    expect(delivery?.['duration_ms']).toBeGreaterThanOrEqual(0);
    expect(await deliveriesOf(canceled)).toEqual([]);
    const logged = dataOf(await shop.admin('GET', `/api/events/${request?.id}`));
    expect(logged).toMatchObject({ event: 'order_created' });
  });

  test.each([
    ['product_created', async (): Promise<unknown> => createProduct(shop, { price: 5, qty: 1 }), 'product'],
    ['customer_registered', async (): Promise<unknown> => newCustomer(), 'customer'],
  ] as const)('of %s carries the record', async (topic, happen, record) => {
    const webhook = await createWebhook(receiver.url, [topic]);
    await happen();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), pollOptions);
    const { data } = JSON.parse(receiver.received[0]?.body ?? '');
    expect(data[record]).toMatchObject({ uuid: data[`${record}Uuid`] });
    expect(JSON.stringify(data)).not.toMatch(/password|hash/);
    await settled(webhook);
  });

  test('is written by the statement that emits the event, and rolled back with the transaction', async () => {
    const webhook = await createWebhook(receiver.url);
    dataOf(await shop.admin('PATCH', `/api/webhooks/${webhook.uuid}`, { status: 'active' }));
    const { app } = shop;
    const undone = app.db.transaction(async (tx) => {
      await app.emit(tx, {
        name: 'product_updated',
        payload: { productId: 1, productUuid: randomUUID(), sku: 'X' },
      });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await emitChange(randomUUID(), 2);
    await settled(webhook);
    expect(await deliveriesOf(webhook)).toHaveLength(1);
  });

  test('is not created for a webhook that is off, and waits for one that is turned off', async () => {
    const webhook = await createWebhook(receiver.url);
    const path = `/api/webhooks/${webhook.uuid}`;
    dataOf(await shop.admin('PATCH', path, { status: 'off' }));
    await emitChange(randomUUID(), 1);
    expect(await deliveriesOf(webhook)).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  test('is retried immediately when an administrator requests it, and the audit log names who', async () => {
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await settled(webhook);
    const [delivery] = await deliveriesOf(webhook);
    const path = `/api/webhooks/${webhook.uuid}/deliveries/${delivery?.['uuid']}`;
    expect(dataOf(await shop.admin('POST', `${path}/retry`))).toMatchObject({
      status: 'pending',
      attempts: 0,
    });
    await settled(webhook);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]).toMatchObject({
      id: receiver.received[0]?.id,
      body: receiver.received[0]?.body,
    });
    expect(dataOf(await shop.admin('GET', path))).toMatchObject({
      status: 'delivered',
      body: receiver.received[0]?.body,
    });
    const [entry] = dataOf(await shop.admin('GET', '/api/audit-log?action=retryWebhookDelivery'));
    expect(entry.after.retries).toEqual([
      { webhook: webhook.uuid, delivery: delivery?.['uuid'], topic: 'product_updated' },
    ]);
    const unknown = await shop.admin(
      'POST',
      `/api/webhooks/${webhook.uuid}/deliveries/${randomUUID()}/retry`,
    );
    expect(unknown.body.error.code).toBe('DELIVERY_NOT_FOUND');
  });

  test('is listed by status, topic, entity and event', async () => {
    const webhook = await createWebhook(receiver.url);
    const entity = randomUUID();
    await emitChange(entity, 1);
    await emitChange(randomUUID(), 2);
    await settled(webhook);
    const [found, ...others] = await deliveriesOf(webhook, `entity=${entity}&status=delivered`);
    expect([found?.['entity'], others]).toEqual([entity, []]);
    expect(await deliveriesOf(webhook, `event_uuid=${found?.['event_uuid']}`)).toEqual([found]);
    expect(await deliveriesOf(webhook, 'topic=order_placed')).toEqual([]);
    expect((await shop.admin('GET', `/api/webhooks/${webhook.uuid}/deliveries?sku=1`)).status).toBe(400);
  });

  test('about a customer is deleted with the customer', async () => {
    const webhook = await createWebhook(receiver.url, ['customer_registered']);
    const { uuid } = await newCustomer();
    await settled(webhook);
    expect(await deliveriesOf(webhook)).toHaveLength(1);
    dataOf(await shop.admin('DELETE', `/api/customers/${uuid}`));
    expect(await deliveriesOf(webhook)).toEqual([]);
  });
});

describe('a test', () => {
  test('is sent immediately, signed, and returns the result', async () => {
    const { uuid, secret } = await createWebhook(receiver.url, ['order_placed']);
    const tested = dataOf(await shop.admin('POST', `/api/webhooks/${uuid}/test`));
    expect(tested).toMatchObject({ topic: 'webhook_test', status: 'delivered', response_status: 204 });
    const [request] = receiver.received;
    expect(
      await verifyWebhook({ secret, headers: request?.headers ?? {}, body: request?.body ?? '' }),
    ).toMatchObject({ id: tested.event_uuid, type: 'webhook_test', data: { webhookUuid: uuid } });
    receiver.behave((_request, response) => void response.writeHead(500).end('out of paper'));
    expect(dataOf(await shop.admin('POST', `/api/webhooks/${uuid}/test`))).toMatchObject({
      status: 'failed',
      response_status: 500,
      response_excerpt: 'out of paper',
      failure: 'status',
      next_try_at: null,
    });
    expect(await deliveriesOf({ uuid })).toHaveLength(2);
  });

  test('of an unreachable receiver reports that', async () => {
    const stopped = await startReceiver();
    await stopped.stop();
    const { uuid } = await createWebhook(stopped.url);
    expect(dataOf(await shop.admin('POST', `/api/webhooks/${uuid}/test`))).toMatchObject({
      status: 'failed',
      failure: 'connection',
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('a rotated secret', () => {
  test('signs in addition to the former one for the requested time', async () => {
    const webhook = await createWebhook(receiver.url);
    const path = `/api/webhooks/${webhook.uuid}`;
    const rotated = dataOf(await shop.admin('POST', `${path}/rotate-secret`, { overlap_hours: 2 }));
    expect(rotated.secret).not.toBe(webhook.secret);
    const until = Date.parse(rotated.former_secret_until);
    expect(Math.abs(until - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000);
    dataOf(await shop.admin('POST', `${path}/test`));
    const both = receiver.received[0];
    expect(both?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const secret of [webhook.secret, rotated.secret])
      await verifyWebhook({ secret, headers: both?.headers ?? {}, body: both?.body ?? '' });
    const last = dataOf(await shop.admin('POST', `${path}/rotate-secret`, { overlap_hours: 0 }));
    dataOf(await shop.admin('POST', `${path}/test`));
    const request = receiver.received[1];
    const verify = (secret: string) =>
      verifyWebhook({ secret, headers: request?.headers ?? {}, body: request?.body ?? '' });
    await verify(last.secret);
    // The old secret is still valid for its two hours.
    await verify(webhook.secret);
    await expect(verify(rotated.secret)).rejects.toMatchObject({ fault: 'signature_mismatch' });
  });

  test('is rotated with an overlap of a day unless another is specified, and the audit log does not show it', async () => {
    const { uuid } = await createWebhook(receiver.url);
    const rotated = await shop.admin('POST', `/api/webhooks/${uuid}/rotate-secret`, {});
    const until = Date.parse(dataOf(rotated).former_secret_until);
    expect(Math.round((until - Date.now()) / 3_600_000)).toBe(24);
    const entries = dataOf(await shop.admin('GET', `/api/audit-log?entity_uuid=${uuid}`));
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'rotateWebhookSecret',
      'createWebhook',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/whsec_|sealed/);
    const tooLong = await shop.admin('POST', `/api/webhooks/${uuid}/rotate-secret`, { overlap_hours: 999 });
    expect(tooLong.status).toBe(400);
  });
});

describe('a replay', () => {
  test('delivers exactly the events of the time range and the topics, once and under their ids', async () => {
    const webhook = await createWebhook(receiver.url, ['product_updated']);
    const path = `/api/webhooks/${webhook.uuid}/replay`;
    const pauseOf = () => new Promise((resolve) => setTimeout(resolve, 20));
    const steps = Array.from({ length: 300 }, (_, step) => step);
    const products = Array.from({ length: 7 }, () => randomUUID());
    const [before, after] = [randomUUID(), randomUUID()];
    await emitChange(before, -1);
    await pauseOf();
    const from = new Date().toISOString();
    await pauseOf();
    for (const step of steps) await emitChange(products[step % 7] as string, step);
    await placeOrder();
    await pauseOf();
    const to = new Date().toISOString();
    await pauseOf();
    await emitChange(after, 999);
    await settled(webhook);
    const first = receiver.received.filter(({ body }) => !body.includes(before) && !body.includes(after));
    expect(first).toHaveLength(300);
    receiver.received.length = 0;
    expect(dataOf(await shop.admin('POST', path, { from, to }))).toEqual({ events: 300, queued: 300 });
    await settled(webhook);
    expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
    expect(receiver.received.map(({ body }) => body).toSorted()).toEqual(
      first.map(({ body }) => body).toSorted(),
    );
    for (const [index, product] of products.entries()) {
      const order = receiver.received
        .map(({ body }) => JSON.parse(body).data)
        .filter(({ productUuid }) => productUuid === product)
        .map(({ productId }) => productId);
      expect(order).toEqual(steps.filter((step) => step % 7 === index));
    }
    const [entry] = dataOf(await shop.admin('GET', '/api/audit-log?action=replayWebhook'));
    expect(entry.after.replays).toEqual([{ webhook: webhook.uuid, from, to }]);
  }, 60_000);

  test('includes events from before the webhook was created, and does not queue pending ones twice', async () => {
    await emitChange(randomUUID(), 1);
    const webhook = await createWebhook(receiver.url, ['product_updated']);
    const path = `/api/webhooks/${webhook.uuid}`;
    dataOf(await shop.admin('PATCH', path, { status: 'off' }));
    const range = { from: new Date(Date.now() - 5000).toISOString(), to: new Date().toISOString() };
    const { events, queued } = dataOf(await shop.admin('POST', `${path}/replay`, range));
    expect(events).toBeGreaterThanOrEqual(1);
    expect(queued).toBe(events);
    expect(dataOf(await shop.admin('POST', `${path}/replay`, range))).toEqual({ events, queued: 0 });
    expect(receiver.received).toEqual([]);
    dataOf(await shop.admin('PATCH', path, { status: 'active' }));
    await settled(webhook);
    expect(receiver.received).toHaveLength(events);
  });

  test('with an empty time range is rejected', async () => {
    const { uuid } = await createWebhook(receiver.url);
    const time = new Date().toISOString();
    expect(
      refusalOf(await shop.admin('POST', `/api/webhooks/${uuid}/replay`, { from: time, to: time })),
    ).toEqual([400, 'EMPTY_REPLAY', '"from" must be before "to"']);
  });
});

describe('an administrator with a role', () => {
  test('subscribes only to topics whose records the role may read, and reads no others', async () => {
    const roles = [
      await newRole(
        'createWebhook',
        'updateWebhook',
        'deleteWebhook',
        'rotateWebhookSecret',
        'getWebhookDelivery',
        'listWebhookDeliveries',
        'getProduct',
      ),
    ];
    const token = await tokenOf(await newAdmin(roles));
    const as = (method: string, path: string, body?: unknown) => shop.request(method, path, body, { token });
    const refused = await as('POST', '/api/webhooks', { url: receiver.url, topics: ['order_placed'] });
    expect(refusalOf(refused)).toEqual([
      403,
      'FORBIDDEN',
      'Your roles do not include the permission "getOrder"',
    ]);
    expect((await as('POST', '/api/webhooks', { url: receiver.url, topics: ['*'] })).status).toBe(403);
    const own = dataOf(await as('POST', '/api/webhooks', { url: receiver.url, topics: ['product_updated'] }));
    const others = await createWebhook(receiver.url, ['order_created', 'product_updated']);
    // Administrators who may not read orders must not redirect order deliveries to another URL.
    const led = await as('PATCH', `/api/webhooks/${others.uuid}`, { url: 'https://elsewhere.example.com/' });
    expect(led.status).toBe(403);
    // They also must not read the webhook's secret or delete the webhook.
    const everything = await createWebhook(receiver.url, ['*']);
    for (const { uuid } of [others, everything])
      for (const [method, path] of [
        ['POST', `/api/webhooks/${uuid}/rotate-secret`],
        ['DELETE', `/api/webhooks/${uuid}`],
      ] as const)
        expect([path, (await as(method, path, {})).status]).toEqual([path, 403]);
    dataOf(await shop.admin('DELETE', `/api/webhooks/${everything.uuid}`));
    expect(dataOf(await as('POST', `/api/webhooks/${own.uuid}/rotate-secret`, {})).secret).not.toBe(
      own.secret,
    );
    await placeOrder();
    await settled(own);
    await settled(others);
    const [delivery] = await deliveriesOf(others, 'topic=order_created');
    const path = `/api/webhooks/${others.uuid}/deliveries/${delivery?.['uuid']}`;
    expect(dataOf(await as('GET', path)).body).toBeNull();
    expect(dataOf(await shop.admin('GET', path)).body).toContain('order_created');
  });
});

test('the shop’s health counts webhooks that fail', async () => {
  receiver.behave(answering(500));
  const webhook = await createWebhook(receiver.url);
  await emitChange(randomUUID(), 1);
  await vi.waitFor(async () => {
    const health = dataOf(await shop.admin('GET', '/api/health'));
    expect(health.parts).toContainEqual({
      id: 'webhooks',
      status: 'attention',
      facts: { active: 1, failing: 1, switched_off: 0 },
    });
  }, pollOptions);
  expect((await deliveriesOf(webhook))[0]).toMatchObject({
    status: 'pending',
    attempts: 1,
    failure: 'status',
  });
});
