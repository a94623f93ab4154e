import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../packages/runtime/src/platform/openApi/document.ts';
import { resolveRef } from '../../packages/runtime/src/platform/openApi/jsonSchema.ts';
import { untyped } from '../support/carts.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping], config: { shop: { languages: ['en', 'de'] } } });
  for (const [sku, price, name] of [
    ['LIST-A', 10, 'Cotton cap'],
    ['LIST-B', 20, 'Cotton shirt'],
    ['LIST-C', 30, 'Wool hat'],
    ['LIST-D', 40, 'Wool scarf'],
    ['LIST-E', 50, 'Linen bag'],
  ] as const)
    await addProduct({ sku, price, name });
});
afterAll(() => shop.stop());

const addProduct = async (product: { sku: string; [field: string]: unknown }) =>
  dataOf(
    await shop.admin('POST', '/api/products', {
      name: 'Product',
      url_key: product.sku.toLowerCase(),
      price: 1,
      qty: 1,
      ...product,
    }),
  );

const list = async (path: string) => {
  const { status, body } = await shop.admin('GET', path);
  expect([status, body]).toEqual([200, expect.objectContaining({ data: expect.any(Array) })]);
  return body;
};
const skus = async (query: string) =>
  (await list(`/api/products?${query}`)).data.map(({ sku }: { sku: string }) => sku);
const errorOf = async (path: string) => {
  const { status, body } = await shop.admin('GET', path);
  const details = body.error?.details?.map(({ path, message }: Record<string, string>) => ({
    path,
    message,
  }));
  return [status, body.error?.code, body.error?.message, details];
};

describe('a paginated list', () => {
  test('has its total and the path of the next page next to its rows', async () => {
    const first = await list('/api/products?limit=2&ob=price');
    expect(Object.keys(first)).toEqual(['data', 'meta']);
    expect(first.meta).toEqual({
      total: 5,
      page: 1,
      limit: 2,
      next: expect.stringMatching(/^\/api\/products\?page=2&limit=2&ob=price&after=[\w-]+$/),
    });
    const second = await list(first.meta.next);
    const third = await list(second.meta.next);
    expect(third.meta).toEqual({ total: 5, page: 3, limit: 2, next: null });
    expect([...first.data, ...second.data, ...third.data].map(({ price }) => price)).toEqual([
      10, 20, 30, 40, 50,
    ]);
  });

  test('has no next page if the last one is full, and none past the end', async () => {
    expect((await list('/api/products?limit=5')).meta).toEqual({ total: 5, page: 1, limit: 5, next: null });
    expect(await list('/api/products?limit=5&page=9')).toEqual({
      data: [],
      meta: { total: 5, page: 9, limit: 5, next: null },
    });
  });

  test('keeps the filters in the path of the next page', async () => {
    const { meta } = await list('/api/products?name[like]=cotton&sku[in]=LIST-A,LIST-B&limit=1');
    expect(meta.total).toBe(2);
    const { data } = await list(meta.next);
    expect(data).toHaveLength(1);
    expect(meta.next).toMatch(
      /^\/api\/products\?page=2&limit=1&name%5Blike%5D=cotton&sku%5Bin%5D=LIST-A%2CLIST-B&after=[\w-]+$/,
    );
  });
});

describe('a filter', () => {
  test.each([
    ['sku=LIST-C', ['LIST-C']],
    ['price[gteq]=40', ['LIST-E', 'LIST-D']],
    ['price[gt]=10&price[lt]=40&ob=price', ['LIST-B', 'LIST-C']],
    ['name[like]=WOOL&ob=name&od=desc', ['LIST-D', 'LIST-C']],
    ['sku[nin]=LIST-A,LIST-B,LIST-C', ['LIST-E', 'LIST-D']],
    ['name[like]=wool&name[nlike]=hat', ['LIST-D']],
    ['keyword=cotton cap', ['LIST-A']],
    ['status=0', []],
    ['max_price=20&ob=price', ['LIST-A', 'LIST-B']],
    ['locale=de&sku=LIST-A', ['LIST-A']],
  ])('%s', async (query, expected) => expect(await skus(query)).toEqual(expected));

  test('by an attribute has the code of the attribute as its key', async () => {
    const group = dataOf(await shop.admin('POST', '/api/attributeGroups', { group_name: 'Coloured' }));
    const attribute = dataOf(
      await shop.admin('POST', '/api/attributes', {
        attribute_name: 'Colour',
        attribute_code: 'colour',
        type: 'select',
        is_filterable: true,
        options: [{ option_text: 'Red' }],
        groups: [group.uuid],
      }),
    );
    const option = attribute.options[0].uuid;
    await addProduct({
      sku: 'LIST-RED',
      group_id: group.attribute_group_id,
      attributes: [{ attribute_code: 'colour', value: option }],
    });
    expect(await skus(`colour=${option}`)).toEqual(['LIST-RED']);
    expect((await errorOf('/api/products?flavour=1'))[2]).toMatch(
      /^Unknown query key "flavour". Available: page, limit, after, ob, od, keyword, .*, colour$/,
    );
    await shop.admin('DELETE', `/api/products/${(await list('/api/products?sku=LIST-RED')).data[0].uuid}`);
  });

  test('with an invalid value is rejected like in GraphQL', async () =>
    expect(await errorOf('/api/products?price=cheap')).toEqual([
      400,
      'BAD_FILTER',
      expect.stringContaining('"cheap"'),
      undefined,
    ]));
});

describe('an unknown key', () => {
  test.each([
    [
      '/api/coupons?page=1&code=SAVE',
      'Unknown query key "code". Available: page, limit, after, ob, od, coupon, status, discount_type, free_shipping',
      'code',
    ],
    ['/api/coupons?coupon[gt]=A', 'The filter "coupon" supports the operations eq, like', 'coupon[gt]'],
    ['/api/coupons?coupon[oops]=A', 'The filter "coupon" supports the operations eq, like', 'coupon[oops]'],
    ['/api/shippingZones?name=x', 'Unknown query key "name". Available: page, limit, od', 'name'],
    [
      '/api/users?role=1',
      'Unknown query key "role". Available: page, limit, after, ob, od, keyword, full_name, email, status',
      'role',
    ],
    ['/api/files?folder=a', 'Unknown query key "folder". Available: after, limit', 'folder'],
    [
      '/api/metafield-definitions?ownerType=product&owner=1',
      'Unknown query key "owner". Available: ownerType',
      'owner',
    ],
  ])('%s is rejected with the known ones', async (path, message, key) =>
    expect(await errorOf(path)).toEqual([400, 'VALIDATION_FAILED', message, [{ path: key, message }]]),
  );

  test.each(['locale=de', 'ownerType=product', 'status=1'])('%s is accepted by every list', async (query) => {
    for (const path of ['/api/tax/classes', '/api/shippingZones', '/api/products', '/api/coupons'])
      await list(`${path}?${query}`);
  });

  test('is only reported to administrators', async () => {
    const { status, body } = await shop.request('GET', '/api/products?nonsense=1');
    expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  test('for the sort order is rejected with its name', async () =>
    expect(await errorOf('/api/coupons?ob=date')).toEqual([
      400,
      'BAD_FILTER',
      'Unknown sort key "date". Available: coupon, status, used_time',
      undefined,
    ]));
});

describe('an unpaginated list', () => {
  beforeAll(async () => {
    for (const name of ['First', 'Second', 'Third', 'Fourth'])
      dataOf(await shop.admin('POST', '/api/tax/classes', { name: `${name} class` }));
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    await createZoneWithRate(shop, { countries: ['CA'], cost: 5 });
  });

  const names = async (query: string) => {
    const { data, meta } = await list(`/api/tax/classes?name[like]=class${query}`);
    return [data.map(({ name }: { name: string }) => name.split(' ')[0]), meta];
  };

  test('is complete without page and limit, with the oldest rows first', async () =>
    expect(await names('')).toEqual([
      ['First', 'Second', 'Third', 'Fourth'],
      { total: 4, page: 1, limit: null, next: null },
    ]));

  test('can be sorted', async () => {
    expect((await names('&ob=name'))[0]).toEqual(['First', 'Fourth', 'Second', 'Third']);
    expect((await names('&od=desc'))[0]).toEqual(['Fourth', 'Third', 'Second', 'First']);
  });

  test('is paginated if a limit or a page is sent', async () => {
    expect(await names('&limit=3')).toEqual([
      ['First', 'Second', 'Third'],
      { total: 4, page: 1, limit: 3, next: expect.stringContaining('page=2') },
    ]);
    expect(await names('&limit=3&page=2')).toEqual([['Fourth'], { total: 4, page: 2, limit: 3, next: null }]);
    expect((await names('&page=1'))[1]).toEqual({ total: 4, page: 1, limit: 20, next: null });
  });

  test('without filters can be paginated too', async () => {
    const whole = await list('/api/shippingZones');
    expect(whole.meta).toEqual({ total: 2, page: 1, limit: null, next: null });
    const first = await list('/api/shippingZones?limit=1');
    expect(first.meta).toEqual({ total: 2, page: 1, limit: 1, next: '/api/shippingZones?limit=1&page=2' });
    expect([...first.data, ...(await list(first.meta.next)).data]).toEqual(whole.data);
  });
});

test('every GET list of the API has meta next to its rows, except those of the interface, search groups, folders and prices of a list', async () => {
  const document = (await shop.request('GET', '/api/openapi.json')).body as OpenApiDocument;
  const plain: string[] = [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    const answer = get?.responses['200'];
    const content = answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
    const { data, meta } = content?.schema?.allOf?.[1]?.properties ?? {};
    if (data && resolveRef(data, document.components.schemas).type === 'array' && !meta) plain.push(path);
  }
  expect(plain.toSorted()).toEqual([
    '/api/media/folders',
    '/api/metafield-definitions',
    '/api/price-lists/{id}/prices',
    '/api/search',
  ]);
});

test('the API describes the filters of a list', async () => {
  const document = (await shop.request('GET', '/api/openapi.json')).body;
  const parameters = document.paths['/api/coupons'].get.parameters;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
    'page',
    'limit',
    'after',
    'ob',
    'od',
    'coupon',
    'coupon[like]',
    'status',
    'discount_type',
    'discount_type[in]',
    'free_shipping',
  ]);
  expect(parameters.find(({ name }: { name: string }) => name === 'coupon[like]')).toEqual({
    name: 'coupon[like]',
    in: 'query',
    required: false,
    schema: { type: 'string', description: expect.stringContaining('contains the text') },
  });
});

test('rollout plans have their total next to the plans', async () => {
  const { status, body } = await shop.admin('GET', '/api/page-builder/rollout-plans?status=all&name[like]=x');
  expect([status, body]).toEqual([
    200,
    { data: { status: 'all', rolloutPlans: [] }, meta: { total: 0, page: 1, limit: 20, next: null } },
  ]);
});

test('a total is capped at 10,000 while the pages continue by key', async () => {
  await shop.db.run(untyped`
    insert into customer_group (group_name) select 'bulk ' || n from generate_series(1, 10050) n`);
  const { meta } = await list('/api/customerGroups?name[like]=bulk&limit=100&page=100');
  expect(meta).toEqual({ total: 10_000, page: 100, limit: 100, next: expect.stringContaining('page=101') });
  const last = await list(meta.next);
  expect([last.data.length, last.meta.next]).toEqual([50, null]);
});
