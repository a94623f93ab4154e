import { expect, test } from 'vitest';
import { shopConfig } from './schema.ts';
import { shopLanguages } from './shopLanguages.ts';

test.each([
  [{}, { locale: 'en-US', languages: ['en'] }],
  [{ locale: 'de-AT' }, { locale: 'de-AT', languages: ['de'] }],
  [{ languages: ['fr', 'en'] }, { locale: 'fr', languages: ['fr', 'en'] }],
  [{ languages: ['en', 'de'] }, { locale: 'en-US', languages: ['en', 'de'] }],
  [
    { locale: 'de-CH', languages: ['de', 'fr'] },
    { locale: 'de-CH', languages: ['de', 'fr'] },
  ],
])('%j gives %j', (given, expected) => expect(shopLanguages(given)).toEqual(expected));

test.each([
  [{ languages: [] }, 'languages'],
  [{ languages: ['EN'] }, 'languages.0'],
  [{ languages: ['en', 'en'] }, 'languages'],
  [{ languages: ['english'] }, 'languages.0'],
  [{ locale: 'de-DE', languages: ['en', 'de'] }, 'locale'],
])('%j is rejected at %s', (shop, path) =>
  expect(shopConfig.safeParse({ shop }).error?.issues.map((issue) => issue.path.join('.'))).toEqual([
    `shop.${path}`,
  ]),
);
