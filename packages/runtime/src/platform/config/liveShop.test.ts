import { expect, test } from 'vitest';
import { liveShop, shopInFile, shopRevision, unsavedShop, updateShop } from './liveShop.ts';
import { shopConfig } from './schema.ts';

const fileOf = (shop: object) => shopConfig.parse({ shop }).shop;
const URL = 'https://shop.example';

test('has the values of the file, then saved values, then defaults', () => {
  const shop = liveShop(fileOf({ name: 'S', currency: 'EUR' }), URL);
  expect({ ...shop }).toEqual({
    name: 'S',
    url: URL,
    currency: 'EUR',
    locale: 'en-US',
    languages: ['en'],
    timezone: 'UTC',
    weightUnit: 'kg',
    address: undefined,
  });
  expect(updateShop(shop, { currency: 'JPY', timezone: 'Asia/Tokyo', address: { country: 'JP' } })).toBe(
    true,
  );
  expect(shop).toMatchObject({ currency: 'EUR', timezone: 'Asia/Tokyo', address: { country: 'JP' } });
  expect([shopInFile(shop).currency, shopInFile(shop).timezone]).toEqual(['EUR', undefined]);
  expect(unsavedShop(shop)).toMatchObject({ currency: 'EUR', timezone: 'UTC' });
  expect(updateShop(shop, {})).toBe(true);
  expect(shop).toMatchObject({ timezone: 'UTC', address: undefined });
});

test('keeps equal values, so that they can be compared by identity', () => {
  const shop = liveShop(fileOf({}), URL);
  updateShop(shop, { languages: ['en', 'de'] });
  const { languages } = shop;
  expect(shopRevision(shop)).toBe(1);
  expect(updateShop(shop, { languages: ['en', 'de'] })).toBe(false);
  expect([shop.languages === languages, shopRevision(shop)]).toEqual([true, 1]);
});

test.each([
  [{}, { locale: 'de-AT' }, { locale: 'de-AT', languages: ['de'] }],
  [{}, { locale: 'de-AT', languages: ['en', 'de'] }, { locale: 'en-US', languages: ['en', 'de'] }],
  [
    { locale: 'de-DE' },
    { languages: ['en', 'de', 'fr'] },
    { locale: 'de-DE', languages: ['de', 'en', 'fr'] },
  ],
  [{ locale: 'de-DE' }, { locale: 'en-GB' }, { locale: 'de-DE', languages: ['de'] }],
  [{ languages: ['fr'] }, { locale: 'fr-CA', languages: ['en'] }, { locale: 'fr-CA', languages: ['fr'] }],
])('the file %j and the saved %j give %j', (file, saved, expected) => {
  const shop = liveShop(fileOf(file), URL);
  updateShop(shop, saved);
  expect(shop).toMatchObject(expected);
});

test('parts of an address may come from both', () => {
  const shop = liveShop(fileOf({ address: { city: 'Oakland' } }), URL);
  expect(shop.address).toBe(undefined);
  updateShop(shop, { address: { country: 'US', city: 'Berkeley', postcode: '94607' } });
  expect(shop.address).toEqual({ country: 'US', city: 'Oakland', postcode: '94607' });
});
