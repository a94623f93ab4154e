import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { expect } from 'vitest';
import { acpFaults } from './acpSchemas.ts';
import type { AcpKind } from './acpSchemas.ts';

/*
 * An agent that speaks ACP, as the shop meets it: its key, its requests, and the check of messages. It shares no code with the shop.
 */

export const ACP_RELEASE = '2026-04-17';

/** The answer to an agent. */
export interface AcpAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly body: any;
}

type Extra = Readonly<Record<string, string | undefined>>;

export interface AcpAgent {
  /** Sends a request as this agent, with an idempotency key unless another is given. A header that is undefined is left out. */
  send(method: string, path: string, body?: unknown, headers?: Extra): Promise<AcpAnswer>;
  /** Sends a request, and checks that the answer has the status and fits the published schema. Returns its body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  ask(kind: AcpKind, method: string, path: string, body?: unknown, status?: number): Promise<any>;
}

const CREATING = /^\/(?:checkout_sessions|carts)$/;

/** Creates an agent that buys at a shop with a key. It reads from the discovery document where to send requests. */
export async function createAcpAgent(shop: string, key: string): Promise<AcpAgent> {
  const found = await fetch(`${shop}/.well-known/acp.json`);
  const { api_base_url: endpoint } = (await found.json()) as { api_base_url: string };
  // The address of a shop in tests has another port than the one that it tells.
  const base = shop + new URL(endpoint).pathname;
  const send: AcpAgent['send'] = async (method, path, body, extra = {}) => {
    const headers: Extra = {
      authorization: `Bearer ${key}`,
      'api-version': ACP_RELEASE,
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...extra,
    };
    const response = await fetch(base + path, {
      method,
      headers: Object.fromEntries(
        Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    send,
    async ask(kind, method, path, body, status = method === 'POST' && CREATING.test(path) ? 201 : 200) {
      const answer = await send(method, path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(acpFaults(kind, answer.body), JSON.stringify(answer.body, null, 1)).toEqual([]);
      return answer.body;
    },
  };
}

/** A buyer, and details of a fulfillment to which the test shop ships. */
export const acpBuyer = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };
export const acpDetails = {
  name: 'Ada Lovelace',
  phone_number: '15550100',
  email: 'ada@example.com',
  address: {
    name: 'Ada Lovelace',
    line_one: '12 Analytical Row',
    city: 'Oakland',
    state: 'CA',
    country: 'US',
    postal_code: '94607',
  },
};

/** The words of an agent about itself. */
export const acpCapabilities = {
  interventions: { supported: ['3ds'] },
  extensions: ['discount'],
};

/** Returns the body of a new purchase of items with quantities. */
export const acpPurchase = (
  items: readonly (readonly [id: string, quantity?: number])[],
  more: object = {},
) => ({
  currency: 'usd',
  line_items: items.map(([id, quantity = 1]) => ({ id, quantity })),
  capabilities: acpCapabilities,
  buyer: acpBuyer,
  fulfillment_details: acpDetails,
  ...more,
});

/** Returns the body of a request to complete a purchase with cash, or with a token. */
export const acpCash = {
  payment_data: {
    handler_id: 'cod',
    instrument: { type: 'cash_on_delivery', credential: { type: 'none', token: 'none' } },
  },
};
export const acpCard = (token: string) => ({
  payment_data: {
    handler_id: 'cardgw',
    instrument: { type: 'card', credential: { type: 'spt', token } },
  },
});

/** Returns the body of a request that chooses the first shipping option of a purchase. */
export const acpChoice = (session: {
  readonly fulfillment_options: readonly { readonly id: string; readonly type: string }[];
  readonly line_items: readonly { readonly id: string }[];
}) => ({
  selected_fulfillment_options: session.fulfillment_options
    .filter(({ type }) => type === 'shipping')
    .slice(0, 1)
    .map(({ id, type }) => ({ type, option_id: id, item_ids: session.line_items.map((line) => line.id) })),
});

/** Reports whether a message is signed with the secret that the shop gave the agent, less than five minutes before `now`. */
export function isSignedByShop(
  { headers, body }: { readonly headers: Extra; readonly body: string },
  secret: string,
  now: Date,
): boolean {
  const [, at = '', sent = ''] =
    /^t=(\d+),v1=([0-9a-fA-F]{64})$/.exec(headers['merchant-signature'] ?? '') ?? [];
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  const given = Buffer.from(sent, 'hex');
  return (
    Math.abs(now.getTime() / 1000 - Number(at)) <= 300 &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}
