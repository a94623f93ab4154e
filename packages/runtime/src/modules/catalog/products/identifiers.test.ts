import { expect, test } from 'vitest';
import { factNamed, factOf, gtinOf } from './identifiers.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['4006381-333931', '4006381333931'],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['00012345600012', '00012345600012'],
  ['4006381333932', null],
  ['123', null],
  ['0000000000000', null],
  ['ABC', null],
])('the GTIN of %j is %j', (text, gtin) => expect(gtinOf(text)).toBe(gtin));

test('facts are found by the usual attribute codes, using the first one with a value', () => {
  const attributes = [
    { code: 'manufacturer', values: ['Acme'] },
    { code: 'brand', values: [' '] },
    { code: 'ean', values: ['4006381333931'] },
    { code: 'colour', values: ['Red', 'Blue'] },
  ];
  expect(factOf(attributes, 'brand')).toBe('Acme');
  expect(factOf(attributes, 'gtin')).toBe('4006381333931');
  expect(factOf(attributes, 'color')).toBe('Red');
  expect(factOf(attributes, 'mpn')).toBeNull();
  expect([factNamed('colour'), factNamed('weight')]).toEqual(['color', undefined]);
});
