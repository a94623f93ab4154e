import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { pagesOf } from '../support/pages.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const productWith = async (price: number, more: object) => {
  const product = await createProduct(shop, { price, qty: 5 });
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, more));
  return product;
};

/** A Monday. */
const clock = createTestClock(new Date('2026-03-02T12:00:00Z'));
let shop: TestShop;
let methodId: string;
let tea: { readonly sku: string };
let card: { readonly sku: string };
let loose: { readonly sku: string };
beforeAll(async () => {
  shop = await testShop({ clock });
  ({ methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 }));
  dataOf(
    await shop.admin('POST', '/api/settings', {
      deliveryEstimateShown: true,
      deliveryHandlingDays: 1,
      deliveryTransitDaysMin: 1,
      deliveryTransitDaysMax: 3,
    }),
  );
  tea = await productWith(7.5, { unit_amount: 250, unit: 'g' });
  loose = await createProduct(shop, { price: 3, qty: 5 });
  card = await productWith(20, { no_shipping_required: true });
});
afterAll(() => shop.stop());

const { json } = pagesOf(() => shop);
const cookieOf = ({ cookies }: ReturnType<typeof openBrowser>) => ({
  cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
});
const WEEK = { first: '2026-03-04', last: '2026-03-06' };

test('lines in the cart and in the review have the base unit price and the delivery days, like the product', async () => {
  const buyer = await buyerWith(shop, tea.sku, loose.sku, card.sku);
  const product = (await json(`/${tea.sku.toLowerCase()}`)).body.data.entity;
  expect([product.unit_price, product.delivery]).toEqual([{ price: 30, amount: 1, unit: 'kg' }, WEEK]);
  const expected = [
    { sku: tea.sku, unit_price: 7.5, base_unit_price: product.unit_price, delivery: product.delivery },
    { sku: loose.sku, base_unit_price: null, delivery: WEEK },
    { sku: card.sku, base_unit_price: null, delivery: null },
  ];
  const cart = (await json('/cart', cookieOf(buyer))).body.data.cart;
  expect(cart.lines).toMatchObject(expected);
  const page = textOf((await buyer.open('/cart')).html);
  expect(page).toContain('$30.00 / kg');
  // The dates are the same for all shipped lines, and are shown once next to the totals.
  expect(page.match(/Delivery Wed, Mar 4 – Fri, Mar 6/g)).toHaveLength(1);

  const review = await goToReview(buyer, 'cod');
  expect((await json('/checkout?step=review', cookieOf(buyer))).body.data.cart.lines).toMatchObject(expected);
  expect(textOf(review.html)).toContain('$30.00 / kg');
  expect(textOf(review.html)).toContain('Delivery Wed, Mar 4 – Fri, Mar 6');
  clock.advance(86_400_000);
  const placed = await buyer.submit(review, '/checkout/order');
  expect(placed.status, 'another day of delivery is no other order').toBe(200);
  expect(textOf(placed.html), 'the day of the order counts').toContain('Arrives Thu, Mar 5 – Mon, Mar 9');
  expect(textOf(placed.html)).not.toContain('Delivery ');
  clock.advance(-86_400_000);
});

test('a chosen shipping method that states its days counts instead of the shop’s days, in the review and in the order', async () => {
  const method = `/api/shippingProviders/core/methods/${methodId}`;
  dataOf(await shop.admin('PATCH', method, { business_days: { min: 5, max: 7 } }));
  const buyer = await buyerWith(shop, tea.sku);
  const line = async (path: string) => (await json(path, cookieOf(buyer))).body.data.cart.lines[0];
  expect((await line('/cart')).delivery, 'nothing is chosen yet').toEqual(WEEK);
  const review = await goToReview(buyer, 'cod');
  const stated = { first: '2026-03-10', last: '2026-03-12' };
  expect((await line('/checkout?step=review')).delivery).toEqual(stated);
  dataOf(await shop.admin('PATCH', method, { business_days: { min: 1, max: 2 } }));
  const refused = await buyer.submit(review, '/checkout/order');
  expect(textOf(refused.html), 'other days are told').toContain('Your cart has changed.');
  dataOf(await shop.admin('PATCH', method, { business_days: { min: 5, max: 7 } }));
  const placed = await buyer.submit(await buyer.open('/checkout?step=review'), '/checkout/order');
  dataOf(await shop.admin('PATCH', method, { business_days: null }));
  expect(textOf(placed.html)).toContain('Arrives Tue, Mar 10 – Thu, Mar 12');
});

test('base unit prices use the displayed price, with or without tax, and a line that cannot be ordered has no delivery', async () => {
  const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Food' }));
  dataOf(
    await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, { name: 'VAT', country: 'US', rate: 10 }),
  );
  const oil = await productWith(10, { unit_amount: 500, unit: 'ml', tax_class: uuid });
  dataOf(await shop.admin('POST', '/api/settings', { priceIncludingTax: true }));
  const buyer = await buyerWith(shop, oil.sku);
  await goToReview(buyer, 'cod');
  const line = async () => (await json('/cart', cookieOf(buyer))).body.data.cart.lines[0];
  const { unit_price, base_unit_price } = await line();
  expect(unit_price).toBe(10);
  dataOf(await shop.admin('POST', '/api/settings', { priceIncludingTax: null }));
  expect((await line()).base_unit_price.price).toBe(20);
  expect(base_unit_price).toEqual({ price: unit_price * 2, amount: 1, unit: 'l' });
  dataOf(await shop.admin('PATCH', `/api/products/${oil.uuid}`, { qty: 0 }));
  expect(await line()).toMatchObject({ delivery: null, errors: [expect.any(String)] });
});

test('the notes take one statement for any number of lines', async () => {
  const statements = async (...skus: readonly string[]) => {
    const buyer = await buyerWith(shop, ...skus);
    await buyer.open('/cart');
    const before = shop.statements();
    await buyer.open('/cart');
    return shop.statements() - before;
  };
  expect(await statements(tea.sku, loose.sku, card.sku)).toBe(await statements(loose.sku));
});
