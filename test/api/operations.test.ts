import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const runs = { count: 0, fails: false };
const worker = defineExtension({
  name: 'mill',
  api: '^1.0',
  setup: () => ({
    jobs: [
      {
        id: 'grind',
        schedule: '0 0 29 2 *',
        run: async () => {
          runs.count += 1;
          if (runs.fails) throw new Error('no corn');
        },
      },
    ],
    healthParts: [{ id: 'mill', read: async () => ({ status: 'attention', facts: { wind: 'none' } }) }],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [cod, cardgw, worker], worker: true });
});
afterAll(() => shop.stop());

const jobs = async (): Promise<readonly { readonly id: string; readonly state: string }[]> =>
  dataOf(await shop.admin('GET', '/api/jobs'));
const grind = async () => (await jobs()).find(({ id }) => id === 'grind');

test('jobs are listed with their schedule, their next run and their last runs', async () => {
  expect(await grind()).toMatchObject({
    owner: 'mill',
    schedule: '0 0 29 2 *',
    next_run_at: expect.stringMatching(/-02-29T00:00:00.000Z$/),
    state: 'never',
    runs: [],
  });
  expect((await jobs()).map(({ id }) => id)).toContain('removeOldRecords');
});

test('a job runs on request, and reports how it ended', async () => {
  dataOf(await shop.admin('POST', '/api/jobs/grind/run'));
  await vi.waitFor(async () => expect(await grind()).toMatchObject({ state: 'ok' }), { timeout: 120_000 });
  expect(runs.count).toBe(1);
  runs.fails = true;
  dataOf(await shop.admin('POST', '/api/jobs/grind/run'));
  await vi.waitFor(
    async () =>
      expect(await grind()).toMatchObject({
        state: 'failed',
        runs: [{ error: 'Error: no corn' }, { error: null }],
      }),
    { timeout: 120_000 },
  );
  expect(refusalOf(await shop.admin('POST', '/api/jobs/nothing/run'))).toEqual([
    404,
    'JOB_NOT_FOUND',
    'Unknown job "nothing"',
  ]);
});

test('the health check reports database, migrations, queue and the state of the parts', async () => {
  const health = dataOf(await shop.admin('GET', '/api/health'));
  expect(health).toMatchObject({
    status: 'attention',
    mode: expect.any(String),
    migrations: { open: [] },
    queue: { parked: 0, failed_jobs: 1 },
    parts: expect.arrayContaining([
      { id: 'mill', status: 'attention', facts: { wind: 'none' } },
      { id: 'payments', status: 'attention', facts: { cod: 'ready', cardgw: 'incomplete' } },
      { id: 'files', status: 'ok', facts: { storage: 'local' } },
      expect.objectContaining({ id: 'mail' }),
    ]),
  });
  expect(health.migrations.applied).toBeGreaterThan(10);
});

test('extensions are listed with their state and contributions', async () => {
  const [first, ...others] = dataOf(await shop.admin('GET', '/api/extensions'));
  expect(first.kind).toBe('extension');
  expect([first, ...others].find(({ name }) => name === 'mill')).toMatchObject({
    state: 'loaded',
    contributions: [
      { kind: 'jobs', count: 1, names: ['grind'] },
      { kind: 'healthParts', count: 1, names: ['mill'] },
    ],
    fault: null,
  });
});

test('payment methods report missing settings, their mode and the gateway URLs, and no secret', async () => {
  const card = async () =>
    dataOf(await shop.admin('GET', '/api/payment-methods')).find(
      ({ code }: { code: string }) => code === 'cardgw',
    );
  expect(await card()).toMatchObject({
    is_on: true,
    is_ready: false,
    mode: null,
    missing: ['cardgwSecretKey', 'cardgwPublishableKey', 'cardgwEndpointSecret'],
    addresses: [{ purpose: 'webhook', url: 'http://shop.test/api/cardgw/webhook' }],
  });
  dataOf(
    await shop.admin('POST', '/api/settings', {
      cardgwSecretKey: 'sk_live_1',
      cardgwPublishableKey: 'pk_live_1',
      cardgwEndpointSecret: 'whsec_1',
    }),
  );
  expect(await card()).toMatchObject({ is_ready: true, mode: 'live', missing: [] });
  expect(JSON.stringify(await card())).not.toMatch(/sk_live_1|whsec_1/);
});
