import { randomUUID } from 'node:crypto';
import { verifyWebhook } from '@shop/sdk/webhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataOf } from '../support/shop.ts';
import {
  answering,
  pollOptions,
  startReceiver,
  toThisMachine,
  webhooksOf,
} from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('webhooks', () => {
  const { shop, signIn, newRole } = adminVisits({ worker: true, config: toThisMachine });
  const { createWebhook, deliveriesOf, emitChange, settled } = webhooksOf(shop);
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    const webhooks = dataOf(await shop().admin('GET', '/api/webhooks?limit=100'));
    for (const { uuid } of webhooks) dataOf(await shop().admin('DELETE', `/api/webhooks/${uuid}`));
    await receiver.stop();
  });

  test('one is added with events found by search, shows its secret once, is tested, and is rotated', async () => {
    const visited = await signIn('/webhooks');
    const { page } = visited;
    await heading(page, 'Webhooks');
    await page.getByText('Webhooks notify your other systems').waitFor();
    await inspect(visited, 'admin-webhooks-empty');
    await follow(page, 'New webhook');
    await heading(page, 'New webhook');
    await field(page, 'URL').fill('http://10.0.0.1/');
    await field(page, 'Search events').fill('order_');
    await page.getByRole('checkbox', { name: 'Order placed' }).check();
    expect(await page.getByRole('checkbox', { name: 'Product created' }).count()).toBe(0);
    await field(page, 'Search events').fill('');
    await page.getByRole('checkbox', { name: 'Products and stock' }).check();
    await inspect(visited, 'admin-webhook-new');
    await click(page, 'Create');
    await page.getByText(/must not point to the private address 10.0.0.1/).waitFor();
    await field(page, 'URL').fill(receiver.url);
    await field(page, 'Note').fill('ERP');
    await click(page, 'Create');
    await heading(page, 'ERP');
    const secret = await page.getByRole('textbox', { name: 'Webhook secret' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await inspect(visited, 'admin-webhook-secret');
    const [webhook] = dataOf(await shop().admin('GET', '/api/webhooks'));
    expect(webhook.topics.toSorted()).toEqual([
      'inventory_updated',
      'order_placed',
      'product_created',
      'product_deleted',
      'product_updated',
    ]);

    await click(page, 'Send test event');
    await page.getByText(/The endpoint accepted the test: 204/).waitFor();
    await page.getByRole('button', { name: 'Test', exact: true }).waitFor();
    const [request] = receiver.received;
    await verifyWebhook({ secret, headers: request?.headers ?? {}, body: request?.body ?? '' });
    receiver.behave(answering(500));
    await click(page, 'Send test event');
    await page.getByText('The endpoint didn’t accept the test: The endpoint returned 500').waitFor();

    await click(page, 'Rotate secret');
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await vi.waitFor(async () => {
      const next = await page.getByRole('textbox', { name: 'Webhook secret' }).inputValue();
      expect(next).toMatch(/^whsec_/);
      expect(next).not.toBe(secret);
    });
    await page.getByText(/The previous secret also signs until/).waitFor();
    await page.reload();
    await heading(page, 'ERP');
    await page.getByText('Deliveries are signed with this secret').waitFor();
    expect(await page.getByText('whsec_').count()).toBe(0);
    await visited.close();
  });

  test('deliveries show the request and the response, and are retried and resent', async () => {
    receiver.behave((_request, response) => void response.writeHead(503).end('out of paper'));
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await vi.waitFor(
      async () => expect((await deliveriesOf(webhook))[0]).toMatchObject({ attempts: 1, failure: 'status' }),
      pollOptions,
    );
    const visited = await signIn(`/webhooks/edit/${webhook.uuid}`);
    const { page } = visited;
    await page.getByText(/The endpoint hasn’t accepted a delivery since/).waitFor();
    await page.getByText('The endpoint returned 503').waitFor();
    await inspect(visited, 'admin-webhook-failing');
    await click(page, 'Product changed');
    await page.getByText('out of paper').waitFor();
    await page.getByText('"type": "product_updated"').waitFor();
    await inspect(visited, 'admin-webhook-delivery');
    receiver.behave(answering(204));
    await click(page, 'Retry now');
    await settled(webhook);
    await page.getByRole('cell', { name: 'Delivered' }).waitFor();

    for (let step = 0; step < 24; step += 1) await emitChange(randomUUID(), step);
    await settled(webhook);
    await page.reload();
    await page.getByRole('button', { name: 'Page 3' }).click();
    await vi.waitFor(async () =>
      expect(await page.getByRole('button', { name: 'Product changed' }).count()).toBe(5),
    );
    const before = receiver.received.length;
    await click(page, 'Replay events');
    const dialog = page.getByRole('dialog');
    const at = (ms: number) => new Date(Date.now() + ms - new Date().getTimezoneOffset() * 60_000);
    await dialog.getByLabel('From').fill(at(-3_600_000).toISOString().slice(0, 16));
    await dialog.getByLabel('To').fill(at(3_600_000).toISOString().slice(0, 16));
    await inspect(visited, 'admin-webhook-replay');
    await dialog.getByRole('button', { name: 'Replay events' }).click();
    await page.getByText('25 events are being delivered').waitFor();
    await vi.waitFor(() => expect(receiver.received.length).toBe(before + 25), pollOptions);
    await visited.close();
  });

  test('one that the shop turned off shows why, and is turned on again', async () => {
    receiver.behave(answering(410));
    const webhook = await createWebhook(receiver.url);
    await emitChange(randomUUID(), 1);
    await vi.waitFor(
      async () =>
        expect(dataOf(await shop().admin('GET', `/api/webhooks/${webhook.uuid}`)).status).toBe('off'),
      pollOptions,
    );
    const visited = await signIn('/webhooks', undefined, { colorScheme: 'dark' });
    const { page } = visited;
    await page.getByText('Turned off').waitFor();
    await inspect(visited, 'admin-webhooks-dark');
    await follow(page, new URL(receiver.url).host);
    await page.getByText(/returned 410 Gone/).waitFor();
    await inspect(visited, 'admin-webhook-off-dark');
    await page.getByRole('switch', { name: 'Active' }).check();
    await click(page, 'Save');
    await page.getByText('The endpoint is accepting deliveries.').waitFor();
    expect(dataOf(await shop().admin('GET', `/api/webhooks/${webhook.uuid}`))).toMatchObject({
      status: 'active',
      off_reason: null,
    });
    await visited.close();
  });

  test('an administrator can only select events whose records they may read', async () => {
    const roles = [await newRole('listWebhooks', 'createWebhook', 'listWebhookTopics', 'getProduct')];
    const visited = await signIn('/webhooks/new', roles);
    const { page } = visited;
    await page.getByRole('checkbox', { name: 'Order placed' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Order placed' }).isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Product created' }).isDisabled()).toBe(false);
    await visited.close();
  });

  test('the pages are readable on phones and in other languages', async () => {
    await createWebhook(receiver.url, ['order_placed']);
    const webhook = await createWebhook(
      `${receiver.url}/a/rather/long/path/of/a/system/that/takes/the/events/of/this/shop`,
    );
    for (let step = 0; step < 12; step += 1) await emitChange(randomUUID(), step);
    await settled(webhook);
    for (const [locale, title] of [
      ['en-US', 'Webhooks'],
      ['de-DE', 'Webhooks'],
      ['ar-EG', 'خطافات الويب'],
    ] as const) {
      const phone = await signIn('/webhooks', undefined, { locale, viewport: { width: 390, height: 844 } });
      const { page } = phone;
      await heading(page, title);
      await page
        .getByRole('main')
        .getByRole('link', { name: new URL(receiver.url).host })
        .first()
        .waitFor();
      await inspect(phone, `admin-webhooks-phone-${locale}`);
      await lead(page, `/webhooks/edit/${webhook.uuid}`);
      await page.getByRole('table').waitFor();
      await inspect(phone, `admin-webhook-phone-${locale}`);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(390);
      await phone.close();
    }
  });
});
