import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../../packages/runtime/src/extension.ts';
import { createShop, planShop } from '../../packages/runtime/src/app.ts';
import type { Installed } from '../../packages/runtime/src/platform/extensions/installed.ts';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';
import { createDatabase } from '../support/databases.ts';
import { testShop } from '../support/shop.ts';
import type { TestShop } from '@shop/runtime/testing';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

test('a shop that can serve reports that', async () => {
  const answer = await shop.request('GET', '/readyz');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: { status: 'ok', database: 'ok', extensions: [], eventLoop: { longestDelayMs: expect.any(Number) } },
  });
});

test('concurrent requests share one statement', async () => {
  const before = shop.statements();
  await Promise.all(Array.from({ length: 200 }, () => shop.request('GET', '/readyz')));
  expect(shop.statements() - before).toBeLessThan(200);
});

test('a shop with pending migrations is not ready', async () => {
  const forgotten = z.object({ owner: z.string(), name: z.string(), checksum: z.string() });
  const row = await shop.db.one(sql.type(forgotten)`
    delete from migration where owner = 'core' and name like '0001%' returning owner, name, checksum`);
  const answer = await shop.request('GET', '/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.body.error).toMatchObject({
    code: 'NOT_READY',
    health: { status: 'down', database: 'ok', migrations: 1 },
  });
  await shop.db.run(sql.type(z.object({}))`
    insert into migration (owner, name, checksum, duration_ms)
    values (${row.owner}, ${row.name}, ${row.checksum}, 0)`);
  expect((await shop.request('GET', '/readyz')).status).toBe(200);
});

test('an optional extension that is left out is named, and the reason is only in the log', async () => {
  const database = await createDatabase();
  const broken: Installed = {
    state: 'broken',
    fault: { where: 'extension ./labels', message: 'cannot be loaded from /srv/labels.ts' },
    origin: {
      resolve: './labels',
      packageName: null,
      version: null,
      entry: null,
      required: false,
      discovered: false,
    },
  };
  const plan = await planShop(shop.app.config, { installed: [broken] });
  const lines: string[] = [];
  const log = createLogger({ mode: 'production', destination: { write: (line) => void lines.push(line) } });
  const parts = { config: shop.app.config, plan, databaseUrl: database.url, log, worker: false };
  const degraded = await createShop(parts);
  const { port } = await degraded.start();
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: {
      status: 'degraded',
      database: 'ok',
      extensions: ['labels'],
      eventLoop: { longestDelayMs: expect.any(Number) },
    },
  });
  expect(lines.join('')).toContain('cannot be loaded from /srv/labels.ts');
  await degraded.stop();
  await database.drop();
});
