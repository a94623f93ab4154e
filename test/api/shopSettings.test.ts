import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';

type Process = Pick<TestShop, 'request' | 'query' | 'stop' | 'app'>;

const config = { mode: 'production', shop: { url: 'https://shop.test', weightUnit: 'lb' } } as const;
/** The time in which each process knows what another one has saved. */
const LIMIT_MS = 5000;

let database: Awaited<ReturnType<typeof createDatabase>>;
let shop: TestShop;
/** Simulates a second process on the same database. It shares no module instance with the first shop. */
let other: Process;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, config });
  vi.resetModules();
  const reloaded = await import('../support/shop.ts');
  other = await reloaded.testShop({ databaseUrl: database.url, config });
});
afterAll(async () => {
  await shop.stop();
  await other.stop();
  await database.drop();
});

const save = (values: object) => shop.admin('POST', '/api/settings', values);
const errorOf = async (values: object) => {
  const { status, body } = await save(values);
  const { code, message, details } = body.error;
  return [status, code, message, details?.map(({ path }: { readonly path: string }) => path)];
};
const pageOf = async (process: Process, path: string) =>
  process.request('GET', path, undefined, { headers: { accept: 'text/html' } });
const textOf = async (process: Process, path: string) => String((await pageOf(process, path)).body);

/** Waits until a check passes, for as long as a process may be behind. */
const inTime = (check: () => Promise<void>) => vi.waitFor(check, { timeout: LIMIT_MS, interval: 100 });

test('the settings have their defaults, and say which of them the configuration file sets', async () => {
  const values = dataOf(await shop.admin('GET', '/api/settings'));
  expect(values).toMatchObject({
    shopCurrency: 'USD',
    shopLanguages: ['en'],
    shopLocale: 'en-US',
    shopTimeZone: 'UTC',
    shopWeightUnit: 'lb',
    shopCountry: null,
    shopCity: null,
  });
  const schemas = dataOf(await shop.admin('GET', '/api/settings/schema'));
  const fixed = schemas.flatMap((one: { key: string; in_config: boolean }) => (one.in_config ? one.key : []));
  expect(fixed.filter((key: string) => key.startsWith('shop'))).toEqual(['shopWeightUnit']);
});

test('what the configuration file sets is not changed by a saved value', async () => {
  expect(dataOf(await save({ shopWeightUnit: 'kg' })).shopWeightUnit).toBe('lb');
  expect(shop.app.config.shop.weightUnit).toBe('lb');
  expect(dataOf(await save({ shopWeightUnit: null })).shopWeightUnit).toBe('lb');
});

test.each([
  [{ shopCurrency: 'XXQ' }, 'shopCurrency must be an ISO 4217 code, such as USD', 'shopCurrency'],
  [
    { shopTimeZone: 'Mars/Base' },
    'shopTimeZone must be an IANA time zone, such as Europe/Berlin',
    'shopTimeZone',
  ],
  [
    { shopLanguages: ['en', 'en'] },
    'shopLanguages must be language codes, such as de or pt-BR, each of them once',
    'shopLanguages',
  ],
  [{ shopLocale: 'no locale' }, 'shopLocale must be a language tag, such as en-US', 'shopLocale'],
])('%j is rejected', async (values, message, path) => {
  expect(await errorOf({ ...values, shopCity: 'Nowhere' })).toEqual([
    400,
    'VALIDATION_FAILED',
    message,
    [path],
  ]);
  expect(dataOf(await shop.admin('GET', '/api/settings')).shopCity).toBe(null);
});

test('a time zone, a country and a city hold in both processes', async () => {
  await save({ shopTimeZone: 'Europe/Vienna', shopCountry: 'Austria', shopCity: 'Wien' });
  const expected = { timezone: 'Europe/Vienna', address: { country: 'AT', city: 'Wien' } };
  expect(shop.app.config.shop).toMatchObject(expected);
  expect((await shop.query('{ shop { timezone } }')).body.data.shop).toEqual({ timezone: 'Europe/Vienna' });
  await inTime(async () => {
    expect(other.app.config.shop).toMatchObject(expected);
    expect((await other.query('{ shop { timezone } }')).body.data.shop).toEqual({
      timezone: 'Europe/Vienna',
    });
  });
  await save({ shopCountry: null });
  expect(shop.app.config.shop.address).toBe(undefined);
});

test('a locale of another language than the first has no effect', async () => {
  await save({ shopLocale: 'de-AT', shopLanguages: ['en'] });
  expect(shop.app.config.shop).toMatchObject({ locale: 'en-US', languages: ['en'] });
  await save({ shopLocale: 'en-GB' });
  expect(shop.app.locale).toBe('en-GB');
  await save({ shopLocale: null, shopLanguages: null });
  expect(shop.app.locale).toBe('en-US');
});

describe('a language', () => {
  const page = { url_key: 'imprint', title: 'Imprint', content: '<p>Text</p>', status: 1 };

  test('that is added has pages, alternates and a sitemap in each process', async () => {
    dataOf(await shop.admin('POST', '/api/pages', page));
    // Both processes cache the pages before the change.
    for (const process of [shop, other]) {
      expect(await textOf(process, '/imprint')).not.toContain('hreflang="de"');
      expect((await pageOf(process, '/de/imprint')).status).toBe(404);
    }
    await save({ shopLanguages: ['en', 'de'] });
    const hasGerman = async (process: Process) => {
      expect((await pageOf(process, '/de/imprint')).status).toBe(200);
      expect(await textOf(process, '/de')).toContain('<html lang="de"');
      expect(await textOf(process, '/')).toContain(
        '<link rel="alternate" hreflang="de" href="https://shop.test/de"',
      );
      expect(await textOf(process, '/sitemap.xml')).toContain('https://shop.test/de');
      expect(await textOf(process, '/imprint')).toContain('hreflang="de"');
    };
    await hasGerman(shop);
    await inTime(() => hasGerman(other));
    const reserved = await other.request(
      'POST',
      '/api/pages',
      { ...page, url_key: 'de' },
      { token: await shop.adminToken() },
    );
    expect([reserved.status, reserved.body.error.code]).toEqual([400, 'URL_KEY_OF_LANGUAGE']);
  });

  test('that is removed was never there, and its translations are kept', async () => {
    const { uuid } = dataOf(await shop.admin('GET', '/api/pages'))[0];
    dataOf(
      await shop.admin('PUT', `/api/translations/cms_page/${uuid}/de`, { fields: { title: 'Impressum' } }),
    );
    await save({ shopLanguages: ['en', 'fr'] });
    const hasNoGerman = async (process: Process) => {
      expect((await pageOf(process, '/de/imprint')).status).toBe(404);
      expect((await pageOf(process, '/de')).status).toBe(404);
      expect(await textOf(process, '/imprint')).not.toContain('hreflang="de"');
      expect(await textOf(process, '/sitemap.xml')).not.toContain('https://shop.test/de');
    };
    await hasNoGerman(shop);
    await inTime(() => hasNoGerman(other));
    await save({ shopLanguages: ['en', 'de'] });
    expect(await textOf(shop, '/de/imprint')).toContain('Impressum');
    await inTime(async () => expect(await textOf(other, '/de/imprint')).toContain('Impressum'));
  });

  test('cannot be the default one while records are translated into it', async () => {
    expect(await errorOf({ shopLanguages: ['de', 'en'] })).toEqual([
      409,
      'LANGUAGE_TRANSLATED',
      '"de" cannot be the default language, because records are translated into it',
      ['shopLanguages'],
    ]);
    await save({ shopLanguages: ['fr', 'de'] });
    expect([shop.app.language, shop.app.inLanguage('fr') === shop.app]).toEqual(['fr', true]);
    expect(await textOf(shop, '/')).toContain('<html lang="fr"');
    expect((await pageOf(shop, '/fr')).status).toBe(301);
    await save({ shopLanguages: ['en', 'de'] });
  });

  test('cannot take the path of a page', async () => {
    dataOf(await shop.admin('POST', '/api/pages', { ...page, url_key: 'es' }));
    expect(await errorOf({ shopLanguages: ['en', 'es'] })).toEqual([
      409,
      'LANGUAGE_PATH_IN_USE',
      'A page has the path /es. Change its URL key before you add the language.',
      ['shopLanguages'],
    ]);
    expect(shop.app.languages.all).toEqual(['en', 'de']);
  });
});

describe('the currency', () => {
  test('changes in both processes while nothing has a price', async () => {
    dataOf(await save({ shopCurrency: 'JPY' }));
    expect((await shop.query('{ shop { currency } }')).body.data.shop).toEqual({ currency: 'JPY' });
    await inTime(async () =>
      expect((await other.query('{ shop { currency } }')).body.data.shop).toEqual({ currency: 'JPY' }),
    );
    const product = { sku: 'CUP', name: 'Cup', url_key: 'cup', price: 4.5, qty: 1, weight: 0 };
    const refused = await shop.admin('POST', '/api/products', product);
    expect(refused.body.error.details[0].message).toBe('price must be a whole number in JPY');
    dataOf(await save({ shopCurrency: null }));
  });

  test('has no fewer decimals than amounts among the settings', async () => {
    dataOf(await save({ deliveryFee: 4.5 }));
    expect(await errorOf({ shopCurrency: 'JPY' })).toEqual([
      400,
      'VALIDATION_FAILED',
      'deliveryFee must be a whole number in JPY',
      ['deliveryFee'],
    ]);
    dataOf(await save({ shopCurrency: 'EUR' }));
    dataOf(await save({ shopCurrency: 'USD', deliveryFee: null }));
  });

  test('stays while there are products with prices', async () => {
    const product = { sku: 'MUG', name: 'Mug', url_key: 'mug', price: 4, qty: 1, weight: 2 };
    dataOf(await shop.admin('POST', '/api/products', product));
    const refusal = (records: string) => [
      409,
      'SHOP_CURRENCY_IN_USE',
      `The currency of the shop cannot be changed while there are ${records}`,
      ['shopCurrency'],
    ];
    expect(await errorOf({ shopCurrency: 'EUR' })).toEqual(refusal('products with prices'));
    expect((await save({ shopCurrency: 'USD' })).status).toBe(200);
    expect(shop.app.config.shop.currency).toBe('USD');
  });
});

test('the unit of weight stays while products have weights', async () => {
  const free = await testShop({});
  try {
    const saved = (values: object) => free.admin('POST', '/api/settings', values);
    expect((await saved({ shopWeightUnit: 'g' })).status).toBe(200);
    const product = { sku: 'MUG', name: 'Mug', url_key: 'mug', price: 0, qty: 1, weight: 2 };
    dataOf(await free.admin('POST', '/api/products', product));
    const { status, body } = await saved({ shopWeightUnit: 'kg', shopTimeZone: 'Asia/Tokyo' });
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'WEIGHT_UNIT_IN_USE',
      'The unit of weight cannot be changed while there are products with weights',
    ]);
    expect(free.app.config.shop).toMatchObject({ weightUnit: 'g', timezone: 'UTC' });
  } finally {
    await free.stop();
  }
});
