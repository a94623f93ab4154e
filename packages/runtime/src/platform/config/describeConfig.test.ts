import { expect, test } from 'vitest';
import { describeConfig } from './describeConfig.ts';
import type { ShopConfig } from './schema.ts';
import { shopConfig } from './schema.ts';
import { liveShop } from './liveShop.ts';

const config: ShopConfig = {
  ...shopConfig.parse({
    database: { url: 'postgres://shop:hunter2@db:5432/shop' },
    redis: { url: 'redis://:hunter2@cache:6379' },
    secrets: { previousKeys: ['k'.repeat(32)] },
    system: {
      cardgw: { secretKey: 'sk_live', apiBase: 'https://card.example' },
      walletgw: { webhookId: 'w' },
    },
  }),
  mode: 'production',
  shop: liveShop(shopConfig.parse({ shop: { languages: ['en'] } }).shop, 'https://shop.example'),
  session: { secret: 's'.repeat(32) },
  storeDir: '/store',
  configFile: 'shop.config.ts',
};

const valueOf = (key: string, secretKeys?: ReadonlySet<string>) =>
  describeConfig(config, secretKeys).find((setting) => setting.key === key)?.value;

test.each([
  ['server.port', 3000],
  ['shop.languages[0]', 'en'],
  ['shop.currency', undefined],
  ['mode', 'production'],
  ['database.url', 'postgres://shop:********@db:5432/shop'],
  ['redis.url', 'redis://:********@cache:6379'],
  ['session.secret', '********'],
  ['secrets.previousKeys[0]', '********'],
  ['system.cardgw.secretKey', '********'],
  ['system.cardgw.apiBase', 'https://card.example'],
  ['system.walletgw.webhookId', 'w'],
])('the value of %s is %j', (key, value) => expect(valueOf(key)).toBe(value));

test('masks a secret setting of an extension regardless of its name', () =>
  expect(valueOf('system.walletgw.webhookId', new Set(['system.walletgw.webhookId']))).toBe('********'));
