import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createAdminClient, createShopClient, createStorefrontClient } from '@shop/sdk';
import type { ShopClient } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../packages/runtime/src/platform/openApi/document.ts';
import { sdkOperations } from '../../packages/runtime/src/store/sdk/operations.ts';
import type { SdkOperation } from '../../packages/runtime/src/store/sdk/operations.ts';
import { SHARED_TYPES } from '../../packages/runtime/src/store/sdk/sharedTypes.ts';
import { writeResource } from '../../packages/runtime/src/store/sdk/writeResources.ts';
import { refuseForeignNames, writeTypes } from '../../packages/runtime/src/store/sdk/writeTypes.ts';
import { createProduct, testShop } from '../support/shop.ts';

let shop: TestShop;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, cardgw, walletgw] });
  document = (await shop.request('GET', '/api/openapi.json')).body as OpenApiDocument;
});
afterAll(() => shop.stop());

const idsOf = ({ paths }: OpenApiDocument) =>
  Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId.replace(/_\d+$/, '')),
  );

/** Operations whose routes declare that they have no SDK method: probes, gateway webhooks, files, GraphQL and the OpenAPI document. */
const WITHOUT_METHOD =
  'adminGraphql adminGraphqlGet asset cardgwWebhook getCustomerExport getDocumentCii getDocumentFile getDocumentUbl getOrderDocument getOrderDocuments getReturnImage getReturnLabel graphql graphqlGet healthz listCartShippingMethods openApi printGiftCard readyz walletgwWebhook'.split(
    ' ',
  );

test('every operation in the document is a method, except those whose routes opt out', () => {
  const client = createShopClient({ baseUrl: shop.url }) as unknown as Record<
    string,
    Record<string, unknown>
  >;
  const operations = sdkOperations(document);
  const missing = operations.filter(
    ({ resource, method }) => typeof client[resource]?.[method] !== 'function',
  );
  expect(missing).toEqual([]);
  const ids = new Set(idsOf(document));
  const left = [...ids].filter((id) => !operations.some((operation) => operation.id === id));
  expect(left.toSorted()).toEqual(WITHOUT_METHOD);
  expect(operations.length).toBeGreaterThan(200);
});

test('each method is in the client of shoppers or in that of administrators, as the route declares', () => {
  type Methods = Record<string, Record<string, unknown> | undefined>;
  const storefront = createStorefrontClient({ baseUrl: shop.url }) as unknown as Methods;
  const admin = createAdminClient({ baseUrl: shop.url }) as unknown as Methods;
  for (const { id, resource, method, access } of sdkOperations(document)) {
    const isStaff =
      /For (?:every )?administrators?\b/.test(access) || resource === 'admin' || resource === 'users';
    const found = [storefront, admin].map((client) => client[resource]?.[method] !== undefined);
    expect([id, found]).toEqual([id, isStaff ? [false, true] : [true, false]]);
  }
});

test('the description of each method begins with what it does, and ends with what it calls', () => {
  const operations = sdkOperations(document);
  const types = writeTypes(document, operations);
  const texts = operations.map((one) => [one, writeResource(one.resource, [one], types)] as const);
  const wrong = texts.filter(
    ([{ verb, path }, text]) =>
      !/^ {0,2}\/\*\* (?!For |This method)[A-Z]\w+[ ,].*\.\n/m.test(text) ||
      !text.includes(`\n * This method calls \`${verb} ${path}\`. */`),
  );
  expect(wrong.map(([{ id }]) => id)).toEqual([]);
});

test('no method has a type that is named after another method', () => {
  const operations = sdkOperations(document);
  const types = writeTypes(document, operations);
  refuseForeignNames(operations, types);
  for (const name of Object.values(SHARED_TYPES)) expect(types.source).toContain(`export type ${name} =`);
  const duplicate = (id: string, resource: string): SdkOperation => ({ ...operations[0]!, id, resource });
  const shared = { source: '', inputOf: () => 'ChangeMediaBody', answerOf: () => 'ChangeMediaData' };
  expect(() => refuseForeignNames([duplicate('a', 'media'), duplicate('b', 'attributes')], shared)).toThrow(
    /ChangeMediaData is the type of media\.\w+, attributes\.\w+/,
  );
});

/** Creates a client that stops before sending. Records whether each request has an idempotency key. */
function keyedCalls() {
  let keyed: boolean | null = null;
  const stop = new Error('not sent');
  const client = createShopClient({
    baseUrl: 'https://shop.example',
    onRequest({ headers }) {
      keyed = headers.has('idempotency-key');
      throw stop;
    },
  });
  return async (call: (client: ShopClient) => unknown): Promise<boolean> => {
    keyed = null;
    const ended: unknown = await Promise.resolve(call(client)).catch((error: unknown) => error);
    if (ended !== stop || keyed === null) throw new Error('The client sent no request', { cause: ended });
    return keyed;
  };
}

// Words of paths without idempotency keys. As parameter values, they must have no effect.
test.each(['password', 'tokens', 'cardgw', 'x'])(
  'keys are sent only to the operations that accept them, regardless of their paths: %s',
  async (word) => {
    const isKeyed = keyedCalls();
    const methods = new Map(sdkOperations(document).map((operation) => [operation.id, operation]));
    for (const [template, operations] of Object.entries(document.paths))
      for (const [verb, { parameters = [], operationId, requestBody }] of Object.entries(operations)) {
        if (verb === 'get') continue;
        const isDescribed = parameters.some(
          (one) => '$ref' in one && one.$ref === '#/components/parameters/IdempotencyKey',
        );
        const isForm = Object.hasOwn(requestBody?.content ?? {}, 'multipart/form-data');
        const method = verb.toUpperCase() as 'POST';
        const path = template.replaceAll(/\{\w+\}/g, word);
        const body = isForm ? new FormData() : {};
        const plain = [
          await isKeyed((client) => client.request({ method, path, body })),
          await isKeyed((client) => client.request({ method, path: `${path}/?a=b#c`, body })),
        ];
        expect([operationId, plain]).toEqual([operationId, [isDescribed, isDescribed]]);
        const own = methods.get(operationId);
        if (!own) continue;
        const given = [...own.parameters.map(() => word), ...(own.input ? [{}] : [])];
        const keyed = await isKeyed((client) => {
          const resource = (
            client as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>
          )[own.resource]!;
          return resource[own.method]!(...given);
        });
        expect([operationId, keyed]).toEqual([operationId, isDescribed]);
      }
  },
);

test('a list iterates over all pages of the shop', async () => {
  const skus: string[] = [];
  for (let count = 0; count < 23; count++) skus.push((await createProduct(shop, { price: 1, qty: 1 })).sku);
  const { products } = createShopClient({ baseUrl: shop.url, token: () => shop.adminToken() });
  for (const query of [{}, { limit: 10 }, { limit: 23 }]) {
    const found: unknown[] = [];
    for await (const product of products.list(query)) found.push((product as { sku: string }).sku);
    expect(found.toSorted()).toEqual(skus.toSorted());
  }
});

test('a change whose response was lost is made once', async () => {
  const { sku } = await createProduct(shop, { price: 1, qty: 9 });
  const before = await createShopClient({ baseUrl: shop.url }).carts.create({ items: [{ sku, qty: 1 }] });
  const cutting = await cutFirstAnswer();
  const { carts } = createShopClient({ baseUrl: cutting.url });
  const { item } = await carts.addItem(before.cartId, { sku, qty: 2 });
  expect(item.map(({ qty }) => qty)).toEqual([3]);
  expect(cutting.requests()).toBe(2);
  await cutting.close();
});

/** Starts a proxy in front of the shop that drops the first response. */
async function cutFirstAnswer() {
  let requests = 0;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    requests += 1;
    const isFirst = requests === 1;
    const { connection: _, 'transfer-encoding': __, ...headers } = req.headers;
    const answer = await fetch(shop.url + req.url, {
      method: req.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks),
    });
    const text = await answer.text();
    if (isFirst) req.socket.destroy();
    else res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close,
  };
}
