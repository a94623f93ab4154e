import { describe, expect, test } from 'vitest';
import { countryList, includesPlace, placeKey, postcodeList, provinceList } from './taxPlaces.ts';
import { includesPostcode, postcodeKey } from './postcodes.ts';

const stored = { countryList, provinceList, postcodeList };

describe('the valid part of a list', () => {
  test.each<[keyof typeof stored, string, string]>([
    ['countryList', '*', '*'],
    ['countryList', 'US', 'US'],
    ['countryList', ' us , de,US ', 'US,DE'],
    ['countryList', 'US,*', '*'],
    ['countryList', 'uk, GBR, Greece,EL', 'GB,GR'],
    ['provinceList', 'US-CA, US-NY,US-CA', 'US-CA,US-NY'],
    ['provinceList', 'Île-de-France', 'Île-de-France'],
    ['postcodeList', '90210', '90210'],
    ['postcodeList', 'sw1a 1aa, EC*', 'SW1A1AA,EC*'],
    ['postcodeList', '90*, 90000 - 90999', '90*,90000-90999'],
    ['postcodeList', '1000-1000', '1000-1000'],
    ['postcodeList', '00-950', '00-950'],
    ['postcodeList', '100-0001', '100-0001'],
    ['postcodeList', 'LV-1010', 'LV-1010'],
    ['postcodeList', '90210-1*', '90210-1*'],
  ])('%s of "%s" is "%s"', (list, sent, expected) => {
    expect(stored[list](sent)).toEqual({ list: expected });
  });

  test.each<[keyof typeof stored, string, string]>([
    ['countryList', '', 'country must not have empty entries. Use "*" for everywhere.'],
    ['countryList', 'US,,DE', 'country must not have empty entries. Use "*" for everywhere.'],
    ['provinceList', 'US-CA,', 'province must not have empty entries. Use "*" for everywhere.'],
    ['postcodeList', '90999-90000', 'The range "90999-90000" ends before it starts'],
    [
      'postcodeList',
      '9*0',
      '"9*0" is not a postal code, a prefix such as "90*" or a range such as "90000-90999"',
    ],
    [
      'postcodeList',
      '90**',
      '"90**" is not a postal code, a prefix such as "90*" or a range such as "90000-90999"',
    ],
    [
      'postcodeList',
      '90*-91*',
      '"90*-91*" is not a postal code, a prefix such as "90*" or a range such as "90000-90999"',
    ],
    [
      'postcodeList',
      '-',
      '"-" is not a postal code, a prefix such as "90*" or a range such as "90000-90999"',
    ],
    ['provinceList', 'x'.repeat(101), 'entries of province can have at most 100 characters'],
    ['postcodeList', Array(1001).fill('1').join(), 'postcode can have at most 1000 entries'],
  ])('%s of "%s" is refused: %s', (list, sent, fault) => {
    expect(stored[list](sent)).toEqual({ fault });
  });

  test.each(['U*', 'US,EU', 'ZZ', '**'])('countryList of "%s" reports unknown countries', (sent) => {
    expect(stored.countryList(sent)).toEqual({ fault: expect.objectContaining({ code: 'INVALID_COUNTRY' }) });
  });
});

test.each<[string, string | null | undefined, boolean]>([
  ['*', 'US', true],
  ['*', null, true],
  ['*', undefined, true],
  ['US', 'US', true],
  ['US', 'us', true],
  ['US', ' US ', true],
  ['DE,US', 'US', true],
  ['DE, US', 'US', true],
  ['DE,US', 'FR', false],
  ['US', 'USA', false],
  ['US-CA', 'CA', false],
  ['US-CA', 'us-ca', true],
  ['US', null, false],
  ['US', undefined, false],
  ['US', ' ', false],
])('the list "%s" has the place %j: %s', (list, place, expected) => {
  expect(includesPlace(list, placeKey(place))).toBe(expected);
});

test.each<[string, string | null | undefined, boolean]>([
  ['*', null, true],
  ['*', 'anything', true],
  ['90210', '90210', true],
  ['90210', ' 90210 ', true],
  ['90210', '90211', false],
  ['90210', null, false],
  ['90210', '', false],
  // A ZIP+4 is part of its ZIP, but not vice versa.
  ['90210', '90210-1234', true],
  ['90210-1234', '90210-1234', true],
  ['90210-1234', '90210', false],
  ['90210', '902101234', false],
  ['90210', '90210-', false],
  ['SW1A', 'SW1A-1', false],
  ['90210', '90210-1-2', false],
  // Prefixes.
  ['90*', '90210', true],
  ['90*', '90', true],
  ['90*', '91210', false],
  ['90*', '90210-1234', true],
  ['SW1*', 'sw1a 1aa', true],
  ['SW1*', 'SW 1A 1AA', true],
  ['SW1*', 'SW2A 1AA', false],
  // Ranges include both bounds.
  ['90000-90999', '90000', true],
  ['90000-90999', '90999', true],
  ['90000-90999', '90500', true],
  ['90000-90999', '89999', false],
  ['90000-90999', '91000', false],
  ['90000-90999', '90999-0001', true],
  ['90000-90999', '91000-0001', false],
  // A code of a different length is in no range, regardless of its prefix.
  ['1000-1999', '10115', false],
  ['10000-19999', '1500', false],
  ['01000-01999', '01500', true],
  ['01000-01999', '1500', false],
  ['00000-99999', 'SW1A1', false],
  ['00000-99999', 'SW1A 1AA', false],
  ['11000-11999', '110 00', true],
  // Two numbers of different lengths are a single code.
  ['00-950', '00-950', true],
  ['00-950', '00950', false],
  ['100-0001', '100-0001', true],
  // Lists.
  ['10115, 90*,20000-20999', '20500', true],
  ['10115, 90*,20000-20999', '90001', true],
  ['10115, 90*,20000-20999', '10115', true],
  ['10115, 90*,20000-20999', '30000', false],
  ['sw1a1aa', 'SW1A 1AA', true],
])('the list "%s" has the postcode %j: %s', (list, postcode, expected) => {
  expect(includesPostcode(list, postcodeKey(postcode))).toBe(expected);
});
