import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { buyerWith, choose, contact, firstChoice, goToReview } from '../support/checkout.ts';
import { customersOf } from '../support/customers.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, dataOf, testAddress, testShop } from '../support/shop.ts';

let its: OrderShop;
let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
const customers = customersOf(() => shop);
beforeAll(async () => {
  its = await orderShop();
  ({ shop } = its);
});
beforeEach(async () => {
  mug = await createProduct(shop, { price: 10, qty: 10 });
});
afterAll(() => shop.stop());

async function reviewed(): Promise<{ buyer: Browser; review: Sight }> {
  const buyer = await buyerWith(shop, mug.sku);
  return { buyer, review: await goToReview(buyer, 'cod') };
}
const uuidAt = ({ at }: Sight): string => at.replace('/checkout/success/', '').replace(/\?.*$/, '');
const read = async (uuid: string) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
const place = (buyer: Browser, review: Sight) => buyer.submit(review, '/checkout/order');
const ordersOfMug = async (): Promise<number> => 10 - (await its.stockOf(mug));

describe('placing an order', () => {
  test('with two concurrent clicks creates one order, and both see its confirmation', async () => {
    const { buyer, review } = await reviewed();
    const clicks = await Promise.all(Array.from({ length: 6 }, () => place(buyer, review)));
    expect(new Set(clicks.map(({ at }) => at)).size).toBe(1);
    expect(clicks.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(clicks[0]?.at).toMatch(/^\/checkout\/success\//);
    expect(await ordersOfMug()).toBe(1);
  });

  test('again from a page that was still open shows the existing order', async () => {
    const { buyer, review } = await reviewed();
    const placed = await place(buyer, review);
    await buyer.send('/cart/items', { sku: mug.sku });
    expect((await place(buyer, review)).at).toBe(placed.at);
    expect(await ordersOfMug()).toBe(1);
  });

  test('with a cart that changed in another window shows it again, and the second click places it', async () => {
    const { buyer, review } = await reviewed();
    await buyer.send('/cart/items', { sku: mug.sku });
    const again = await place(buyer, review);
    expect(again.status).toBe(409);
    expect(textOf(again.html)).toContain('Your cart has changed. Review it and place the order again.');
    expect(textOf(again.html)).toContain('$24.99');
    expect(await ordersOfMug()).toBe(0);
    expect(await read(uuidAt(await place(buyer, again)))).toMatchObject({ grand_total: 24.99 });
  });

  test('whose price changed in the meantime is not charged unseen', async () => {
    const { buyer, review } = await reviewed();
    dataOf(await shop.admin('PATCH', `/api/products/${mug.uuid}`, { price: 12 }));
    const again = await place(buyer, review);
    expect([again.status, textOf(again.html)]).toEqual([409, expect.stringContaining('$16.99')]);
    expect(textOf(again.html)).toMatch(/: the price changed from \$\d+\.\d\d to \$12\.00/);
    expect(textOf(again.html)).toMatch(/The total changed from \$\d+\.\d\d to \$16\.99/);
    expect(await read(uuidAt(await place(buyer, again)))).toMatchObject({ grand_total: 16.99 });
  });

  test('whose price changed, and was shown in another window, is not charged unseen either', async () => {
    const { buyer, review } = await reviewed();
    dataOf(await shop.admin('PATCH', `/api/products/${mug.uuid}`, { price: 13 }));
    expect(textOf((await buyer.open('/cart')).html)).toContain('$13.00');
    expect((await place(buyer, review)).status).toBe(409);
  });

  test.each([
    ['address', '/checkout/address', { 'shipping.city': 'Berkeley' }],
    ['shipping', '/checkout/shipping-method', { note: 'Ring twice' }],
  ])('whose %s was changed in another window is shown again', async (step, action, changes) => {
    const { buyer, review } = await reviewed();
    await choose(
      buyer,
      await buyer.open(`/checkout?step=${step}`),
      action,
      changes as Record<string, string>,
    );
    expect((await place(buyer, review)).status).toBe(409);
    expect(await ordersOfMug()).toBe(0);
  });

  test('that lacks the stock by now reports the line, and writes nothing', async () => {
    const { buyer, review } = await reviewed();
    dataOf(await shop.admin('PATCH', `/api/products/${mug.uuid}`, { qty: 0 }));
    const page = await place(buyer, review);
    expect(page.status).toBe(400);
    expect(textOf(page.html)).toContain(`Product ${mug.sku}: This item is out of stock`);
  });

  test('whose shipping method is no longer available returns to the shipping step', async () => {
    const { buyer, review } = await reviewed();
    const { methodId } = its.zone;
    dataOf(
      await shop.admin('PATCH', `/api/shippingProviders/core/methods/${methodId}`, { is_enabled: false }),
    );
    const page = await place(buyer, review);
    dataOf(
      await shop.admin('PATCH', `/api/shippingProviders/core/methods/${methodId}`, { is_enabled: true }),
    );
    expect(page.status).toBe(400);
    expect(textOf(page.html)).toContain('This shipping method is no longer available');
    expect(page.html).toContain('aria-current="step">Shipping');
    expect(await ordersOfMug()).toBe(0);
  });

  test('that an extension rejects shows the reason', async () => {
    const { buyer, review } = await reviewed();
    its.duringPlacing.refusals = ['Closed on <Sundays>'];
    const page = await place(buyer, review);
    its.duringPlacing.refusals = [];
    expect([page.status, textOf(page.html)]).toEqual([400, expect.stringContaining('Closed on <Sundays>')]);
  });

  test('with another visitor’s data shows neither cart nor order', async () => {
    const { buyer, review } = await reviewed();
    const fields = fieldsOf(review.html, '/checkout/order');
    const placed = await place(buyer, review);
    const other = openBrowser(shop);
    const page = await other.send('/checkout/order', fields);
    expect([page.status, page.at]).toEqual([400, '/checkout/order']);
    expect(page.html).not.toContain(uuidAt(placed));
    for (const cart_id of ['none', '%', '0'.repeat(300)])
      expect((await other.send('/checkout/order', { cart_id, reviewed: 'x' })).status).toBe(400);
  });
});

describe('the confirmation', () => {
  test('is for the session that ordered, its token and administrators: 404 for others', async () => {
    const { buyer, review } = await reviewed();
    const placed = await place(buyer, review);
    const [path = '', token] = placed.at.split('?');
    expect((await openBrowser(shop).open(`${path}?${token}`)).status).toBe(200);
    expect((await openBrowser(shop).open(path)).status).toBe(404);
    expect((await openBrowser(shop).open(`${path}?token=wrong`)).status).toBe(404);
    expect((await buyer.open(path)).status).toBe(200);
    expect((await buyer.open('/checkout/success/none')).status).toBe(404);
    expect((await shop.admin('GET', path)).status).toBe(200);
    const cart_id = (await goToReviewOf(mug.sku)).cart_id;
    const { uuid, orderToken } = dataOf(await its.place(cart_id));
    const page = await openBrowser(shop).open(`/checkout/success/${uuid}?token=${orderToken}`);
    expect([page.status, textOf(page.html)]).toEqual([200, expect.stringContaining('Thanks, ')]);
  });

  test('shows the order’s outcome', async () => {
    const { buyer, review } = await reviewed();
    const placed = await place(buyer, review);
    const uuid = uuidAt(placed);
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
    expect(textOf((await buyer.open(placed.at)).html)).toContain('received your order and your payment.');
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/refunds`, {}));
    expect(textOf((await buyer.open(placed.at)).html)).toContain('was refunded');
    const second = await goToReview(await buyerWithMore(buyer), 'cod');
    const canceled = await place(buyer, second);
    dataOf(await shop.admin('POST', `/api/orders/${uuidAt(canceled)}/cancel`, { reason: 'test' }));
    expect(textOf((await buyer.open(canceled.at)).html)).toMatch(/Order \d+ was canceled/);
  });

  test('is at the path that the store configures', async () => {
    const thankful = await testShop({
      config: { checkout: { successUrl: '/thanks/{orderUuid}?from=shop' } },
    });
    try {
      const { sku } = await createProduct(thankful, { price: 0, qty: 1, noShipping: true });
      const buyer = await buyerWith(thankful, sku);
      const review = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', contact);
      expect((await place(buyer, review)).at).toMatch(/^\/thanks\/[0-9a-f-]{36}\?from=shop&token=[\w.-]+$/);
    } finally {
      await thankful.stop();
    }
  });
});

describe('a customer', () => {
  async function loggedIn(): Promise<Browser> {
    const { email } = await customers.newCustomer();
    const { accessToken } = dataOf(await shop.request('POST', '/api/customer/tokens', { email, password }));
    for (const [city, is_default] of [
      ['Berkeley', false],
      ['Oakland', true],
    ] as const)
      dataOf(
        await shop.request(
          'POST',
          '/api/customers/me/addresses',
          { ...testAddress, city, is_default },
          { token: accessToken },
        ),
      );
    const buyer = openBrowser(shop);
    buyer.cookies.set('sid', dataOf(await customers.logIn(email)).sid);
    return buyer;
  }

  test('has the default address filled in, and selects another one with a click', async () => {
    const buyer = await loggedIn();
    await buyer.send('/cart/items', { sku: mug.sku });
    const page = await buyer.open('/checkout');
    expect(fieldsOf(page.html, '/checkout/address')).toMatchObject({
      email: expect.stringContaining('@Example.com'),
      'shipping.city': 'Oakland',
    });
    expect(fieldsOf(page.html, '/checkout/saved-address')).toHaveProperty('address');
    const shipping = await buyer.submit(page, '/checkout/saved-address');
    expect([shipping.status, shipping.at]).toEqual([200, '/checkout?step=shipping']);
    const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
      method: firstChoice(shipping),
    });
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    const order = await read(uuidAt(await place(buyer, review)));
    expect(order).toMatchObject({
      shipping_address: { city: 'Berkeley' },
      billing_address: { city: 'Berkeley' },
    });
    expect(order.customer_full_name).toBe('Grace Hopper');
  });

  test('cannot use another customer’s address', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    await one.send('/cart/items', { sku: mug.sku });
    await other.send('/cart/items', { sku: mug.sku });
    const { address } = fieldsOf((await one.open('/checkout')).html, '/checkout/saved-address');
    for (const uuid of [address as string, 'none', '']) {
      const page = await other.send('/checkout/saved-address', { address: uuid });
      expect([page.status, textOf(page.html)]).toEqual([
        404,
        expect.stringContaining('no longer in your address book'),
      ]);
    }
  });

  test('who logs in between cart and order keeps both', async () => {
    const { email } = await customers.newCustomer();
    const { buyer } = await reviewed();
    const cookie = `sid=${buyer.cookies.get('sid')}`;
    buyer.cookies.set('sid', dataOf(await customers.logIn(email, password, { cookie })).sid);
    const placed = await place(buyer, await buyer.open('/checkout'));
    expect((await read(uuidAt(placed))).customer_id).toEqual(expect.any(Number));
    expect((await openBrowser(shop).open(placed.at.split('?')[0] as string)).status).toBe(404);
  });
});

test('each checkout page takes the same few statements, regardless of the number of lines', async () => {
  const skus = await Promise.all(
    Array.from({ length: 8 }, async () => (await createProduct(shop, { price: 1, qty: 10 })).sku),
  );
  const [few, many] = [await buyerWith(shop, mug.sku), await buyerWith(shop, ...skus)];
  await goToReview(few, 'cod');
  await goToReview(many, 'cod');
  const counted = async (buyer: Browser, path: string): Promise<number> => {
    const before = shop.statements();
    expect((await buyer.open(path)).status).toBe(200);
    return shop.statements() - before;
  };
  for (const [path, most] of [
    ['/cart', 6],
    // One statement reads whether the shop asks for consent to reminders, and whether it was given.
    ['/checkout?step=address', 9],
    ['/checkout?step=shipping', 11],
    ['/checkout?step=payment', 8],
    ['/checkout', 7],
  ] as const) {
    const counts = await counted(few, path);
    expect(counts, path).toBeLessThanOrEqual(most);
    expect(await counted(many, path), path).toBe(counts);
  }
});

test('another site cannot place an order', async () => {
  const { buyer, review } = await reviewed();
  const body = new URLSearchParams(fieldsOf(review.html, '/checkout/order')).toString();
  for (const cookie of [`sid=${buyer.cookies.get('sid')}`, '']) {
    const { status } = await shop.request('POST', '/checkout/order', body, {
      headers: {
        ...(cookie && { cookie }),
        origin: 'https://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(status).toBe(403);
  }
  expect(await ordersOfMug()).toBe(0);
});

/** Completes a cart by submitting the checkout forms. */
async function goToReviewOf(sku: string): Promise<{ cart_id: string }> {
  const review = await goToReview(await buyerWith(shop, sku), 'cod');
  return { cart_id: fieldsOf(review.html, '/checkout/order')['cart_id'] as string };
}

async function buyerWithMore(buyer: Browser): Promise<Browser> {
  await buyer.send('/cart/items', { sku: mug.sku });
  return buyer;
}
