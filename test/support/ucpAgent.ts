import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { agentProfile, startAgentHost } from './agentSide.ts';
import { ucpFaults } from './ucpSchemas.ts';
import type { UcpKind } from './ucpSchemas.ts';

/** The answer to an agent. */
export interface UcpAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly body: any;
  /** The body as it came over the wire. */
  readonly text: string;
}

/** The side of an agent: it knows the protocol and the address of the shop, and nothing else. */
export interface UcpAgent {
  /** Sends a request as this agent, with an idempotency key unless one is given. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<UcpAnswer>;
  /** Sends a request to another process of the same shop, whose URL is given. */
  sendTo(
    base: string,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<UcpAnswer>;
  /** Sends a request, and checks that the answer has the status and fits the published schema. Returns its body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  ask(kind: UcpKind, method: string, path: string, body?: unknown, status?: number): Promise<any>;
}

/** Configuration of a shop that may read the profiles of agents on this machine. */
export const toAgentsHere = { agents: { allowedHosts: ['127.0.0.1'] } };

/** Creates an agent that buys at a shop, with a profile of its own, or at a URL. It reads from the shop's profile where to send requests. */
export async function createUcpAgent(shop: string, webhookUrl?: string, url?: string): Promise<UcpAgent> {
  const profile = url ?? (await startAgentHost(agentProfile([], undefined, webhookUrl))).url;
  const found = await fetch(`${shop}/.well-known/ucp`);
  const told = (await found.json()) as {
    ucp: { services: Record<string, { transport: string; endpoint: string }[]> };
  };
  const endpoint = told.ucp.services['dev.ucp.shopping']?.find(
    ({ transport }) => transport === 'rest',
  )?.endpoint;
  if (endpoint === undefined) throw new Error('The shop speaks no REST');
  // The address of a shop in tests has another port than the one that it tells.
  const { pathname } = new URL(endpoint);
  const sendTo: UcpAgent['sendTo'] = async (base, method, path, body, headers = {}) => {
    const response = await fetch(base + pathname + path, {
      method,
      headers: {
        'ucp-agent': `profile="${profile}"`,
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
      text,
    };
  };
  const send: UcpAgent['send'] = (...request) => sendTo(shop, ...request);
  return {
    send,
    sendTo,
    async ask(kind, method, path, body, status = method === 'POST' && CREATING.test(path) ? 201 : 200) {
      const answer = await send(method, path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(ucpFaults(kind, answer.body), JSON.stringify(answer.body, null, 1)).toEqual([]);
      return answer.body;
    },
  };
}

const CREATING = /^\/(?:checkout-sessions|carts)$/;

/** A buyer, and an address to which the test shop ships. */
export const ucpBuyer = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };
export const ucpAddress = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: '12 Analytical Row',
  address_locality: 'Oakland',
  address_region: 'CA',
  address_country: 'US',
  postal_code: '94607',
  phone_number: '555 0100',
};

/** Returns the part of a body that says where the goods go, and by which option. */
export const shippedTo = (address: object = ucpAddress, option?: string) => ({
  methods: [
    {
      type: 'shipping',
      destinations: [{ id: 'home', ...address }],
      selected_destination_id: 'home',
      ...(option !== undefined && { groups: [{ selected_option_id: option }] }),
    },
  ],
});

/** The items that are bought: IDs, each with a quantity. Default: one. */
export type UcpLines = readonly (readonly [id: string, quantity?: number])[];

/** Returns the part of a body that says what is bought. */
export const linesOf = (...items: UcpLines) =>
  items.map(([id, quantity = 1]) => ({ item: { id }, quantity }));
