import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { promotionShop } from '../support/promotionShop.ts';
import type { PromotionShop } from '../support/promotionShop.ts';
import { addressFields, contact, firstChoice } from '../support/checkout.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let its: PromotionShop;
let of: ReturnType<typeof giftCardsOf>;
const customers = customersOf(() => its.shop);
const running: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  its = await promotionShop();
  of = giftCardsOf(its.shop);
});
afterEach(async () => {
  for (const end of running.splice(0)) await end();
});
afterAll(() => its.shop.stop());

const product = (price = 20, qty = 100) => createProduct(its.shop, { price, qty });
/** Makes a visitor whose cart has one unit of a new product. */
async function visitorWith(price = 20): Promise<{ visitor: Browser; sku: string }> {
  const { sku } = await product(price);
  const visitor = openBrowser(its.shop);
  await visitor.send('/cart/items', { sku, qty: '1' });
  return { visitor, sku };
}
async function promote(fields: object = {}) {
  const promotion = await its.promote(fields);
  running.push(promotion.end);
  return promotion;
}
const textAt = async (visitor: Browser, path = '/cart') => textOf((await visitor.open(path)).html);
/** Reads the view of the visitor's cart. */
async function cartOf(visitor: Browser) {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { accept: 'application/json', cookie };
  return dataOf(await its.shop.request('GET', '/cart', undefined, { headers })).cart;
}

test('a code on the cart says what it saves, and is taken off by its button', async () => {
  const { visitor } = await visitorWith();
  const { code, label } = await its.promoteByCode();
  const page = await visitor.send('/cart/coupons', { coupon: code.toLowerCase() });
  expect([page.status, page.at]).toEqual([200, '/cart']);
  expect(textOf(page.html)).toContain(`${code} Saves $2.00 Remove`);
  expect(textOf(page.html)).toContain(`${label} -$2.00`);
  expect((await cartOf(visitor)).codes).toEqual([
    { code, uuid: expect.any(String), label, saved: 2, gives: 'discount', reason: null },
  ]);
  expect(fieldsOf(page.html, '/cart/coupons/removal')).toEqual({ coupon: code });
  const after = await visitor.submit(page, '/cart/coupons/removal');
  expect(textOf(after.html)).not.toContain(code);
});

test('a code that gives nothing yet stays and says why, until the cart meets its conditions', async () => {
  const { visitor, sku } = await visitorWith();
  const { code } = await its.promoteByCode({ conditions: [{ kind: 'subtotal', min: 50 }] });
  const page = textOf((await visitor.send('/cart/coupons', { coupon: code })).html);
  expect(page).toContain(`${code} Gives nothing yet. It needs a subtotal of $50.00. Remove`);
  expect(page).not.toContain('gives nothing for this cart');
  await visitor.send('/cart/items', { sku, qty: '2' });
  expect(await textAt(visitor)).toContain(`${code} Saves $6.00`);
});

test.each([
  [[{ kind: 'qty', min: 3 }], 'It needs 3 items that it’s for.'],
  [[{ kind: 'first_order' }], 'Sign in or enter your email address to use it.'],
  [[{ kind: 'countries', codes: ['DE'] }], 'It’s only for some delivery countries.'],
] as const)('the reason of %j in words for shoppers', async (conditions, words) => {
  const { visitor } = await visitorWith();
  const { code } = await its.promoteByCode({ conditions });
  const page = textOf((await visitor.send('/cart/coupons', { coupon: code })).html);
  expect(page).toContain(`${code} Gives nothing yet. ${words}`);
});

test('what replaced another code is told once, and only if it is so', async () => {
  const { visitor } = await visitorWith();
  const [first, second] = [await its.promoteByCode(), await its.promoteByCode()];
  await visitor.send('/cart/coupons', { coupon: first.code });
  const page = await visitor.send('/cart/coupons', { coupon: second.code });
  expect(page.at).toBe(`/cart?replaced=${first.code}`);
  expect(textOf(page.html)).toContain(`${second.code} replaced ${first.code}.`);
  expect(await textAt(visitor)).not.toContain('replaced');
  for (const none of ['NOSUCHCODE', second.code])
    expect(await textAt(visitor, `/cart?replaced=${none}`)).not.toContain('replaced');
  const checkout = await visitor.send('/cart/coupons', { coupon: first.code, to: '/checkout?step=address' });
  expect(textOf(checkout.html)).toContain(`${first.code} replaced ${second.code}.`);
});

test('gift cards stand beside codes with what they pay', async () => {
  const { visitor } = await visitorWith();
  const { code } = await its.promoteByCode();
  const card = await of.newCard(5);
  await visitor.send('/cart/coupons', { coupon: code });
  const page = await visitor.send('/cart/coupons', { coupon: card.code });
  const name = `Gift card ending in ${card.code.slice(-4)}`;
  expect(textOf(page.html)).toContain(`${code} Saves $2.00 Remove ${name} Pays $5.00 Remove`);
  expect(textOf(page.html)).toContain(`${name} -$5.00 Left to pay $13.00`);
  expect(fieldsOf(page.html, '/cart/gift-cards/removal')).toEqual({ gift_card: card.uuid });
});

test('offers without a code are rows of the discount by their names', async () => {
  const { visitor } = await visitorWith();
  const [one, two] = [
    await promote({ priority: 2 }),
    await promote({ action: { kind: 'percent', value: 50 } }),
  ];
  const text = await textAt(visitor);
  expect(text).toContain(`${one.label} -$2.00 ${two.label} -$9.00`);
});

test('store credit is offered in the checkout, used, and given back', async () => {
  const customer = await customers.newCustomer();
  dataOf(
    await its.shop.admin('POST', `/api/customers/${customer.uuid}/credit`, { amount: 15, reason: 'sorry' }),
  );
  const { visitor } = await visitorWith();
  await visitor.send('/account/login', { email: customer.email, password });
  const to = '/checkout?step=address';
  const page = await visitor.open(to);
  expect(textOf(page.html)).toContain('Store credit: $15.00 available Use store credit');
  const used = await visitor.submit(page, '/cart/credit');
  expect([used.status, used.at]).toEqual([200, to]);
  expect(textOf(used.html)).toContain('Store credit -$15.00 Left to pay $5.00');
  expect(textOf(used.html)).toContain('Store credit Pays $15.00 Remove');
  expect(textOf(used.html)).not.toContain('Use store credit');
  const back = await visitor.submit(used, '/cart/credit/removal');
  expect(textOf(back.html)).toContain('Use store credit');
  expect(textOf(back.html)).not.toContain('Left to pay');
});

test('store credit is not offered to guests, nor in another currency, nor without need', async () => {
  const { visitor } = await visitorWith();
  expect(await textAt(visitor, '/checkout')).not.toContain('Use store credit');
  expect((await visitor.send('/cart/credit', {})).status).toBe(401);
  const customer = await customers.newCustomer();
  const credit = `/api/customers/${customer.uuid}/credit`;
  dataOf(await its.shop.admin('POST', credit, { amount: 15, reason: 'sorry' }));
  const card = await of.newCard(50);
  await visitor.send('/account/login', { email: customer.email, password });
  await visitor.send('/cart/coupons', { coupon: card.code });
  expect(await textAt(visitor, '/checkout')).not.toContain('Use store credit');
});

test('an order that gift cards and credit pay whole asks for no payment method', async () => {
  const customer = await customers.newCustomer();
  const credit = `/api/customers/${customer.uuid}/credit`;
  dataOf(await its.shop.admin('POST', credit, { amount: 20, reason: 'sorry' }));
  const card = await of.newCard(10);
  const { visitor } = await visitorWith();
  await visitor.send('/account/login', { email: customer.email, password });
  const first = await visitor.open('/checkout?step=address');
  const second = await visitor.submit(first, '/checkout/address', {
    ...contact,
    ...addressFields('shipping'),
  });
  expect(second.at).toBe('/checkout?step=shipping');
  await visitor.send('/cart/coupons', { coupon: card.code });
  await visitor.send('/cart/credit', {});
  const method = firstChoice(second);
  const review = await visitor.submit(second, '/checkout/shipping-method', { method });
  expect(review.at).toBe('/checkout?step=review');
  expect(textOf(review.html)).toContain('Store credit -$14.99 Left to pay $0.00');
  const done = await visitor.submit(review, '/checkout/order');
  expect(done.at).toContain('/checkout/success/');
  expect(textOf(done.html)).toContain('Store credit -$14.99');
});

test('a gift is a line of its own with the name of its offer, without a quantity, and can be removed', async () => {
  const given = await product(7, 3);
  const { label } = await promote({ action: { kind: 'gift', sku: given.sku, qty: 2 } });
  const { visitor } = await visitorWith();
  const page = await visitor.open('/cart');
  const text = textOf(page.html);
  expect(text).toContain(`Free gift: ${label}`);
  expect(text).toContain('× 2');
  const gift = (await cartOf(visitor)).lines[1];
  expect(gift).toMatchObject({ is_gift: true, gift_of: label, total: 0, qty: 2 });
  expect(page.html).not.toContain(`id="field-qty-${gift.uuid}"`);
  const after = await visitor.submit(page, `/cart/items/${gift.uuid}/removal`);
  expect(after.at).toBe('/cart');
  expect(textOf(after.html)).not.toContain('Free gift');
  expect(textOf(after.html)).not.toContain('Undo');
});

test('a gift that is out of stock is told', async () => {
  const given = await product(7, 0);
  await promote({ action: { kind: 'gift', sku: given.sku, qty: 1 } });
  const { visitor } = await visitorWith();
  expect(await textAt(visitor)).toMatch(/gift .* out of stock|out of stock/i);
});

test('wrong codes of gift cards in the box count as guesses at money, wrong coupons do not', async () => {
  const limited = await testShop({ config: { rateLimit: { auth: { points: 2, seconds: 900 } } } });
  try {
    const { sku } = await createProduct(limited, { price: 20, qty: 5 });
    const visitor = openBrowser(limited);
    await visitor.send('/cart/items', { sku, qty: '1' });
    const enter = async (coupon: string) => (await visitor.send('/cart/coupons', { coupon })).status;
    const wrong: number[] = [];
    for (let tried = 0; tried < 40; tried += 1)
      wrong.push(await enter(`AAAA-AAAA-AAAA-AA${String(tried).padStart(2, '0')}`));
    expect(wrong.at(0)).toBe(400);
    expect(wrong.at(-1)).toBe(429);
    expect(await enter('SUMMER')).toBe(400);
    const balance = await visitor.send('/cart/gift-card', { code: 'AAAA-AAAA-AAAA-AAAA' });
    expect(balance.status).toBe(429);
  } finally {
    await limited.stop();
  }
});

describe('an offer that the cart is near', () => {
  const free = (min: number) =>
    promote({
      class: 'shipping',
      action: { kind: 'shipping' },
      conditions: [{ kind: 'subtotal', min }],
    });

  test('tells on the cart and in the drawer what is missing, until it is reached', async () => {
    const { label } = await free(50);
    const { visitor, sku } = await visitorWith();
    expect(await textAt(visitor)).toContain('Add $30.00 more for free shipping');
    expect((await cartOf(visitor)).goals).toEqual([
      { message: 'Add $30.00 more for free shipping', label, reached: 0.4 },
    ]);
    const drawer = (await visitor.open(`/cart/added?sku=${sku}`)).html;
    expect(drawer).toContain('Add $30.00 more for free shipping');
    await visitor.send('/cart/items', { sku, qty: '2' });
    expect(await textAt(visitor)).not.toContain('for free shipping');
  });

  test('may be the next tier, by units', async () => {
    await promote({
      class: 'product',
      action: { kind: 'tiers', by: 'qty', tiers: [{ min: 2, percent: 10 }] },
    });
    const { visitor } = await visitorWith();
    expect(await textAt(visitor)).toContain('Add 1 more item to get 10% off');
  });

  test('costs the page of the cart no statement', async () => {
    const { visitor } = await visitorWith();
    const counted = async () => {
      await visitor.open('/cart');
      const before = its.shop.statements();
      await visitor.open('/cart');
      return its.shop.statements() - before;
    };
    const plain = await counted();
    await free(5000);
    expect(await counted()).toBe(plain);
    expect(await textAt(visitor)).toContain('more for free shipping');
  });
});

test('a new cart of the API takes the code of a link that its visitor followed', async () => {
  const { sku } = await product();
  const { code } = await its.promoteByCode();
  const create = (headers: Readonly<Record<string, string>>) =>
    its.shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }, { headers });
  const origin = new URL(its.shop.app.config.shop.url).origin;
  const { cartId } = dataOf(await create({ cookie: `discount_code=${code}`, origin }));
  expect(await its.read(cartId)).toMatchObject({ coupon: code, discountAmount: 2 });
  const other = dataOf(await create({ cookie: 'discount_code=NOSUCHCODE', origin }));
  expect(await its.read(other.cartId)).toMatchObject({ coupon: null });
});

test('the account shows the store credit with its history and the orders that it paid', async () => {
  const customer = await customers.newCustomer();
  const credit = `/api/customers/${customer.uuid}/credit`;
  dataOf(await its.shop.admin('POST', credit, { amount: 15, reason: 'Late parcel' }));
  const { visitor } = await visitorWith();
  await visitor.send('/account/login', { email: customer.email, password });
  const text = await textAt(visitor, '/account');
  expect(text).toContain('Store credit $15.00 History Adjusted');
  expect(text).toContain('· Late parcel $15.00');
});
