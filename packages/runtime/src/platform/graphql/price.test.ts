import { expect, test } from 'vitest';
import type { ReadContext } from '../loading/readContext.ts';
import { price, priceOfMinor } from './price.ts';

const inLocale = (locale: string) => ({ app: { locale } }) as ReadContext;

test.each([
  ['19.9900', 'USD', 'en-US', 19.99, '$19.99'],
  ['19.995', 'USD', 'en-US', 20, '$20.00'],
  [1250, 'JPY', 'en-US', 1250, '¥1,250'],
  ['1.2345', 'KWD', 'en-US', 1.235, 'KWD 1.235'],
  ['1234.5', 'EUR', 'de-DE', 1234.5, '1.234,50 €'],
  ['-5', 'USD', 'en-US', -5, '-$5.00'],
  ['1999', 'HUF', 'en-US', 1999, 'HUF 1,999'],
] as const)('%s %s in %s', (amount, currency, locale, value, text) => {
  const result = price(inLocale(locale), amount, currency);
  expect({ ...result, text: result.text.replace(/\u00a0/g, ' ') }).toEqual({ value, currency, text });
});

test('converts minor units to major units', () =>
  expect(priceOfMinor(inLocale('en-US'), 1999, 'USD').value).toBe(19.99));
