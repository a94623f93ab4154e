import { expect, test } from 'vitest';
import { countryCodes, findCountry } from './country.ts';

test.each([
  ['US', 'US'],
  ['us', 'US'],
  [' Us\u00A0', 'US'],
  ['USA', 'US'],
  ['usa', 'US'],
  ['United States', 'US'],
  ['the United States of America', 'US'],
  ['united kingdom', 'GB'],
  ['Great Britain', 'GB'],
  ['UK', 'GB'],
  ['uk', 'GB'],
  ['GBR', 'GB'],
  ['EL', 'GR'],
  ['Greece', 'GR'],
  ['Germany', 'DE'],
  ['DEU', 'DE'],
  ['St. Kitts and Nevis', 'KN'],
  ['Saint Kitts & Nevis', 'KN'],
  ['Cote d’Ivoire', 'CI'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['South Korea', 'KR'],
  ['Korea, Republic of', 'KR'],
  ['Myanmar', 'MM'],
  ['Hong Kong', 'HK'],
])('resolves "%s" to %s', (text, code) => {
  expect(findCountry(text)).toBe(code);
});

test.each([
  '',
  ' ',
  'ZZ',
  'EU',
  'XX',
  'XK',
  'AN',
  'EUR',
  'Deutschland',
  'U',
  'U S',
  '276',
  '*',
  '__proto__',
  'US,CA',
])('"%s" is not a country', (text) => expect(findCountry(text)).toBeNull());

test('resolves every country by its code and its English name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  expect(countryCodes()).toHaveLength(249);
  expect(countryCodes().filter((code) => findCountry(names.of(code) ?? '') !== code)).toEqual([]);
});
