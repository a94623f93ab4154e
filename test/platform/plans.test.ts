import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeManyRows } from '../support/manyRows.ts';
import { planFaults, readPlanBounds, storePlanBounds } from '../support/planBounds.ts';
import { costOfAll } from '../support/planCost.ts';
import type { PlanCost } from '../support/planCost.ts';
import { plannedLists } from '../support/plannedLists.ts';
import { testShop } from '../support/shop.ts';
import { startSystemPostgres, systemPostgres } from '../support/systemPostgres.ts';
import type { Binaries } from '../../packages/runtime/src/platform/db/embedded/binaries.ts';
import type { SystemPostgres } from '../support/systemPostgres.ts';
import { execute } from '../support/templateServer.ts';

const bounds = readPlanBounds();
const name = z.object({ name: z.string() });

/**
 * The cost of lists is read from the plans by which the shop's own statements ran, on the system's PostgreSQL with default settings. No time is
 * asserted. `PLANS=store` stores new bounds.
 */
describe.skipIf(systemPostgres === null)('on the system’s PostgreSQL, with 20,000 products', () => {
  let server: SystemPostgres;
  let shop: TestShop;
  beforeAll(async () => {
    server = await startSystemPostgres(systemPostgres as Binaries);
    const filling = await testShop({ databaseUrl: server.url });
    await writeManyRows(filling, server.url);
    await filling.stop();
    // The next shop creates an administrator with the same email.
    await execute(server.url, `update admin_user set email = 'first@shop.test'`);
    // Answers are not kept, so that each list sends its statements.
    shop = await testShop({ databaseUrl: server.loggingUrl(), config: { cache: { maxBytes: 0 } } });
    await shop.adminToken();
  });
  afterAll(async () => {
    await shop?.stop();
    await server?.stop();
  });

  test('each list, search, feed, export and dashboard costs no more than test/platform/plans.json states', async () => {
    const faults: string[] = [];
    const costs = new Map<string, PlanCost>();
    for (const list of await plannedLists(shop)) {
      const plans = await server.plansOf(async () => {
        const { status, body } = await list.ask(shop);
        if (status !== 200 || body.errors) faults.push(`${list.name}: ${status} ${JSON.stringify(body)}`);
      });
      if (plans.length === 0) faults.push(`${list.name}: no statement`);
      costs.set(list.name, costOfAll(plans));
      faults.push(...planFaults(list.name, plans, bounds));
    }
    if (process.env['PLANS'] === 'store') storePlanBounds(costs, bounds);
    expect(faults).toEqual([]);
    // A bound of a list that is gone goes as well.
    expect(Object.keys(bounds).filter((one) => !costs.has(one))).toEqual([]);
  });

  test('a list that sorts all products is detected', async () => {
    const plans = await server.plansOf(() =>
      shop.db.any(sql.type(name)`select name from product order by md5(name), product_id limit ${20}`),
    );
    expect(planFaults('planted', plans, bounds)).toEqual([
      expect.stringContaining('planted: 20000 rows, at most 405: select name from product'),
      expect.stringContaining('planted: sorts 20000 rows, at most 250: select name from product'),
    ]);
  });

  test('a statement that is planned for its values, or compiled, is detected', async () => {
    const connectionString = server.loggingUrl({ plan_cache_mode: 'auto', jit_above_cost: '0' });
    const client = new Client({ connectionString });
    await client.connect();
    const plans = await server.plansOf(() => client.query('select count(*) from attribute'));
    await client.end();
    expect(planFaults('planted', plans, bounds)).toEqual([
      'planted: PostgreSQL compiled select count(*) from attribute',
      'planted: JIT is not off for select count(*) from attribute',
      'planted: no generic plan of select count(*) from attribute',
    ]);
  });
});
