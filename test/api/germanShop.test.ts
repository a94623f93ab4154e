import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { addressFields, firstChoice } from '../support/checkout.ts';
import { englishIn, wordsOf } from '../support/englishTexts.ts';
import { newKey } from '../support/pages.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({ mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }] }),
});

let shop: TestShop;
let lampUuid: string;
const lamp = { sku: 'LAMPE-1', path: '/de/leselampe' };
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, postOffice],
    worker: true,
    config: {
      shop: { name: 'Lampenladen', languages: ['en', 'de'], currency: 'EUR', url: 'https://lampen.test' },
      customers: { resetPasswordUrl: '/account/reset-password' },
    },
  });
  await createZoneWithRate(shop, { countries: ['DE', 'US'], cost: 5 });
  const { uuid } = await post('/api/products', {
    name: 'Leselampe',
    url_key: 'leselampe',
    sku: lamp.sku,
    price: 1249.5,
    qty: 1000,
  });
  lampUuid = uuid;
});
afterAll(() => shop.stop());
beforeEach(() => void sent.splice(0));

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const mailAbout = (subject: string): Promise<OutgoingEmail> =>
  vi.waitFor(
    () => {
      const mail = sent.find((one) => one.subject.includes(subject));
      if (!mail) throw new Error(`no email about "${subject}": ${sent.map((one) => one.subject).join(', ')}`);
      return mail;
    },
    { timeout: 120_000, interval: 20 },
  );

/** Expects that a page contains only German text. */
function expectGerman({ html, at }: Pick<Sight, 'html' | 'at'>): void {
  expect([at, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([at, 'de']);
  expect([at, englishIn(wordsOf(html))]).toEqual([at, []]);
}
const expectGermanMail = ({ subject, text, html }: OutgoingEmail): void => {
  expect(html).toContain('<html lang="de">');
  expect(englishIn([subject, text].join('\n'))).toEqual([]);
};

const berlin = {
  country: 'DE',
  province: 'DE-BE',
  city: 'Berlin',
  postcode: '10115',
  address_1: 'Lampenweg 1',
};
const contact = { email: 'ada@example.com' };

async function open(visitor: Browser, path: string): Promise<Sight> {
  const page = await visitor.open(path);
  expectGerman(page);
  return page;
}
async function submit(
  visitor: Browser,
  page: Sight,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Sight> {
  const next = await visitor.submit(page, action, fields);
  expectGerman(next);
  return next;
}

/** Buys a lamp in German, page by page. Returns the confirmation page. */
async function buy(visitor: Browser): Promise<Sight> {
  const product = await open(visitor, lamp.path);
  const cart = await submit(visitor, product, '/de/cart/items', { qty: '2' });
  expect(cart.at).toBe('/de/cart?added=LAMPE-1');
  return order(visitor);
}

/** Orders the cart in German, page by page. */
async function order(visitor: Browser): Promise<Sight> {
  const address = await open(visitor, '/de/checkout');
  const shipping = await submit(visitor, address, '/de/checkout/address', {
    ...contact,
    ...addressFields('shipping', berlin),
  });
  const payment = await submit(visitor, shipping, '/de/checkout/shipping-method', {
    method: firstChoice(shipping),
  });
  const review = await submit(visitor, payment, '/de/checkout/payment-method', { method: 'cod' });
  expect(textOf(review.html)).toContain('Nachnahme');
  return submit(visitor, review, '/de/checkout/order');
}

describe('a purchase at /de', () => {
  test('is in German from the product to the confirmation, and its order has the language', async () => {
    const placed = await buy(openBrowser(shop));
    expect(placed.at).toMatch(/^\/de\/checkout\/success\/[0-9a-f-]{36}\?token=/);
    const text = textOf(placed.html);
    expect(text).toContain('Ihre Bestellung ist bei uns eingegangen.');
    expect(text).toContain('Zahlen Sie dem Zusteller bei der Lieferung');
    expect(text.replaceAll('\u00a0', ' ')).toContain('2.499,00 €');
    const uuid = placed.at.split('/').at(-1)?.split('?')[0] ?? '';
    const order = dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
    expect(order).toMatchObject({ locale: 'de', payment_method_name: 'Cash on delivery' });
    const token = placed.at.split('token=')[1] ?? '';
    const { body } = await shop.query(
      'query ($uuid: String!, $token: String!) { order(uuid: $uuid, token: $token) { locale } }',
      { uuid, token },
    );
    expect(body.data?.order).toEqual({ locale: 'de' });
  });

  test('reports form errors in German', async () => {
    const visitor = openBrowser(shop);
    await submit(visitor, await open(visitor, lamp.path), '/de/cart/items');
    const cart = await open(visitor, '/de/cart');
    expect(textOf((await submit(visitor, cart, '/de/cart/coupons', { coupon: 'NONE' })).html)).toContain(
      'Diesen Gutschein gibt es nicht',
    );
    const address = await submit(visitor, await open(visitor, '/de/checkout'), '/de/checkout/address', {
      email: 'ada',
    });
    expect(address.status).toBe(400);
    expect(textOf(address.html)).toContain('Bitte geben Sie eine E-Mail-Adresse wie name@example.com an');
  });

  test('names countries and provinces in German', async () => {
    const visitor = openBrowser(shop);
    await submit(visitor, await open(visitor, lamp.path), '/de/cart/items');
    const { html } = await open(visitor, '/de/checkout');
    expect(html).toMatch(/>\s*Deutschland\s*</);
    const shown = await submit(visitor, await visitor.open('/de/checkout'), '/de/checkout/address', {
      ...contact,
      ...addressFields('shipping', { ...berlin, province: 'DE-BY' }),
    });
    expect(shown.html).not.toContain('Bavaria');
  });
});

describe('all other pages at /de', () => {
  test.each([
    ['the homepage', '/de'],
    ['a search', '/de/search?keyword=Leselampe'],
    ['a search for nothing', '/de/search'],
    ['an empty cart', '/de/cart'],
    ['an empty checkout', '/de/checkout'],
    ['the log-in', '/de/account/login'],
    ['the registration', '/de/account/register'],
    ['a forgotten password', '/de/account/forgotten-password'],
    ['a new password', '/de/account/reset-password?token=x'],
    ['a page that does not exist', '/de/nirgendwo'],
  ])('%s has no English word', async (_, path) => void (await open(openBrowser(shop), path)));

  test('lists, collections, categories and the blog have no English word', async () => {
    const category = await post('/api/categories', { name: 'Lampen', url_key: newKey() });
    const collection = await post('/api/collections', { name: 'Neu', code: newKey() });
    for (const path of [`/api/categories/${category.uuid}`, `/api/collections/${collection.uuid}`])
      await post(`${path}/products`, { product_id: lampUuid });
    const key = newKey();
    await post('/api/blog/posts', { name: 'Licht', url_key: key, status: 1, author: 'Ada', content: 'Hell' });
    for (const path of [category.url_key, `collections/${collection.code}`, 'blog', `blog/${key}`])
      await open(openBrowser(shop), `/de/${path}`);
    await open(openBrowser(shop), `/de/${category.url_key}?min_price=99999`);
  });

  test('an account, its orders and its addresses have no English word', async () => {
    const visitor = openBrowser(shop);
    const email = `${newKey()}@example.com`;
    const form = await open(visitor, '/de/account/register');
    const account = await submit(visitor, form, '/de/account/register', {
      full_name: 'Ada Lovelace',
      email,
      password,
    });
    expect(account.at).toBe('/de/account');
    await buy(visitor);
    const orders = await open(visitor, '/de/account/orders');
    const [path = ''] = /\/de\/account\/orders\/[0-9a-f-]{36}/.exec(orders.html) ?? [];
    expect(textOf((await open(visitor, path)).html)).toContain('In Vorbereitung');
    await open(visitor, '/de/account/addresses');
    expectGermanMail(await mailAbout('Willkommen bei Lampenladen'));
    await submit(
      visitor,
      await visitor.open('/de/account/forgotten-password'),
      '/de/account/forgotten-password',
      {
        email,
      },
    );
    const reset = await mailAbout('Passwort bei Lampenladen zurücksetzen');
    expectGermanMail(reset);
    expect(reset.text).toContain('https://lampen.test/de/account/reset-password?token=');
  });
});

describe('emails', () => {
  test('about an order in German are German, and those to the merchant in the default language', async () => {
    await shop.admin('POST', '/api/settings', { merchantEmails: 'merchant@example.com' });
    const placed = await buy(openBrowser(shop));
    const uuid = placed.at.split('/').at(-1)?.split('?')[0] ?? '';
    const confirmation = await mailAbout('Ihre Bestellung');
    expectGermanMail(confirmation);
    expect(confirmation.text).toContain('Zahlungsart: Nachnahme');
    expect(confirmation.text).toContain('https://lampen.test/de/checkout/success/');
    expect((await mailAbout('New order')).html).toContain('<html lang="en-US">');
    const shipment = await post(`/api/orders/${uuid}/shipments`, {
      carrier_name: 'Post',
      tracking_number: '1',
    });
    expectGermanMail(await mailAbout('ist unterwegs'));
    await post(`/api/shipments/${shipment.uuid}/deliver`, {});
    expectGermanMail(await mailAbout('wurde zugestellt'));
    await post(`/api/orders/${uuid}/capture`, {});
    await post(`/api/orders/${uuid}/refunds`, { amount: '10.50' });
    const refund = await mailAbout('Ihre Erstattung');
    expectGermanMail(refund);
    expect(refund.text.replaceAll('\u00a0', ' ')).toContain('wir haben Ihnen 10,50 € Ihrer Bestellung');
  });

  test('end with the footer in their language, or otherwise in the default language', async () => {
    const save = (settings: object) => shop.admin('POST', '/api/settings', settings);
    await save({
      emailFooter: '<p>Lamps <b>Ltd</b>, <a href="/imprint">imprint</a></p>',
      emailFooterTranslations: { de: 'Lampen <b>GmbH</b>' },
    });
    await buy(openBrowser(shop));
    const german = await mailAbout('Ihre Bestellung');
    expect(german.html).toContain('Lampen <b>GmbH</b>');
    expect(german.text).toMatch(/\n\nLampen GmbH\n$/);
    const english = await mailAbout('New order');
    expect(english.html).toContain('<a href="https://lampen.test/imprint"');
    expect(english.text).toMatch(/\n\nLamps Ltd, imprint \(https:\/\/lampen\.test\/imprint\)\n$/);
    await save({ emailFooter: null, emailFooterTranslations: null });
  });
});

describe('the language of a cart', () => {
  const localeOf = async (id: string) =>
    (await shop.query('query ($id: String!) { cart(id: $id) { locale } }', { id })).body.data.cart.locale;
  const body = () => ({ items: [{ sku: lamp.sku, qty: 1 }] });

  test('is that of the request that created it, and does not change with other requests', async () => {
    const german = { headers: { 'accept-language': 'de' } };
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', body(), german));
    expect(await localeOf(cartId)).toBe('de');
    await shop.request('POST', `/api/carts/${cartId}/items`, { sku: lamp.sku, qty: 1 });
    expect(await localeOf(cartId)).toBe('de');
    const other = dataOf(await shop.request('POST', '/api/carts', body()));
    expect(await localeOf(other.cartId)).toBe('en');
  });

  test('determines the names of its products, which the order stores', async () => {
    const product = await createProduct(shop, { price: 5, qty: 100 });
    const name = 'Stehleuchte';
    dataOf(await shop.admin('PUT', `/api/translations/product/${product.uuid}/de`, { fields: { name } }));
    const sent = { items: [{ sku: product.sku, qty: 1 }] };
    const nameIn = async (locale: string) =>
      dataOf(await shop.request('POST', `/api/carts?locale=${locale}`, sent)).items[0].product_name;
    expect([await nameIn('de'), await nameIn('en')]).toEqual([name, `Product ${product.sku}`]);
    const visitor = openBrowser(shop);
    const page = await open(visitor, `/de/${product.sku.toLowerCase()}`);
    const cart = await submit(visitor, page, '/de/cart/items', { qty: '1' });
    expect(textOf(cart.html)).toContain(name);
    const { html } = await order(visitor);
    expect(textOf(html)).toContain(name);
  });

  test('is that of its order, whose page redirects there from another language', async () => {
    const cart = await createReadyCart(shop, lamp.sku);
    const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
    expect(order.locale).toBe('en');
    const path = `/checkout/success/${order.uuid}?token=${order.orderToken}`;
    expect((await openBrowser(shop).open(`/de${path}`)).at).toBe(path);
  });
});
