import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const page = async (path: string) => {
  const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
  const body = await answer.text();
  const title = /<title>([^<]*)<\/title>/.exec(body)?.[1];
  const data = [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json as string) as Record<string, unknown>,
  );
  return { status: answer.status, title, data };
};

test('the window title ends with the shop name, once', async () => {
  const { name } = shop.app.config.shop;
  expect((await page('/')).title).toBe(name);
  expect((await page('/cart')).title).toBe(`Your cart – ${name}`);
  const own = dataOf(
    await shop.admin('POST', '/api/pages', {
      title: 'x',
      url_key: 'about',
      status: 1,
      content: 'x',
      meta_title: `About ${name}`,
    }),
  );
  expect(own.url_key).toBe('about');
  expect((await page('/about')).title).toBe(`About ${name}`);
});

test('the homepage describes the shop and its search', async () => {
  const [data] = (await page('/')).data;
  const graph = data?.['@graph'] as readonly Record<string, unknown>[];
  expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebSite']);
  expect(graph[1]).toMatchObject({
    potentialAction: { target: { urlTemplate: expect.stringMatching(/\/search\?keyword=\{keyword\}$/) } },
  });
});

test('products and categories describe their breadcrumbs', async () => {
  const parent = dataOf(
    await shop.admin('POST', '/api/categories', { name: 'Kitchen', url_key: 'kitchen', status: 1 }),
  );
  const child = dataOf(
    await shop.admin('POST', '/api/categories', {
      name: 'Mugs',
      url_key: 'mugs',
      status: 1,
      parent_id: parent.uuid,
    }),
  );
  const mug = await createProduct(shop, { price: 10, qty: 5 });
  await shop.admin('POST', `/api/categories/${child.uuid}/products`, { product_id: mug.uuid });
  const trail = (data: readonly Record<string, unknown>[]) => {
    const list = data.find((one) => one['@type'] === 'BreadcrumbList');
    const items = list?.['itemListElement'] as readonly { position: number; name: string; item: string }[];
    return items.map(({ position, name, item }) => [position, name, new URL(item).pathname]);
  };
  expect(trail((await page('/kitchen/mugs')).data)).toEqual([
    [1, 'Home', '/'],
    [2, 'Kitchen', '/kitchen'],
    [3, 'Mugs', '/kitchen/mugs'],
  ]);
});

test('pages of a list beyond the last one are not found', async () => {
  await createProduct(shop, { price: 10, qty: 5 });
  await shop.admin('POST', '/api/categories', { name: 'Hats', url_key: 'hats', status: 1 });
  for (const path of ['/hats', '/blog', '/search?keyword=product'])
    expect([path, (await page(path)).status]).toEqual([path, 200]);
  for (const path of ['/hats?page=2', '/blog?page=2', '/search?keyword=product&page=99'])
    expect([path, (await page(path)).status]).toEqual([path, 404]);
});
