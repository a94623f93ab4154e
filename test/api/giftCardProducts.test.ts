import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardSales, terms } from '../support/cardSales.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { offersOf } from '../support/offers.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const sales = cardSales(() => shop);
const offers = offersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const inputs = { amount: 50, recipient_email: 'Bob@example.com', recipient_name: 'Bob', message: 'For you' };

describe('a gift card product', () => {
  test('has the least amount as its price, ships nothing, and tells what it is', async () => {
    const { uuid } = await sales.newCard({ amounts: [50, 25.5], validity_months: 12, voucher: 'single' });
    const product = dataOf(await shop.admin('GET', `/api/products/${uuid}`));
    expect(product).toMatchObject({
      price: 25.5,
      no_shipping_required: true,
      manage_stock: false,
      gift_card: { amounts: [25.5, 50], min: null, max: null, validity_months: 12, voucher: 'single' },
    });
    const document =
      'query($id: ID) { product(id: $id) { giftCard { amounts { value } min { value } max { value } validityMonths voucher } } }';
    expect((await shop.query(document, { id: uuid })).body.data.product.giftCard).toEqual({
      amounts: [{ value: 25.5 }, { value: 50 }],
      min: null,
      max: null,
      validityMonths: 12,
      voucher: 'single',
    });
    const changed = dataOf(
      await shop.admin('PATCH', `/api/products/${uuid}`, { gift_card: { min: 5, max: 90 } }),
    );
    expect(changed).toMatchObject({
      price: 5,
      gift_card: { amounts: [], min: 5, max: 90, validity_months: null, voucher: 'multi' },
    });
    const plain = dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { gift_card: null, price: 7 }));
    expect(plain).toMatchObject({ price: 7, gift_card: null });
  });

  test.each([
    [{}, 'gift_card.amounts', 'A gift card needs amounts, or min and max'],
    [{ min: 5 }, 'gift_card.max', 'max is required with min'],
    [{ max: 5 }, 'gift_card.min', 'min is required with max'],
    [{ min: 9, max: 5 }, 'gift_card.max', 'max must be at least 9'],
    [{ amounts: [5, '5.0'] }, 'gift_card.amounts', 'amounts must not contain an amount twice'],
    [{ amounts: [0] }, 'gift_card.amounts.0', 'amounts must be greater than 0'],
    [{ amounts: [5.001] }, 'gift_card.amounts.0', 'gift_card.amounts.0 must have at most 2 decimals in USD'],
    [
      { amounts: [5], validity_months: 0 },
      'gift_card.validity_months',
      'validity_months must be a whole number from 1 to 1200',
    ],
    [{ amounts: [5], voucher: 'any' }, 'gift_card.voucher', 'voucher must be single or multi'],
  ])('%o is refused', async (giftCard, path, message) => {
    const { uuid } = await sales.newCard();
    const body = { gift_card: giftCard };
    const refused = { status: 400, code: 'VALIDATION_FAILED', message, path };
    expect(await offers.refused('PATCH', `/api/products/${uuid}`, body)).toEqual(refused);
    expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`)).gift_card).toEqual(terms);
  });

  test('has no price before a reduction', async () => {
    const { uuid } = await sales.newCard();
    expect(await offers.refused('PATCH', `/api/products/${uuid}`, { compare_at_price: 90 })).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'compare_at_price must be null for a gift card',
      path: 'compare_at_price',
    });
  });
});

describe('a line of a gift card', () => {
  test('costs the chosen amount, and lines with different inputs live side by side', async () => {
    const { sku } = await sales.newCard();
    const cart = await sales.newCart({ sku, inputs }, { sku, qty: 2, inputs: { amount: '33.50' } });
    const lines = dataOf(await sales.add(cart, { sku, inputs })).item;
    const told = { recipient_email: null, recipient_name: null, message: null, deliver_at: null };
    expect(lines).toMatchObject([
      { qty: 2, final_price_incl_tax: 50, inputs: { ...told, ...inputs } },
      { qty: 2, final_price_incl_tax: 33.5, inputs: { ...told, amount: 33.5 } },
    ]);
    const [first] = lines;
    dataOf(await shop.request('PATCH', `/api/carts/${cart}/items/${first.uuid}`, { qty: 1 }));
    expect(await sales.read(cart)).toMatchObject({
      grandTotal: { value: 117 },
      noShippingRequired: true,
      items: [
        {
          qty: 1,
          inputs: {
            amount: { value: 50, currency: 'USD' },
            recipientEmail: 'Bob@example.com',
            deliverAt: null,
          },
        },
        { qty: 2, inputs: { amount: { value: 33.5 } } },
      ],
    });
    const order = await sales.place(await sales.makeReady(cart));
    expect(order).toMatchObject({ grand_total: 117, no_shipping_required: true });
    expect(order.items).toMatchObject([
      { qty: 1, line_total_incl_tax: 50, inputs: { ...told, ...inputs } },
      { qty: 2, line_total_incl_tax: 67, inputs: { ...told, amount: 33.5 } },
    ]);
  });

  test.each([
    [
      undefined,
      'GIFT_CARD_AMOUNT',
      'This gift card is sold for these amounts: 25, 50, 60 - 90',
      'inputs.amount',
    ],
    [
      { amount: 30 },
      'GIFT_CARD_AMOUNT',
      'This gift card is sold for these amounts: 25, 50, 60 - 90',
      'inputs.amount',
    ],
    [
      { amount: 90.01 },
      'GIFT_CARD_AMOUNT',
      'This gift card is sold for these amounts: 25, 50, 60 - 90',
      'inputs.amount',
    ],
    [
      { amount: 61.005 },
      'VALIDATION_FAILED',
      'inputs.amount must have at most 2 decimals in USD',
      'inputs.amount',
    ],
    [{ amount: 0 }, 'VALIDATION_FAILED', 'amount must be greater than 0', 'inputs.amount'],
    [
      { amount: 25, deliver_at: '2020-01-01' },
      'VALIDATION_FAILED',
      'deliver_at must be today or a later day within a year',
      'inputs.deliver_at',
    ],
    [
      { amount: 25, deliver_at: '2199-01-01' },
      'VALIDATION_FAILED',
      'deliver_at must be today or a later day within a year',
      'inputs.deliver_at',
    ],
    [
      { amount: 25, recipient_email: 'bob' },
      'VALIDATION_FAILED',
      'inputs.recipient_email must be an email address',
      'inputs.recipient_email',
    ],
    [
      { amount: 25, wrapping: 'red' },
      'VALIDATION_FAILED',
      'Unknown property in body - check the payload keys',
      'inputs.wrapping',
    ],
  ])('%o is refused', async (sent, code, message, path) => {
    const { sku } = await sales.newCard({ amounts: [25, 50], min: 60, max: 90 });
    const cart = await sales.newCart({ sku, inputs: { amount: 25 } });
    const answer = await sales.add(cart, { sku, inputs: sent });
    expect({
      status: answer.status,
      code: answer.body.error.code,
      message: answer.body.error.message,
    }).toEqual({
      status: 400,
      code,
      message,
    });
    expect(answer.body.error.details[0].path).toBe(path);
    expect((await sales.read(cart)).items).toMatchObject([{ qty: 1 }]);
  });

  test('of another product takes no inputs', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 5 });
    const items = [{ sku, qty: 1, inputs: { amount: 10 } }];
    const { error } = (await shop.request('POST', '/api/carts', { items })).body;
    expect([error.code, error.message, error.details[0].path]).toEqual([
      'VALIDATION_FAILED',
      'This product takes no inputs',
      'items.0.inputs',
    ]);
  });

  test('whose amount is no longer sold cannot be ordered', async () => {
    const { sku, uuid } = await sales.newCard();
    const cart = await sales.makeReady(await sales.newCart({ sku, inputs: { amount: 50 } }));
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { gift_card: { amounts: [20] } }));
    expect((await sales.read(cart)).items[0].errors).toEqual([
      'This gift card is sold for these amounts: 20',
    ]);
    expect((await shop.request('POST', '/api/orders', { cart_id: cart })).status).toBe(400);
  });

  test('is converted to the currency of the cart once', async () => {
    dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.9 }));
    const { sku } = await sales.newCard();
    const body = { items: [{ sku, qty: 1, inputs: { amount: 12.35 } }], currency: 'EUR' };
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', body));
    expect(await sales.read(cartId)).toMatchObject({
      currency: 'EUR',
      grandTotal: { value: 11.12 },
      items: [{ inputs: { amount: { value: 12.35, currency: 'USD' } } }],
    });
  });
});

describe('tax of a gift card', () => {
  test.each([
    ['multi', 0],
    ['single', 10],
  ])('a %s purpose voucher is sold with a tax of %d', async (voucher, tax) => {
    const taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: `Cards ${voucher}` }));
    const rate = { name: 'State', rate: 20, country: 'US' };
    dataOf(await shop.admin('POST', `/api/tax/classes/${taxClass.uuid}/rates`, rate));
    const { sku } = await sales.newCard({ amounts: [50], voucher }, { tax_class: taxClass.uuid });
    const cart = await sales.makeReady(await sales.newCart({ sku, inputs: { amount: 50 } }));
    expect((await sales.read(cart)).totalTaxAmount).toEqual({ value: tax });
  });
});

describe('offers and gift cards', () => {
  test('a promotion and a coupon take off the other lines alone, and the cards count in no minimum', async () => {
    const [{ sku: card }, { sku }] = [
      await sales.newCard(),
      await createProduct(shop, { price: 20, qty: 9 }),
    ];
    const cart = await createReadyCart(shop, sku);
    dataOf(await sales.add(cart, { sku: card, inputs: { amount: 100 } }));
    const coupon = {
      coupon: 'TENTH',
      description: 'x',
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 10,
    };
    dataOf(await shop.admin('POST', '/api/coupons', { ...coupon, status: 1 }));
    dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: 'TENTH' }));
    expect(
      (await sales.read(cart)).items.map((line: { discountAmount: object }) => line.discountAmount),
    ).toEqual([{ value: 2 }, { value: 0 }]);
    const more = { coupon: 'HUNDRED', condition: { order_total: 100 } };
    dataOf(await shop.admin('POST', '/api/coupons', { ...coupon, ...more, status: 1 }));
    expect(
      refusalOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: 'HUNDRED' }))[1],
    ).toBe('COUPON_CONDITION');
    dataOf(await shop.request('DELETE', `/api/carts/${cart}/coupons/TENTH`));
    const { uuid } = await offers.create({ status: 1, action: { kind: 'percent', value: 50 } });
    expect(await sales.read(cart)).toMatchObject({
      discountAmount: { value: 10 },
      grandTotal: { value: 115 },
    });
    await offers.send('DELETE', `/api/promotions/${uuid}`);
  });

  test('a gift card does not buy a gift card, whichever came first', async () => {
    const of = giftCardsOf(shop);
    const { sku } = await sales.newCard();
    const refused = [400, 'GIFT_CARD_NOT_ALLOWED', 'A gift card cannot be paid with a gift card'];
    const cart = await sales.newCart({ sku, inputs: { amount: 50 } });
    const { code } = await of.newCard(20);
    expect(refusalOf(await of.enter(cart, code))).toEqual(refused);
    const other = await of.newCart(40);
    dataOf(await of.enter(other, code));
    expect(refusalOf(await sales.add(other, { sku, inputs: { amount: 50 } }))).toEqual(refused);
  });
});
