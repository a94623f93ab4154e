/**
 * A shop that accepts cards, in a separate process that its test kills. It receives the database URL and the gateway config, prints its
 * URL, and keeps the ledger.
 */
import { flushCompileCache } from 'node:module';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import { ledger } from './ledger.ts';
import { tokenDoor } from './tokenDoor.ts';

const [databaseUrl = '', config = '{}'] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  extensions: [coreShipping, cod, cardgw, ledger, tokenDoor],
  config: JSON.parse(config),
  worker: true,
});
process.stdout.write(`${shop.url}\n`);
// Node writes its compile cache on exit, which does not happen if the process is killed.
flushCompileCache();
