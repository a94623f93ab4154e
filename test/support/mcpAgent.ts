import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { agentProfile, startAgentHost } from './agentSide.ts';
import { ucpFaults } from './ucpSchemas.ts';
import type { UcpKind } from './ucpSchemas.ts';

/*
 * A client of MCP that buys. It knows the protocol and the address of the shop, and shares no code with it.
 */

/** The answer to a message. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly body: any;
}

type Arguments = Readonly<Record<string, unknown>>;

export interface McpAgent {
  /** The address of the profile of this agent. */
  readonly profile: string;
  /** The path that the profile of the shop names. */
  readonly path: string;
  /** Sends a body as it is. */
  send(body: unknown, headers?: Readonly<Record<string, string>>): Promise<McpAnswer>;
  /** Sends a request, and returns the whole answer. */
  request(method: string, params?: object, headers?: Readonly<Record<string, string>>): Promise<McpAnswer>;
  /** Calls a tool as this agent, with an idempotency key unless one is given. */
  call(tool: string, values?: Arguments, key?: string): Promise<McpAnswer>;
  /** Calls a tool, checks that the answer is a result that fits the published schema, and returns its data. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  ask(kind: UcpKind, tool: string, values?: Arguments): Promise<any>;
}

const VERSION = '2025-11-25';

/** Reads from the profile of a shop where it takes messages. */
async function pathOf(shop: string): Promise<string> {
  const told = (await (await fetch(`${shop}/.well-known/ucp`)).json()) as {
    ucp: { services: Record<string, { transport: string; endpoint: string }[]> };
  };
  const found = told.ucp.services['dev.ucp.shopping']?.find(({ transport }) => transport === 'mcp');
  if (!found) throw new Error('The shop speaks no MCP');
  // The address of a shop in tests has another port than the one that it tells.
  return new URL(found.endpoint).pathname;
}

/** Creates an agent with a profile of its own, and greets the shop. */
export async function createMcpAgent(shop: string): Promise<McpAgent> {
  const { url: profile } = await startAgentHost(agentProfile([]));
  const path = await pathOf(shop);
  let last = 0;
  const send: McpAgent['send'] = async (body, headers = {}) => {
    const response = await fetch(shop + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': VERSION,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  };
  const request: McpAgent['request'] = (method, params, headers) => {
    last += 1;
    return send({ jsonrpc: '2.0', id: last, method, ...(params && { params }) }, headers);
  };
  const call: McpAgent['call'] = (name, values = {}, key = randomUUID()) => {
    const meta = { 'ucp-agent': { profile }, 'idempotency-key': key };
    return request('tools/call', { name, arguments: { meta, ...values } });
  };
  const hello = await request('initialize', {
    protocolVersion: VERSION,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  expect(hello.body.result?.protocolVersion, JSON.stringify(hello.body)).toBe(VERSION);
  expect((await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
  return {
    profile,
    path,
    send,
    request,
    call,
    async ask(kind, tool, values) {
      const { status, body } = await call(tool, values);
      const said = JSON.stringify(body, null, 1);
      expect(status, said).toBe(200);
      expect(body, said).toMatchObject({ jsonrpc: '2.0', id: last });
      expect(body.result?.isError, said).toBeUndefined();
      const { structuredContent: data, content } = body.result;
      expect(ucpFaults(kind, data), said).toEqual([]);
      expect(content).toEqual([{ type: 'text', text: JSON.stringify(data) }]);
      return data;
    },
  };
}
