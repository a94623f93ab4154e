/**
 * A whole shop that accepts cards, in a process of its own, to be killed by its test. It is given the database and the config of
 * the gateway, prints its address, and keeps the ledger.
 */
import { flushCompileCache } from 'node:module';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import { ledger } from './ledger.ts';

const [databaseUrl = '', config = '{}'] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  extensions: [coreShipping, cod, cardgw, ledger],
  config: JSON.parse(config),
  worker: true,
});
process.stdout.write(`${shop.url}\n`);
// Node does it at the end, which a process that is killed does not reach.
flushCompileCache();
