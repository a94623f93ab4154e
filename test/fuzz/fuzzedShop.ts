import { randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { startCardGateway, startWalletSimulator } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { createTestAdmin } from '../../packages/runtime/src/testing/createTestAdmin.ts';
import type { OpenApiDocument } from '../../packages/runtime/src/platform/openApi/document.ts';
import { jsonOf, placesIn, withValueAt } from '../support/adversary.ts';
import { configFor } from '../support/cardShop.ts';
import { exampleBodies } from '../support/exampleBodies.ts';
import { exampleEntities } from '../support/exampleEntities.ts';
import { send } from '../support/httpServer.ts';
import type { Answer, CallOptions } from '../support/httpServer.ts';
import { createImage } from '../support/images.ts';
import { createReadyCart, dataOf, testAddress, testShop } from '../support/shop.ts';
import { operationsIn } from './describedAnswers.ts';
import type { Change, Fuzzed, Role } from './fuzzedRequests.ts';
import { createKnownIds } from './knownIds.ts';

const PASSWORD = 'correct horse battery';
/** Timeout of a request in milliseconds, which allows for a busy machine. */
const HANG_MS = 120_000;

/** A sent request, with the details for resending it manually. */
export interface SentRequest {
  readonly answer: Answer;
  readonly curl: string;
}

/** Creates a shop with a record of each type, two gateways and an account for each role. */
export async function fuzzedShop() {
  const card = await startCardGateway();
  const wallet = await startWalletSimulator();
  const lines: string[] = [];
  const shop = await testShop({
    extensions: [coreShipping, cod, cardgw, walletgw],
    logLevel: 'error',
    onLog: (line) => void lines.push(line),
    config: {
      system: {
        ...configFor(card).system,
        walletgw: {
          environment: wallet.url,
          clientId: wallet.clientId,
          clientSecret: wallet.clientSecret,
          webhookId: wallet.webhookId,
        },
      },
    },
  });
  const port = Number(new URL(shop.url).port);
  const ids = createKnownIds();
  const examples = await seed();
  const png = await createImage('png');
  const tokens: Partial<Record<Role, string | null>> = {};
  const document: OpenApiDocument = (await shop.request('GET', '/api/openapi.json')).body;
  await readEverything();

  async function seed() {
    const entities = await exampleEntities(shop);
    for (const [name, id] of Object.entries(entities)) {
      ids.add(`{}${name}`, id);
      ids.add(name, id);
    }
    return exampleBodies(entities);
  }

  /** Collects ids from all lists and from the records of one path. */
  async function readEverything(): Promise<void> {
    for (const { method, path } of operationsIn(document)) {
      if (method !== 'GET' || path.includes('{')) continue;
      const { status, body } = await shop.admin('GET', path);
      if (status === 200) ids.learn(path, body?.data);
    }
  }

  /** Adds a cart that is ready to be ordered. Returns false if previous requests have made the shop unable to sell. */
  async function addCart(): Promise<boolean> {
    try {
      const product = examples['createProduct']?.() ?? {};
      const token = (await tokenOf('owner')) ?? '';
      const body = { ...product, qty: 100, category_id: null, categories: [], images: [] };
      const { sku } = dataOf(await shop.request('POST', '/api/products', body, { token }));
      ids.add('{}carts', await createReadyCart(shop, sku));
      return true;
    } catch {
      return false;
    }
  }

  async function tokenOf(role: Role): Promise<string | null> {
    if (role === 'visitor') return null;
    const known = tokens[role];
    if (known) return known;
    if (role === 'customer') {
      const email = `${randomUUID()}@example.com`;
      const login = { email, password: PASSWORD };
      await shop.request('POST', '/api/customers', { ...login, full_name: 'Mallory' });
      const token = (await shop.request('POST', '/api/customer/tokens', login)).body?.data?.accessToken;
      const address = await shop.request('POST', '/api/customers/me/addresses', testAddress, { token });
      ids.add('{}me/addresses', address.body?.data?.uuid);
      return (tokens[role] = token ?? null);
    }
    const roles = role === 'helper' ? await helperRoles() : undefined;
    return (tokens[role] = await newAdmin(roles));
  }

  /**
   * Creates an administrator directly in the database, because the API's administrators may have been deleted. Returns a token if signing
   * in is possible.
   */
  async function newAdmin(roles?: readonly string[]): Promise<string | null> {
    const email = `${randomUUID()}@shop.test`;
    await createTestAdmin(shop.db, { email, password: PASSWORD, fullName: 'Ada', ...(roles && { roles }) });
    const { body } = await shop.request('POST', '/api/user/tokens', { email, password: PASSWORD });
    return body?.data?.accessToken ?? null;
  }

  async function helperRoles(): Promise<readonly string[]> {
    const permissions = ['getOrder', 'listOrders', 'getProduct', 'listProducts', 'updateProduct'];
    const token = (await newAdmin()) ?? '';
    const { body } = await shop.request('POST', '/api/roles', { name: randomUUID(), permissions }, { token });
    return [body?.data?.uuid].filter((uuid) => typeof uuid === 'string');
  }

  /** Fills in the ids and sends the request. A role whose session has ended signs in again for the next request. */
  async function sendFuzzed(fuzzed: Fuzzed): Promise<SentRequest> {
    const { described, role } = fuzzed;
    const token = await tokenOf(role);
    const path = pathOf(fuzzed) + queryOf(fuzzed);
    const options = await optionsOf(fuzzed);
    const headers = {
      accept: 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...options.headers,
      ...fuzzed.headers,
    };
    const answer = await beforeHang(send(port, described.method, path, { ...options, headers }), path);
    if (answer.status === 200)
      ids.learn(described.path, (answer.json as { data?: unknown } | undefined)?.data);
    if (isSessionOver(fuzzed, answer)) delete tokens[role];
    return { answer, curl: curlOf(described.method, path, role, { ...options, headers }) };
  }

  function pathOf({ described, path }: Fuzzed): string {
    let turn = 0;
    return described.path
      .split('/')
      .map((part, index) => {
        if (!part.startsWith('{')) return part;
        const value = path[turn++];
        if (typeof value === 'object' && value !== null && 'encoded' in value) return String(value.encoded);
        const known = typeof value === 'object' && value !== null && 'turn' in value;
        return encoded(known ? ids.find(value as never, described.path, index) : value) || '%20';
      })
      .join('/');
  }

  function queryOf({ query }: Fuzzed): string {
    const given = query.map(([name, value]) => `${encoded(name)}=${encoded(ids.fill(value))}`);
    return given.length === 0 ? '' : `?${given.join('&')}`;
  }

  async function optionsOf({ described, body }: Fuzzed): Promise<CallOptions> {
    switch (body.kind) {
      case 'none':
        return {};
      case 'text':
        return { body: body.text, headers: body.type === null ? {} : { 'content-type': body.type } };
      case 'file': {
        const content = body.content === 'picture' ? png : body.content === 'table' ? TABLE : BYTES;
        return fileIn(
          content,
          body.name,
          described.operation.operationId.startsWith('import') ? 'file' : 'images',
        );
      }
      case 'json': {
        const example = examples[described.operation.operationId.replace(/_\d+$/, '')]?.() ?? {};
        const base = body.base === null ? example : ids.fill(body.base.value);
        const text =
          jsonOf(body.changes.reduce((value, one) => changed(value, one, ids.fill(one.value)), base)) ??
          'null';
        return { body: text, headers: { 'content-type': 'application/json' } };
      }
    }
  }

  return {
    document,
    shop,
    sendFuzzed,
    addCart,
    tokenOf,
    ids,
    /** Returns the shop's log lines about a failed request. */
    logOf: (requestId: unknown) =>
      lines.find((line) => typeof requestId === 'string' && line.includes(requestId)),
    async stop() {
      await shop.stop();
      await Promise.all([card.stop(), wallet.stop()]);
    },
  };
}
export type FuzzedShop = Awaited<ReturnType<typeof fuzzedShop>>;

/** Reports whether a role was unexpectedly rejected because it was signed out, deleted, or lost its permissions. */
function isSessionOver({ described, role }: Fuzzed, { status }: Answer): boolean {
  if (status === 403) return role === 'owner';
  const kind = role === 'customer' ? 'customer' : 'admin';
  const accepted = described.operation.security.flatMap((one) => Object.keys(one));
  return status === 401 && accepted.some((name) => name.startsWith(kind));
}

const TABLE = Buffer.from('sku,name,price,qty\nA-1,Mug,9.99,3\nA-2,"a\nb",x,\n');
const BYTES = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256));

function fileIn(content: Buffer, name: string, field: string): CallOptions {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}

function changed(body: unknown, { at, kind }: Change, value: unknown): unknown {
  const places = placesIn(body);
  const place = places[at % Math.max(places.length, 1)];
  if (typeof body !== 'object' || body === null || place === undefined) return value;
  if (kind === 'add') return Array.isArray(body) ? [...body, value] : { ...body, unknown_member: value };
  return withValueAt(body, place, kind === 'drop' ? undefined : value);
}

/** URL-encodes a value. Half of a surrogate pair is encoded as the bytes that it would have. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

async function beforeHang<T>(work: Promise<T>, path: string): Promise<T> {
  const stop = new AbortController();
  const hang = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer: ${path}`)), HANG_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([work, hang]).finally(() => stop.abort());
}

function curlOf(method: string, path: string, role: Role, { headers = {}, body }: CallOptions): string {
  const given = Object.entries(headers)
    .filter(([name]) => name !== 'authorization')
    .map(([name, value]) => `-H '${name}: ${value}'`);
  const data = body === undefined ? [] : [`--data '${String(body).slice(0, 1500)}'`];
  return [`# as ${role}\ncurl -X ${method} '${path.slice(0, 600)}'`, ...given, ...data].join(' ');
}
