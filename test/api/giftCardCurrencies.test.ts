import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import { cardSales } from '../support/cardSales.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { dataOf } from '../support/shop.ts';

let on: PaymentShop;
let shop: PaymentShop['shop'];
const sales = cardSales(() => shop);
beforeAll(async () => {
  on = await paymentShop({ config: { rateLimit: false } });
  ({ shop } = on);
  for (const [code, rate] of [
    ['CAD', 1.4],
    ['JPY', 150],
  ])
    dataOf(await shop.admin('POST', '/api/currencies', { code, rate }));
});
afterAll(() => on.shop.stop());

const ADD = '/cart/items';

/** Creates a cart in a currency with one gift card. */
async function cartWith(currency: string, inputs: object, giftCard?: object) {
  const { sku } = await sales.newCard(giftCard);
  return shop.request('POST', '/api/carts', { currency, items: [{ sku, qty: 1, inputs }] });
}

/** Reads the currency, the total, the amounts and the errors of the only line of a cart. */
async function read(id: string) {
  const fields =
    'currency grandTotal { value } items { errors inputs { amount { value currency } entered { value currency } } }';
  const { cart } = (await shop.query(`query($id: String!) { cart(id: $id) { ${fields} } }`, { id })).body
    .data;
  const [{ errors, inputs }] = cart.items;
  return { currency: cart.currency, total: cart.grandTotal.value, errors, ...inputs };
}

describe('an amount in another currency than that of the shop', () => {
  test('is the price and the balance of the card in a cart of that currency, to the cent', async () => {
    const { cartId } = dataOf(await cartWith('CAD', { entered: { amount: '33.34', currency: 'cad' } }));
    expect(await read(cartId)).toEqual({
      currency: 'CAD',
      total: 33.34,
      errors: [],
      amount: { value: 23.81, currency: 'USD' },
      entered: { value: 33.34, currency: 'CAD' },
    });
    const order = await sales.place(await sales.makeReady(cartId, 'paylater'));
    expect(order).toMatchObject({ currency: 'CAD', grand_total: 33.34 });
    expect(order.items[0].inputs).toMatchObject({
      amount: 23.81,
      entered: { amount: 33.34, currency: 'CAD' },
    });
    dataOf(await on.capture(order.uuid));
    const cards = dataOf(await shop.admin('GET', '/api/gift-cards?currency=CAD'));
    expect(cards).toMatchObject([{ balance: 33.34, currency: 'CAD' }]);
  });

  test('is converted when the cart changes its currency, and is as it was entered when it changes back', async () => {
    const { cartId } = dataOf(await cartWith('CAD', { entered: { amount: 33.34, currency: 'CAD' } }));
    for (const [currency, total] of [
      ['USD', 23.81],
      ['JPY', 3572],
      ['CAD', 33.34],
    ]) {
      dataOf(await shop.request('PATCH', `/api/carts/${cartId}`, { currency }));
      expect(await read(cartId)).toMatchObject({ currency, total, errors: [] });
    }
  });

  test('in a cart of a third currency is converted by way of the currency of the shop', async () => {
    const { cartId } = dataOf(await cartWith('JPY', { entered: { amount: 14, currency: 'CAD' } }));
    expect(await read(cartId)).toMatchObject({ currency: 'JPY', total: 1500, amount: { value: 10 } });
  });

  test('in that of the shop is the same as without a currency', async () => {
    const { sku } = await sales.newCard();
    const items = [
      { amount: 30 },
      { entered: { amount: 30, currency: 'usd' } },
      { amount: 5, entered: { amount: 30, currency: 'USD' } },
    ];
    const { cartId } = dataOf(
      await shop.request('POST', '/api/carts', { items: items.map((inputs) => ({ sku, qty: 1, inputs })) }),
    );
    expect((await sales.read(cartId)).items).toMatchObject([{ qty: 3, inputs: { amount: { value: 30 } } }]);
  });

  test.each([
    [
      { entered: { amount: 13.99, currency: 'CAD' } },
      'GIFT_CARD_AMOUNT',
      'This gift card is sold for these amounts: 14 - 280 CAD',
      'items.0.inputs.entered.amount',
    ],
    [
      { entered: { amount: 280.01, currency: 'CAD' } },
      'GIFT_CARD_AMOUNT',
      'This gift card is sold for these amounts: 14 - 280 CAD',
      'items.0.inputs.entered.amount',
    ],
    [
      { entered: { amount: 1500.5, currency: 'JPY' } },
      'VALIDATION_FAILED',
      'items.0.inputs.entered.amount must be a whole number in JPY',
      'items.0.inputs.entered.amount',
    ],
    [
      { entered: { amount: 0, currency: 'CAD' } },
      'VALIDATION_FAILED',
      'amount must be greater than 0',
      'items.0.inputs.entered.amount',
    ],
    [
      { entered: { amount: 30, currency: 'GBP' } },
      'INVALID_CURRENCY',
      'GBP is not a currency of the shop',
      undefined,
    ],
    [{ entered: null }, 'VALIDATION_FAILED', 'amount is required', 'items.0.inputs.amount'],
  ])('is refused if it does not fit: %o', async (inputs, code, message, path) => {
    const answer = await cartWith('CAD', inputs);
    expect(refusalOf(answer)).toEqual([400, code, message]);
    expect(answer.body.error.details?.[0]?.path).toBe(path);
  });

  test('is refused by a gift card without a range', async () => {
    expect(
      refusalOf(await cartWith('CAD', { entered: { amount: 35, currency: 'CAD' } }, { amounts: [25, 50] })),
    ).toEqual([400, 'GIFT_CARD_AMOUNT', 'This gift card is sold for these amounts: 25, 50']);
  });

  test('is taken up to the converted ends of the range, and is an error of the line once the rate leaves it outside', async () => {
    const { cartId } = dataOf(await cartWith('CAD', { entered: { amount: 280, currency: 'CAD' } }));
    expect(await read(cartId)).toMatchObject({ total: 280, errors: [], amount: { value: 200 } });
    dataOf(await shop.admin('PATCH', '/api/currencies/CAD', { rate: 1.39 }));
    const said = 'This gift card is sold for these amounts: 13.9 - 278 CAD';
    expect(await read(cartId)).toMatchObject({ errors: [said] });
    dataOf(await shop.admin('PATCH', '/api/currencies/CAD', { rate: 1.4 }));
  });
});

describe('the form of a gift card in another currency', () => {
  test('has its range in that currency, and puts the entered amount into the cart as it is', async () => {
    const { sku } = await sales.newCard();
    const visitor = openBrowser(shop);
    const page = await visitor.open(`/${sku.toLowerCase()}?currency=CAD`);
    expect(page.html).toMatch(/name="inputs\.other"\s+type="number"[^>]*min="14"\s+max="280"/);
    expect(fieldsOf(page.html, ADD)).toMatchObject({ 'inputs.amount': '25', 'inputs.currency': 'CAD' });
    expect(textOf(page.html)).toContain('Your amount in CAD');
    expect(textOf(page.html)).toContain('CA$14.00 to CA$280.00');
    const fields = { 'inputs.amount': 'other', 'inputs.other': '33,34' };
    const refused = await visitor.submit(page, ADD, { ...fields, 'inputs.other': '13' });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(
      'id="field-inputs.amount-error">Choose one of the amounts of this gift card: CA$35.00; CA$70.00; CA$14.00 to CA$280.00</span>',
    );
    expect(fieldsOf(refused.html, ADD)).toMatchObject({ ...fields, 'inputs.other': '13' });
    const cart = await visitor.submit(page, ADD, fields);
    expect(textOf(cart.html)).toContain('Amount: CA$33.34');
    const chosen = await visitor.submit(page, ADD, { 'inputs.amount': '25' });
    expect(textOf(chosen.html)).toContain('CA$68.34');
  });
});
