import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop();
  mug = await createProduct(shop, { price: 10, qty: 5 });
  dataOf(
    await shop.admin('POST', '/api/coupons', {
      coupon: 'SAVE10',
      status: 1,
      discount_amount: '10',
      discount_type: 'percentage_discount_to_entire_order',
    }),
  );
});
afterAll(() => shop.stop());

const pathOf = ({ sku }: { readonly sku: string }) => `/${sku.toLowerCase()}`;

/** Opens a browser with the given number of mugs in the cart. */
async function visitorWith(qty = 1): Promise<Browser> {
  const visitor = openBrowser(shop);
  const page = await visitor.submit(await visitor.open(pathOf(mug)), '/cart/items', { qty: String(qty) });
  expect([page.status, page.at]).toEqual([200, `/cart?added=${mug.sku}`]);
  return visitor;
}

/** Reads the cart through the API. */
async function cartOf({ cookies }: Browser) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await shop.request('GET', '/cart', undefined, {
    headers: { accept: 'application/json', ...(cookie && { cookie }) },
  });
  return dataOf(answer).cart;
}

describe('the cart of a visitor without scripts', () => {
  test('is empty at first, and viewing it creates no session', async () => {
    const visitor = openBrowser(shop);
    const page = await visitor.open('/cart');
    expect(textOf(page.html)).toContain('Your cart is empty');
    expect([visitor.cookies.size, await cartOf(visitor)]).toEqual([0, null]);
  });

  test('contains what a product form adds, and shows the prices', async () => {
    const visitor = await visitorWith(2);
    const { html } = await visitor.open('/cart');
    expect(textOf(html)).toContain(`Product ${mug.sku}`);
    expect(textOf(html)).toContain(`$10.00 each`);
    expect(textOf(html)).toContain(
      'Subtotal $20.00 Shipping Calculated at checkout Estimated total $20.00 Add a coupon code',
    );
    expect(await cartOf(visitor)).toMatchObject({
      currency: 'USD',
      prices_include_tax: false,
      coupon: null,
      lines: [{ sku: mug.sku, url: pathOf(mug), qty: 2, unit_price: 10, total: 20, errors: [] }],
      totals: [
        { code: 'sub_total', amount: 20, includes_tax: false },
        { code: 'tax', amount: 0, includes_tax: null },
        { code: 'grand_total', amount: 20, includes_tax: true },
      ],
    });
  });

  test('is visible to nobody else, is not cached, and is not indexed', async () => {
    const visitor = await visitorWith();
    const { headers, html } = await visitor.open('/cart');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(await cartOf(openBrowser(shop))).toBeNull();
  });

  test('redirects to where a form specifies, only within the shop', async () => {
    const visitor = openBrowser(shop);
    expect((await visitor.send('/cart/items', { sku: mug.sku, to: pathOf(mug) })).at).toBe(pathOf(mug));
    expect((await visitor.send('/cart/items', { sku: mug.sku, to: '//evil.test' })).at).toBe(
      `/cart?added=${mug.sku}`,
    );
    expect((await cartOf(visitor)).lines[0].qty).toBe(2);
  });

  test('changes and removes a line', async () => {
    const visitor = await visitorWith();
    const action = `/cart/items/${(await cartOf(visitor)).lines[0].uuid}`;
    await visitor.submit(await visitor.open('/cart'), action, { qty: '4' });
    expect((await cartOf(visitor)).lines[0]).toMatchObject({ qty: 4, total: 40 });
    const page = await visitor.send(`${action}/removal`);
    expect(textOf(page.html)).toContain('Your cart is empty');
  });

  test('reports what was removed, and restores it with its quantity', async () => {
    const visitor = await visitorWith(3);
    const action = `/cart/items/${(await cartOf(visitor)).lines[0].uuid}/removal`;
    const page = await visitor.send(action);
    expect(textOf(page.html)).toContain(`Product ${mug.sku} was removed from your cart. Undo`);
    expect(fieldsOf(page.html, '/cart/items')).toEqual({ sku: mug.sku, qty: '3' });
    const after = await visitor.submit(page, '/cart/items');
    expect(textOf(after.html)).toContain(`Product ${mug.sku} was added to your cart.`);
    expect((await cartOf(visitor)).lines).toMatchObject([{ sku: mug.sku, qty: 3 }]);
    expect(textOf((await visitor.open(page.at)).html)).not.toContain('was removed');
  });

  test('increases or decreases the quantity by one, and never below one', async () => {
    const visitor = await visitorWith();
    const action = `/cart/items/${(await cartOf(visitor)).lines[0].uuid}`;
    const one = await visitor.open('/cart');
    expect(one.html).toMatch(/value="decrease"[^>]*\sdisabled/);
    const two = await visitor.submit(one, action, { step: 'increase' });
    expect((await cartOf(visitor)).lines[0].qty).toBe(2);
    expect(two.html).not.toMatch(/value="decrease"[^>]*\sdisabled/);
    await visitor.submit(two, action, { step: 'decrease' });
    expect((await cartOf(visitor)).lines[0].qty).toBe(1);
    expect((await visitor.submit(two, action, { step: 'double' })).status).toBe(400);
  });

  test('applies a coupon and removes it again', async () => {
    const visitor = await visitorWith(2);
    const page = await visitor.submit(await visitor.open('/cart'), '/cart/coupons', { coupon: 'SAVE10' });
    expect(textOf(page.html)).toContain('Discount (SAVE10) -$2.00');
    expect(fieldsOf(page.html, '/cart/coupons/removal')).toEqual({ coupon: 'SAVE10' });
    const after = await visitor.submit(page, '/cart/coupons/removal');
    expect((await cartOf(visitor)).coupon).toBeNull();
    expect(textOf(after.html)).not.toContain('Discount');
  });

  test('reports that a coupon was lost, until the visitor dismisses it', async () => {
    const lost = {
      coupon: 'LOST',
      status: 1,
      discount_amount: '1',
      discount_type: 'fixed_discount_to_entire_order',
    };
    const { uuid } = dataOf(await shop.admin('POST', '/api/coupons', lost));
    const visitor = await visitorWith();
    await visitor.send('/cart/coupons', { coupon: 'LOST' });
    dataOf(await shop.admin('DELETE', `/api/coupons/${uuid}`));
    const page = await visitor.open('/cart');
    const [notice] = (await cartOf(visitor)).notices;
    expect(textOf(page.html)).toContain(notice.message);
    await visitor.submit(page, '/cart/coupons/removal');
    expect((await cartOf(visitor)).notices).toEqual([]);
  });
});

describe('a rejected cart form shows the cart with the error', () => {
  test.each([
    ['/cart/items', { sku: 'unknown' }, 'This product is no longer available'],
    ['/cart/items', { sku: '' }, 'This product is no longer available'],
    ['/cart/items', {}, 'This product is no longer available'],
    ['/cart/items', { sku: 'MUG', qty: '0' }, 'Enter a whole number, 1 or more'],
    ['/cart/coupons', { coupon: '' }, 'Enter a coupon code'],
    ['/cart/coupons', { coupon: 'NONE' }, 'This coupon code doesn’t exist'],
    ['/cart/coupons/removal', { coupon: 'NONE' }, 'This coupon isn’t applied to your cart'],
  ] as const)('%s %j: %s', async (action, fields, message) => {
    const visitor = await visitorWith();
    const sent = 'sku' in fields && fields.sku === 'MUG' ? { ...fields, sku: mug.sku } : fields;
    const page = await visitor.send(action, sent);
    expect([page.status, page.at]).toEqual([400, action]);
    expect(textOf(page.html)).toContain(message);
    expect(textOf(page.html)).toContain(`Product ${mug.sku}`);
    expect((await cartOf(visitor)).lines).toMatchObject([{ qty: 1 }]);
  });

  test('more units than available: the product page shows how many can still be added', async () => {
    const visitor = await visitorWith(2);
    const page = await visitor.send('/cart/items', { sku: mug.sku, qty: '6' });
    expect([page.status, page.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
    expect(textOf(page.html)).toContain(
      `Only 5 units of Product ${mug.sku} left. Already in your cart: 2. You can add 3 more.`,
    );
    expect(fieldsOf(page.html, '/cart/items')).toEqual({ sku: mug.sku, qty: '3' });
    await visitor.submit(page, '/cart/items');
    expect((await cartOf(visitor)).lines).toMatchObject([{ qty: 5 }]);
    expect(textOf((await visitor.send('/cart/items', { sku: mug.sku })).html)).toContain(
      `You already have the last 5 of Product ${mug.sku} in your cart.`,
    );
  });

  test.each([
    ['0', 'Enter a whole number, 1 or more'],
    ['1.5', 'Enter a whole number, 1 or more'],
    ['', 'Enter a whole number, 1 or more'],
    ['999999', 'Only 5 units of'],
    ['12345678', 'Only 5 units of'],
  ])('a quantity of "%s": the product page shows why, with the entered value', async (qty, message) => {
    const visitor = openBrowser(shop);
    const page = await visitor.send('/cart/items', { sku: mug.sku, qty });
    expect([page.status, /<title>([^<]*)/.exec(page.html)?.[1]]).toEqual([
      400,
      expect.stringMatching(/^Error: Product/),
    ]);
    expect(textOf(page.html)).toContain(message);
    expect(page.html).toMatch(/id="qty"[^>]*aria-describedby="qty-error"/);
    expect(page.html).toContain('id="qty-error"');
    expect(fieldsOf(page.html, '/cart/items')).toEqual({
      sku: mug.sku,
      qty: message.startsWith('Only') ? '5' : qty,
    });
    expect(await cartOf(visitor)).toBeNull();
  });

  test('more units than any line may have, of a product without managed stock: shows how many can be ordered', async () => {
    const print = await createProduct(shop, { price: 3, qty: 0 });
    dataOf(await shop.admin('PATCH', `/api/products/${print.uuid}`, { manage_stock: false }));
    const page = await openBrowser(shop).send('/cart/items', { sku: print.sku, qty: '999999' });
    expect(textOf(page.html)).toContain('You can order at most 100,000 of this product');
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: print.sku });
    const { uuid } = (await cartOf(visitor)).lines[0];
    const cart = await visitor.send(`/cart/items/${uuid}`, { qty: '999999' });
    expect(cart.html).toContain(`id="field-qty-${uuid}-error">You can order at most 100,000 of this product`);
    expect(fieldsOf(cart.html, `/cart/items/${uuid}`)).toEqual({ qty: '999999' });
  });

  test('a line next to its quantity, which is kept as entered', async () => {
    const visitor = await visitorWith();
    const { uuid } = (await cartOf(visitor)).lines[0];
    const action = `/cart/items/${uuid}`;
    for (const [qty, message] of [
      ['99', `Only 5 units of Product ${mug.sku} left.`],
      ['<b>', 'Enter a whole number, 1 or more'],
    ] as const) {
      const page = await visitor.submit(await visitor.open('/cart'), action, { qty });
      expect(page.status).toBe(400);
      expect(fieldsOf(page.html, action)).toEqual({ qty });
      expect(page.html).toContain(`<a href="#field-qty-${uuid}">${message}</a>`);
      expect(page.html).toContain(`id="field-qty-${uuid}-error">${message}`);
      expect(page.html).not.toContain('<b>');
    }
  });

  test('of a line that was removed in another window', async () => {
    const visitor = await visitorWith();
    const { uuid } = (await cartOf(visitor)).lines[0];
    await visitor.send(`/cart/items/${uuid}/removal`);
    const page = await visitor.send(`/cart/items/${uuid}/removal`);
    expect([page.status, textOf(page.html)]).toEqual([
      404,
      expect.stringContaining('This product is no longer in your cart'),
    ]);
  });

  test('of a visitor who has no cart', async () => {
    const visitor = openBrowser(shop);
    const page = await visitor.send('/cart/coupons', { coupon: 'SAVE10' });
    expect([page.status, visitor.cookies.size]).toEqual([400, 0]);
    expect(textOf(page.html)).toContain('This cart is no longer active');
  });

  test('as the envelope for clients that request JSON', async () => {
    const { status, body } = await shop.request(
      'POST',
      '/cart/items',
      { sku: '' },
      { headers: { accept: 'application/json' } },
    );
    expect([status, body.error.details]).toMatchObject([400, [{ path: 'sku', message: 'Sku is required' }]]);
  });
});

test('another site can neither add to a cart nor end a session, with and without its cookie', async () => {
  const visitor = await visitorWith();
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  for (const headers of [{ cookie }, {}] as Record<string, string>[])
    for (const from of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await shop.request('POST', '/cart/items', `sku=${mug.sku}`, {
        headers: { ...headers, ...from, 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
  expect((await cartOf(visitor)).lines).toMatchObject([{ qty: 1 }]);
});

test('an empty cart shows products, and offers to sign in', async () => {
  const page = await openBrowser(shop).open('/cart');
  expect(textOf(page.html)).toContain('Your cart is empty Start shopping Sign in to see the items you saved');
  expect(page.html).toContain(`href="${pathOf(mug)}"`);
});

test('a cart offers the available related products of its lines, and none of its own', async () => {
  const [spoon, gone] = [
    await createProduct(shop, { price: 4, qty: 9 }),
    await createProduct(shop, { price: 4, qty: 0 }),
  ];
  for (const linked_product_id of [spoon.uuid, gone.uuid])
    dataOf(
      await shop.admin('POST', `/api/products/${mug.uuid}/links`, { linked_product_id, type: 'related' }),
    );
  const visitor = await visitorWith();
  const related = async () => {
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { accept: 'application/json', cookie };
    const view = dataOf(await shop.request('GET', '/cart', undefined, { headers }));
    return view.related.map(({ sku }: { readonly sku: string }) => sku);
  };
  expect(await related()).toEqual([spoon.sku]);
  expect(textOf((await visitor.open('/cart')).html)).toContain('Goes well with');
  await visitor.send('/cart/items', { sku: spoon.sku });
  expect(await related()).toEqual([]);
});

test('an added item is returned as a page fragment, for the drawer of product pages', async () => {
  const visitor = await visitorWith(2);
  const part = await visitor.open(`/cart/added?sku=${mug.sku}`);
  expect([part.status, part.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(part.html).not.toContain('<html');
  expect(textOf(part.html)).toMatch(
    /Added to your cart 2 × Product .* Subtotal \$20\.00 Check out View cart/,
  );
  expect((await visitor.open('/cart/added?sku=other')).at).toBe('/cart');
});
