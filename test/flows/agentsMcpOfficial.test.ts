import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { agentProfile, startAgentHost } from '../support/agentSide.ts';
import { linesOf, shippedTo, toAgentsHere, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';

/*
 * The client of the official SDK, and the official scenarios. They are used where MCP_TOOLS names a folder in which
 * `npm install @modelcontextprotocol/sdk@1.32.2 @modelcontextprotocol/conformance@0.1.16` was run.
 */

const FOLDER = process.env['MCP_TOOLS'];
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** The part of the client of the SDK that the test uses. */
interface Client {
  connect(transport: unknown): Promise<void>;
  close(): Promise<void>;
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  callTool(call: { readonly name: string; readonly arguments: object }): Promise<{
    // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
    readonly structuredContent: any;
  }>;
}

describe.skipIf(FOLDER === undefined)('the official tools', () => {
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    shop = await createTestShop({
      extensions: [coreShipping, cod, agents],
      config: { shop: { url: 'http://127.0.0.1:3000' }, system: toAgentsHere },
    });
    await shop.make.zone({ countries: ['US'], cost: 5 });
    await shop.make.settings({ agentsUcpEnabled: true, agentsMcpEnabled: true });
    url = `${shop.url}/mcp`;
  });
  afterAll(() => shop?.stop());

  test.each(SCENARIOS)('the scenario %s passes', async (scenario) => {
    const program = path.join(FOLDER ?? '', 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
    const args = [program, 'server', '--url', url, '--scenario', scenario];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/);
  });

  test('the client of the SDK buys', async () => {
    const { url: profile } = await startAgentHost(agentProfile([]));
    const load = createRequire(path.join(FOLDER ?? '', 'package.json'));
    const { Client: SdkClient } = load('@modelcontextprotocol/sdk/client/index.js') as {
      Client: new (info: object) => Client;
    };
    const { StreamableHTTPClientTransport: Transport } = load(
      '@modelcontextprotocol/sdk/client/streamableHttp.js',
    ) as {
      StreamableHTTPClientTransport: new (address: URL) => unknown;
    };
    const client = new SdkClient({ name: 'buyer', version: '1' });
    await client.connect(new Transport(new URL(url)));
    expect((await client.listTools()).tools).toHaveLength(13);
    const call = async (name: string, values: object) => {
      const meta = { 'ucp-agent': { profile }, 'idempotency-key': randomUUID() };
      return (await client.callTool({ name, arguments: { meta, ...values } })).structuredContent;
    };
    const { sku } = await shop.make.product({ price: 10 });
    const checkout = (option?: string) => ({
      line_items: linesOf([sku]),
      buyer: ucpBuyer,
      fulfillment: shippedTo(ucpAddress, option),
    });
    const { id, fulfillment } = await call('create_checkout', { checkout: checkout() });
    const [option] = fulfillment.methods[0].groups[0].options;
    await call('update_checkout', { id, checkout: checkout(option.id) });
    const payment = { instruments: [{ handler_id: 'cod', type: 'cash_on_delivery' }] };
    const done = await call('complete_checkout', { id, checkout: { payment } });
    const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
    expect(order.origin_session).toBe(id);
    await client.close();
  });
});
