import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { addressFields, buyerWith, choose, contact, firstChoice, goToReview } from '../support/checkout.ts';

let its: OrderShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
let song: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  its = await orderShop();
  mug = await createProduct(its.shop, { price: 10, qty: 1000 });
  song = await createProduct(its.shop, { price: 1, qty: 1000, noShipping: true });
});
afterAll(() => its.shop.stop());

const reviewed = async (...skus: readonly string[]): Promise<[Browser, Sight]> => {
  const buyer = await buyerWith(its.shop, ...(skus.length > 0 ? skus : [mug.sku]));
  return [buyer, await goToReview(buyer, 'cod')];
};
const uuidAt = ({ at }: Sight): string => at.replace('/checkout/success/', '').replace(/\?.*$/, '');
const read = async (uuid: string) => dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`));

describe('the checkout of a visitor without scripts', () => {
  test('leads from the cart to an order with cash on delivery', async () => {
    const [buyer, review] = await reviewed(mug.sku, mug.sku);
    expect(textOf(review.html)).toMatch(/Subtotal \$20\.00 Shipping \$4\.99 Total \$24\.99/);
    const placed = await buyer.submit(review, '/checkout/order');
    expect([placed.status, placed.at]).toEqual([
      200,
      expect.stringMatching(/^\/checkout\/success\/[0-9a-f-]{36}\?token=[\w.-]+$/),
    ]);
    expect(textOf(placed.html)).toContain('We’ve received your order.');
    expect(textOf(placed.html)).toContain('Pay $24.99 to the courier when your order arrives.');
    expect(await read(uuidAt(placed))).toMatchObject({
      grand_total: 24.99,
      payment_method: 'cod',
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada Lovelace',
      shipping_address: { city: 'Oakland' },
      billing_address: { city: 'Oakland' },
      items: [{ product_sku: mug.sku, qty: 2 }],
    });
    expect(textOf((await buyer.open('/cart')).html)).toContain('Your cart is empty');
  });

  test('bills to another address if its checkbox is checked', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('shipping'),
      billing_other: '1',
      ...addressFields('billing', { city: 'Vienna', country: 'AT', postcode: '1010', address_2: 'Top 3' }),
    });
    const again = await buyer.open('/checkout?step=address');
    expect(again.html).toMatch(/name="billing_other"[^>]*checked/);
    await choose(buyer, again, '/checkout/address', { 'shipping.city': 'Berkeley' });
    const placed = await buyer.submit(await continueCheckout(buyer), '/checkout/order');
    expect(await read(uuidAt(placed))).toMatchObject({
      shipping_address: { city: 'Berkeley' },
      billing_address: { city: 'Vienna', country: 'AT', postcode: '1010', address_2: 'Top 3' },
    });
  });

  test('requests only what a cart needs: nothing to ship, nothing to pay', async () => {
    dataOf(await its.shop.admin('POST', '/api/settings', { codWithoutDelivery: 1 }));
    const buyer = await buyerWith(its.shop, song.sku);
    const address = await buyer.open('/checkout');
    expect(address.html).not.toContain('name="shipping.city"');
    const payment = await choose(buyer, address, '/checkout/address', {
      ...contact,
      ...addressFields('billing'),
    });
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    const placed = await buyer.submit(review, '/checkout/order');
    expect(await read(uuidAt(placed))).toMatchObject({
      billing_address: { city: 'Oakland' },
      shipping_address: null,
    });

    const free = await createProduct(its.shop, { price: 0, qty: 5, noShipping: true });
    const reader = await buyerWith(its.shop, free.sku);
    const last = await choose(reader, await reader.open('/checkout'), '/checkout/address', contact);
    const given = await reader.submit(last, '/checkout/order');
    expect(textOf(given.html)).toContain('We’ve received your order and your payment.');
  });

  test('says that the payment methods are for orders that are shipped, if nothing in the cart is', async () => {
    const save = async (values: object) => dataOf(await its.shop.admin('POST', '/api/settings', values));
    await save({ codWithoutDelivery: null });
    const buyer = await buyerWith(its.shop, song.sku);
    const payment = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('billing'),
    });
    expect(textOf(payment.html)).toContain(
      'No payment methods are available because nothing in your cart is shipped. For orders that are shipped, there is: Cash on delivery.',
    );
    expect(dataOf(await asData(buyer, '/checkout')).step).toEqual({
      name: 'payment',
      methods: [],
      for_shipped_only: ['Cash on delivery'],
    });
    await save({ codPaymentStatus: 0 });
    expect(textOf((await buyer.open('/checkout')).html)).toContain(
      'No payment methods are available right now. Please come back later.',
    );
    await save({ codPaymentStatus: 1 });
  });

  test('has a separate URL for each step, whose button names the next open step', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const shipping = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('shipping'),
    });
    expect([shipping.at, textOf(shipping.html)]).toEqual([
      '/checkout?step=shipping',
      expect.stringContaining('Continue to payment'),
    ]);
    const method = firstChoice(shipping);
    const payment = await choose(buyer, shipping, '/checkout/shipping-method', { method });
    expect([payment.at, textOf(payment.html)]).toEqual([
      '/checkout?step=payment',
      expect.stringContaining('Continue to review'),
    ]);
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    expect(review.at).toBe('/checkout?step=review');
    const again = await buyer.open('/checkout?step=address');
    expect(textOf(again.html)).toContain('Continue to review');
    expect((await choose(buyer, again, '/checkout/address', {})).at).toBe('/checkout?step=review');
  });

  test('shows when each shipping method arrives and what follows each payment method', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const shipping = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('shipping'),
    });
    const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
    const step = async (name: string) => {
      const headers = { accept: 'application/json', cookie };
      const answer = await fetch(`${its.shop.url}/checkout?step=${name}`, { headers });
      return ((await answer.json()) as { data: { step: { methods: object[] } } }).data.step.methods;
    };
    expect(await step('shipping')).toEqual([
      expect.objectContaining({ business_days: null, delivery: null }),
    ]);
    expect(shipping.html).toMatch(/<span class="amount">\$\d+\.\d\d/);
    const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
      method: firstChoice(shipping),
    });
    expect(await step('payment')).toContainEqual({
      code: 'cod',
      name: 'Cash on delivery',
      hint: expect.stringMatching(/^Pay \$[\d.]+ when your order arrives\.$/),
    });
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    expect(textOf(review.html)).toMatch(/Same as shipping address.*Place order · \$[\d.]+/s);
  });

  test('accepts a coupon next to each step, stays there, and names the coupon with its discount', async () => {
    const coupon = {
      coupon: 'SPRING',
      status: 1,
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: '10',
    };
    dataOf(await its.shop.admin('POST', '/api/coupons', coupon));
    const buyer = await buyerWith(its.shop, mug.sku);
    const shipping = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('shipping'),
    });
    const refused = await buyer.submit(shipping, '/cart/coupons', { coupon: 'NEVER' });
    expect(refused.html).toContain('aria-current="step">Shipping</span>');
    expect(refused.html).toMatch(/<a href="#field-coupon">/);
    const taken = await buyer.submit(refused, '/cart/coupons', { coupon: 'spring' });
    expect(taken.at).toBe('/checkout?step=shipping');
    expect(textOf(taken.html)).toContain('Discount (SPRING)');
    const without = await buyer.submit(taken, '/cart/coupons/removal');
    expect([without.at, textOf(without.html).includes('Discount')]).toEqual([
      '/checkout?step=shipping',
      false,
    ]);
  });

  test('reports a rejected form in title and summary, and focuses the summary', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const page = await buyer.submit(await buyer.open('/checkout'), '/checkout/address', { email: 'nobody' });
    expect(page.html).toMatch(/<title>Error: Checkout – [^<]+<\/title>/);
    expect(page.html).toMatch(/<div class="errors" role="alert" tabindex="-1" autofocus/);
  });

  test('stores the note, and shows a completed step with its values', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const shipping = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('shipping'),
    });
    const method = firstChoice(shipping);
    await choose(buyer, shipping, '/checkout/shipping-method', { method, note: '<b>Ring</b> twice' });
    const again = await buyer.open('/checkout?step=shipping');
    expect(again.html).toContain('&lt;b&gt;Ring&lt;/b&gt; twice');
    expect(again.html).toMatch(/type="radio"[^>]*checked/);
    expect(fieldsOf(again.html, '/checkout/shipping-method')).toEqual({ method, note: '<b>Ring</b> twice' });
  });

  test('has nothing to order in an empty cart', async () => {
    const page = await openBrowser(its.shop).open('/checkout');
    expect([page.status, textOf(page.html)]).toEqual([200, expect.stringContaining('Your cart is empty')]);
  });

  test('allows no step to be skipped', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    for (const step of ['shipping', 'payment', 'review', 'nonsense'])
      expect((await buyer.open(`/checkout?step=${step}`)).html).toContain('action="/checkout/address"');
  });

  test('reports that an address cannot be shipped to, and keeps the address', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const page = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
      ...contact,
      ...addressFields('shipping', { country: 'AT', postcode: '1010' }),
    });
    expect(textOf(page.html)).toContain('We don’t ship to this address.');
    const again = await buyer.open('/checkout?step=address');
    expect(fieldsOf(again.html, '/checkout/address')['shipping.country']).toBe('AT');
  });

  test('is the same as data', async () => {
    const [buyer] = await reviewed();
    const data = dataOf(await asData(buyer, '/checkout'));
    expect(data).toMatchObject({
      kind: 'checkout',
      steps: [
        { name: 'address' },
        { name: 'shipping' },
        { name: 'payment' },
        { name: 'review', is_done: false },
      ],
      step: { name: 'review', reviewed: expect.any(String) },
      cart: { email: 'ada@example.com', payment_method: 'Cash on delivery' },
      unpaid_order: null,
    });
    expect(dataOf(await asData(buyer, '/checkout?step=address')).step).toMatchObject({
      countries: [{ code: 'US', name: 'United States' }],
      asks: { shipping: true, billing: 'optional' },
    });
  });

  test('is private on all its pages', async () => {
    const [buyer, review] = await reviewed();
    const placed = await buyer.submit(review, '/checkout/order');
    for (const { headers, html } of [review, placed]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(html).toContain('<meta name="robots" content="noindex" />');
    }
  });
});

describe('a rejected checkout form is shown again', () => {
  const broken = { ...contact, ...addressFields('shipping') };
  test.each([
    ['email', '', 'Enter an email address, such as name@example.com'],
    ['email', 'ada', 'Enter an email address, such as name@example.com'],
    ['shipping.full_name', '', 'Enter your full name'],
    ['shipping.telephone', ' ', 'Enter your phone number'],
    ['shipping.address_1', '', 'Enter your street address'],
    ['shipping.city', '', 'Enter your city'],
    ['shipping.province', '', 'Enter your state'],
    ['shipping.country', '', 'Choose a country'],
    ['shipping.postcode', '', 'Enter your ZIP code'],
    ['shipping.city', 'x'.repeat(256), 'City can have at most 255 characters'],
  ])('with %s = %j: %s', async (name, value, message) => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const page = await buyer.submit(await buyer.open('/checkout'), '/checkout/address', {
      ...broken,
      [name]: value,
    });
    expect(page.status).toBe(400);
    expect(page.html).toContain(`<a href="#field-${name}">${message}</a>`);
    expect(page.html).toContain(`id="field-${name}-error">${message}`);
    // The shop ships to only one country, so the country field offers no other choice.
    const retained = name === 'shipping.country' ? broken : { ...broken, [name]: value };
    expect(fieldsOf(page.html, '/checkout/address')).toMatchObject(retained);
    expect((await buyer.open('/checkout?step=shipping')).html).toContain('action="/checkout/address"');
  });

  test('with an incomplete billing address', async () => {
    const buyer = await buyerWith(its.shop, mug.sku);
    const sent = { ...broken, billing_other: '1', ...addressFields('billing', { city: '' }) };
    const page = await buyer.submit(await buyer.open('/checkout'), '/checkout/address', sent);
    expect(page.html).toContain('<a href="#field-billing.city">Enter your city</a>');
    expect(page.html).toMatch(/name="billing_other"[^>]*checked/);
  });

  test.each([
    ['shipping', '/checkout/shipping-method', '', 'Choose a shipping method'],
    ['shipping', '/checkout/shipping-method', 'nonsense', 'Choose a shipping method'],
    ['shipping', '/checkout/shipping-method', '%/%', 'Choose a shipping method'],
    [
      'shipping',
      '/checkout/shipping-method',
      'core/gone',
      'This shipping method is no longer available. Choose another one.',
    ],
    ['payment', '/checkout/payment-method', '', 'Choose a payment method'],
    ['payment', '/checkout/payment-method', 'gold', 'The payment method gold isn’t available'],
  ])('at the step %s, %s %j: %s', async (step, action, method, message) => {
    const [buyer] = await reviewed();
    const page = await buyer.submit(await buyer.open(`/checkout?step=${step}`), action, { method });
    expect([page.status, page.at]).toEqual([400, action]);
    expect(page.html).toContain(`<a href="#field-method">${message}</a>`);
    expect(page.html).toContain('id="field-method"');
  });

  test('with a note that is too long', async () => {
    const [buyer] = await reviewed();
    const page = await buyer.submit(
      await buyer.open('/checkout?step=shipping'),
      '/checkout/shipping-method',
      { note: 'x'.repeat(2001) },
    );
    expect(page.html).toContain('<a href="#field-note">The note isn’t valid</a>');
  });

  test('of a visitor without a cart', async () => {
    const visitor = openBrowser(its.shop);
    const forms = {
      '/checkout/address': broken,
      '/checkout/shipping-method': { method: 'core/x' },
      '/checkout/payment-method': { method: 'cod' },
      '/checkout/order': { cart_id: 'none', reviewed: 'x' },
    };
    for (const [action, fields] of Object.entries(forms)) {
      const page = await visitor.send(action, fields);
      expect([page.status, textOf(page.html)], action).toEqual([
        400,
        expect.stringContaining('This cart is no longer active'),
      ]);
    }
    expect(visitor.cookies.size).toBe(0);
  });
});

const asData = ({ cookies }: Browser, path: string) =>
  its.shop.request('GET', path, undefined, {
    headers: {
      accept: 'application/json',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    },
  });

/** Submits the shipping step and continues. */
async function continueCheckout(buyer: Browser): Promise<Sight> {
  const shipping = await buyer.open('/checkout?step=shipping');
  const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
    method: firstChoice(shipping),
  });
  return choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
}
