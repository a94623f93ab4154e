import { describe, expect, test } from 'vitest';
import { accountedTaxNotes } from './accountedTax.ts';

type App = Parameters<typeof accountedTaxNotes>[0];

const TEXTS: Readonly<Record<string, string>> = {
  'orders.document.accountedTax': 'Tax in {currency}',
  'orders.document.accountedTax.rate': '{amount} (1 {base} = {rate} {currency})',
};
const texts =
  () =>
  (key: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      TEXTS[key] ?? '',
    );
const shopIn = (currency: string, locale = 'en-US') =>
  ({ config: { shop: { currency } }, locale, texts }) as unknown as App;

describe('the tax of a document in another currency', () => {
  test.each([
    ['USD', 'EUR', '0.8', 1900, '$23.75 (1 USD = 0.8 EUR)'],
    ['EUR', 'JPY', '160.5', 1605, '€10.00 (1 EUR = 160.5 JPY)'],
    ['EUR', 'KWD', '0.3333', 1234, '€3.70 (1 EUR = 0.3333 KWD)'],
    ['JPY', 'USD', '0.0062', 5, '¥8 (1 JPY = 0.0062 USD)'],
  ])('is stated in %s for one in %s at the rate %s', (base, currency, rate, tax, line) => {
    expect(accountedTaxNotes(shopIn(base), { currency, base_rate: rate }, tax)).toEqual([
      { label: `Tax in ${base}`, lines: [line] },
    ]);
  });

  test('is in the language of the document', () => {
    const [note] = accountedTaxNotes(shopIn('EUR', 'de-DE'), { currency: 'USD', base_rate: '1.25' }, 12_345);
    expect(note?.lines).toEqual(['98,76\u00A0€ (1 EUR = 1,25 USD)']);
  });

  test.each([
    ['in the currency of the shop', { currency: 'EUR', base_rate: '1' }, 1900],
    ['without tax', { currency: 'USD', base_rate: '1.25' }, 0],
    ['of an order from before there were rates', { currency: 'USD', base_rate: null }, 1900],
  ])('is not stated %s', (_, order, tax) => {
    expect(accountedTaxNotes(shopIn('EUR'), order, tax)).toEqual([]);
  });
});
