import { expect, test } from 'vitest';
import { catalogTranslatable } from '../translatable.ts';
import { demoCatalogue, demoCollection } from './demoCatalogue.ts';
import { DEMO_CARE, DEMO_MATERIALS, demoFacts, demoGtin } from './demoFacts.ts';
import { demoTexts } from './demoTexts.ts';
import { listDemoLanguages, readDemoTexts } from './demoTranslations.ts';
import type { DemoCatalogTexts } from './demoTranslations.ts';
import { DEMO_COLORS, DEMO_SIZES } from './demoVariants.ts';

const LANGUAGES = ['ar', 'de', 'es', 'fr'];
const languages = readDemoTexts<DemoCatalogTexts>(LANGUAGES, 'catalog');
const products = demoCatalogue.flatMap((category) => category.products);
const keysOf = (texts: object) => Object.keys(texts).toSorted();

test('the demo is translated into the languages of the shop’s own texts', () => {
  expect([...listDemoLanguages()].toSorted()).toEqual(LANGUAGES);
  expect(languages.map(({ locale }) => locale)).toEqual(LANGUAGES);
  expect(readDemoTexts(['de-AT', 'it'], 'catalog').map(({ locale }) => locale)).toEqual(['de-AT']);
});

test.each(languages)('every text of the catalog is translated into $locale, and no other', ({ texts }) => {
  expect(keysOf(texts.attributes)).toEqual(['brand', 'care', 'color', 'gtin', 'material', 'size']);
  expect(keysOf(texts.options['color'] ?? {})).toEqual(keysOf(DEMO_COLORS));
  expect(Object.keys(texts.options['size'] ?? {})).toEqual([...DEMO_SIZES]);
  expect(keysOf(texts.options['material'] ?? {})).toEqual([...DEMO_MATERIALS].toSorted());
  expect(keysOf(texts.options['care'] ?? {})).toEqual([...DEMO_CARE].toSorted());
  expect(Object.keys(texts.collections)).toEqual([demoCollection.code]);
  for (const { urlKey } of demoCatalogue)
    expect([urlKey, Object.keys(texts.categories[urlKey] ?? {})]).toEqual([urlKey, ['name', 'description']]);
  expect(Object.keys(texts.products)).toEqual(products.map(({ urlKey }) => urlKey));
  for (const { urlKey } of products)
    expect([urlKey, Object.keys(texts.products[urlKey] ?? {})]).toEqual([
      urlKey,
      ['name', 'short_description', ...(demoTexts[urlKey] === undefined ? [] : ['description'])],
    ]);
});

test.each(languages)('the texts in $locale pass the rules, and none is left in English', ({ texts }) => {
  const lists = { category: texts.categories, collection: texts.collections, product: texts.products };
  for (const { entityType, fields } of catalogTranslatable)
    for (const record of Object.values(lists[entityType as 'product'] ?? {}))
      for (const [field, text] of Object.entries(record))
        expect(fields[field]?.safeParse(text).data).toBe(text);
  for (const { urlKey, name, description } of products) {
    expect(texts.products[urlKey]?.['name']).not.toBe(name);
    expect(texts.products[urlKey]?.['short_description']).not.toBe(description);
  }
});

test('long texts have the same structure in all languages', () => {
  const tagsOf = (text = '') => text.match(/<[^>]+>/g);
  for (const [urlKey, text] of Object.entries(demoTexts))
    for (const { texts } of languages)
      expect(tagsOf(texts.products[urlKey]?.['description'])).toEqual(tagsOf(text));
});

test('each product has a brand, and its number is a valid GTIN in the example range', () => {
  expect(Object.values(demoFacts).every(({ brand }) => brand !== '')).toBe(true);
  expect(demoGtin(1)).toMatch(/^952\d{10}$/);
  const digits = [...demoGtin(123)].map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  expect(sum % 10).toBe(0);
});
