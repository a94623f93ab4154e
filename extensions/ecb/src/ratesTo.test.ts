import { expect, test } from 'vitest';
import { ECB_FILE } from './ecbFile.fixture.ts';
import { ecbFileOf } from './ecbFile.ts';
import { ratesTo } from './ratesTo.ts';

const file = ecbFileOf(ECB_FILE);

test('the file has a day and the rates to the euro', () => {
  expect(file.day).toBe('2023-12-29');
  expect(file.rates.size).toBe(15);
  expect(file.rates.get('CHF')).toBe('0.9260');
});

test.each([
  ['EUR', 'USD', '1.1050000000'],
  ['USD', 'EUR', '0.9049773756'],
  ['USD', 'JPY', '141.4751131222'],
  ['IDR', 'GBP', '0.0000508820'],
  ['USD', 'USD', '1.0000000000'],
])('one %s in %s is %s', (base, code, rate) => expect(ratesTo(file, base, [code])).toEqual({ [code]: rate }));

test('currencies that the file does not have are left out', () =>
  expect(ratesTo(file, 'EUR', ['KWD', 'CHF'])).toEqual({ CHF: '0.9260000000' }));

test('a shop in a currency that the file does not have gets no rates', () =>
  expect(() => ratesTo(file, 'KWD', ['EUR'])).toThrow('The European Central Bank publishes no rate of KWD'));

test.each([
  ['', 'no day'],
  ['<html>Maintenance</html>', 'no day'],
  [ECB_FILE.replaceAll('currency=', 'money='), 'no rates'],
  [ECB_FILE.replace('1.1050', '1,1050'), 'no valid rate of USD'],
  [ECB_FILE.replace('0.9260', '0'), 'no valid rate of CHF'],
])('another text is refused', (xml, fault) =>
  expect(() => ecbFileOf(xml)).toThrow(`The file of the European Central Bank has ${fault}`),
);
