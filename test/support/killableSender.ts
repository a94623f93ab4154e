/** A shop in a separate process that sends webhooks to receivers on this machine and prints its URL. Its test kills it. */
import { flushCompileCache } from 'node:module';
import { createTestShop } from '@shop/runtime/testing';

const [databaseUrl = ''] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  worker: true,
  config: { webhooks: { allowedHosts: ['127.0.0.1'] } },
});
process.stdout.write(`${shop.url}\n`);
// Node writes its compile cache on exit, which does not happen if the process is killed.
flushCompileCache();
