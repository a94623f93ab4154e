/**
 * A shop in a separate process that sells to agents and prints its URL. Its arguments are the database URL, the access to the card gateway as
 * JSON, and optionally a number and `before` or `sent`: the process kills itself at this step of the first request that completes a purchase,
 * counted from 1, before it takes the step or while it waits for the answer. Steps are SQL statements and calls of the gateway.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { flushCompileCache } from 'node:module';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import { Client } from 'pg';
import agents from '../../extensions/agents/src/index.ts';
import { toAgentsHere } from './ucpAgent.ts';

const [databaseUrl = '', gateway = '{}', at = '0', moment = 'before'] = process.argv.slice(2);
const shop = await createTestShop({
  databaseUrl,
  extensions: [coreShipping, cod, cardgw, agents],
  config: { system: { cardgw: JSON.parse(gateway), agents: { ...toAgentsHere.agents, rateLimit: false } } },
});
// Node writes its compile cache on exit, which does not happen if the process is killed.
flushCompileCache();

const due = Number(at);
let isCounting = false;
let steps = 0;
const kill = () => process.kill(process.pid, 'SIGKILL');
function step(): void {
  if (!isCounting) return;
  steps += 1;
  if (steps !== due) return;
  if (moment === 'before') kill();
  else setImmediate(kill);
}

const prototype = Client.prototype as { query: (...given: unknown[]) => unknown };
const { query } = prototype;
prototype.query = function (...given) {
  step();
  return query.apply(this, given);
};
subscribe('undici:request:create', step);
subscribe('http.server.request.start', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  isCounting ||= due > 0 && request.url?.endsWith('/complete') === true;
});

process.stdout.write(`${shop.url}\n`);
