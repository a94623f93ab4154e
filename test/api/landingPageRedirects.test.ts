import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANDING_PAGES, newKey, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { landingPage, html } = pagesOf(() => shop);

describe('another entity’s redirect at the path', () => {
  /** Changes a product's path. Returns both paths. */
  async function movedProduct() {
    const { uuid, sku } = await createProduct(shop, { price: 1, qty: 1 });
    const to = newKey();
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { url_key: to }));
    return { key: sku.toLowerCase(), to: `/${to}` };
  }
  const answer = async (key: string) => {
    const { status, headers } = await html(`/${key}`);
    return [status, headers.get('location')];
  };
  const change = async (uuid: string, sent: object) =>
    dataOf(await shop.admin('PATCH', `${LANDING_PAGES}/${uuid}`, sent));

  test('is active while the page is not live, and again afterwards', async () => {
    const { key, to } = await movedProduct();
    const page = await landingPage({ url_key: key, status: false });
    expect(await answer(key)).toEqual([302, to]);
    await change(page.uuid, { status: true });
    expect(await answer(key)).toEqual([200, null]);
    await change(page.uuid, { status: false });
    expect(await answer(key)).toEqual([302, to]);
  });

  test('is kept if a page that is not live takes the path and leaves it', async () => {
    const { key, to } = await movedProduct();
    const page = await landingPage({ status: false });
    await change(page.uuid, { url_key: key });
    expect(await answer(key)).toEqual([302, to]);
    await change(page.uuid, { url_key: newKey() });
    expect(await answer(key)).toEqual([302, to]);
  });

  test('is replaced by that of a live page that leaves the path', async () => {
    const { key } = await movedProduct();
    const page = await landingPage({ url_key: key });
    const next = newKey();
    await change(page.uuid, { url_key: next });
    expect(await answer(key)).toEqual([302, `/${next}`]);
  });

  test('is deleted if it would cause a loop', async () => {
    const [one, two, three] = [newKey(), newKey(), newKey()];
    const first = await landingPage({ url_key: one, status: false });
    const second = await landingPage({ url_key: three, status: false });
    await change(first.uuid, { url_key: two });
    await change(second.uuid, { url_key: one });
    await change(first.uuid, { url_key: three });
    expect(await answer(one)).toEqual([302, `/${three}`]);
    expect(await answer(three)).toEqual([404, null]);
  });

  test('and that of the page itself never cause a loop', async () => {
    const [first, second] = [newKey(), newKey()];
    const page = await landingPage({ url_key: first, status: false });
    await change(page.uuid, { url_key: second });
    await change(page.uuid, { url_key: first });
    expect(await answer(second)).toEqual([302, `/${first}`]);
    expect(await answer(first)).toEqual([404, null]);
  });
});
