import { expect, test } from 'vitest';
import { Refusal } from '../../platform/errors.ts';
import { readVatId } from './vatId.ts';

/** A valid form for each prefix of the European Union and of its neighbors, as their tax offices write them. */
const VALID = [
  'ATU12345675',
  'BE0123456749',
  'BG123456789',
  'CY12345678X',
  'CZ12345678',
  'DE123456789',
  'DK12345678',
  'EE101234567',
  'EL123456789',
  'ESX1234567X',
  'FI12345678',
  'FR12345678901',
  'FRK7399859412',
  'HR12345678901',
  'HU12345678',
  'IE1234567WA',
  'IE8A23456B',
  'IT12345678901',
  'LT123456789',
  'LU12345678',
  'LV12345678901',
  'MT12345678',
  'NL123456789B01',
  'PL1234567890',
  'PT123456789',
  'RO1234567890',
  'SE123456789001',
  'SI12345678',
  'SK1234567890',
  'GB123456789',
  'GB123456789012',
  'GBGD123',
  'XI123456789',
  'XI123456789012',
  'XIGD123',
  'XIHA523',
  'CHE123456789MWST',
  'NO123456789MVA',
  'RS123456789',
];

test.each(VALID)('%s has the form of its prefix', (id) => {
  expect(readVatId(id)).toBe(id);
});

test.each([
  ['de 123.456.789', 'DE123456789'],
  ['CHE-123.456.789 mwst', 'CHE123456789MWST'],
  ['NL 1234.56.789.B01', 'NL123456789B01'],
  ['\u200eEL\u00a0123\u2013456\u2212789', 'EL123456789'],
  ['  ', null],
  ['', null],
  [null, null],
])('%j is stored as %j', (written, stored) => {
  expect(readVatId(written)).toBe(stored);
});

test.each([
  'DE12345678',
  'DE1234567890',
  'DE023456789',
  'GR123456789',
  'ELX23456789',
  'XI12345678',
  'GBXI123456789',
  'ATU1234567',
  'NO123456789',
  'XX123456789',
  'US123456789',
  '123456789',
  'DE123456789/2',
  'DE١٢٣٤٥٦٧٨٩',
  'DE',
  'none',
])('%s is refused', (id) => {
  const read = () => readVatId(id, 'billing_address.vat_id');
  expect(read).toThrow(Refusal);
  expect(read).toThrow('VAT ID is invalid. Enter it with the prefix of its country, such as DE123456789.');
});
