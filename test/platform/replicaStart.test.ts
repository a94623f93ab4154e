import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readReplicaFacts } from '../../packages/runtime/src/store/doctor/replicaFacts.ts';
import { shop as runShop } from '../cli/shopProcess.ts';
import { createStore } from '../cli/testStore.ts';
import { openSwitch, startReplicated } from '../support/replica.ts';
import type { ReplicatedServer } from '../support/replica.ts';
import { testShop } from '../support/shop.ts';

const pollOptions = { timeout: 120_000, interval: 25 };

let primary: ReplicatedServer;
let replica: ReplicatedServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ primary, stop } = await startReplicated());
  replica = await primary.addReplica('one');
});
afterAll(() => stop());

const withReplica = (replicaUrl: string): Promise<TestShop> =>
  testShop({ databaseUrl: primary.url, config: { database: { replicaUrl } } });

const failureOf = (replicaUrl: string): Promise<unknown> =>
  withReplica(replicaUrl).then(
    (shop) => shop.stop(),
    (error: unknown) => error,
  );

test('the start is rejected if the address is not that of a replica of the database', async () => {
  expect(await failureOf(primary.url)).toMatchObject({
    exitCode: 3,
    faults: [{ where: 'database.replicaUrl', message: expect.stringContaining('it accepts writes') }],
  });
  expect(await failureOf(inject('postgres').adminUrl)).toMatchObject({
    exitCode: 3,
    faults: [
      {
        where: 'database.replicaUrl',
        message: expect.stringContaining('is not a replica of this database'),
      },
    ],
  });
});

test('the start is rejected if the database’s own address leads to a replica', async () => {
  const store = createStore({ mode: 'development' });
  const { code, stderr } = await runShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: replica.url },
  });
  store.remove();
  expect(code).toBe(5);
  expect(stderr).toContain('the server is a read-only replica');
});

test('the doctor reports whether the replica can be used', async () => {
  const shop = await testShop({ databaseUrl: primary.url });
  const { config } = shop.app;
  const factsOf = (replicaUrl: string) =>
    readReplicaFacts({ ...config, database: { ...config.database, replicaUrl } }, shop.db);
  expect(await factsOf(replica.url)).toMatchObject({ fault: null, stopsStart: false });
  expect(await factsOf(primary.url)).toMatchObject({
    fault: 'it is not a replica: it accepts writes',
    stopsStart: true,
  });
  expect(await factsOf('postgres://shop@127.0.0.1:1/none')).toMatchObject({
    fault: expect.stringContaining('cannot connect'),
    stopsStart: false,
  });
  await shop.stop();
});

test('a shop starts without its replica, and uses it once it is available', async () => {
  const unreachable = await openSwitch(replica);
  unreachable.turnTo(null);
  const shop = await withReplica(unreachable.url);
  try {
    const health = async () => (await shop.request('GET', '/readyz')).body.data;
    expect(await health()).toMatchObject({ status: 'degraded', replica: 'out of reach' });
    unreachable.turnTo(replica);
    await expect.poll(health, pollOptions).toMatchObject({ status: 'ok', replica: 'ok' });
  } finally {
    await shop.stop();
    await unreachable.close();
  }
});
