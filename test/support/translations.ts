import type { TestShop } from '@shop/runtime/testing';
import { newKey } from './pages.ts';
import { dataOf, testShop } from './shop.ts';

/** Starts a shop in English, German and French. */
export const translatedShop = (): Promise<TestShop> =>
  testShop({ config: { shop: { languages: ['en', 'de', 'fr'], url: 'https://shop.test' } } });

/** Returns the path of a record's translations, or of its translation into one language. */
export const pathOf = (type: string, id: string | number, locale?: string) =>
  `/api/translations/${type}/${id}${locale === undefined ? '' : `/${locale}`}`;

/** Returns request functions for translation tests. */
export const translationsOf = (shop: () => TestShop) => {
  const put = (type: string, id: string | number, locale: string, fields: object) =>
    shop().admin('PUT', pathOf(type, id, locale), { fields });
  return {
    put,
    translate: async (type: string, id: string, fields: object, locale = 'de') =>
      dataOf(await put(type, id, locale, fields)),
    category: async (sent: object = {}) =>
      dataOf(await shop().admin('POST', '/api/categories', { name: 'Mugs', url_key: newKey(), ...sent })),
  };
};
