import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue } from '../../packages/runtime/src/modules/catalog/demo/demoCatalogue.ts';
import { demoHomepage } from '../../packages/runtime/src/modules/demo/demoHomepage.ts';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { openBrowser } from '../support/browser.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testAddress, testShop } from '../support/shop.ts';

const LANGUAGES = ['de', 'fr', 'es', 'ar'];

let shop: TestShop;
const { html, json } = pagesOf(() => shop);
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping],
    config: { shop: { languages: ['en', ...LANGUAGES], url: 'https://shop.test' } },
  });
  await loadDemo(shop.app);
});
afterAll(() => shop.stop());

const products = demoCatalogue.flatMap((category) => category.products);
const countRow = z.object({ count: z.int() });
const translation = z.object({
  entity_type: z.string(),
  entity_uuid: z.string(),
  fields: z.record(z.string(), z.string()),
});
const countTranslations = async () =>
  (await shop.db.one(sql.type(countRow)`select count(*)::int as count from translation`)).count;

/** The English texts that a page must not show in another language. */
const english: readonly string[] = [
  ...demoCatalogue.flatMap(({ name, description }) => [`>${name}<`, description]),
  ...products.flatMap(({ name, description }) => [name, description]),
  ...demoHomepage.flatMap(({ settings }) => {
    const { title, text, label } = settings as Record<string, string | undefined>;
    return [title, text, label].filter((one) => one !== undefined);
  }),
  'Favorites',
  'About us',
  'Shipping and returns',
];

const PATHS = [
  '/',
  ...demoCatalogue.map(({ urlKey }) => `/${urlKey}`),
  ...products.map(({ urlKey }) => `/${urlKey}`),
  '/collections/featured',
  '/about',
  '/shipping-and-returns',
  '/privacy',
  '/lookbook',
  '/blog',
  '/blog/how-to-care-for-stoneware',
  '/blog/a-desk-that-invites-work',
];

describe.each(LANGUAGES)('the demo in the language %s', (language) => {
  test('shows no English text of a product, category, section, page or menu', async () => {
    for (const path of PATHS) {
      const { status, body } = await html(`/${language}${path}`);
      const text = body.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
      expect([path, status, english.filter((one) => text.includes(one))]).toEqual([path, 200, []]);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      expect([path, main.includes('lang="en')]).toEqual([path, false]);
    }
  });

  test('reports the pages in all languages to search engines', async () => {
    for (const path of ['/', '/kitchen', '/stoneware-mug', '/collections/featured', '/about', '/lookbook']) {
      const { body } = await html(`/${language}${path === '/' ? '' : path}`);
      const named = [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, code]) => code);
      expect([path, named]).toEqual([path, ['en', ...LANGUAGES, 'x-default']]);
    }
  });

  test('names a variant and its options in the cart', async () => {
    const visitor = openBrowser(shop);
    const page = await visitor.open(`/${language}/stoneware-mug?color=Oat`);
    const cart = await visitor.submit(page, `/${language}/cart/items`, { qty: '1' });
    expect(cart.html).not.toContain('Stoneware Mug');
    expect(cart.html).not.toContain('Oat<');
  });
});

test('the shipping methods have names in the request’s language, also after a change', async () => {
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { items: [{ sku: 'KIT-SPN-30', qty: 1 }] }),
  );
  const shipping = { type: 'shipping', address: testAddress };
  dataOf(await shop.request('POST', `/api/carts/${cartId}/addresses`, shipping));
  const query = `{ cart(id: "${cartId}") { availableShippingMethods { code name } } }`;
  const offered = async (locale: string): Promise<readonly { code: string; name: string }[]> =>
    (await shop.request('POST', `/graphql?locale=${locale}`, { query })).body.data.cart
      .availableShippingMethods;
  const namesIn = async (locale: string) => (await offered(locale)).map(({ name }) => name);
  expect(await namesIn('en')).toEqual(['Standard delivery', 'Express delivery']);
  expect(await namesIn('de')).toEqual(['Standardversand', 'Expressversand']);
  expect(await namesIn('ar')).toEqual(['توصيل عادي', 'توصيل سريع']);
  const [standard] = await offered('de');
  const at = `/api/translations/core_shipping_method/${standard?.code}/de`;
  dataOf(await shop.admin('PUT', at, { fields: { name: 'Paketversand' } }));
  expect(await namesIn('de')).toEqual(['Paketversand', 'Expressversand']);
});

test('the homepage describes what the shop sells to search engines, in each language', async () => {
  const home = async (path: string) => (await html(path)).body;
  expect(await home('/')).toContain('<title>Good things for the kitchen, desk and trail – Shop</title>');
  expect(await home('/')).toContain('<meta name="description" content="Stoneware, linen, steel');
  expect(await home('/de')).toContain(
    '<title>Gute Dinge für Küche, Schreibtisch und unterwegs – Shop</title>',
  );
  expect(await home('/')).toContain('<link rel="manifest" href="/site.webmanifest" />');
  const manifest = await shop.request('GET', '/site.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const icon = await shop.request('GET', '/favicon.ico');
  expect([icon.status, icon.headers.get('location')]).toEqual([
    302,
    '/assets/demo/scene-icon.jpg?size=thumb',
  ]);
});

test('offers have a brand, a number, and return and delivery terms', async () => {
  const { body } = await html('/olive-wood-spoon');
  const offer = JSON.parse(
    /<script type="application\/ld\+json">(\{.*?"@type":"Product".*?)<\/script>/.exec(body)?.[1] ?? '{}',
  );
  expect(offer).toMatchObject({
    brand: { name: 'Oakland Forge' },
    gtin: expect.stringMatching(/^952\d{10}$/),
    offers: {
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      shippingDetails: { shippingRate: { value: 5, currency: 'USD' } },
    },
  });
});

test('every translation is accepted by the API', async () => {
  const rows = await shop.db.any(sql.type(translation)`
    select entity_type, entity_uuid, fields from translation where locale = 'de' order by translation_id`);
  expect(rows.length).toBeGreaterThan(100);
  for (const { entity_type, entity_uuid, fields } of rows) {
    const at = `/api/translations/${entity_type}/${entity_uuid}/de`;
    expect(dataOf(await shop.admin('PUT', at, { fields })).fields).toEqual(fields);
  }
});

test('loading it again translates nothing twice, and keeps the merchant’s translations', async () => {
  const before = await countTranslations();
  const { entity } = (await json('/stoneware-mug')).body.data;
  const at = `/api/translations/product/${entity.uuid}/de`;
  const translated = dataOf(await shop.admin('GET', at)).fields;
  dataOf(await shop.admin('PUT', at, { fields: { ...translated, name: 'Tonbecher' } }));
  await loadDemo(shop.app);
  expect(await countTranslations()).toBe(before);
  expect(dataOf(await shop.admin('GET', at)).fields.name).toBe('Tonbecher');
});

test('removing the demo deletes its translations, and keeps the shipping methods and a section translated by the merchant', async () => {
  const widgets: readonly {
    uuid: string;
    type: string;
    settings: { translations: Record<string, object> };
  }[] = dataOf(await shop.admin('GET', '/api/widgets'));
  const [own, less] = widgets.filter(({ type }) => type === 'hero' || type === 'newsletter');
  const { de, ...others } = own?.settings.translations ?? {};
  const translations = { ...others, de: { ...de, title: 'Willkommen' } };
  const settings = { ...own?.settings, translations };
  dataOf(await shop.admin('PATCH', `/api/widgets/${own?.uuid}`, { settings }));
  // A section that lacks a language is still the demo's.
  const fewer = { ...less?.settings, translations: { de: less?.settings.translations['de'] } };
  dataOf(await shop.admin('PATCH', `/api/widgets/${less?.uuid}`, { settings: fewer }));
  const removed = dataOf(await shop.admin('DELETE', '/api/demo'));
  expect(removed).toMatchObject({ widgets: 8, pages: 4, menus: 2, posts: 2, coupons: 1, promotions: 2 });
  expect(dataOf(await shop.admin('GET', '/api/widgets'))).toMatchObject([{ uuid: own?.uuid }]);
  const left = await shop.db.any(
    sql.type(z.object({ entity_type: z.string() }))`select distinct entity_type from translation`,
  );
  expect(left).toEqual([{ entity_type: 'core_shipping_method' }]);
  expect((await html('/')).body).toContain('<title>Shop</title>');
});
