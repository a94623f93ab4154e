import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { cardSales, terms } from '../support/cardSales.ts';
import { createMailbox } from '../support/mailbox.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'] as const;
const mailbox = createMailbox();
let shop: TestShop;
const sales = cardSales(() => shop);
beforeAll(async () => {
  shop = await testShop({
    config: { shop: { languages: [...LANGUAGES] } },
    extensions: [coreShipping, cod, mailbox.extension],
    worker: true,
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const ADD = '/cart/items';
const pathOf = ({ sku }: { readonly sku: string }) => `/${sku.toLowerCase()}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const shown = ({ html }: Pick<Sight, 'html'>) => textOf(html);
const forBob = {
  'inputs.amount': 'other',
  'inputs.other': '33.50',
  'inputs.recipient_name': 'Bob Stone',
  'inputs.recipient_email': 'bob@example.com',
  'inputs.message': 'Happy birthday',
};

/** Returns the page of a product as data. */
const viewOf = async (path: string) =>
  (await shop.request('GET', path, undefined, { headers: { accept: 'application/json' } })).body.data;

async function opened(giftCard?: object) {
  const card = await sales.newCard(giftCard);
  const visitor = openBrowser(shop);
  return { card, visitor, page: await visitor.open(pathOf(card)) };
}

/** Adds a gift card by the form of its page, and expects that it is refused. */
async function refusedForm(visitor: Browser, page: Sight, fields: Readonly<Record<string, string>>) {
  const answer = await visitor.submit(page, ADD, fields);
  expect(answer.status).toBe(400);
  return answer;
}

const errorAt = ({ html }: Sight, name: string) =>
  new RegExp(`<a href="#field-${RegExp.escape(name)}">([^<]*)</a>`).exec(html)?.[1];

describe('the form of a gift card', () => {
  test('offers its amounts, another amount, the recipient and the day, and begins with the first amount', async () => {
    const { page } = await opened();
    expect(fieldsOf(page.html, ADD)).toMatchObject({
      'inputs.amount': '25',
      'inputs.other': '',
      'inputs.recipient_name': '',
      'inputs.recipient_email': '',
      'inputs.message': '',
      'inputs.deliver_at': '',
      qty: '1',
    });
    const text = shown(page);
    for (const words of ['From $10.00', '$25.00', '$50.00', 'Another amount', '$10.00 to $200.00'])
      expect(text).toContain(words);
    expect(text).toContain('Valid for 36 months from the day it is sent.');
    expect(page.html).toMatch(/name="inputs\.other"\s+type="number"[^>]*min="10"\s+max="200"\s+step="0\.01"/);
  });

  test('has no choice of another amount without a range, and no choice of amounts with a range alone', async () => {
    const { page: fixed } = await opened({ amounts: [20] });
    expect(fixed.html).not.toContain('inputs.other');
    expect(shown(fixed)).not.toContain('From $20.00');
    const { page: free } = await opened({ min: 5, max: 90 });
    expect(free.html).not.toContain('type="radio" name="inputs.amount"');
    expect(free.html).toMatch(/name="inputs\.other"\s+type="number"[^>]*required/);
    expect(shown(free)).toContain('From $5.00');
  });

  test.each(LANGUAGES)('says its labels and amounts in %s', async (language) => {
    const { sku } = await sales.newCard();
    const prefix = language === 'en' ? '' : `/${language}`;
    const text = textOf(String((await shop.request('GET', `${prefix}/${sku.toLowerCase()}`)).body));
    const words = {
      en: ['Who is it for?', '$10.00 to $200.00'],
      de: ['Für wen ist die Geschenkkarte?', '10,00 $ bis 200,00 $'],
      es: ['¿Para quién es?', 'De 10,00 '],
      fr: ['Pour qui est-elle ?', 'De 10,00 '],
      ar: ['لمن هذه البطاقة؟', 'مبلغ آخر'],
    }[language];
    for (const one of words) expect(text).toContain(one);
  });

  test('puts the entered amount into the cart with the recipient and the day, apart from other inputs', async () => {
    const { visitor, page } = await opened();
    const day = inDays(20);
    const cart = await visitor.submit(page, ADD, { ...forBob, 'inputs.deliver_at': day });
    expect([cart.status, new URL(cart.at, shop.url).pathname]).toEqual([200, '/cart']);
    const text = shown(cart);
    for (const words of [
      'Amount: $33.50',
      'For: Bob Stone, bob@example.com',
      'Message: Happy birthday',
      'Sent on: ',
    ])
      expect(text).toContain(words);
    await visitor.submit(page, ADD, forBob);
    await visitor.submit(page, ADD, forBob);
    await visitor.submit(page, ADD);
    const { html } = await visitor.open('/cart');
    const quantities = [...html.matchAll(/name="qty"[^>]*?value="(\d+)"/g)].map(([, qty]) => qty);
    expect(quantities).toEqual(['1', '2', '1']);
    expect(textOf(html)).toContain('$125.50');
  });

  test('takes an amount with a decimal comma', async () => {
    const { visitor, page } = await opened();
    expect(shown(await visitor.submit(page, ADD, { ...forBob, 'inputs.other': '33,50' }))).toContain(
      'Amount: $33.50',
    );
  });

  test.each([
    [
      { 'inputs.amount': 'other', 'inputs.other': '9' },
      'inputs.amount',
      'Choose one of the amounts of this gift card: $25.00; $50.00; $10.00 to $200.00',
    ],
    [{ 'inputs.amount': 'other', 'inputs.other': '' }, 'inputs.amount', 'Enter an amount'],
    [{ 'inputs.amount': 'other', 'inputs.other': '12.345' }, 'inputs.amount', 'Enter an amount'],
    [
      { 'inputs.recipient_email': 'bob' },
      'inputs.recipient_email',
      'Enter an email address, such as name@example.com',
    ],
    [{ 'inputs.deliver_at': '2020-01-01' }, 'inputs.deliver_at', 'Choose today or a day within a year'],
    [{ 'inputs.message': 'x'.repeat(2001) }, 'inputs.message', 'Message can have at most 2,000 characters'],
    [
      { 'inputs.recipient_name': 'x'.repeat(300) },
      'inputs.recipient_name',
      'Recipient’s name can have at most 255 characters',
    ],
  ])(
    'shows what is wrong with %o at its field, and keeps what was entered',
    async (fields, name, message) => {
      const { visitor, page } = await opened();
      const sent = { 'inputs.recipient_name': 'Bob', 'inputs.recipient_email': 'bob@example.com', ...fields };
      const answer = await refusedForm(visitor, page, sent);
      expect(errorAt(answer, name)).toBe(message);
      expect(answer.html).toContain(`id="field-${name}-error">${message}</span>`);
      expect(answer.html).toMatch(new RegExp(`id="field-${RegExp.escape(name)}"[^>]*aria-`));
      expect(fieldsOf(answer.html, ADD)).toMatchObject(sent);
      expect(answer.html).toContain('<title>Error: ');
      expect(shown(await visitor.open('/cart'))).toContain('Your cart is empty');
    },
  );

  test('keeps what was entered if the quantity is wrong, which is said as for other products', async () => {
    const { visitor, page } = await opened();
    const answer = await refusedForm(visitor, page, { ...forBob, qty: '0' });
    expect(answer.html).toContain('<p id="qty-error">Enter a whole number, 1 or more</p>');
    expect(fieldsOf(answer.html, ADD)).toMatchObject({ ...forBob, qty: '0' });
  });

  test('without fields shows the form with the reason', async () => {
    const { card, visitor } = await opened();
    const answer = await visitor.send(ADD, { sku: card.sku });
    expect([answer.status, errorAt(answer, 'inputs.amount')]).toEqual([
      400,
      'Choose one of the amounts of this gift card: $25.00; $50.00; $10.00 to $200.00',
    ]);
  });

  test('of another product refuses the fields of a gift card', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 5 });
    const answer = await openBrowser(shop).send(ADD, { sku, qty: '1', 'inputs.amount': '10' });
    expect(answer.status).toBe(400);
  });
});

describe('a gift card in the cart', () => {
  test('is removed without an address that could put it back, and is not part of a shared cart', async () => {
    const { visitor, page } = await opened();
    const cart = await visitor.submit(page, ADD, forBob);
    const [, removal = ''] = /formaction="(\/cart\/items\/[^"]+\/removal)"/.exec(cart.html) ?? [];
    expect((await visitor.send(removal)).at).toBe('/cart');
  });

  test('says the amount, the recipient and the day in the order and its email, and never the message or the code', async () => {
    const { sku } = await sales.newCard();
    const cart = await sales.newCart({
      sku,
      qty: 2,
      inputs: {
        amount: 40,
        recipient_name: 'Bob www.example.com',
        recipient_email: 'bob@example.com',
        message: 'Only for Bob',
        deliver_at: inDays(9),
      },
    });
    const order = await sales.place(await sales.makeReady(cart));
    const { text, html } = await mailbox.mailTo('ada@example.com', order.order_number);
    expect(text).toContain('Amount: $40.00\nFor: Bob www. example. com, bob@example.com\nSent on: ');
    expect(html).toContain('For: Bob www. example. com, bob@example.com');
    expect(text).not.toContain('Only for Bob');
    const [, link = ''] = /(http\S+\/checkout\/success\/\S*)/.exec(text) ?? [];
    const { pathname, search } = new URL(link);
    const page = shown(await openBrowser(shop).open(pathname + search));
    for (const words of [
      'Amount: $40.00',
      'For: Bob www.example.com, bob@example.com',
      'Message: Only for Bob',
    ])
      expect(page).toContain(words);
  });
});

describe('the price of a gift card', () => {
  test('is its least amount in lists, structured data and the product feed', async () => {
    const category = dataOf(
      await shop.admin('POST', '/api/categories', { name: 'Cards', url_key: 'cards', status: 1 }),
    );
    const card = await sales.newCard(undefined, { categories: [category.uuid] });
    const list = await viewOf('/cards');
    expect(list.entity.products.items).toMatchObject([
      { sku: card.sku, price: 10, price_range: { min: 10, max: 200 }, is_on_sale: false },
    ]);
    expect(textOf(String((await shop.request('GET', '/cards')).body))).toContain('From $10.00');
    const page = String((await shop.request('GET', pathOf(card))).body);
    expect(page).toContain('"@type":"AggregateOffer","lowPrice":10,"highPrice":200,"priceCurrency":"USD"');
    const { page: single } = await opened({ amounts: [20] });
    expect(single.html).toContain('"@type":"Offer","price":20,');
  });

  test('of variants is told with the amounts of each in structured data', async () => {
    const url_key = 'styled-cards';
    const card = { ...terms, amounts: [] };
    dataOf(
      await shop.admin('POST', '/api/products', {
        name: 'Gift card',
        url_key,
        price: 1,
        qty: 0,
        gift_card: card,
        variants: [
          { sku: 'CARD-RED', options: { style: 'Red' } },
          { sku: 'CARD-BLUE', options: { style: 'Blue' }, gift_card: { amounts: [30] } },
        ],
      }),
    );
    const { html } = await openBrowser(shop).open(`/${url_key}`);
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(\{[^<]*"ProductGroup"[^<]*)<\/script>/.exec(html) ?? [];
    const offers = JSON.parse(json).hasVariant.map(({ offers: one }: { offers: object }) => one);
    expect(offers).toMatchObject([
      { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 200, priceCurrency: 'USD' },
      { '@type': 'Offer', price: 30, priceCurrency: 'USD' },
    ]);
    expect(offers[0]).not.toHaveProperty('price');
  });

  test('is converted like its line in the cart, whatever price lists say', async () => {
    dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.9 }));
    const list = { code: 'half', name: 'Sale', kind: 'sale', percent: 50, status: 1 };
    dataOf(await shop.admin('POST', '/api/price-lists', list));
    const card = await sales.newCard();
    const { entity } = await viewOf(`${pathOf(card)}?currency=EUR`);
    expect(entity).toMatchObject({
      price: 9,
      currency: 'EUR',
      compare_at_price: null,
      price_range: { min: 9, max: 180 },
      gift_card: {
        amounts: [
          { amount: 25, price: 22.5 },
          { amount: 50, price: 45 },
        ],
        free: { min: 9, max: 180 },
        currency: 'EUR',
      },
    });
    expect(entity.saving).toBeUndefined();
    expect((await viewOf(pathOf(card))).entity).toMatchObject({ price: 10, compare_at_price: null });
  });
});
