import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({ mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }] }),
});

/** The terms and the right of withdrawal by language: title and a phrase of the text. */
const TEXTS = {
  en: ['Terms of sale', 'We sell mugs.', 'Right of withdrawal', 'You have 14 days.'],
  de: ['AGB', 'Wir verkaufen Tassen.', 'Widerrufsbelehrung', 'Sie haben 14 Tage.'],
  es: ['Condiciones de venta', 'Vendemos tazas.', 'Derecho de desistimiento', 'Tiene 14 días.'],
  fr: ['Conditions de vente', 'Nous vendons des tasses.', 'Droit de rétractation', 'Vous avez 14 jours.'],
  ar: ['شروط البيع', 'نبيع الأكواب.', 'حق الانسحاب', 'لديك 14 يومًا.'],
} as const;
const GUARANTEE = {
  en: 'Legal guarantee of conformity',
  de: 'Gesetzliche Gewährleistung',
  es: 'Garantía legal de conformidad',
  fr: 'Garantie légale de conformité',
  ar: 'الضمان القانوني للمطابقة',
} as const;
type Language = keyof typeof TEXTS;
const LANGUAGES = Object.keys(TEXTS) as Language[];

let shop: TestShop;
let sku: string;
let pages: readonly { readonly uuid: string }[];
const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));
const fieldsOf = (language: Language, place: 0 | 2) => ({
  title: TEXTS[language][place],
  content: `<p>${TEXTS[language][place + 1]}</p><ul><li>1 &amp; 2</li></ul>`,
});

beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, postOffice],
    worker: true,
    config: { rateLimit: false, shop: { languages: LANGUAGES, currency: 'EUR', address: { country: 'DE' } } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
  pages = await Promise.all(
    ([0, 2] as const).map(async (place) => {
      const url_key = `legal-${place}`;
      const page = dataOf(
        await shop.admin('POST', '/api/pages', { ...fieldsOf('en', place), url_key, status: 1 }),
      );
      for (const language of LANGUAGES.slice(1))
        dataOf(
          await shop.admin('PUT', `/api/translations/cms_page/${page.uuid}/${language}`, {
            fields: { ...fieldsOf(language, place), url_key: `${url_key}-${language}` },
          }),
        );
      return page;
    }),
  );
  await save({ termsPage: pages[0]?.uuid, withdrawalPage: pages[1]?.uuid });
});
afterAll(() => shop.stop());
beforeEach(() => void sent.splice(0));

/** Orders a product in a language, and returns the order. */
async function order(language: Language = 'en') {
  const headers = { 'accept-language': language };
  const request: TestShop['request'] = (method, path, body) => shop.request(method, path, body, { headers });
  const cart_id = await createReadyCart({ ...shop, request }, sku);
  return dataOf(await request('POST', '/api/orders', { cart_id }));
}
const confirmationOf = ({ order_number: number }: { order_number: string }) =>
  vi.waitFor(
    () => {
      const mail = sent.find(
        ({ to, subject }) => to.address === 'ada@example.com' && subject.includes(number),
      );
      if (!mail) throw new Error(`no confirmation of ${number}`);
      return mail;
    },
    { timeout: 60_000, interval: 20 },
  );

describe('the confirmation of an order', () => {
  test.each(LANGUAGES)(
    'contains the terms and the right of withdrawal in the language of the order: %s',
    async (language) => {
      const { text, html } = await confirmationOf(await order(language));
      for (const phrase of TEXTS[language]) {
        expect(text).toContain(phrase);
        expect(html).toContain(phrase);
      }
      expect(text).toContain('1 & 2');
      expect(html).toContain(`<h2>${GUARANTEE[language]}</h2>`);
      expect(text.indexOf(TEXTS[language][1])).toBeLessThan(text.indexOf(TEXTS[language][3]));
    },
  );

  test('has the texts as they were when the order was placed, however late it is sent again', async () => {
    const before = await order('de');
    await confirmationOf(before);
    sent.splice(0);
    const [terms] = pages;
    const path = `/api/translations/cms_page/${terms?.uuid}/de`;
    dataOf(
      await shop.admin('PUT', path, { fields: { ...fieldsOf('de', 0), content: '<p>Neue Fassung.</p>' } }),
    );
    dataOf(await shop.admin('PATCH', `/api/pages/${pages[1]?.uuid}`, { status: 0 }));
    const after = await order('de');
    const newer = await confirmationOf(after);
    expect(newer.text).toContain('Neue Fassung.');
    expect(newer.text).not.toContain('Widerrufsbelehrung');
    sent.splice(0);
    dataOf(await shop.admin('POST', `/api/orders/${before.uuid}/emails`, { kind: 'orderConfirmation' }));
    const again = await confirmationOf(before);
    for (const phrase of TEXTS.de) expect(again.text).toContain(phrase);
    const [older, later] = await Promise.all(
      [before, after].map(async ({ uuid }) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`))),
    );
    expect(older.terms_text_version).toMatch(/^[0-9a-f]{16}$/);
    expect(later.terms_text_version).not.toBe(older.terms_text_version);
    expect([older.terms_version, later.withdrawal_version]).toEqual([null, null]);
    const query = `{ order(uuid: "${before.uuid}") { acceptedTerms { title } termsText { title content } withdrawalText { title } } }`;
    const { data } = (await shop.query(query, {}, 'admin')).body;
    expect(data.order).toEqual({
      acceptedTerms: null,
      termsText: fieldsOf('de', 0),
      withdrawalText: { title: 'Widerrufsbelehrung' },
    });
    dataOf(await shop.admin('PUT', path, { fields: fieldsOf('de', 0) }));
    dataOf(await shop.admin('PATCH', `/api/pages/${pages[1]?.uuid}`, { status: 1 }));
  });

  test('has no texts where the law of the country does not ask for them, or the merchant turned them off', async () => {
    await save({ legalCountryOf: 'shopper' });
    const elsewhere = await confirmationOf(await order());
    expect(elsewhere.text).not.toContain('We sell mugs.');
    expect(elsewhere.text).not.toContain(GUARANTEE.en);
    await save({ legalCountryOf: 'either', legalTextsInConfirmation: false });
    expect((await confirmationOf(await order())).text).not.toContain('We sell mugs.');
    await save({ legalTextsInConfirmation: true });
    expect((await confirmationOf(await order())).text).toContain('We sell mugs.');
  });
});
