import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { loadConfig, planShop } from '@shop/runtime';
import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
import type { Extension } from '@shop/runtime/extension';
import { createClient, defineResource } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeStoreSdk } from '../../packages/runtime/src/store/sdk/writeStoreSdk.ts';
import { repository } from '../cli/shopProcess.ts';
import { testShop } from '../support/shop.ts';

let calls = 0;
const counted = {
  access: 'public',
  response: z.object({ calls: z.int() }),
  handle: () => ({ calls: ++calls }),
} as const;
const params = z.object({ id: z.string() });

/** A store's extension that sets the names of its SDK methods. One of its routes accepts no idempotency key. */
const points = defineExtension({
  name: 'loyalty-points',
  api: '^1.0',
  setup: () => ({
    routes: [
      defineRoute({
        ...counted,
        id: 'addPoints',
        method: 'POST',
        path: '/api/points/{id}',
        params,
        sdk: { resource: 'points' },
      }),
      defineRoute({
        ...counted,
        id: 'createPointsLogin',
        method: 'POST',
        path: '/api/points/{id}/login',
        params,
        idempotency: 'none',
        sdk: { resource: 'points', method: 'logIn' },
      }),
      defineRoute({
        ...counted,
        id: 'receivePoints',
        method: 'POST',
        path: '/api/points/webhook',
        sdk: false,
      }),
      defineRoute({ ...counted, id: 'sumPoints', method: 'GET', path: '/api/points' }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [points] });
});
afterAll(() => shop.stop());

const SHIPPED = { 'core-shipping': coreShipping, cod, cardgw, walletgw };

/** Generates the SDK of a store with the bundled extensions and the given ones. */
async function storeSdk(...more: readonly Extension[]) {
  const storeDir = path.join(repository, 'examples/store');
  const config = await loadConfig({ storeDir, command: 'schema', env: {} });
  const shipped = Object.entries(SHIPPED).map(
    ([folder, extension]) => [extension, `extensions/${folder}/src/index.ts`] as const,
  );
  const all = [...shipped, ...more.map((extension) => [extension, null] as const)];
  const installed = all.map(([extension, entry]) => ({
    state: 'loaded' as const,
    extension,
    origin: {
      resolve: `./extensions/${extension.name}`,
      packageName: null,
      version: null,
      entry: entry && path.join(repository, entry),
      required: true,
      discovered: false,
    },
  }));
  const plan = await planShop({ ...config, extensions: [] }, { installed });
  return writeStoreSdk({ plan, storeDir, definitions: null })['index.ts'] ?? '';
}

test('the shipped extensions are not generated, because `@shop/sdk` contains them', async () => {
  const text = await storeSdk();
  expect(text).toContain('export const extensions = {  };');
  expect(text).toMatch(/interface ExtensionErrorCodes \{\s*\}/);
  expect(text).toMatch(/interface ExtensionPaymentStatuses \{\s*\}/);
});

test('an extension has the methods that its routes declare, and each states whether it accepts a key', async () => {
  const text = await storeSdk(points);
  expect(text).toContain('export const extensions = { loyaltyPoints, points };');
  expect(text).toContain("sumPoints: 'GET /api/points',");
  expect(text).toContain("add: 'POST /api/points/{id}',");
  expect(text).toContain("logIn: 'POST /api/points/{id}/login - once',");
  expect(text).not.toContain('/api/points/webhook');
});

test('a request without a key is executed each time, and one with a key once', async () => {
  const resource = defineResource<
    Record<'add' | 'logIn', (id: string, options?: object) => Promise<{ calls: number }>>
  >({
    add: 'POST /api/points/{id}',
    logIn: 'POST /api/points/{id}/login - once',
  });
  const keys: (string | null)[] = [];
  const client = createClient(
    { baseUrl: shop.url, onRequest: ({ headers }) => void keys.push(headers.get('idempotency-key')) },
    { points: resource },
  );
  const post = (path: string) => client.request({ method: 'POST', path });
  await client.points.add('login');
  await post('/api/points/login');
  expect(keys.map((key) => key?.length)).toEqual([32, 32]);
  keys.length = 0;
  await client.points.logIn('ada');
  await post('/api/points/ada/login');
  expect(keys).toEqual([null, null]);

  const given = { idempotencyKey: 'a-key-of-the-caller' };
  const twice = async (call: () => Promise<{ calls: number }>) => [
    (await call()).calls,
    (await call()).calls,
  ];
  const [added, again] = await twice(() => client.points.add('ada', given));
  expect(again).toBe(added);
  const [first = 0, second] = await twice(() => client.points.logIn('ada', given));
  expect(second).toBe(first + 1);
});

test('neither the platform nor the client nor the generator names an extension', () => {
  const folders = 'packages/{runtime/src/platform/**,runtime/src/store/sdk,sdk/src}/*.ts';
  const names = new RegExp(`\\b(?:${Object.keys(SHIPPED).join('|')})\\b|coreShipping`, 'i');
  const naming = globSync(folders, { cwd: repository }).filter((file) => {
    const text = readFileSync(path.join(repository, file), 'utf8');
    const isWritten = text.startsWith('// Generated by');
    return (
      !isWritten && !file.endsWith('.test.ts') && names.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    );
  });
  // A receiver of gateway webhooks uses it to verify them.
  expect(naming).toEqual(['packages/sdk/src/webhooks.ts']);
});
