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

  test('of more than 1,000 fields is refused before they are read', async () => {
    const tooMany = [400, 'TOO_MANY_FIELDS', 'A form must have at most 1000 fields'];
    expect(refusalOf((await sendForm(1001)) as never)).toEqual(tooMany);
    expect(refusalOf((await sendForm(90_000)) as never)).toEqual(tooMany);
    expect(refusalOf((await sendForm(1000)) as never)).toEqual([400, 'INVALID_CART', 'Invalid cart']);
  });
});

describe('the html widget', () => {
  const widget = (html: string) =>
    shop.admin('POST', '/api/widgets', { name: 'Markup', type: 'html', settings: { html } });

  test('takes at most 100,000 characters', async () => {
    expect(refusalOf(await widget('x'.repeat(100_001)))).toEqual([
      400,
      'BAD_WIDGET_SETTINGS',
      'html must have at most 100000 characters',
    ]);
    expect((await widget('x'.repeat(100_000))).status).toBe(200);
  });
});

describe('a description', () => {
  test.each([65, 20_000])('that is nested %i deep is shown as it is, and breaks no page', async (depth) => {
    const { uuid, sku } = await createProduct(shop, { price: 5, qty: 5 });
    const description = `[{"columns":${'['.repeat(depth)}${']'.repeat(depth)}}]`;
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { description }));
    const { status, text } = await page(`/${sku.toLowerCase()}`);
    expect(status).toBe(200);
    expect(text).toContain(`<p>${description.replaceAll('"', '&quot;')}</p>`);
  });
});

describe('a picture of a product', () => {
  test.each(['/\\evil.test/a.png', '//evil.test/a.png', 'javascript:alert(1)', 'https://evil.test/\u0007a'])(
    'cannot lie at %j',
    async (image) => {
      const { uuid } = await createProduct(shop, { price: 5, qty: 5 });
      expect(refusalOf(await shop.admin('PATCH', `/api/products/${uuid}`, { images: [image] }))).toEqual([
        400,
        'VALIDATION_FAILED',
        'An image must be an http or https address, or a path that begins with "/"',
      ]);
    },
  );
});
