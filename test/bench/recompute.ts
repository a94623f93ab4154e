import path from 'node:path';
import { createLogger, createShop, loadConfig, planShop } from '@shop/runtime';
import { compareCart } from '../../packages/runtime/src/modules/carts/cartChanges.ts';
import { draftOf } from '../../packages/runtime/src/modules/carts/draft.ts';
import { loadFacts } from '../../packages/runtime/src/modules/carts/facts.ts';
import { recomputeCart } from '../../packages/runtime/src/modules/carts/recomputeCart.ts';
import { rememberQuotes } from '../../packages/runtime/src/modules/carts/shippingQuotes.ts';

/** Milliseconds of processor time for one run. */
export interface RecomputeFigures {
  readonly lines: number;
  /** From the row that was loaded to the facts that figures follow from, the wait for the database not counted. */
  readonly loading: number;
  /** From the facts to what has to be saved. */
  readonly computing: number;
}

/** Computes a cart of the database again and again, in this process. */
export async function measureRecompute(
  databaseUrl: string,
  cartId: string,
  runs: number,
): Promise<RecomputeFigures> {
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
      const facts = await loadFacts(app, app.db, cartId, {});
      if (!facts) throw new Error(`There is no cart ${cartId}`);
      return facts;
    };
    const facts = await load();
    const compute = async () => {
      const draft = draftOf(facts, app.config.shop.currency);
      const computed = await recomputeCart(app, rememberQuotes(app, app.db), draft, facts);
      return compareCart(facts, draft, computed);
    };
    return {
      lines: facts.items.length,
      loading: await cpuOf(load, runs),
      computing: await cpuOf(compute, runs),
    };
  } finally {
    await shop.stop();
  }
}

/** A third of the runs warms up. */
async function cpuOf(work: () => Promise<unknown>, runs: number): Promise<number> {
  for (let run = 0; run < runs / 3; run += 1) await work();
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}
