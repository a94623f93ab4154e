import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openConnection } from '../bench/connection.ts';
import { operationsOn } from '../bench/operations.ts';
import type { Operation, Product } from '../bench/operations.ts';
import { endAll, startShop } from '../cli/shopProcess.ts';
import { createStore } from '../cli/testStore.ts';
import type { TestStore } from '../cli/testStore.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { freePort } from '../support/freePort.ts';
import { sizeOf } from '../support/lane.ts';
import { createProduct, createZoneWithRate, testShop } from '../support/shop.ts';

/*
 * Runs a production shop at 60 % processor load for MINUTES and checks that its memory does not grow. Runs only in the night lane. Half an
 * hour gives more precise results.
 */

const MINUTES = sizeOf('MINUTES', { gate: 0, night: 6 });
const LOAD = 0.6;
const CONNECTIONS = 8;
const PRODUCTS = 300;
const SAMPLE_MS = 10_000;
/** Clock ticks per second in /proc. */
const TICKS = 100;
/** Maximum heap growth over the last two thirds of the time, as a share of the heap. */
const GROWTH = 0.05;

vi.setConfig({ testTimeout: (MINUTES + 10) * 60_000 });

/** A route that reports the memory after garbage collection. */
const PROBE = `
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defineExtension, defineRoute } from '@shop/runtime/extension';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const probe = defineRoute({
  id: 'probe', method: 'GET', path: '/api/probe', access: 'public',
  handle() {
    // The second collection frees what finalizers of the first released.
    collect();
    collect();
    const { heapUsed, rss, external } = process.memoryUsage();
    return { heapUsed, rss, external };
  },
});
export default defineExtension({ name: 'probe', api: '^1.0', setup: () => ({ routes: [probe] }) });
`;

let database: TestDatabase;
let store: TestStore;
let products: readonly Product[];
beforeAll(async () => {
  database = await createDatabase();
  const shop = await testShop({ databaseUrl: database.url });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const made: Product[] = [];
  for (let left = PRODUCTS; left > 0; left -= 1)
    made.push(await createProduct(shop, { price: 10, qty: 1_000_000 }));
  products = made;
  await shop.stop();
  store = createStore({
    mode: 'production',
    shop: { url: 'http://shop.example' },
    extensions: ['@shop/core-shipping', '@shop/cod', './probe'],
    rateLimit: false,
  });
  store.write('probe/index.ts', PROBE);
});
afterAll(async () => {
  await endAll();
  store.remove();
  await database.drop();
});

interface Sample {
  /** Minutes since the start. */
  readonly at: number;
  readonly heapUsed: number;
  readonly rss: number;
}

test.runIf(MINUTES > 0 && process.platform === 'linux')(
  `the heap of a shop that runs for ${MINUTES} minutes does not grow`,
  async () => {
    const port = await freePort();
    const running = startShop(['start', '--store', store.dir, '--port', String(port)], {
      env: {
        DATABASE_URL: database.url,
        SESSION_SECRET: 's'.repeat(40),
        SHOP_SESSION_SECRET: 's'.repeat(40),
      },
    });
    await running.prints(/Shop is listening on/);
    const load = startLoad(port, running.pid);
    const samples: Sample[] = [];
    const started = performance.now();
    while (performance.now() - started < MINUTES * 60_000) {
      await pause(SAMPLE_MS);
      const { data } = (await (await fetch(`http://127.0.0.1:${port}/api/probe`)).json()) as { data: Sample };
      samples.push({ ...data, at: (performance.now() - started) / 60_000 });
    }
    const { runs, cpu } = await load.stop();
    const steady = samples.filter(({ at }) => at > MINUTES / 3);
    const { slope, mean } = lineThrough(steady);
    const growth = (slope * ((MINUTES * 2) / 3)) / mean;
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
    console.log(
      `${runs} operations at ${(cpu * 100).toFixed(0)} % of a processor; heap ${megabytes(mean)} MB, ` +
        `slope ${megabytes(slope)} MB a minute, ${(growth * 100).toFixed(1)} % over two thirds; ` +
        `resident ${megabytes(steady[0]?.rss ?? 0)} to ${megabytes(steady.at(-1)?.rss ?? 0)} MB; ` +
        `heap by minute: ${samples
          .filter((_, index) => index % 6 === 0)
          .map(({ heapUsed }) => megabytes(heapUsed))
          .join(' ')}`,
    );
    expect(growth).toBeLessThan(GROWTH);
  },
);

/** Fits a line to the heap samples by least squares. Returns its slope in bytes per minute and the mean heap. */
function lineThrough(samples: readonly Sample[]): { readonly slope: number; readonly mean: number } {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, heap] = [mean((one) => one.at), mean((one) => one.heapUsed)];
  const covariance = mean((one) => (one.at - at) * (one.heapUsed - heap));
  return { slope: covariance / mean((one) => (one.at - at) ** 2), mean: heap };
}

/** Simulates shoppers, with pauses that keep the process at the desired load. */
function startLoad(port: number, pid: number) {
  const shop = operationsOn({ products, adminToken: '' });
  const mix = [
    ...Array.from({ length: 12 }, () => shop.productRead as Operation),
    ...Array.from({ length: 4 }, () => shop.listing as Operation),
    shop.createCart as Operation,
    shop.addItem as Operation,
    shop.checkout as Operation,
  ];
  const began = { at: performance.now(), cpu: secondsOf(pid) };
  const over = new AbortController();
  let [runs, pauseMs] = [0, 10];
  const shoppers = Array.from({ length: CONNECTIONS }, async () => {
    const connection = await openConnection(port);
    while (!over.signal.aborted) {
      const operation = mix[runs++ % mix.length] as Operation;
      await operation.run(connection, await operation.prepare(connection));
      await pause(pauseMs * (0.5 + Math.random()));
    }
    connection.close();
  });
  const pacing = (async () => {
    let last = began;
    while (!over.signal.aborted) {
      await pause(1000);
      const now = { at: performance.now(), cpu: secondsOf(pid) };
      const load = (now.cpu - last.cpu) / ((now.at - last.at) / 1000);
      pauseMs = Math.min(500, Math.max(0.5, pauseMs * Math.min(2, Math.max(0.5, load / LOAD))));
      last = now;
    }
  })();
  return {
    async stop() {
      over.abort();
      await Promise.all([...shoppers, pacing]);
      const seconds = (performance.now() - began.at) / 1000;
      return { runs, cpu: (secondsOf(pid) - began.cpu) / seconds };
    },
  };
}

/** Returns the processor time that a process has used, in seconds. */
function secondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
