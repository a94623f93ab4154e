import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAll, shop, startShop } from '../cli/shopProcess.ts';
import { createStore } from '../cli/testStore.ts';
import type { TestStore } from '../cli/testStore.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inLane, sizeOf } from '../support/lane.ts';
import { testShop } from '../support/shop.ts';

let database: TestDatabase;
let store: TestStore;
/** A shop that runs on the same database during the import. */
let running: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development' });
  running = await testShop({ databaseUrl: database.url });
});
afterAll(async () => {
  await endAll();
  await running.stop();
  store.remove();
  await database.drop();
});

const run = (args: readonly string[]) =>
  shop(['products', ...args], { cwd: store.dir, env: { DATABASE_URL: database.url } });

const count = z.object({ products: column.int, whole: column.int });
const imported = () =>
  running.db.one(sql.type(count)`
    select count(*) as products, count(i.product_id + m.product_id + length(r.request_path)) as whole
    from product p
    left join product_inventory i on i.product_id = p.product_id
    left join product_image m on m.product_id = p.product_id
    left join url_rewrite r on r.entity_uuid = p.uuid
    where p.sku like 'LONG-%'`);

const ROWS = sizeOf('ROWS', { gate: 5000, night: 50_000 });
const PATIENCE = inLane({ gate: 240_000, night: 900_000 });

test(
  'an interrupted or killed import leaves whole batches, and importing the same file again completes it',
  async () => {
    const file = path.join(store.dir, 'long.csv');
    const lines = Array.from(
      { length: ROWS },
      (_, at) => `LONG-${at},Long ${at},long-${at},1,1,https://x.test/a.jpg`,
    );
    writeFileSync(file, `sku,name,url_key,price,qty,images\n${lines.join('\n')}\n`);
    let before = 0;
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const importing = startShop(['products', 'import', 'long.csv'], {
        cwd: store.dir,
        env: { DATABASE_URL: database.url },
      });
      // The import is interrupted after its first batch.
      await expect
        .poll(async () => (await imported()).products, { timeout: 120_000, interval: 5 })
        .toBeGreaterThan(before);
      const code = await importing.end(signal);
      const { products, whole } = await imported();
      expect(whole).toBe(products);
      expect(products % 500).toBe(0);
      if (signal === 'SIGINT' && products < ROWS) expect(code).toBe(130);
      before = products;
    }
    const { code, stdout } = await run(['import', 'long.csv', '--json']);
    expect(code).toBe(0);
    const { created, unchanged } = JSON.parse(stdout);
    expect(created + unchanged).toBe(ROWS);
    expect(await imported()).toEqual({ products: ROWS, whole: ROWS });
  },
  PATIENCE,
);

test(
  'an import of many rows uses less than 300 MB',
  async () => {
    const { code, stdout } = await run(['export', 'many.jsonl', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).products).toBe(ROWS);
    const importing = startShop(['products', 'import', 'many.jsonl'], {
      cwd: store.dir,
      env: { DATABASE_URL: database.url },
    });
    let peak = 0;
    const look = setInterval(() => (peak = Math.max(peak, residentOf(importing.pid))), 20);
    expect(await importing.ended).toBe(0);
    clearInterval(look);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(300e6);
  },
  PATIENCE,
);

/** Returns the peak memory of a process in bytes, or 0 if the system does not report it. */
function residentOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
