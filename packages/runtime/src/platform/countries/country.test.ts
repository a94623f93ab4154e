import { expect, test } from 'vitest';
import { validator } from '../http/validation.ts';
import { z } from 'zod';
import { countryCodes, countryField, findCountry } from './country.ts';

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
])('"%s" is understood as %s', (text, code) => {
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
])('"%s" is no country', (text) => expect(findCountry(text)).toBeNull());

test('every country is understood by its code and its English name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  expect(countryCodes()).toHaveLength(249);
  expect(countryCodes().filter((code) => findCountry(names.of(code) ?? '') !== code)).toEqual([]);
});

test('a schema refuses a text that means no country by its code, and names its path', () => {
  const read = validator(z.object({ to: z.array(countryField), qty: z.int() }), 'body');
  expect(read({ to: ['uk', 'fra'], qty: 1 })).toEqual({ to: ['GB', 'FR'], qty: 1 });
  const message = '"ZZ" is no country: name it by its ISO 3166-1 code, such as "US"';
  expect(() => read({ to: ['us', 'ZZ'], qty: 1 })).toThrow(
    expect.objectContaining({ status: 400, code: 'INVALID_COUNTRY', details: [{ path: 'to.1', message }] }),
  );
  expect(() => read({ to: ['ZZ'] })).toThrow(
    expect.objectContaining({
      code: 'INVALID_COUNTRY',
      details: [
        { path: 'to.0', message },
        { path: 'qty', message: 'qty is required' },
      ],
    }),
  );
});
