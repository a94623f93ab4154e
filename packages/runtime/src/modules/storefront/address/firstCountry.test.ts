import { expect, test } from 'vitest';
import { firstCountry } from './firstCountry.ts';

const offered = [{ code: 'DE' }, { code: 'US' }, { code: 'HK' }];

test.each([
  ['the only one', { offered: [{ code: 'FR' }], shop: 'DE', languages: 'en-US' }, 'FR'],
  ['that of the shop', { offered, shop: 'DE', languages: 'en-US' }, 'DE'],
  [
    'that of the language, if the shop does not ship to itself',
    { offered, shop: 'AT', languages: 'en-US' },
    'US',
  ],
  [
    'that of the first language with a region that is offered',
    { offered, shop: undefined, languages: 'fr,en-GB;q=0.9, zh-Hant-HK;q=0.8' },
    'HK',
  ],
  ['none, if no language has a region', { offered, shop: undefined, languages: 'de,en;q=0.5' }, ''],
  ['none, if the browser says nothing', { offered, shop: undefined, languages: undefined }, ''],
  ['none, if none is offered', { offered: [], shop: 'DE', languages: 'en-US' }, ''],
])('the first country is %s', (_, choice, country) => expect(firstCountry(choice)).toBe(country));
