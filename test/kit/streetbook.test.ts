import { createTestShop, dataOf, testAddressLookup } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import streetbook from '../../examples/extensions/streetbook/src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [streetbook] });
});
afterAll(() => shop.stop());

const labels = async (country: string, text: string): Promise<readonly string[]> =>
  dataOf(await shop.request('POST', '/api/addresses/suggestions', { country, text })).map(
    ({ label }: { label: string }) => label,
  );

test.each([
  ['DE', 'haupt', ['Hauptstraße, 10827 Berlin', 'Hauptstraße, 69117 Heidelberg']],
  ['DE', 'Hauptstrasse 5a, hei', ['Hauptstraße 5a, 69117 Heidelberg']],
  ['DE', 'Hauptstr. 5', ['Hauptstraße 5, 10827 Berlin', 'Hauptstraße 5, 69117 Heidelberg']],
  ['DE', 'schloss', ['Schloßstraße, 12163 Berlin']],
  ['US', '12 main', ['12 Main Street, Boston, MA 02129', '12 Main Street, Austin, TX 78701']],
  ['US', '12 Main Street, 787', ['12 Main Street, Austin, TX 78701']],
  ['US', 'haupt', []],
  ['FR', 'rue', []],
])('in %s, "%s" is completed to %j', async (country, text, found) =>
  expect(await labels(country, text)).toEqual(found),
);

test('a suggestion has the parts of the address', async () => {
  const request = { country: 'US', text: '12 Main Street, 78701' };
  expect(dataOf(await shop.request('POST', '/api/addresses/suggestions', request))).toEqual([
    {
      label: '12 Main Street, Austin, TX 78701',
      address: {
        address_1: '12 Main Street',
        company: '',
        address_2: '',
        city: 'Austin',
        province: 'US-TX',
        postcode: '78701',
        country: 'US',
      },
    },
  ]);
});

testAddressLookup({
  extension: streetbook,
  lookup: 'streetbook',
  finds: { country: 'DE', text: 'haupt' },
}).register({ describe, test, afterAll });
