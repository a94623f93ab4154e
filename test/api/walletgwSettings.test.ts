import { readFileSync } from 'node:fs';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { startWalletSimulator } from '@shop/runtime/testing';
import type { TestShop, WalletSimulator } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let gateway: WalletSimulator;
let sku: string;
beforeAll(async () => {
  gateway = await startWalletSimulator();
  shop = await testShop({
    extensions: [coreShipping, cod, walletgw],
    config: { system: { walletgw: { environment: gateway.url } } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 100 }));
});
afterAll(async () => {
  await shop.stop();
  await gateway.stop();
});

const save = (values: object) => shop.admin('POST', '/api/settings', values);
const chosen = async () => {
  const cartId = await createReadyCart(shop, sku);
  const choice = { method_code: 'walletgw', method_name: 'Wallet' };
  return { cartId, answer: await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice) };
};
const webhook = () => shop.request('POST', '/api/walletgw/webhook', '{}');

describe('the wallet', () => {
  test('is not offered without client id and secret, and no webhook is accepted', async () => {
    expect((await chosen()).answer.status).toBe(400);
    dataOf(await save({ walletgwClientId: gateway.clientId }));
    expect((await chosen()).answer.status).toBe(400);
    expect(refusalOf(await webhook())).toEqual([
      503,
      'WALLETGW_WEBHOOK_NOT_CONFIGURED',
      'The wallet gateway webhook is not configured',
    ]);
  });

  test('uses the settings', async () => {
    dataOf(await save({ walletgwClientId: gateway.clientId, walletgwClientSecret: gateway.clientSecret }));
    const { cartId, answer } = await chosen();
    expect(answer.status).toBe(200);
    const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
    dataOf(await shop.request('POST', '/api/walletgw/orders', { order_id: order.uuid }));
    expect((await webhook()).status).toBe(503);
    dataOf(await save({ walletgwWebhookId: gateway.webhookId }));
    expect((await webhook()).status).toBe(400);
  });

  test('stores its secret encrypted, and never shows it', async () => {
    dataOf(await save({ walletgwClientSecret: gateway.clientSecret }));
    const answer = await shop.admin('GET', '/api/settings');
    expect(JSON.stringify(answer.body)).not.toContain(gateway.clientSecret);
    const row = z.object({ all: z.string() });
    const { all } = await shop.db.one(
      sql.type(row)`select json_agg(setting)::text as all from setting where name like 'walletgw%'`,
    );
    expect(all).toContain('walletgwClientSecret');
    expect(all).not.toContain(gateway.clientSecret);
  });

  test.each(['http://127.0.0.1:1', 'https://example.com', 'https://api-m.paypal.com.example.com'])(
    'accepts no other gateway URL by setting: %s',
    async (walletgwEnvironment) => expect((await save({ walletgwEnvironment })).status).toBe(400),
  );

  test.each(['https://api-m.sandbox.paypal.com', 'https://api-m.paypal.com'])(
    'accepts its own: %s, and the config file takes precedence',
    async (walletgwEnvironment) => {
      dataOf(await save({ walletgwEnvironment }));
      const { cartId } = await chosen();
      const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
      const { approveUrl } = dataOf(
        await shop.request('POST', '/api/walletgw/orders', { order_id: order.uuid }),
      );
      expect(approveUrl).toContain(gateway.url);
    },
  );

  test('accepts a known intent', async () => {
    expect((await save({ walletgwPaymentIntent: 'SALE' })).status).toBe(400);
  });
});

test('nothing about it comes from the environment', () => {
  for (const file of ['walletAccount', 'walletConfig', 'walletClient', 'wallet', 'index'])
    expect(readFileSync(`extensions/walletgw/src/${file}.ts`, 'utf8')).not.toMatch(/process\.env/);
});
