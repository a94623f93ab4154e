import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let of: ReturnType<typeof giftCardsOf>;
const customers = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  of = giftCardsOf(shop);
});
afterAll(() => shop.stop());

const INVALID = [400, 'GIFT_CARD_INVALID', 'This gift card cannot be used here'];

test('a gift card pays a part of a cart, however its code is typed, and leaves the rest to the payment method', async () => {
  const [card, cart] = [await of.newCard(20), await of.newCart(50)];
  const typed = ` ${card.code.toLowerCase().replaceAll('-', ' ')} `;
  const shown = { uuid: card.uuid, last4: card.code.slice(-4), amount: 20 };
  expect(dataOf(await of.enter(cart, typed))).toEqual({ gift_cards: [shown], credit: 0, amount_due: 30 });
  expect(dataOf(await of.enter(cart, card.code)).gift_cards).toEqual([shown]);
  const note = dataOf(await shop.request('PATCH', `/api/carts/${cart}`, { shipping_note: 'Ring twice' }));
  expect(note).toMatchObject({
    grand_total: 50,
    gift_cards: [shown],
    credit: 0,
    amount_due: 30,
    coupon: null,
  });
  const document =
    'query($id: String!) { cart(id: $id) { grandTotal { value } giftCards { uuid last4 amount { value } removeApi } credit { value } amountDue { value text } } }';
  expect((await shop.query(document, { id: cart })).body.data.cart).toEqual({
    grandTotal: { value: 50 },
    giftCards: [
      {
        uuid: card.uuid,
        last4: shown.last4,
        amount: { value: 20 },
        removeApi: `/api/carts/${cart}/gift-cards/${card.uuid}`,
      },
    ],
    credit: { value: 0 },
    amountDue: { value: 30, text: '$30.00' },
  });
  const removed = await shop.request('DELETE', `/api/carts/${cart}/gift-cards/${card.uuid}`);
  expect(dataOf(removed)).toEqual({ gift_cards: [], credit: 0, amount_due: 50 });
  expect(refusalOf(await shop.request('DELETE', `/api/carts/${cart}/gift-cards/${card.uuid}`))).toEqual([
    404,
    'GIFT_CARD_NOT_ON_CART',
    'This gift card is not on the cart',
  ]);
});

test('several cards are used in the order entered, up to the total, and follow it', async () => {
  const [one, two, cart] = [await of.newCard(40), await of.newCard(30), await of.newCart(50)];
  dataOf(await of.enter(cart, one.code));
  const both = dataOf(await of.enter(cart, two.code));
  expect(both.gift_cards.map(({ amount }: { amount: number }) => amount)).toEqual([40, 10]);
  expect(both.amount_due).toBe(0);
  const methods = 'query($id: String!) { cart(id: $id) { availablePaymentMethods { code } items { uuid } } }';
  const { cart: read } = (await shop.query(methods, { id: cart })).body.data;
  expect(read.availablePaymentMethods).toEqual([{ code: 'stored_value' }]);
  const path = `/api/carts/${cart}/items/${read.items[0].uuid}`;
  dataOf(await shop.request('PATCH', path, { qty: 2 }));
  const more = dataOf(await shop.request('PATCH', `/api/carts/${cart}`, { shipping_note: '' }));
  expect(more.gift_cards.map(({ amount }: { amount: number }) => amount)).toEqual([40, 30]);
  expect([more.grand_total, more.amount_due]).toEqual([95, 25]);
});

test('codes that cannot be used are refused without telling why', async () => {
  const cart = await of.newCart(50);
  const voided = await of.newCard(20);
  dataOf(await shop.admin('POST', `/api/gift-cards/${voided.uuid}/void`, { reason: 'lost' }));
  expect(refusalOf(await of.enter(cart, voided.code))).toEqual(INVALID);
  expect(refusalOf(await of.enter(cart, 'AAAA-AAAA-AAAA-AAAA'))).toEqual(INVALID);
  expect(refusalOf(await of.enter(cart, 'no code at all'))).toEqual(INVALID);
  const missing = await shop.request('POST', `/api/carts/${cart}/gift-cards`, {});
  expect([missing.status, missing.body.error.message]).toEqual([400, 'Code is required']);
  const [unknown, card] = ['00000000-0000-4000-8000-000000000000', await of.newCard(1)];
  expect(refusalOf(await of.enter(unknown, card.code))).toEqual([400, 'INVALID_CART', 'Invalid cart']);
});

test('a card that is voided later is taken off with an error, and placing asks for another look', async () => {
  const [card, cart] = [await of.newCard(20), await of.newCart(50)];
  dataOf(await of.enter(cart, card.code));
  dataOf(await shop.admin('POST', `/api/gift-cards/${card.uuid}/void`, { reason: 'lost' }));
  expect(refusalOf(await of.place(cart))).toEqual([
    409,
    'CART_CHANGED',
    'The cart has changed. Review it and place the order again.',
  ]);
  const errors = 'query($id: String!) { cart(id: $id) { giftCards { uuid } errors { code message field } } }';
  expect((await shop.query(errors, { id: cart })).body.data.cart).toEqual({
    giftCards: [],
    errors: [
      { code: 'GIFT_CARD_INVALID', message: 'This gift card cannot be used here', field: 'gift_cards' },
    ],
  });
  expect(dataOf(await of.place(cart)).payment_status).toBe('cod_pending');
});

test('credit comes after cards, cut to what is there, wanted and needed, for its customer alone', async () => {
  const ada = await customers.newCustomer();
  const client = customers.clientOf(await customers.cookieOf(ada));
  dataOf(await shop.admin('POST', `/api/customers/${ada.uuid}/credit`, { amount: 25, reason: 'Sorry' }));
  const { sku } = await createProduct(shop, { price: 45, qty: 9 });
  const cart = await createReadyCart(client, sku);
  const use = (body: object) => client.request('POST', `/api/carts/${cart}/credit`, body);
  expect(dataOf(await use({}))).toEqual({ gift_cards: [], credit: 25, amount_due: 25 });
  expect(dataOf(await use({ amount: 10 }))).toEqual({ gift_cards: [], credit: 10, amount_due: 40 });
  expect(dataOf(await use({ amount: 999 }))).toMatchObject({ credit: 25 });
  const card = await of.newCard(45);
  const both = dataOf(await client.request('POST', `/api/carts/${cart}/gift-cards`, { code: card.code }));
  expect([both.gift_cards[0].amount, both.credit, both.amount_due]).toEqual([45, 5, 0]);
  const left = dataOf(await client.request('DELETE', `/api/carts/${cart}/credit`));
  expect([left.credit, left.amount_due]).toEqual([0, 5]);
  const fine = await use({ amount: 1.234 });
  expect([fine.status, fine.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect((await shop.request('POST', `/api/carts/${await of.newCart(50)}/credit`, {})).status).toBe(401);
  const bob = customers.clientOf(await customers.cookieOf(await customers.newCustomer()));
  const his = await createReadyCart(bob, sku);
  expect(dataOf(await bob.request('POST', `/api/carts/${his}/credit`, {}))).toMatchObject({ credit: 0 });
});

test('entering and removing a card again with the same key changes nothing twice', async () => {
  const [card, cart] = [await of.newCard(20), await of.newCart(50)];
  const headers = { 'idempotency-key': `card-${card.uuid}` };
  const send = () => shop.request('POST', `/api/carts/${cart}/gift-cards`, { code: card.code }, { headers });
  const first = await send();
  expect((await send()).body).toEqual(first.body);
});
