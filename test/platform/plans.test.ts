import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startSystemPostgres, postgresBin } from '../support/systemPostgres.ts';
import { testShop } from '../support/shop.ts';
import { writeManyRows } from '../support/manyRows.ts';
import { plannedLists } from '../support/plannedLists.ts';
import { costOf } from '../support/planCost.ts';
test('try', async () => {
  const t0 = performance.now(); const c0 = process.cpuUsage();
  const lap = (n: string) => console.log(n, Math.round(performance.now()-t0), JSON.stringify(process.cpuUsage(c0)));
  const server = await startSystemPostgres(postgresBin!);
  lap('started');
  const out: any = {};
  try {
    const plain = await testShop({ databaseUrl: server.url, config: {cache: {maxBytes: 0}} });
    await writeManyRows(plain, server.url);
    await plain.admin('POST', '/api/settings', { productFeedEnabled: true });
    lap('filled');
    await plain.stop();
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      const shop = await testShop({ databaseUrl: server.loggingUrl({ plan_cache_mode: mode }), config: {cache: {maxBytes: 0}} });
      lap('shop');
      for (const list of await plannedLists(shop)) {
        let answer: any;
        const plans = await server.plansOf(async () => { answer = await list.ask(shop); });
        if (answer.status !== 200 || answer.body.errors) console.log(list.name, answer.status, JSON.stringify(answer.body).slice(0,300));
        ((out[list.name] ??= {})[mode]) = plans.map((p) => ({ ...costOf(p), compiled: p.compiled, settings: p.settings, text: p.text, plan: p.plan }));
      }
      lap(mode);
      await shop.stop();
    }
    writeFileSync('/tmp/plans-out.json', JSON.stringify(out));
  } finally { await server.stop(); }
});
