import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

/** An extension that declares settings like a payment gateway. */
declare module '@shop/runtime/extension' {
  interface Settings {
    readonly gatewayName: string;
    readonly gatewayMode: string;
    readonly gatewaySecretKey: string | null;
    readonly gatewayHookSecret: string | null;
  }
}

const gateway = defineExtension({
  name: 'gateway',
  api: '^1.0',
  config: z.object({ secretKey: z.string().optional() }).default({}),
  settings: {
    gatewayName: {
      schema: z.string().min(1).default('Gateway'),
      group: 'payments',
      label: 'Name of the gateway',
      description: 'Shoppers read it.',
    },
    gatewayMode: { schema: z.enum(['capture', 'authorizeOnly']).default('capture') },
    gatewayLogo: { schema: z.object({ width: z.int() }).optional() },
    gatewaySecretKey: { schema: z.string().optional(), secret: true, configKey: 'system.gateway.secretKey' },
    gatewayHookSecret: { schema: z.string().optional(), secret: true },
  },
  setup: () => ({}),
});

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await createTestShop({ databaseUrl: database.url, extensions: [gateway] });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const save = (body: unknown) => shop.admin('POST', '/api/settings', body);
const settings = async () => (await shop.admin('GET', '/api/settings')).body.data;
const refusal = ({ status, body }: TestAnswer) => [status, body.error?.code, body.error?.message];

test('without credentials nothing can be read or saved', async () => {
  expect((await shop.request('GET', '/api/settings')).status).toBe(401);
  expect((await shop.request('POST', '/api/settings', { gatewayName: 'x' })).status).toBe(401);
});

test('defaults apply until a value is saved, and again when it is unset', async () => {
  expect(await settings()).toMatchObject({
    gatewayName: 'Gateway',
    gatewayMode: 'capture',
    gatewayLogo: null,
  });
  const saved = await save({ gatewayName: 'Card <b>', gatewayLogo: { width: 20 } });
  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({ gatewayName: 'Card <b>', gatewayLogo: { width: 20 } });
  expect(await shop.app.setting('gatewayName')).toBe('Card <b>');
  expect(await shop.app.settings(['gatewayName', 'gatewayMode'])).toEqual({
    gatewayName: 'Card <b>',
    gatewayMode: 'capture',
  });
  await save({ gatewayName: null, gatewayLogo: null });
  expect(await settings()).toMatchObject({ gatewayName: 'Gateway', gatewayLogo: null });
});

test('settings are read in one statement', async () => {
  const before = shop.statements();
  await shop.app.settings(['gatewayName', 'gatewayMode', 'gatewaySecretKey']);
  expect(shop.statements() - before).toBe(1);
});

test.each([
  [{ noSuchSetting: 1 }, 'UNKNOWN_SETTING', 'Unknown setting "noSuchSetting"'],
  [{ gatewayName: 'x', __proto__x: 1 }, 'UNKNOWN_SETTING', 'Unknown setting "__proto__x"'],
  [{ gatewayMode: 'later' }, 'VALIDATION_FAILED', 'gatewayMode must be one of capture, authorizeOnly'],
  [{ gatewayName: 1 }, 'VALIDATION_FAILED', 'gatewayName must be a string'],
  [{ gatewayName: '' }, 'VALIDATION_FAILED', 'gatewayName must not be empty'],
  [{ gatewayLogo: { width: 1.5 } }, 'VALIDATION_FAILED', 'gatewayLogo.width must be a whole number'],
  [['gatewayName'], 'VALIDATION_FAILED', 'Request body must be a JSON object'],
])('%j is rejected and nothing is written', async (body, code, message) => {
  expect(refusal(await save(body))).toEqual([400, code, message]);
  expect(refusal(await save({ ...body, gatewayHookSecret: 'x' }))[0]).toBe(400);
  expect(await settings()).toMatchObject({ gatewayName: 'Gateway', gatewayHookSecret: false });
});

test('a secret is stored encrypted, and never shown', async () => {
  const saved = await save({ gatewayHookSecret: 'whsec_1', gatewaySecretKey: 'sk_1' });
  expect(saved.body.data).toMatchObject({ gatewayHookSecret: true, gatewaySecretKey: true });
  expect(JSON.stringify(await settings())).not.toContain('whsec_1');
  expect(await shop.app.setting('gatewayHookSecret')).toBe('whsec_1');
  const rows = await shop.db.any(
    sql.type(z.object({ row: z.string() }))`select setting::text as row from setting`,
  );
  expect(rows.map(({ row }) => row).join()).not.toMatch(/whsec_1|sk_1/);
  await save({ gatewayHookSecret: null, gatewaySecretKey: null });
  expect(await settings()).toMatchObject({ gatewayHookSecret: false });
  expect(await shop.app.setting('gatewayHookSecret')).toBeUndefined();
});

test('a value in the config file takes precedence over the saved one', async () => {
  await save({ gatewaySecretKey: 'sk_saved' });
  const configured = await createTestShop({
    databaseUrl: database.url,
    extensions: [gateway],
    config: { system: { gateway: { secretKey: 'sk_config' } } },
  });
  expect(await configured.app.setting('gatewaySecretKey')).toBe('sk_config');
  expect(await shop.app.setting('gatewaySecretKey')).toBe('sk_saved');
  await configured.stop();
});

test('secrets stay readable if the key changes and the old one is a previous key', async () => {
  await save({ gatewayHookSecret: 'whsec_2' });
  const secrets = { key: 'another key of thirty-two bytes or more' };
  const old = 'a secret of at least thirty-two bytes';
  const renewed = await createTestShop({
    databaseUrl: database.url,
    extensions: [gateway],
    config: { secrets: { ...secrets, previousKeys: [old] } },
  });
  expect(await renewed.app.setting('gatewayHookSecret')).toBe('whsec_2');
  await renewed.stop();
  const lost = await createTestShop({
    databaseUrl: database.url,
    extensions: [gateway],
    config: { secrets },
  });
  await expect(lost.app.setting('gatewayHookSecret')).rejects.toThrow('secrets.previousKeys');
  await lost.stop();
});

test('an undeclared key is a bug of the calling code', async () => {
  await expect(shop.app.setting('noSuchSetting' as string)).rejects.toThrow('"noSuchSetting"');
});

test('GraphQL returns settings to administrators, and public shop data to everyone', async () => {
  await save({ gatewayHookSecret: 'whsec_3', gatewayName: 'Card' });
  const fields = '{ name value secret isSet inConfig }';
  const answer = await shop.query(
    `{ name: setting(name: "gatewayName") ${fields} secret: setting(name: "gatewayHookSecret") ${fields} none: setting(name: "x") ${fields} }`,
    {},
    'admin',
  );
  expect(answer.body.data).toEqual({
    name: { name: 'gatewayName', value: 'Card', secret: false, isSet: true, inConfig: false },
    secret: { name: 'gatewayHookSecret', value: true, secret: true, isSet: true, inConfig: false },
    none: null,
  });
  const facts = await shop.query('{ shop { name url currency locale languages timezone weightUnit } }');
  expect(facts.body.data.shop).toEqual({
    name: 'Shop',
    url: 'http://shop.test',
    currency: 'USD',
    locale: 'en-US',
    languages: ['en'],
    timezone: 'UTC',
    weightUnit: 'kg',
  });
  expect((await shop.query('{ setting(name: "gatewayName") { name } }')).body.errors).toBeDefined();
});

describe('the settings schema', () => {
  interface Described {
    readonly key: string;
    readonly group: string;
    readonly label: string;
  }
  const all = async (): Promise<readonly Described[]> =>
    (await shop.admin('GET', '/api/settings/schema')).body.data;
  const one = async (key: string) => (await all()).find((setting) => setting.key === key);

  test('describes what a form for each setting needs, also over GraphQL', async () => {
    await save({ gatewayName: 'Fast' });
    const expected = {
      key: 'gatewayName',
      group: 'payments',
      label: 'Name of the gateway',
      description: 'Shoppers read it.',
      schema: expect.objectContaining({ type: 'string', minLength: 1 }),
      default: 'Gateway',
      value: 'Fast',
      secret: false,
      is_set: true,
      in_config: false,
    };
    expect(await one('gatewayName')).toEqual(expected);
    const { is_set: isSet, in_config: inConfig, ...rest } = expected;
    const fields = 'key group label description schema default value secret isSet inConfig';
    const { body } = await shop.query(`{ settingsSchema { ${fields} } }`, {}, 'admin');
    expect(body.data.settingsSchema).toContainEqual({ ...rest, isSet, inConfig });
    await save({ gatewayName: null });
    expect(await one('gatewayName')).toMatchObject({ value: 'Gateway', is_set: false });
  });

  test('never contains a secret', async () => {
    await save({ gatewayHookSecret: 'hush' });
    const answer = await shop.admin('GET', '/api/settings/schema');
    expect(JSON.stringify(answer.body)).not.toContain('hush');
    expect(await one('gatewayHookSecret')).toMatchObject({ value: '***', default: null, secret: true });
    await save({ gatewayHookSecret: null });
    expect(await one('gatewayHookSecret')).toMatchObject({ value: null, is_set: false });
  });

  test('has labels derived from the key for undeclared texts, and the extension as group', async () => {
    expect(await one('gatewayMode')).toMatchObject({
      label: 'Gateway mode',
      group: 'gateway',
      description: null,
    });
  });

  test('every setting of the shop’s own has an admin group, and groups are contiguous', async () => {
    const groups = [
      'appearance',
      'catalog',
      'checkout',
      'emails',
      'legal',
      'measurement',
      'operations',
      'payments',
      'security',
      'shipping',
      'store',
      'tax',
    ];
    const own = (await all()).filter(({ group }) => group !== 'gateway');
    expect([...new Set(own.map(({ group }) => group))]).toEqual(groups);
    expect(own.map(({ group }) => group)).toEqual(own.map(({ group }) => group).toSorted());
    for (const { label } of own) expect(label).toMatch(/^[A-Z]/);
  });
});
