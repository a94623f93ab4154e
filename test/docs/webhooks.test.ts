import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import coreShipping from '@shop/core-shipping';
import cod from '@shop/cod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { pollOptions, webhooksOf } from '../support/webhookReceiver.ts';
import { codeBlocks } from './codeBlocks.ts';

const root = path.join(import.meta.dirname, '../..');
const blocks = codeBlocks(await readFile(path.join(root, 'docs/guide/webhooks.md'), 'utf8'));
const programOf = (section: string, language: string): string =>
  blocks.find((block) => block.section === section && block.language === language)?.text ?? '';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'shop-webhooks-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('the guide’s receiver verifies deliveries, handles each once, and rejects others', async () => {
  const port = await freePort();
  const shop = await testShop({
    extensions: [coreShipping, cod],
    worker: true,
    config: { webhooks: { allowedHosts: [`localhost:${port}`] } },
  });
  const { createWebhook, settled } = webhooksOf(() => shop);
  const folder = path.join(dir, 'receiver');
  await mkdtemp(folder).then(async (made) => {
    await symlink(path.join(root, 'node_modules'), path.join(made, 'node_modules'));
    const file = path.join(made, 'receiver.mjs');
    await writeFile(file, programOf('A receiver', 'js'));
    const webhook = await createWebhook(`http://localhost:${port}/`, ['order_placed']);
    const receiver = spawn(process.execPath, ['--conditions=@shop/source', file], {
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: webhook.secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let printed = '';
      receiver.stdout.on('data', (text) => (printed += text));
      await once(receiver.stdout, 'data');
      await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
      const { sku } = await createProduct(shop, { price: 20, qty: 10 });
      const cart = await createReadyCart(shop, sku);
      const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
      await settled(webhook);
      const from = new Date(Date.now() - 60_000).toISOString();
      const to = new Date(Date.now() + 60_000).toISOString();
      dataOf(await shop.admin('POST', `/api/webhooks/${webhook.uuid}/replay`, { from, to }));
      await settled(webhook);
      await vi.waitFor(
        () => expect(printed).toBe(`Listening\nOrder ${order.order_number}: 25\n`),
        pollOptions,
      );
      const unrelated = await fetch(`http://localhost:${port}/`, { method: 'POST', body: '{}' });
      expect(unrelated.status).toBe(400);
    } finally {
      receiver.kill();
      await shop.stop();
    }
  });
});
