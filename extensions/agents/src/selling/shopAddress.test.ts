import { expect, test } from 'vitest';
import { partAt, quotedDestination, shopAddress } from './shopAddress.ts';

const WHOLE = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: '12 Analytical Row',
  address_locality: 'Oakland',
  address_region: 'CA',
  address_country: 'us',
  postal_code: '94607',
  phone_number: '555 0100',
};

test('an address is written as carts take it', () => {
  expect(shopAddress(WHOLE)).toEqual({
    address: {
      full_name: 'Ada Lovelace',
      telephone: '555 0100',
      address_1: '12 Analytical Row',
      city: 'Oakland',
      province: 'CA',
      postcode: '94607',
      country: 'US',
    },
    problems: [],
  });
});

test('the buyer stands in for the name and the telephone', () => {
  const { first_name: _first, last_name: _last, phone_number: _phone, ...nameless } = WHOLE;
  const buyer = { first_name: 'Grace', last_name: 'Hopper', phone_number: '1' };
  expect(shopAddress(nameless, buyer).address).toMatchObject({ full_name: 'Grace Hopper', telephone: '1' });
  expect(shopAddress(nameless)).toEqual({
    address: null,
    problems: [
      { kind: 'address_incomplete', part: 'last_name' },
      { kind: 'address_incomplete', part: 'phone_number' },
    ],
  });
});

test('a country is enough for quotes', () => {
  expect(quotedDestination({ address_country: 'us', postal_code: '94607' })).toEqual({
    country: 'US',
    province: null,
    postcode: '94607',
  });
  expect(quotedDestination({ address_country: 'Atlantis' })).toBeNull();
  expect(quotedDestination(null)).toBeNull();
});

test('a refusal of the shop is about a part of the address', () => {
  expect([
    partAt('shipping_address.postcode'),
    partAt('shipping_address.province'),
    partAt('coupon'),
  ]).toEqual(['postal_code', 'address_region', null]);
});
