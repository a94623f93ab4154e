import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * An agent as the shop meets it: its profile, its keys and its signatures. It shares no code with the shop.
 */

const RELEASE = '2026-04-08';

/** The capabilities that agents have unless told otherwise. */
const NAMES = [
  'checkout',
  'cart',
  'order',
  'catalog.search',
  'catalog.lookup',
  'discount',
  'fulfillment',
  'buyer_consent',
].map((name) => `dev.ucp.shopping.${name}`);

/** A key of an agent. */
export interface AgentKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly jwk: JsonWebKey & { readonly kid: string };
}

/** Makes a key. */
export function makeAgentKey(kid: string): AgentKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' } };
}

/** Returns a profile of a platform. */
export const agentProfile = (
  keys: readonly AgentKey[],
  names: readonly string[] = NAMES,
  webhookUrl?: string,
): Record<string, unknown> => ({
  ucp: {
    version: RELEASE,
    services: {
      'dev.ucp.shopping': [
        {
          version: RELEASE,
          spec: 'https://ucp.dev/specification/overview',
          schema: 'https://ucp.dev/services/shopping/rest.openapi.json',
          transport: 'rest',
        },
      ],
    },
    capabilities: Object.fromEntries(
      names.map((name) => [
        name,
        [
          {
            version: RELEASE,
            spec: 'https://ucp.dev/spec',
            schema: 'https://ucp.dev/schema.json',
            ...(webhookUrl !== undefined &&
              name === 'dev.ucp.shopping.order' && { config: { webhook_url: webhookUrl } }),
          },
        ],
      ]),
    ),
    payment_handlers: {},
  },
  signing_keys: keys.map(({ jwk }) => jwk),
});

/** Starts the host of an agent's profile. What it answers may be changed while it runs. */
export async function startAgentHost(profile: unknown) {
  const host = {
    asked: 0,
    status: 200,
    headers: {} as Record<string, string>,
    body: JSON.stringify(profile),
  };
  const server = createServer((_request, response) => {
    host.asked += 1;
    response.writeHead(host.status, { 'content-type': 'application/json', ...host.headers }).end(host.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return Object.assign(host, {
    url: `http://127.0.0.1:${port}/profile.json`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
export type AgentHost = Awaited<ReturnType<typeof startAgentHost>>;

/** A request that an agent signs. */
export interface AgentRequest {
  readonly method: string;
  /** The address of the shop as the agent knows it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the headers of a request with those that sign it. */
export function signedHeaders(
  { method, url, headers, body }: AgentRequest,
  key: AgentKey,
): Record<string, string> {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const all: Record<string, string> = { ...headers, ...(body !== '' && { 'content-digest': digest }) };
  const { host, pathname, search } = new URL(url);
  const parts: Record<string, string> = {
    '@method': method,
    '@authority': host,
    '@path': pathname,
    ...(search !== '' && { '@query': search }),
  };
  for (const name of ['ucp-agent', 'idempotency-key', 'content-digest', 'content-type'])
    if (all[name] !== undefined) parts[name] = all[name];
  const list = `(${Object.keys(parts)
    .map((name) => `"${name}"`)
    .join(' ')});keyid="${key.kid}"`;
  const text = [
    ...Object.entries(parts).map(([name, value]) => `"${name}": ${value}`),
    `"@signature-params": ${list}`,
  ].join('\n');
  const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    ...all,
    'signature-input': `agent=${list}`,
    signature: `agent=:${signature.toString('base64')}:`,
  };
}

/** A message from the shop as an agent gets it. */
export interface ShopMessage {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Checks the signature of a message from the shop with the keys of the shop's profile. */
export function isFromShop(
  { method, url, headers, body }: ShopMessage,
  keys: readonly JsonWebKey[],
): boolean {
  const [, list = '', names = '', keyId = ''] =
    /^\w+=((\([^)]*\)).*?;keyid="([^"]*)".*)$/.exec(headers['signature-input'] ?? '') ?? [];
  const [, bytes = ''] = /^\w+=:(.*):$/.exec(headers['signature'] ?? '') ?? [];
  const jwk = keys.find((key) => key['kid'] === keyId);
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  if (!jwk || headers['content-digest'] !== digest) return false;
  const { host, pathname, search } = new URL(url);
  const parts: Record<string, string | undefined> = {
    ...headers,
    '@method': method,
    '@authority': host,
    '@path': pathname,
    '@query': search,
  };
  const covered = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const text = [
    ...covered.map((name) => `"${name}": ${parts[name] ?? ''}`),
    `"@signature-params": ${list}`,
  ].join('\n');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return (
    ['@method', '@authority', '@path', 'content-digest'].every((name) => covered.includes(name)) &&
    verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(bytes, 'base64'))
  );
}

/** An answer of the shop as it came over the wire. */
export interface ShopAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Checks the signature of an answer from the shop with the keys of the shop's profile. */
export function isAnswerFromShop(
  { status, headers, text }: ShopAnswer,
  keys: readonly JsonWebKey[],
): boolean {
  const [, list = '', names = '', keyId = ''] =
    /^\w+=((\([^)]*\)).*?;keyid="([^"]*)".*)$/.exec(headers.get('signature-input') ?? '') ?? [];
  const [, bytes = ''] = /^\w+=:(.*):$/.exec(headers.get('signature') ?? '') ?? [];
  const jwk = keys.find((key) => key['kid'] === keyId);
  const digest = `sha-256=:${createHash('sha256').update(text).digest('base64')}:`;
  if (!jwk || headers.get('content-digest') !== digest) return false;
  const covered = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const base = [
    ...covered.map((name) => `"${name}": ${name === '@status' ? String(status) : headers.get(name)}`),
    `"@signature-params": ${list}`,
  ].join('\n');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return (
    ['@status', 'content-digest', 'content-type'].every((name) => covered.includes(name)) &&
    verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(bytes, 'base64'))
  );
}
