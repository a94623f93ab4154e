import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createAdminClient, createShopClient, createStorefrontClient } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../packages/runtime/src/platform/openApi/document.ts';
import { takesKey } from '../../packages/sdk/src/request.ts';
import { EXCLUDED, METHODS, SHARED_TYPES } from '../../packages/runtime/src/store/sdk/names.ts';
import { sdkOperations } from '../../packages/runtime/src/store/sdk/operations.ts';
import type { SdkOperation } from '../../packages/runtime/src/store/sdk/operations.ts';
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

test('every operation of the document is a method, but for those that are named', () => {
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
  expect(left.filter((id) => !EXCLUDED.some((pattern) => pattern.test(id)))).toEqual([]);
  expect(operations.length).toBeGreaterThan(200);
});

test('each method is in the client of shoppers or in that of administrators, as the route has it', () => {
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

test('no name is kept for an operation that is gone', () => {
  const operations = new Map(sdkOperations(document).map((operation) => [operation.id, operation]));
  expect(Object.keys(METHODS).filter((id) => !operations.has(id))).toEqual([]);
});

test('the text of each method begins with what it does, and ends with what it calls', () => {
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

test('no method has a type that is named after another one', () => {
  const operations = sdkOperations(document);
  const types = writeTypes(document, operations);
  refuseForeignNames(operations, types);
  for (const name of Object.values(SHARED_TYPES)) expect(types.source).toContain(`export type ${name} =`);
  const twin = (id: string, resource: string): SdkOperation => ({ ...operations[0]!, id, resource });
  const shared = { source: '', inputOf: () => 'ChangeMediaBody', answerOf: () => 'ChangeMediaData' };
  expect(() => refuseForeignNames([twin('a', 'media'), twin('b', 'attributes')], shared)).toThrow(
    /ChangeMediaData is the type of media\.\w+, attributes\.\w+/,
  );
});

test('keys are sent to the operations that take them, and to no other', () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [verb, { parameters = [], operationId, requestBody }] of Object.entries(operations)) {
      if (verb === 'get') continue;
      const isForm = Object.hasOwn(requestBody?.content ?? {}, 'multipart/form-data');
      const body = isForm ? new FormData() : undefined;
      const isTold = parameters.some((parameter) => '$ref' in parameter);
      expect([operationId, takesKey({ path, body })]).toEqual([operationId, isTold]);
    }
});

test('a list goes through all pages of the shop', async () => {
  const skus: string[] = [];
  for (let count = 0; count < 23; count++) skus.push((await createProduct(shop, { price: 1, qty: 1 })).sku);
  const { products } = createShopClient({ baseUrl: shop.url, token: () => shop.adminToken() });
  for (const query of [{}, { limit: 10 }, { limit: 23 }]) {
    const found: unknown[] = [];
    for await (const product of products.list(query)) found.push((product as { sku: string }).sku);
    expect(found.toSorted()).toEqual(skus.toSorted());
  }
});

test('a change whose answer was lost is made once', async () => {
  const { sku } = await createProduct(shop, { price: 1, qty: 9 });
  const before = await createShopClient({ baseUrl: shop.url }).carts.create({ items: [{ sku, qty: 1 }] });
  const cutting = await cutFirstAnswer();
  const { carts } = createShopClient({ baseUrl: cutting.url });
  const { item } = await carts.addItem(before.cartId, { sku, qty: 2 });
  expect(item.map(({ qty }) => qty)).toEqual([3]);
  expect(cutting.requests()).toBe(2);
  await cutting.close();
});

/** Starts a server in front of the shop that drops the shop's first answer. */
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
