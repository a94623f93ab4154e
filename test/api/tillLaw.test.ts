import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { addressFields, choose, contact, firstChoice } from '../support/checkout.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({ mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }] }),
});

let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
let termsId: string;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, postOffice],
    worker: true,
    config: {
      shop: {
        languages: ['en', 'de'],
        currency: 'EUR',
        address: { country: 'US', province: 'US-CA', postcode: '94107' },
      },
    },
  });
  await createZoneWithRate(shop, { countries: ['DE', 'US'], cost: 5 });
  mug = await createProduct(shop, { price: 10, qty: 1000 });
  const terms = await page('Terms of sale', 'terms', '<p>First text.</p>');
  termsId = terms.uuid;
  dataOf(
    await shop.admin('PUT', `/api/translations/cms_page/${termsId}/de`, {
      fields: { title: 'AGB', url_key: 'agb', content: '<p>Erster Text.</p>' },
    }),
  );
  const privacy = await page('Privacy policy', 'privacy', '<p>We keep little.</p>');
  const draft = await page('Right of withdrawal', 'withdrawal', null, false);
  await save({ termsPage: termsId, privacyPage: privacy.uuid, withdrawalPage: draft.uuid });
});
afterAll(() => shop.stop());

const page = async (title: string, url_key: string, content: string | null, status = true) =>
  dataOf(await shop.admin('POST', '/api/pages', { title, url_key, content, status }));
const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));
/** Returns the text of a page without whitespace, because markup separates words and punctuation with spaces. */
const visibleText = (html: string): string => textOf(html).replaceAll(/\s/g, '');
const german = { country: 'DE', province: 'DE-BE', postcode: '10115', city: 'Berlin' };

/** Goes to the review page of a cart shipped to this address, in one of the shop's languages. */
async function review(language = '', changes: Readonly<Record<string, string>> = german) {
  const buyer = openBrowser(shop);
  await buyer.send(`${language}/cart/items`, { sku: mug.sku });
  const shipping = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
    ...contact,
    ...addressFields('shipping', changes),
  });
  const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
    method: firstChoice(shipping),
  });
  const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
  return { buyer, review };
}
const place = (buyer: Browser, from: Sight, fields: Readonly<Record<string, string>> = {}) =>
  buyer.submit(from, '/checkout/order', fields);
const orderAt = async ({ at }: Sight) => {
  const uuid = /success\/([\w-]+)/.exec(at)?.[1];
  if (uuid === undefined) throw new Error(`no order was placed: ${at}`);
  return dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
};
const acceptedOf = async (uuid: string) => {
  const query = `{ order(uuid: "${uuid}") { termsAcceptedAt acceptedTerms { version title content } } }`;
  const { data } = (await shop.admin('POST', '/admin/graphql', { query })).body as {
    data: { order: { acceptedTerms: unknown } };
  };
  return data.order;
};

describe('the terms of the shop', () => {
  test('are not required if the law of neither country requires them', async () => {
    const { buyer, review: seen } = await review('', {});
    expect(seen.html).not.toContain('name="terms"');
    expect(textOf(seen.html)).toContain('Place order');
    expect(await orderAt(await place(buyer, seen))).toMatchObject({
      terms_version: null,
      terms_accepted_at: null,
    });
  });

  test('must be accepted for an order to a country in the European Economic Area', async () => {
    const { buyer, review: seen } = await review();
    expect(visibleText(seen.html)).toContain('IhavereadandaccepttheTermsofsale.');
    expect(seen.html).toContain('href="/terms"');
    expect(textOf(seen.html)).toContain('Order with obligation to pay');
    const refused = await place(buyer, seen);
    expect([refused.status, textOf(refused.html)]).toEqual([
      400,
      expect.stringContaining('Accept the terms to continue'),
    ]);
    expect(refused.html).toContain('href="#field-terms"');
    const order = await orderAt(await place(buyer, refused, { terms: '1' }));
    expect(order).toMatchObject({
      terms_version: expect.stringMatching(/^[0-9a-f]{16}$/),
      terms_accepted_at: expect.any(String),
    });
    expect(await acceptedOf(order.uuid)).toMatchObject({
      termsAcceptedAt: expect.any(String),
      acceptedTerms: { version: order.terms_version, title: 'Terms of sale', content: '<p>First text.</p>' },
    });
  });

  test('are accepted in the language in which they were read', async () => {
    const { buyer } = await review();
    const seen = await buyer.open('/de/checkout?step=review');
    expect(visibleText(seen.html)).toContain('Ichhabe„AGB“gelesenundstimmezu.');
    expect(textOf(seen.html)).toContain('Zahlungspflichtig bestellen');
    const placed = await buyer.submit(seen, '/de/checkout/order', { terms: '1' });
    const order = await orderAt(placed);
    expect(await acceptedOf(order.uuid)).toMatchObject({ acceptedTerms: { title: 'AGB' } });
  });

  test('that changed after they were read are shown again, and the accepted text is stored with its orders', async () => {
    const before = await review();
    const first = await orderAt(await place(before.buyer, before.review, { terms: '1' }));
    const { buyer, review: seen } = await review();
    dataOf(await shop.admin('PATCH', `/api/pages/${termsId}`, { content: '<p>Second text.</p>' }));
    const again = await place(buyer, seen, { terms: '1' });
    expect([again.status, textOf(again.html)]).toEqual([
      409,
      expect.stringContaining('Our terms have changed'),
    ]);
    const second = await orderAt(await place(buyer, again, { terms: '1' }));
    expect(await acceptedOf(first.uuid)).toMatchObject({ acceptedTerms: { content: '<p>First text.</p>' } });
    expect(await acceptedOf(second.uuid)).toMatchObject({
      acceptedTerms: { content: '<p>Second text.</p>' },
    });
    expect(second.terms_version).not.toBe(first.terms_version);
  });

  test('are accepted by ordering if a sentence says so', async () => {
    await save({ checkoutTerms: 'sentence' });
    try {
      const { buyer, review: seen } = await review();
      expect(seen.html).not.toContain('type="checkbox"');
      expect(visibleText(seen.html)).toContain('Byplacingyourorder,youaccepttheTermsofsale.');
      expect(await orderAt(await place(buyer, seen))).toMatchObject({ terms_version: expect.any(String) });
    } finally {
      await save({ checkoutTerms: 'checkbox' });
    }
  });

  test('are not required for orders over the API', async () => {
    const cart_id = await createReadyCart(shop, mug.sku);
    expect(dataOf(await shop.request('POST', '/api/orders', { cart_id }))).toMatchObject({
      terms_version: null,
    });
  });

  test('are not required if the settings exclude the country', async () => {
    await save({ legalCountries: ['FR'] });
    try {
      const { review: seen } = await review();
      expect(seen.html).not.toContain('name="terms"');
      expect(textOf(seen.html)).toContain('Place order');
    } finally {
      await save({ legalCountries: ['DE'] });
    }
  });
});

describe('the legal pages', () => {
  test('are linked on every page in its language, without drafts', async () => {
    const visitor = openBrowser(shop);
    const english = (await visitor.open('/')).html;
    expect(english).toContain('<a href="/terms">Terms of sale</a>');
    expect(english).toContain('<a href="/privacy">Privacy policy</a>');
    expect(english).not.toContain('href="/withdrawal"');
    expect((await visitor.open('/de')).html).toContain('<a href="/de/agb">AGB</a>');
  });

  test('are linked in the order confirmation email, in its language', async () => {
    const { buyer } = await review('/de');
    const seen = await buyer.open('/de/checkout?step=review');
    sent.splice(0);
    const { order_number } = await orderAt(await buyer.submit(seen, '/de/checkout/order', { terms: '1' }));
    const mail = await vi.waitFor(
      () => {
        const found = sent.find(
          ({ to, subject }) => to.address === contact.email && subject.includes(order_number),
        );
        if (!found) throw new Error('no email yet');
        return found;
      },
      { timeout: 120_000, interval: 20 },
    );
    expect(mail.html).toContain(`href="${shop.app.config.shop.url}/de/agb"`);
    expect(mail.text).toContain(`${shop.app.config.shop.url}/de/agb`);
  });

  test('are selected among the existing pages', async () => {
    const answer = await shop.admin('POST', '/api/settings', { termsPage: 'terms' });
    expect(answer.status).toBe(400);
  });
});

describe('prices', () => {
  test('state that they include tax, at which rate, and that shipping is added, if the law requires it', async () => {
    const taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Standard' }));
    for (const [name, country, rate] of [
      ['VAT', 'DE', 19],
      ['Sales tax', 'US', 8],
    ] as const)
      dataOf(
        await shop.admin('POST', `/api/tax/classes/${taxClass.uuid}/rates`, {
          name,
          country,
          rate,
          province: '*',
          postcode: '*',
          is_compound: false,
          priority: 1,
        }),
      );
    const path = `/${mug.sku.toLowerCase()}`;
    dataOf(await shop.admin('PATCH', `/api/products/${mug.uuid}`, { tax_class: taxClass.tax_class_id }));
    await save({ priceIncludingTax: true, legalCountries: ['DE', 'US'] });
    const visitor = openBrowser(shop);
    expect(textOf((await visitor.open(path)).html)).toContain('incl. 8% VAT, plus shipping');
    const [rate] = dataOf(await shop.admin('GET', `/api/tax/classes/${taxClass.uuid}/rates`)).filter(
      (one: { country: string }) => one.country === 'US',
    );
    dataOf(await shop.admin('PATCH', `/api/tax/rates/${rate.uuid}`, { rate: 9 }));
    expect(textOf((await visitor.open(path)).html)).toContain('incl. 9% VAT, plus shipping');
    await save({ priceIncludingTax: false });
    expect(textOf((await visitor.open(`/de${path}`)).html)).toMatch(/zzgl. 9\s% MwSt., zzgl. Versand/);

    const { buyer } = await review();
    expect(textOf((await buyer.open('/cart')).html)).toContain('plus 19% VAT');
    await save({ legalCountries: ['FR'] });
    expect(textOf((await visitor.open(path)).html)).not.toContain('VAT');
    expect(textOf((await buyer.open('/cart')).html)).not.toContain('VAT');
  });
});

test('forms that collect personal data link to the privacy page, if there is one', async () => {
  for (const path of ['/account/register', '/contact']) {
    const { html } = await openBrowser(shop).open(path);
    expect(visibleText(html)).toContain('WehandleyourdetailsasdescribedinourPrivacypolicy.');
    expect(html).toMatch(/described in our <a href="\/privacy"\s+target="_blank"/);
  }
});
