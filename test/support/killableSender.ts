/** A shop in a process of its own that sends webhooks to receivers of this machine, to be killed by its test: prints its address. */
import { flushCompileCache } from 'node:module';
import { createTestShop } from '@shop/runtime/testing';

const [databaseUrl = ''] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  worker: true,
  config: { webhooks: { allowedHosts: ['127.0.0.1'] } },
});
process.stdout.write(`${shop.url}\n`);
// Node does it at the end, which a process that is killed does not reach.
flushCompileCache();
