import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import gazette from '../../examples/extensions/gazette/src/index.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { addressFields, buyerWith, choose } from '../support/checkout.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

const EXPRESS = '/checkout/express/walletgw';

let its: WalletShop;
beforeAll(async () => {
  its = await walletShop({ wallet: { timeoutMs: 5000 } });
});
afterAll(() => its.stop());

const account = () => its.gateway.shopper;
beforeEach(() => {
  account().tax_info = null;
  account().phone = { country_code: '1', national_number: '5105550100' };
  account().address = {
    address_line_1: '1 Harbor Street',
    admin_area_2: 'Oakland',
    admin_area_1: 'CA',
    postal_code: '94607',
    country_code: 'US',
  };
});

/** Creates a product, with the path of its page. */
const newProduct = async (fields: Parameters<typeof createProduct>[1]) => {
  const product = await createProduct(its.shop, fields);
  return { ...product, url_key: product.sku.toLowerCase() };
};

const tokenIn = (address: string): string => new URL(address).searchParams.get('token') as string;

/** Uses the express button of the cart page. Returns the gateway's address. */
async function begin(buyer: Browser): Promise<string> {
  const { at, status } = await buyer.submit(await buyer.open('/cart'), EXPRESS);
  expect([status, at]).toEqual([303, expect.stringContaining(`${its.gateway.url}/checkoutnow?token=`)]);
  return at;
}

/** Approves a payment at the wallet. Returns where the wallet redirects to. */
const approve = (address: string): string => its.gateway.approve(tokenIn(address));

/** Takes a guest from the cart to the review. */
async function atReview(
  ...skus: readonly string[]
): Promise<{ buyer: Browser; review: Sight; back: string }> {
  const buyer = await buyerWith(its.shop, ...skus);
  const back = approve(await begin(buyer));
  return { buyer, back, review: await buyer.open(back) };
}

const place = (buyer: Browser, review: Sight, changes: Readonly<Record<string, string>> = {}) =>
  buyer.submit(review, '/checkout/order', changes);
const uuidIn = (at: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(at)?.[0] as string;
const callsTo = (path: RegExp) =>
  its.gateway.requests.filter((call) => path.test(`${call.method} ${call.path}`));
const cartOf = async (review: Sight) => {
  const id = fieldsOf(review.html, '/checkout/order')['cart_id'] as string;
  return dataOf(await its.shop.request('PATCH', `/api/carts/${id}`, { shipping_note: '' }));
};
const countOrders = async (): Promise<number> =>
  (await its.shop.db.any(sql.type(z.object({}))`select from "order"`)).length;

describe('a guest with a wallet', () => {
  test('buys with three interactions: the button, the approval, and the order with its exact total', async () => {
    const { buyer, review } = await atReview(its.product.sku);
    expect([review.status, review.at]).toEqual([200, '/checkout?step=review']);
    const text = textOf(review.html);
    expect(text).toContain('You approved the payment with Wallet. Check your order, then place it.');
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain('Oakland, CA 94607');
    expect(text).toContain('Place order · $15.00');
    const placed = await place(buyer, review);
    expect([placed.status, placed.at]).toEqual([200, expect.stringContaining('/checkout/success/')]);
    const order = await its.read(uuidIn(placed.at));
    expect(order).toMatchObject({
      payment_status: 'walletgw_captured',
      customer_email: 'ada.lovelace@example.com',
      grand_total: 15,
    });
    const [remote] = [...its.gateway.ledger.orders.values()].slice(-1);
    expect(remote?.body.purchase_units[0]).toMatchObject({
      custom_id: order.uuid,
      invoice_id: order.order_number,
      amount: { value: '15.00' },
    });
    expect([...its.gateway.ledger.captures.values()].at(-1)).toMatchObject({
      orderId: remote?.id,
      amount: { value: '15.00' },
    });
  });

  test('pays from the page of a product with a least quantity, which the button puts into the cart without a quantity', async () => {
    const { sku, url_key } = await newProduct({ price: 12, qty: 50, min_qty: 4, qty_step: 2 });
    const buyer = openBrowser(its.shop);
    const few = await buyer.send(EXPRESS, { sku, qty: '3', from: `/${url_key}` });
    expect([few.status, textOf(few.html)]).toEqual([
      400,
      expect.stringContaining('Order at least 4 of this product'),
    ]);
    await buyer.send(EXPRESS, { sku, from: `/${url_key}` });
    await buyer.send(EXPRESS, { sku, from: `/${url_key}` });
    expect(textOf((await buyer.open('/cart')).html)).toContain('Subtotal $48.00');
  });

  test('pays from a product page, whose button puts the product into the cart once', async () => {
    const { sku, url_key } = await newProduct({ price: 12, qty: 5 });
    const buyer = openBrowser(its.shop);
    const page = await buyer.open(`/${url_key}`);
    expect(page.html).toContain(`formaction="${EXPRESS}" name="from" value="/${url_key}"`);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' *");
    const fields = { ...fieldsOf(page.html, '/cart/items'), from: `/${url_key}` };
    const first = await buyer.send(EXPRESS, fields);
    expect((await buyer.send(EXPRESS, fields)).at).toBe(first.at);
    const review = await buyer.open(approve(first.at));
    expect(textOf(review.html)).toContain('Place order · $17.00');
    expect((await cartOf(review)).items).toMatchObject([{ product_sku: sku, qty: 1 }]);
  });

  test.each([
    ['BR_CNPJ', '11222333000181', 'BR11222333000181'],
    ['BR_CNPJ', '112223330001', null],
    ['BR_CPF', '11144477735', null],
  ] as const)('with the tax ID %s %s has the VAT ID %s', async (tax_id_type, tax_id, vat_id) => {
    account().tax_info = { tax_id_type, tax_id };
    const { review } = await atReview(its.product.sku);
    expect(review.at).toBe('/checkout?step=review');
    const { shipping_address: address } = await cartOf(review);
    expect([address.company, address.vat_id]).toEqual([null, vat_id]);
  });

  test('finds the page and the cart as they were after canceling at the wallet', async () => {
    const { url_key, sku } = await newProduct({ price: 12, qty: 5 });
    const buyer = openBrowser(its.shop);
    const { at } = await buyer.send(EXPRESS, { sku, qty: '1', from: `/${url_key}` });
    const answer = await fetch(at, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'cancel' }),
    });
    const back = await buyer.open(answer.headers.get('location') as string);
    expect([back.status, back.at]).toEqual([200, expect.stringContaining(`/${url_key}?token=`)]);
    const cart = await buyer.open('/checkout');
    expect(fieldsOf(cart.html, '/checkout/address')['email']).toBe('');
    expect(cart.html).toContain(`action="${EXPRESS}"`);
  });

  test('chooses among several shipping methods in the review, where the least expensive one is selected, in another theme too', async () => {
    const own = await walletShop({
      extensions: [coreShipping, cod, walletgw, gazette],
      wallet: { timeoutMs: 5000 },
    });
    try {
      const [zone] = dataOf(await own.shop.admin('GET', '/api/shippingZones'));
      const method = dataOf(
        await own.shop.admin('POST', '/api/shippingProviders/core/methods', { name: 'Slow' }),
      );
      const rate = { method_id: method.uuid, zone_id: zone.uuid, cost: 2 };
      dataOf(await own.shop.admin('POST', '/api/shippingProviders/core/rates', rate));
      const buyer = await buyerWith(own.shop, own.product.sku);
      expect((await buyer.open(`/${own.product.sku.toLowerCase()}`)).html).toContain(
        `formaction="${EXPRESS}"`,
      );
      const { at } = await buyer.submit(await buyer.open('/cart'), EXPRESS);
      const review = await buyer.open(own.gateway.approve(tokenIn(at)));
      expect(textOf(review.html)).toContain('Place order · $12.00');
      const values = [...review.html.matchAll(/type="radio"[^>]*value="([^"]*)"/g)].map(([, value]) => value);
      expect(values).toHaveLength(2);
      const chosen = fieldsOf(review.html, '/checkout/shipping-method')['method'];
      const other = values.find((value) => value !== chosen) as string;
      const again = await choose(buyer, review, '/checkout/shipping-method', { method: other });
      expect([again.at, textOf(again.html)]).toEqual([
        '/checkout?step=review',
        expect.stringContaining('Place order · $15.00'),
      ]);
    } finally {
      await own.stop();
    }
  });
});

describe('the order is placed and paid once', () => {
  test('whoever returns twice, places twice and loads again sees the same order', async () => {
    const { buyer, back, review } = await atReview(its.product.sku);
    expect((await buyer.open(back)).at).toBe('/checkout?step=review');
    const [before, captures] = [await countOrders(), its.gateway.ledger.captures.size];
    const both = await Promise.all([place(buyer, review), place(buyer, review)]);
    expect(both.map(({ at }) => at)).toEqual(
      both.map(() => expect.stringMatching(/[0-9a-f]{8}-[0-9a-f-]{27}/)),
    );
    const uuids = new Set(both.map(({ at }) => uuidIn(at)));
    expect(uuids.size).toBe(1);
    expect((await buyer.open(back)).at).toContain([...uuids][0]);
    expect((await place(buyer, review)).at).toContain([...uuids][0]);
    expect([await countOrders(), its.gateway.ledger.captures.size]).toEqual([before + 1, captures + 1]);
  });

  test('two returns at once take the same approval', async () => {
    const buyer = await buyerWith(its.shop, its.product.sku);
    const back = approve(await begin(buyer));
    const both = await Promise.all([buyer.open(back), buyer.open(back)]);
    expect(both.map(({ status, at }) => [status, at])).toEqual(
      both.map(() => [200, '/checkout?step=review']),
    );
    expect((await place(buyer, both[0] as Sight)).at).toContain('/checkout/success/');
  });

  test('a price that changes after the approval is shown before it is charged', async () => {
    const { sku, uuid } = await newProduct({ price: 10, qty: 5 });
    const { buyer, review } = await atReview(sku);
    dataOf(await its.shop.admin('PATCH', `/api/products/${uuid}`, { price: 11 }));
    const changed = await place(buyer, review);
    expect(changed.status).toBe(409);
    expect(textOf(changed.html)).toContain('Your cart has changed since you last looked');
    const placed = await place(buyer, changed);
    expect(await its.read(uuidIn(placed.at))).toMatchObject({
      payment_status: 'walletgw_captured',
      grand_total: 16,
    });
  });

  test('an amount far above the approved one is approved again, and the first approval is never captured', async () => {
    const { sku } = await newProduct({ price: 300, qty: 5 });
    const { buyer, back } = await atReview(its.product.sku);
    await buyer.send('/cart/items', { sku });
    const placed = await place(buyer, await buyer.open('/checkout?step=review'));
    expect([placed.status, placed.at]).toEqual([303, expect.stringContaining('/checkoutnow?token=')]);
    expect(tokenIn(placed.at)).not.toBe(new URL(back).searchParams.get('token'));
    const paid = await buyer.open(approve(placed.at));
    expect(await its.read(uuidIn(paid.at))).toMatchObject({
      payment_status: 'walletgw_captured',
      grand_total: 315,
    });
    const first = new URL(back).searchParams.get('token');
    expect([...its.gateway.ledger.captures.values()].some(({ orderId }) => orderId === first)).toBe(false);
  });

  test('a change of the gateway order whose answer is lost leaves no order paid twice', async () => {
    const { buyer, review, back } = await atReview(its.product.sku);
    const id = new URL(back).searchParams.get('token') as string;
    its.gateway.fault(new RegExp(`/v2/checkout/orders/${id}$`), { kind: 'slow', ms: 0 }, 1);
    its.gateway.fault(new RegExp(`/v2/checkout/orders/${id}$`), { kind: 'cut' }, 1);
    const placed = await place(buyer, review);
    its.gateway.clearFaults();
    expect(await its.statusOf(uuidIn(placed.at))).toBe('walletgw_captured');
    expect([...its.gateway.ledger.captures.values()].filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  test('another payment method chosen after the approval leaves the approval unused', async () => {
    const { buyer, back } = await atReview(its.product.sku);
    const payment = await buyer.open('/checkout?step=payment');
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    expect(textOf(review.html)).not.toContain('You approved the payment');
    const placed = await place(buyer, review);
    expect(await its.read(uuidIn(placed.at))).toMatchObject({
      payment_method: 'cod',
      integration_order_id: null,
    });
    expect(its.gateway.ledger.order(new URL(back).searchParams.get('token') as string).status).toBe(
      'APPROVED',
    );
  });
});

describe('what the wallet says', () => {
  test('a country that the shop does not ship to is told, and nothing is lost', async () => {
    account().address = {
      address_line_1: 'Karl Johans gate 1',
      admin_area_2: 'Oslo',
      admin_area_1: '',
      postal_code: '0154',
      country_code: 'NO',
    };
    const { buyer, review: page } = await atReview(its.product.sku);
    expect(page.status).toBe(200);
    expect(textOf(page.html)).toContain('We don’t ship to this address');
    expect(fieldsOf(page.html, '/checkout/address')).toMatchObject({
      email: 'ada.lovelace@example.com',
      'shipping.full_name': 'Ada Lovelace',
      'shipping.city': 'Oslo',
    });
    const shipping = await choose(buyer, page, '/checkout/address', addressFields('shipping'));
    const method = fieldsOf(shipping.html, '/checkout/shipping-method')['method'] as string;
    const review = await choose(buyer, shipping, '/checkout/shipping-method', { method });
    expect(review.at).toBe('/checkout?step=review');
    expect((await place(buyer, review)).at).toContain('/checkout/success/');
  });

  test('an address without a telephone number asks for that alone', async () => {
    account().phone = null;
    const { buyer, review: page } = await atReview(its.product.sku);
    expect(textOf(page.html)).toContain('Enter your phone number');
    const shipping = await choose(buyer, page, '/checkout/address', { 'shipping.telephone': '510 555 0100' });
    expect(textOf(shipping.html)).toContain('Shipping');
  });

  test('an approval of another cart, or none, leaves the cart alone', async () => {
    const other = approve(await begin(await buyerWith(its.shop, its.product.sku)));
    const buyer = await buyerWith(its.shop, its.product.sku);
    const own = await begin(buyer);
    const cart = its.gateway.ledger.order(tokenIn(own)).body.purchase_units[0]?.custom_id?.slice(5);
    for (const token of [new URL(other).searchParams.get('token'), tokenIn(own), 'nonsense', '']) {
      const page = await buyer.open(`${EXPRESS}/return?cart=${cart}&token=${token}`);
      expect(textOf(page.html)).toContain('The payment wasn’t approved. Your cart is unchanged.');
    }
    expect(fieldsOf((await buyer.open('/checkout')).html, '/checkout/address')['email']).toBe('');
  });

  test('a gateway that does not answer leaves the cart with a message', async () => {
    const buyer = await buyerWith(its.shop, its.product.sku);
    its.gateway.fault(/checkout\/orders$/, { kind: 'error' }, 3);
    const failed = await buyer.submit(await buyer.open('/cart'), EXPRESS);
    expect(textOf(failed.html)).toContain('We couldn’t start the payment. Try again in a moment.');
    const back = approve(await begin(buyer));
    its.gateway.fault(/checkout\/orders\/\w+$/, { kind: 'error' }, 3);
    const page = await buyer.open(back);
    expect(textOf(page.html)).toContain('We couldn’t reach your wallet. Your cart is unchanged.');
    its.gateway.clearFaults();
    expect((await buyer.open(back)).at).toBe('/checkout?step=review');
  });
});

describe('the buttons', () => {
  test('stand on product, cart and first step, and nowhere while something cannot be paid or shipped', async () => {
    const { url_key, sku } = await newProduct({ price: 10, qty: 1 });
    const buyer = await buyerWith(its.shop, sku);
    const seen = async () =>
      Promise.all(
        [`/${url_key}`, '/cart', '/checkout'].map(async (path) =>
          (await buyer.open(path)).html.includes(EXPRESS),
        ),
      );
    expect(await seen()).toEqual([true, true, true]);
    dataOf(await its.shop.admin('POST', '/api/settings', { walletgwExpressStatus: 0 }));
    expect(await seen()).toEqual([false, false, false]);
    dataOf(
      await its.shop.admin('POST', '/api/settings', { walletgwExpressStatus: 1, walletgwPaymentStatus: 0 }),
    );
    expect(await seen()).toEqual([false, false, false]);
    dataOf(await its.shop.admin('POST', '/api/settings', { walletgwPaymentStatus: 1 }));
    const free = await newProduct({ price: 0, qty: 5 });
    expect((await buyer.open(`/${free.url_key}`)).html).not.toContain(EXPRESS);
    const nothing = openBrowser(its.shop);
    expect((await nothing.open('/cart')).html).not.toContain(EXPRESS);
    expect((await nothing.send(EXPRESS, { from: '/cart' })).status).toBe(400);
  });

  test('a kept product page has no trace of a shopper', async () => {
    const { url_key } = await newProduct({ price: 10, qty: 5 });
    const one = await openBrowser(its.shop).open(`/${url_key}`);
    const other = await openBrowser(its.shop).open(`/${url_key}`);
    expect(other.html).toBe(one.html);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(other.headers.get('etag')).not.toBeNull();
  });

  test('a sender to another site cannot choose where a canceled payment leads', async () => {
    const buyer = await buyerWith(its.shop, its.product.sku);
    for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const { at } = await buyer.send(EXPRESS, { from });
      const { cancel_url } = its.gateway.ledger.order(tokenIn(at)).body.payment_source.paypal
        .experience_context;
      expect(new URL(cancel_url).pathname).toBe('/cart');
    }
  });
});

describe('POST /api/walletgw/express', () => {
  const express = (cart_id: unknown) => its.shop.request('POST', '/api/walletgw/express', { cart_id });

  test('answers the gateway order of a cart, the same one while the cart does not change', async () => {
    const items = [{ sku: its.product.sku, qty: 1 }];
    const { cartId } = dataOf(await its.shop.request('POST', '/api/carts', { items }));
    const first = dataOf(await express(cartId));
    expect(first.approveUrl).toBe(`${its.gateway.url}/checkoutnow?token=${first.walletgwOrderId}`);
    expect(dataOf(await express(cartId))).toEqual(first);
    dataOf(await its.shop.request('POST', `/api/carts/${cartId}/items`, items[0]));
    expect(dataOf(await express(cartId)).walletgwOrderId).not.toBe(first.walletgwOrderId);
    const [created] = callsTo(/POST \/v2\/checkout\/orders$/).slice(-1);
    expect(created?.requestId).toMatch(new RegExp(`^${cartId}-\\d+-`));
    expect(JSON.parse(created?.text ?? '')).toMatchObject({
      purchase_units: [{ custom_id: `cart-${cartId}`, amount: { value: '20.00' } }],
      payment_source: {
        paypal: { experience_context: { shipping_preference: 'GET_FROM_FILE', user_action: 'CONTINUE' } },
      },
    });
  });

  test('refuses unknown carts, and carts with nothing to pay, by code', async () => {
    const code = async (cart: unknown) => {
      const { status, body } = await express(cart);
      return [status, body.error.code];
    };
    expect(await code('7b0f3f5e-0000-4000-8000-000000000000')).toEqual([400, 'INVALID_CART']);
    expect(await code(undefined)).toEqual([400, 'VALIDATION_FAILED']);
    const { sku } = await newProduct({ price: 0, qty: 5 });
    const free = dataOf(await its.shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    expect(await code(free.cartId)).toEqual([400, 'EXPRESS_NOT_AVAILABLE']);
    its.gateway.fault(/checkout\/orders$/, { kind: 'error' }, 3);
    const items = [{ sku: its.product.sku, qty: 1 }];
    const { cartId } = dataOf(await its.shop.request('POST', '/api/carts', { items }));
    expect(await code(cartId)).toEqual([502, 'EXPRESS_NOT_STARTED']);
  });
});

test('a purchase without express sends exactly the requests that it sent before', async () => {
  const from = its.gateway.requests.length;
  const order = await its.startedOrder();
  its.gateway.approve(order.walletId);
  await its.finish(order);
  expect(its.gateway.requests.slice(from).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v2/checkout/orders',
    `GET /v2/checkout/orders/${order.walletId}`,
    `POST /v2/checkout/orders/${order.walletId}/capture`,
  ]);
});
