/** The subject: a shop from the built packages in a process of its own, with its log in a real file (stderr). */
import { createLogger, createShop, loadConfig, planShop } from '@shop/runtime';
import { answerProbes } from './probe.ts';

const config = await loadConfig({
  storeDir: new URL('./store', import.meta.url).pathname,
  overrides: { port: 0 },
});
const shop = await createShop({
  config,
  plan: await planShop(config),
  databaseUrl: config.database.url as string,
  log: createLogger({ mode: config.mode }),
});
const { port } = await shop.start();
answerProbes(port, shop.statements);
