import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
});
afterAll(() => shop.stop());

const create = (body: object) => shop.admin('POST', '/api/redirects', body);
async function follow(path: string) {
  const { status, headers } = await fetch(shop.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

test('a path without a page redirects as the merchant specifies, permanently or temporarily, with its query', async () => {
  const made = dataOf(await create({ from_path: '/Old%20Vases/', target: '/vases' }));
  expect(made).toMatchObject({ from_path: '/Old Vases', target: '/vases', status: 301 });
  expect(await follow('/Old%20Vases?a=1')).toEqual([301, '/vases?a=1']);
  dataOf(await create({ from_path: '/sale', target: 'https://example.com/sale?x=1', status: 302 }));
  expect(await follow('/sale?a=1')).toEqual([302, 'https://example.com/sale?x=1']);
});

test('a redirect applies in every language, and its target is in the request’s language', async () => {
  dataOf(await create({ from_path: '/former', target: '/vases' }));
  expect(await follow('/de/former')).toEqual([301, '/de/vases']);
});

test('a missing page takes one more statement, and other pages none', async () => {
  const count = async (path: string) => {
    const before = shop.statements();
    await fetch(shop.url + path);
    return shop.statements() - before;
  };
  await count('/nothing-here');
  const missing = await count('/nothing-there');
  dataOf(await create({ from_path: '/leads-away', target: '/x' }));
  expect(missing).toBeLessThanOrEqual(2);
  expect(await follow('/leads-away')).toEqual([301, '/x']);
});

test('a path where the shop shows a page is rejected', async () => {
  const page = { title: 'Terms', url_key: 'terms', status: 1 };
  dataOf(await shop.admin('POST', '/api/pages', page));
  for (const from_path of ['/terms', '/cart'])
    expect(refusalOf(await create({ from_path, target: '/x' }))).toEqual([
      409,
      'PATH_HAS_PAGE',
      expect.stringContaining(from_path),
    ]);
});

test('a redirect that would cause a loop is rejected, also over former paths of pages and by concurrent writes', async () => {
  dataOf(await create({ from_path: '/a', target: '/b' }));
  dataOf(await create({ from_path: '/b', target: '/c' }));
  expect(refusalOf(await create({ from_path: '/c', target: '/a' }))).toEqual([
    400,
    'REDIRECT_LOOP',
    expect.any(String),
  ]);
  expect((await create({ from_path: '/self', target: '/self?x=1' })).status).toBe(400);
  const both = await Promise.all([
    create({ from_path: '/one', target: '/two' }),
    create({ from_path: '/two', target: '/one' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('the path of a redirect is unique', async () => {
  dataOf(await create({ from_path: '/once', target: '/x' }));
  expect(refusalOf(await create({ from_path: '/once/', target: '/y' }))).toEqual([
    409,
    'REDIRECT_EXISTS',
    expect.any(String),
  ]);
});

test.each([
  [{ from_path: 'old', target: '/x' }, 'from_path'],
  [{ from_path: '//evil.example', target: '/x' }, 'from_path'],
  [{ from_path: '/', target: '/x' }, 'from_path'],
  [{ from_path: '/old', target: 'javascript:alert(1)' }, 'target'],
  [{ from_path: '/old', target: '//evil.example' }, 'target'],
  [{ from_path: '/old', target: '/\\evil.example' }, 'target'],
  [{ from_path: '/old', target: '/x', status: 303 }, 'status'],
])('%j is refused at %s', async (body, path) => {
  const { status, body: answer } = await create(body);
  expect([status, answer.error.details[0].path]).toEqual([400, path]);
});

test('redirects are found by part of either path, changed and deleted', async () => {
  const { uuid } = dataOf(await create({ from_path: '/spring-2024', target: '/spring' }));
  expect(dataOf(await shop.admin('GET', '/api/redirects?keyword=2024'))).toHaveLength(1);
  dataOf(await shop.admin('PATCH', `/api/redirects/${uuid}`, { target: '/spring-2025', status: 302 }));
  expect(await follow('/spring-2024')).toEqual([302, '/spring-2025']);
  dataOf(await shop.admin('DELETE', `/api/redirects/${uuid}`));
  expect((await follow('/spring-2024'))[0]).toBe(404);
});
