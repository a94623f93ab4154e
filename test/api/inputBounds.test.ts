import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const page = async (path: string) => {
  const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
  return { status: answer.status, text: await answer.text() };
};

describe('a form', () => {
  const sendForm = async (fields: number) => {
    const answer = await fetch(`${shop.url}/cart/coupons`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: `coupon=NONE&${Array.from({ length: fields - 1 }, (_, index) => `f${index}=1`).join('&')}`,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  test('with more than 1,000 fields is rejected before they are read', async () => {
    const tooMany = [400, 'TOO_MANY_FIELDS', 'A form can have at most 1000 fields'];
    expect(refusalOf((await sendForm(1001)) as never)).toEqual(tooMany);
    expect(refusalOf((await sendForm(90_000)) as never)).toEqual(tooMany);
    expect(refusalOf((await sendForm(1000)) as never)).toEqual([400, 'INVALID_CART', 'Invalid cart']);
  });
});

describe('a JSON body', () => {
  const DEEP = [400, 'BODY_TOO_DEEP', 'Request body is nested deeper than 64 levels'];
  const many = (most: number) => [
    400,
    'TOO_MANY_MEMBERS',
    `Request body has more than ${most} members and items`,
  ];
  const send = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() } as never;
  };
  const asAdmin = async (path: string, body: string) =>
    send(path, body, { authorization: `Bearer ${await shop.adminToken()}` });
  /** Returns JSON with the given number of members and items in total. One object member contains all others. */
  const holding = (members: number) => `{"items":[${'0,'.repeat(members - 2)}0]}`;
  /** Returns JSON with the given number of nested containers. */
  const nested = (depth: number) => `{"items":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
  const keys = `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join()}}`;
  const graph = (variables: string) => `{"query":"{ __typename }","variables":${variables}}`;
  const codeOf = (answer: never) => refusalOf(answer)[1];

  test.each<[string, string, string, readonly unknown[]]>([
    ['too many items', '/api/carts', holding(10_001), many(10_000)],
    ['a megabyte of empty items', '/api/carts', `{"items":[${'{},'.repeat(340_000)}{}]}`, many(10_000)],
    ['90,000 keys', '/api/carts', keys, many(10_000)],
    ['too deep', '/api/carts', nested(65), DEEP],
    ['a megabyte of [', '/api/carts', '['.repeat(1_000_000), DEEP],
    ['in a query of GraphQL', '/graphql', graph(holding(10_001)), many(10_000)],
    ['deep in one', '/graphql', graph(nested(64)), DEEP],
    ['in a query with a mark of its bytes', '/graphql', `\uFEFF${graph(holding(10_001))}`, many(10_000)],
    [
      'where a visitor asks for what is for administrators too',
      '/api/customers',
      holding(10_001),
      many(10_000),
    ],
  ])('is refused before it is parsed: %s', async (_what, path, body, expected) => {
    expect(refusalOf(await send(path, body))).toEqual(expected);
  });

  test('is limited, and strings may contain anything', async () => {
    for (const body of [holding(10_000), nested(64), `{"items":"${'[{,'.repeat(100_000)}"}`])
      expect(codeOf(await send('/api/carts', body))).toBe('VALIDATION_FAILED');
    expect(await send('/graphql', graph('{"a":[[[1,2]]]}'))).toMatchObject({ status: 200 });
  });

  test('may be twenty times as large on routes that are only for administrators, with the same depth', async () => {
    expect(codeOf(await asAdmin('/api/categories', holding(10_001)))).toBe('VALIDATION_FAILED');
    expect(codeOf(await asAdmin('/api/categories', holding(200_000)))).toBe('VALIDATION_FAILED');
    expect(refusalOf(await asAdmin('/api/categories', holding(200_001)))).toEqual(many(200_000));
    expect(refusalOf(await asAdmin('/api/categories', nested(65)))).toEqual(DEEP);
    expect(refusalOf(await asAdmin('/api/carts', holding(10_001)))).toEqual(many(10_000));
  });
});

describe('the html widget', () => {
  const widget = (html: string) =>
    shop.admin('POST', '/api/widgets', { name: 'Markup', type: 'html', settings: { html } });

  test('accepts at most 100,000 characters', async () => {
    expect(refusalOf(await widget('x'.repeat(100_001)))).toEqual([
      400,
      'BAD_WIDGET_SETTINGS',
      'html must have at most 100000 characters',
    ]);
    expect((await widget('x'.repeat(100_000))).status).toBe(200);
  });
});

describe('a description', () => {
  test.each([65, 20_000])(
    'that is nested %i levels deep is shown unchanged, and breaks no page',
    async (depth) => {
      const { uuid, sku } = await createProduct(shop, { price: 5, qty: 5 });
      const description = `[{"columns":${'['.repeat(depth)}${']'.repeat(depth)}}]`;
      dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { description }));
      const { status, text } = await page(`/${sku.toLowerCase()}`);
      expect(status).toBe(200);
      expect(text).toContain(`<p>${description.replaceAll('"', '&quot;')}</p>`);
    },
  );
});

describe('a product image', () => {
  test.each(['/\\evil.test/a.png', '//evil.test/a.png', 'javascript:alert(1)', 'https://evil.test/\u0007a'])(
    'cannot lie at %j',
    async (image) => {
      const { uuid } = await createProduct(shop, { price: 5, qty: 5 });
      expect(refusalOf(await shop.admin('PATCH', `/api/products/${uuid}`, { images: [image] }))).toEqual([
        400,
        'VALIDATION_FAILED',
        'An image must be an http or https URL, or a path that starts with "/"',
      ]);
    },
  );
});
