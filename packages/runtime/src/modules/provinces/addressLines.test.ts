import { expect, test } from 'vitest';
import { WORLD } from '../../../../../test/support/worldAddresses.ts';
import { addressLines } from './addressLines.ts';

const US = {
  full_name: 'Ada Lovelace',
  address_1: '12 Analytical Row',
  address_2: null,
  city: 'Oakland',
  province: 'US-CA',
  postcode: '94607',
  country: 'US',
};

test.each(WORLD.map((address) => [address.country, address] as const))(
  'an address of %s is written as the country does',
  (_, { language, lines, city = '', province = '', postcode = '', ...rest }) => {
    expect(addressLines(language, { ...rest, city, province, postcode, address_2: null })).toEqual(lines);
  },
);

test.each([
  [
    { address_2: 'Apt 4' },
    ['Ada Lovelace', '12 Analytical Row', 'Apt 4', 'Oakland, CA 94607', 'United States'],
  ],
  [{ address_2: ' ' }, ['Ada Lovelace', '12 Analytical Row', 'Oakland, CA 94607', 'United States']],
  [{ province: '' }, ['Ada Lovelace', '12 Analytical Row', 'Oakland, 94607', 'United States']],
  [{ city: '', province: '' }, ['Ada Lovelace', '12 Analytical Row', '94607', 'United States']],
  [
    { province: 'Elsewhere' },
    ['Ada Lovelace', '12 Analytical Row', 'Oakland, Elsewhere 94607', 'United States'],
  ],
])('with %j no separator is left over', (changes, lines) => {
  expect(addressLines('en', { ...US, ...changes })).toEqual(lines);
});

test('a province with the name of its city is written once', () => {
  const address = { ...US, country: 'ES', city: 'Málaga', province: 'ES-MA', postcode: '29015' };
  expect(addressLines('es', address)).toEqual([
    'Ada Lovelace',
    '12 Analytical Row',
    '29015 Málaga',
    'España',
  ]);
});

test('a city state needs no city', () => {
  const address = { ...US, country: 'SG', city: 'Singapore', province: '', postcode: '048616' };
  expect(addressLines('de', address)).toEqual([
    'Ada Lovelace',
    '12 Analytical Row',
    'SINGAPORE 048616',
    'Singapur',
  ]);
});

test('an unknown country shows all parts and its code', () => {
  expect(addressLines('en', { ...US, country: 'QQ', province: 'Somewhere' })).toEqual([
    'Ada Lovelace',
    '12 Analytical Row',
    'Oakland',
    'Somewhere',
    '94607',
    'QQ',
  ]);
});
