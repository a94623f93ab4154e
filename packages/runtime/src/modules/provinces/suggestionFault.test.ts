import { expect, test } from 'vitest';
import { suggestionFault } from './suggestionFault.ts';

const address = { address_1: '1 Main St', city: 'Oakland', province: 'CA', postcode: '94607' };
const label = '1 Main St, Oakland';

test.each([
  ['with all parts', { label, address: { ...address, address_2: 'Suite 2', company: 'Ada Ltd' } }],
  ['with the name of the province', { label, address: { ...address, province: 'California' } }],
  ['without what is not known', { label, address: { ...address, city: '', province: '', postcode: '' } }],
])('a suggestion %s is valid', (_, suggestion) => expect(suggestionFault(suggestion, 'US')).toBeNull());

test('a province of a country without codes may be any', () => {
  expect(suggestionFault({ label, address: { ...address, province: 'Somewhere' } }, 'VA')).toBeNull();
});

test.each([
  ['nothing', null, 'a suggestion is not an object'],
  ['a list', [label], 'a suggestion is not an object'],
  ['no label', { address }, 'label must be one line of 1 to 255 characters'],
  ['an empty label', { label: ' ', address }, 'label must be one line of 1 to 255 characters'],
  ['a label of two lines', { label: 'a\nb', address }, 'label must be one line of 1 to 255 characters'],
  ['no address', { label }, 'address must be an object'],
  [
    'another key',
    { label, address: { ...address, street: 'x' } },
    'address has a key that addresses do not have',
  ],
  [
    'a number',
    { label, address: { ...address, postcode: 94607 } },
    'address.postcode must be one line of at most 255 characters',
  ],
  [
    'a long city',
    { label, address: { ...address, city: 'x'.repeat(256) } },
    'address.city must be one line of at most 255 characters',
  ],
  ['no street', { label, address: { ...address, address_1: '' } }, 'address.address_1 must not be empty'],
  [
    'a number as second line',
    { label, address: { ...address, address_2: 5 } },
    'address.address_2 must be one line of at most 255 characters',
  ],
  [
    'a province of another country',
    { label, address: { ...address, province: 'Bavaria' } },
    'address.province must be a province of the country',
  ],
])('a suggestion with %s is none', (_, suggestion, fault) =>
  expect(suggestionFault(suggestion, 'US')).toBe(fault),
);
