import { createTestShop, dataOf, testAddress } from '@shop/runtime/testing';
import type { ApiRecord, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import giftMessage from '../../examples/extensions/gift-message/src/index.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'];
const MESSAGE = 'Happy birthday, Ada!\nYours, <Charles>';
const AS_HTML = /Happy birthday, Ada!\s*<br \/>\s*Yours, &lt;Charles&gt;/;

let shop: TestShop;
let product: ApiRecord;
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [giftMessage],
    config: { shop: { languages: LANGUAGES } },
  });
  product = await shop.make.product({ price: 20, qty: 100 });
  await shop.make.zone({ countries: ['US'] });
  await shop.make.widget({
    type: 'gift_message',
    settings: {},
    placements: ['cart', 'checkout', 'checkoutSuccess', 'account', 'homepage'].map((route) => ({
      route,
      area: 'content',
    })),
  });
});
afterAll(() => shop.stop());

/** A visitor who keeps the session cookie and reads pages as HTML. */
function newVisitor() {
  let cookie: string | undefined;
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await shop.request(method, path, body, {
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    });
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('sid='));
    cookie = set?.split(';')[0] ?? cookie;
    return answer;
  };
  const page = async (path: string) =>
    String((await send('GET', path, undefined, { accept: 'text/html' })).body);
  const form = (path: string, fields: Record<string, string>) =>
    send('POST', path, new URLSearchParams(fields).toString(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(shop.app.config.shop.url).origin,
    });
  return { send, page, form };
}
type Visitor = ReturnType<typeof newVisitor>;

const fill = async ({ send }: Visitor): Promise<string> =>
  dataOf(await send('POST', '/api/cart/mine/items', { sku: product['sku'], qty: 1 })).cartId;

/** Completes the visitor's cart and places the order. */
async function order({ send }: Visitor, cart: string): Promise<ApiRecord> {
  const post = async (part: string, body: object) =>
    dataOf(await send('POST', `/api/carts/${cart}/${part}`, body));
  await post('contacts', { email: 'ada@example.com' });
  await post('addresses', { type: 'shipping', address: testAddress });
  const offers = dataOf(
    await shop.query(
      `query($id: String!) {
        cart(id: $id) { availableShippingMethods { providerCode code } }
        paymentMethods { code name }
      }`,
      { id: cart },
    ),
  );
  const [method] = offers.cart.availableShippingMethods;
  await post('shippingMethods', { provider_code: method.providerCode, method_code: method.code });
  const [payment] = offers.paymentMethods;
  await post('paymentMethods', { method_code: payment.code, method_name: payment.name });
  return dataOf(await send('POST', '/api/orders', { cart_id: cart }));
}

const inGraphQL = async (type: 'cart' | 'order', id: string, schema?: 'admin') =>
  dataOf(
    await shop.query(
      type === 'cart'
        ? 'query($id: String!) { cart(id: $id) { giftMessage } }'
        : 'query($id: String!) { order(uuid: $id) { giftMessage } }',
      { id },
      schema,
    ),
  )[type].giftMessage;

test('the shopper writes a message in the cart, and the order shows it everywhere', async () => {
  const visitor = newVisitor();
  expect(await visitor.page('/cart')).not.toContain('gift-message');
  const cart = await fill(visitor);
  const empty = await visitor.page('/cart');
  expect(empty).toContain('Is it a gift?');
  expect(empty).not.toContain('Remove message');
  expect(await visitor.page('/checkout')).not.toContain('Gift message');
  expect(await visitor.page('/')).not.toContain('Is it a gift?');

  const sent = await visitor.form('/gift-message', { cart, message: MESSAGE.replace('\n', '\r\n') });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/\/cart$/)]);
  const filled = await visitor.page('/cart');
  expect(filled).toContain('Happy birthday, Ada!\nYours, &lt;Charles&gt;</textarea');
  expect(filled).toContain('Remove message');
  expect(await visitor.page('/checkout')).toMatch(AS_HTML);
  expect(await inGraphQL('cart', cart)).toBe(MESSAGE);

  const placed = await order(visitor, cart);
  expect(await visitor.page(`/checkout/success/${placed['uuid']}`)).toMatch(AS_HTML);
  expect(await inGraphQL('order', placed['uuid'] as string, 'admin')).toBe(MESSAGE);
  const { metaData } = dataOf(await shop.admin('GET', `/api/orders/${placed['uuid']}/metafields`));
  expect(metaData).toEqual({ gift: { message: MESSAGE } });

  expect((await shop.deliverEvents()).failed).toEqual([]);
  const confirmation = shop.mails('ada@example.com').at(-1);
  expect(confirmation?.text).toContain('Gift message');
  expect(confirmation?.text).toContain('Yours, <Charles>');
  expect(confirmation?.html).toContain('Yours, &lt;Charles&gt;');
});

test('an empty message removes it, and an order without one does not mention gifts', async () => {
  const visitor = newVisitor();
  const cart = await fill(visitor);
  const before = shop.mails().length;
  await visitor.form('/gift-message', { cart, message: 'Hello' });
  await visitor.form('/gift-message', { cart, message: 'Hello', remove: '1' });
  expect(await inGraphQL('cart', cart)).toBeNull();
  const placed = await order(visitor, cart);
  expect(await visitor.page(`/checkout/success/${placed['uuid']}`)).not.toContain('Gift message');
  await shop.deliverEvents();
  const mails = shop.mails().slice(before);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter(({ text }) => text.includes('Gift message'))).toEqual([]);
});

test('a front end writes the message through the API, and gets its validation errors', async () => {
  const { cartId } = await shop.make.cart();
  const put = (id: string, body: object) => shop.request('PUT', `/api/carts/${id}/giftMessage`, body);
  expect(dataOf(await put(cartId, { message: '  For you  ' }))).toEqual({ message: 'For you' });
  expect(dataOf(await put(cartId, { message: '' }))).toEqual({ message: null });
  const refused = async (id: string, body: object) => {
    const { status, body: answer } = await put(id, body);
    return [status, answer.error.code];
  };
  expect(await refused(cartId, { message: 'x'.repeat(501) })).toEqual([400, 'METAFIELD_INVALID']);
  expect(await refused(cartId, { message: 5 })).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refused('unknown', { message: 'x' })).toEqual([400, 'INVALID_CART']);
  const customer = await shop.make.customer();
  const own = await shop.make.cart({ customer });
  expect(await refused(own.cartId, { message: 'x' })).toEqual([400, 'INVALID_CART']);
  const mine = await own.request('PUT', `/api/carts/${own.cartId}/giftMessage`, { message: 'Mine' });
  expect(dataOf(mine)).toEqual({ message: 'Mine' });
});

test.each([
  ['de', 'Ist es ein Geschenk?'],
  ['fr', 'Est-ce un cadeau'],
  ['es', '¿Es un regalo?'],
  ['ar', 'هل هي هدية؟'],
])('the cart shows the form in the language of its page: %s', async (language, title) => {
  const visitor = newVisitor();
  const cart = await fill(visitor);
  const page = await visitor.page(`/${language}/cart`);
  expect(page).toContain(title);
  expect(page).toContain(`action="/${language}/gift-message"`);
  const sent = await visitor.form(`/${language}/gift-message`, { cart, message: 'Hi' });
  expect(sent.headers.get('location')).toMatch(new RegExp(`/${language}/cart$`));
});

test('the order email contains the message in the language of the order', async () => {
  const visitor = newVisitor();
  const { cartId: cart } = dataOf(
    await visitor.send(
      'POST',
      '/api/cart/mine/items',
      { sku: product['sku'], qty: 1 },
      { 'accept-language': 'de' },
    ),
  );
  await visitor.form('/gift-message', { cart, message: 'Hallo' });
  await order(visitor, cart);
  await shop.deliverEvents();
  expect(shop.mails('ada@example.com').at(-1)?.text).toContain('Geschenknachricht');
});
