import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleBodies } from '../support/exampleBodies.ts';
import { testShop } from '../support/shop.ts';

const labels = defineExtension({
  name: 'labels',
  api: '^1.0.0',
  setup: () => ({
    routes: [
      defineRoute({
        id: 'printLabel',
        method: 'POST',
        path: '/api/labels/{order_id}',
        access: 'admin',
        params: z.object({ order_id: z.uuid() }),
        body: z.strictObject({ copies: z.int().min(1).max(9) }),
        handle: ({ body }) => body,
      }),
    ],
  }),
});

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly in?: string; readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: object }>> };
  readonly responses: Readonly<Record<string, object>>;
}

interface Document {
  readonly openapi: string;
  readonly info: object;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

let shop: TestShop;
let document: Document;
let operations: readonly { readonly method: string; readonly path: string; readonly operation: Operation }[];
beforeAll(async () => {
  shop = await testShop({
    config: { rateLimit: {}, shop: { name: 'Ada & Sons <b>' } },
    extensions: [coreShipping, cod, cardgw, walletgw, labels],
  });
  document = (await shop.request('GET', '/api/openapi.json')).body;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => shop.stop());

test('the document is JSON without the envelope, is limited like all of /api, and is not sent to clients that have it', async () => {
  const { status, headers } = await shop.request('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('ratelimit-limit')).toBe('120');
  expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Ada & Sons <b>' } });
  const etag = headers.get('etag') ?? '';
  const again = await shop.request('GET', '/api/openapi.json', undefined, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('it is served without a statement', async () => {
  const before = shop.statements();
  await shop.request('GET', '/api/openapi.json');
  await shop.request('GET', '/api/docs');
  expect(shop.statements() - before).toBe(0);
});

test('every reference can be resolved', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(refs.length).toBeGreaterThan(100);
  for (const ref of new Set(refs)) {
    const found = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(found, ref).toBeTypeOf('object');
  }
});

test('each operation has a unique id, a listed tag, existing security schemes and a success response', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.map(({ name }) => name);
  expect(new Set(tags).size).toBe(tags.length);
  const schemes = Object.keys(document.components['securitySchemes'] ?? {});
  expect(schemes).toEqual(['adminToken', 'adminSession', 'customerToken', 'customerSession']);
  for (const { operation } of operations) {
    expect(tags).toEqual(expect.arrayContaining([...operation.tags]));
    expect(schemes).toEqual(expect.arrayContaining(operation.security.flatMap((one) => Object.keys(one))));
    expect(operation.responses['200'], operation.operationId).toHaveProperty('content');
  }
});

test('the parameters of each path are declared, once and in no equivalent path', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  for (const { path, operation } of operations) {
    const declared = (operation.parameters ?? []).flatMap((one) => (one.in === 'path' ? one.name : []));
    expect(declared, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
});

test('components have names that OpenAPI allows', () => {
  for (const [kind, parts] of Object.entries(document.components))
    for (const name of Object.keys(parts)) expect(name, kind).toMatch(/^[a-zA-Z0-9._-]+$/);
});

const routes = (): readonly Route[] => shop.app.registry('routes').list();
const pathsOf = ({ path }: Route): readonly string[] => (typeof path === 'string' ? [path] : path);
const addressOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{\w+\*?\}/g, '{}')}`;

test('it contains every route that is not a page, and otherwise only the health checks', () => {
  const expected = routes()
    .filter(({ kind, fallback }) => kind !== 'page' && !fallback)
    .flatMap((route) => pathsOf(route).map((path) => addressOf(route.method, path)));
  const report = operations.map(({ method, path }) => addressOf(method, path));
  expect([...report].sort()).toEqual([...expected, 'GET /healthz', 'GET /readyz'].sort());
  expect(report).toEqual(
    expect.arrayContaining(['POST /api/carts', 'POST /api/cart/{}/items', 'GET /api/openapi.json']),
  );
});

test('a route of an extension is listed under its name, with who may call it', () => {
  const operation = document.paths['/api/labels/{order_id}']?.['post'];
  expect(operation).toMatchObject({
    operationId: 'printLabel',
    tags: ['labels'],
    security: [{ adminToken: ['printLabel'] }, { adminSession: ['printLabel'] }],
    requestBody: { required: true },
  });
  expect(document.components['schemas']?.['printLabelBody']).toMatchObject({
    properties: { copies: { minimum: 1, maximum: 9 } },
    required: ['copies'],
    additionalProperties: false,
  });
});

/** Creates a validator for request bodies that uses only the OpenAPI document. */
function checkOf(route: string): (body: unknown) => boolean {
  const { requestBody } = operations.find(({ operation }) => operation.operationId === route)!.operation;
  const $defs = document.components['schemas'];
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {});
  const text = JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/');
  const check = z.fromJSONSchema(JSON.parse(text));
  return (body) => check.safeParse(body).success;
}

test('routes reject what their schemas reject, and accept what they accept', async () => {
  const product = exampleBodies({})['createProduct']!() as Record<string, unknown>;
  const good = { ...product, categories: [], category_id: null };
  const cases: readonly [string, string, object][] = [
    ['createProduct', '/api/products', good],
    ['createProduct', '/api/products', { ...good, name: undefined }],
    ['createProduct', '/api/products', { ...good, sku: 'x'.repeat(256) }],
    ['createProduct', '/api/products', { ...good, status: 'perhaps' }],
    ['createCart', '/api/carts', { items: [{ sku: product['sku'], qty: 1 }] }],
    ['createCart', '/api/carts', { items: [{ sku: product['sku'], qty: 0 }] }],
    ['printLabel', '/api/labels/4f8c0f9e-34d6-4a0f-9c50-6c1c2a7e5a11', { copies: 9 }],
    ['printLabel', '/api/labels/4f8c0f9e-34d6-4a0f-9c50-6c1c2a7e5a11', { copies: 10 }],
    ['printLabel', '/api/labels/4f8c0f9e-34d6-4a0f-9c50-6c1c2a7e5a11', { copies: 1, colour: 'red' }],
  ];
  const outcomes: boolean[] = [];
  for (const [route, path, body] of cases) {
    const { status } = await shop.admin('POST', path, body);
    expect([200, 400]).toContain(status);
    outcomes.push(status === 200);
    expect(checkOf(route)(JSON.parse(JSON.stringify(body))), JSON.stringify(body)).toBe(status === 200);
  }
  expect(outcomes).toEqual([true, false, false, false, true, false, true, false, false]);
});

test('the readable page lists every operation, each id once, and runs nothing', async () => {
  const { status, headers, body } = await shop.request('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('ratelimit-limit')).toBe('120');
  const page = String(body);
  expect(page).not.toContain('<script');
  expect(page).toContain('<h1>Ada &amp; Sons &lt;b&gt;: API</h1>');
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(operations.map(({ operation }) => operation.operationId)));
  for (const [, id] of page.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(id);
});
