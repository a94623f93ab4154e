import path from 'node:path';
import { createLogger, createShop, loadConfig, planShop } from '@shop/runtime';
import { compareCart } from '../../packages/runtime/src/modules/carts/compareCart.ts';
import { draftOf } from '../../packages/runtime/src/modules/carts/draft.ts';
import { loadCartInputs } from '../../packages/runtime/src/modules/carts/inputs/loadCartInputs.ts';
import { recomputeCart } from '../../packages/runtime/src/modules/carts/recomputeCart.ts';
import { rememberQuotes } from '../../packages/runtime/src/modules/carts/shippingQuotes.ts';

/** Processor time per run in milliseconds. */
export interface RecomputeResults {
  readonly lines: number;
  /** Time from the loaded row to the inputs of the totals calculation, excluding database time. */
  readonly loading: number;
  /** Time from the inputs to the rows to be saved. */
  readonly computing: number;
}

/** Repeatedly recalculates a database cart in this process. */
export async function measureRecompute(
  databaseUrl: string,
  cartId: string,
  runs: number,
): Promise<RecomputeResults> {
  const config = await loadConfig({
    storeDir: path.join(import.meta.dirname, 'store'),
    env: { DATABASE_URL: databaseUrl },
  });
  const shop = await createShop({
    config,
    plan: await planShop(config),
    databaseUrl,
    log: createLogger({ mode: config.mode }),
    worker: false,
  });
  try {
    const { app } = shop;
    const load = async () => {
      const inputs = await loadCartInputs(app, app.db, cartId, {});
      if (!inputs) throw new Error(`There is no cart ${cartId}`);
      return inputs;
    };
    const inputs = await load();
    const compute = async () => {
      const draft = draftOf(inputs);
      const computed = await recomputeCart(app, rememberQuotes(app, app.db), draft, inputs);
      return compareCart(inputs, draft, computed);
    };
    return {
      lines: inputs.items.length,
      loading: await cpuOf(load, runs),
      computing: await cpuOf(compute, runs),
    };
  } finally {
    await shop.stop();
  }
}

/** A third of the runs is a warm-up. */
async function cpuOf(work: () => Promise<unknown>, runs: number): Promise<number> {
  for (let run = 0; run < runs / 3; run += 1) await work();
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}
