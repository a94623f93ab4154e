/**
 * A program that issues all documents of an order (its invoice, the credit notes of its refunds, and a correction) and kills itself with one of
 * the statements that this takes. Its arguments are the database URL, the UUID of the order, the number of the statement, counted from 1, and
 * `before` or `sent`: whether it is killed before it sends the statement, or while it waits for the answer. With the number 0 it is not
 * killed, and prints how many statements there were.
 */
import { flushCompileCache } from 'node:module';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import { Client } from 'pg';
import {
  issueCorrection,
  issueCreditNotes,
} from '../../packages/runtime/src/modules/orders/documents/issueCreditNotes.ts';
import { issueInvoice } from '../../packages/runtime/src/modules/orders/documents/issueInvoice.ts';

const [databaseUrl = '', order = '', at = '0', moment = 'before'] = process.argv.slice(2);
const shop = await createTestShop({ databaseUrl, extensions: [coreShipping, cod] });
// Node writes its compile cache on exit, which does not happen if the process is killed.
flushCompileCache();

let statements = 0;
const kill = () => process.kill(process.pid, 'SIGKILL');
const prototype = Client.prototype as { query: (...given: unknown[]) => unknown };
const { query } = prototype;
prototype.query = function (...given) {
  statements += 1;
  const isDue = statements === Number(at);
  if (isDue && moment === 'before') kill();
  const answer = query.apply(this, given);
  if (isDue) setImmediate(kill);
  return answer;
};

await issueInvoice(shop.app, order, null);
await issueCreditNotes(shop.app, order);
await issueCorrection(shop.app, order, { reason: 'Another name', author: null });
process.stdout.write(`${statements}\n`);
await shop.stop();
process.exit(0);
