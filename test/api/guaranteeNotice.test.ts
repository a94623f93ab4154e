import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import { addressFields, choose, contact, firstChoice } from '../support/checkout.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const TITLES = {
  en: 'Legal guarantee of conformity',
  de: 'Gesetzliche Gewährleistung',
  es: 'Garantía legal de conformidad',
  fr: 'Garantie légale de conformité',
  ar: 'الضمان القانوني للمطابقة',
} as const;
type Language = keyof typeof TITLES;
const LANGUAGES = Object.keys(TITLES) as Language[];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    config: {
      rateLimit: false,
      shop: { languages: LANGUAGES, address: { country: 'US', province: 'US-CA', postcode: '94107' } },
    },
  });
  await createZoneWithRate(shop, { countries: ['DE', 'US'], cost: 5 });
});
afterAll(() => shop.stop());

const { html } = pagesOf(() => shop);
const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));
const product = async (more: object = {}) => {
  const key = newKey();
  return dataOf(
    await shop.admin('POST', '/api/products', {
      name: 'Mug',
      sku: key,
      url_key: key,
      price: 10,
      qty: 9,
      ...more,
    }),
  );
};
const german = { country: 'DE', province: 'DE-BE', postcode: '10115', city: 'Berlin' };

/** Returns the part of a review page that holds the notice. Null if it shows none. */
async function noticeInReview(changes: Readonly<Record<string, string>>) {
  const { sku } = await product();
  const buyer = openBrowser(shop);
  await buyer.send('/cart/items', { sku });
  const shipping = await choose(buyer, await buyer.open('/checkout'), '/checkout/address', {
    ...contact,
    ...addressFields('shipping', changes),
  });
  const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
    method: firstChoice(shipping),
  });
  const { html: review } = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
  return /<section class="guarantee"[\s\S]*?<\/section>/.exec(review)?.[0] ?? null;
}

describe('the notice of the legal guarantee', () => {
  test('stands above the order button where the order goes to a country whose law requires it', async () => {
    expect(await noticeInReview({})).toBeNull();
    const notice = await noticeInReview(german);
    expect(textOf(notice ?? '')).toContain('at least two years from delivery');
    expect(textOf(notice ?? '')).toContain(TITLES.en);
  });

  test('stands at the foot of every page where the country of the shop requires it, in five languages', async () => {
    expect((await html('/')).body).not.toContain('class="guarantee"');
    await save({ legalCountryOf: 'shop', legalCountries: ['US'] });
    for (const language of LANGUAGES) {
      const page = (await html(language === 'en' ? '/' : `/${language}`)).body as string;
      const summary = /<details class="guarantee">\s*<summary>([^<]*)</.exec(page)?.[1];
      expect(summary, language).toBe(TITLES[language]);
    }
  });

  test('is the one that the merchant entered, with its picture, in the language of the page', async () => {
    await save({
      guaranteeNotice: '<p><img src="/assets/notice-en.png" alt="EU legal guarantee: 2 years"></p>',
      guaranteeNoticeTranslations: {
        de: '<p><img src="/assets/notice-de.png" alt="EU-Gewährleistung: 2 Jahre"></p>',
      },
    });
    const { url_key } = await product();
    const [english, german, french] = await Promise.all(
      ['', '/de', '/fr'].map(async (prefix) => (await html(`${prefix}/${url_key}`)).body as string),
    );
    expect(english).toContain('alt="EU legal guarantee: 2 years"');
    expect(german).toContain('/assets/notice-de.png');
    expect(german).not.toContain('notice-en.png');
    expect(french).toContain('/assets/notice-en.png');
    await save({ guaranteeNoticeShown: false });
    expect((await html(`/${url_key}`)).body).not.toContain('class="guarantee"');
    await save({ guaranteeNoticeShown: true, guaranteeNotice: '', guaranteeNoticeTranslations: {} });
  });

  test('takes at most 20,000 characters', async () => {
    const refused = await shop.admin('POST', '/api/settings', { guaranteeNotice: 'x'.repeat(20_001) });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('guaranteeNotice must have at most 20000 characters');
  });
});

test("the label of the producer's guarantee stands beside the price, and not among the other fields", async () => {
  dataOf(
    await shop.admin('POST', '/api/metafield-definitions', {
      ownerType: 'product',
      namespace: 'legal',
      fieldKey: 'guarantee_label',
      name: 'Guarantee label',
      fieldType: 'rich_text',
    }),
  );
  const image = {
    type: 'image',
    data: { file: { url: '/assets/garan.png' }, caption: 'Guarantee of 5 years' },
  };
  const label = [{ size: 1, columns: [{ size: 1, data: { blocks: [image] } }] }];
  const { url_key } = await product({ metafields: { legal: { guarantee_label: label } } });
  const page = (await html(`/${url_key}`)).body as string;
  expect(page).toMatch(/<div class="guarantee-label">[\s\S]*?garan\.png/);
  expect(page).not.toContain('<dt>Guarantee label</dt>');
});
