/**
 * The measured shop, which runs from the built packages in a separate process. Its log goes to a file (stderr). The arguments are the store
 * folder, and `idle` if it must not deliver events.
 */
import path from 'node:path';
import { createLogger, createShop, loadConfig, planShop } from '@shop/runtime';
import { answerProbes } from './probe.ts';

const [store = 'store', worker = 'worker'] = process.argv.slice(2);
const config = await loadConfig({
  storeDir: path.join(import.meta.dirname, store),
  overrides: { port: 0 },
});
const shop = await createShop({
  config,
  plan: await planShop(config),
  databaseUrl: config.database.url as string,
  log: createLogger({ mode: config.mode }),
  worker: worker === 'worker',
});
const { port } = await shop.start();
answerProbes(port, shop.statements);
