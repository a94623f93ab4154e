import { describe, expect, test } from 'vitest';
import { isReverseCharged, needsVatCheck } from './reverseCharge.ts';

const on = { reverseCharge: true, shopVatId: 'DE123456789' };
const check = {
  vat_id: 'FR12345678901',
  country: 'FR',
  valid: true,
  name: null,
  address: null,
  checked_at: '2026-01-31T12:00:00.000Z',
  reference: 'WAPI1',
};
const buyer = { vatId: check.vat_id, check, destination: { country: 'FR' } };

describe('reverse charge', () => {
  test('applies to a checked business of another EU country', () =>
    expect(isReverseCharged(on, buyer)).toBe(true));

  test.each<[string, object, object]>([
    ['the setting is off', { reverseCharge: false }, {}],
    ['the shop has no VAT ID', { shopVatId: null }, {}],
    ['the shop is outside the EU', { shopVatId: 'CHE123456789' }, {}],
    ['the shop is in the same country', { shopVatId: 'FR99999999999' }, {}],
    ['the buyer has no VAT ID', {}, { vatId: null }],
    ['the VAT ID was changed after the check', {}, { vatId: 'FR99999999999' }],
    ['it was not checked', {}, { check: null }],
    ['it is not valid', {}, { check: { ...check, valid: false } }],
    ['no service answered', {}, { check: { ...check, valid: null } }],
    ['no address is known', {}, { destination: null }],
    ['the goods stay in the country of the shop', {}, { destination: { country: 'DE' } }],
    ['the goods leave the EU', {}, { destination: { country: 'CH' } }],
    ['the goods go to Great Britain', {}, { destination: { country: 'GB', postcode: 'SW1A 1AA' } }],
  ])('does not apply if %s', (_, settings, changes) =>
    expect(isReverseCharged({ ...on, ...settings }, { ...buyer, ...changes })).toBe(false),
  );

  test('knows Greece and Northern Ireland by their own prefixes', () => {
    const of = (vat_id: string, destination: object) =>
      isReverseCharged(on, {
        vatId: vat_id,
        check: { ...check, vat_id },
        destination: { country: '', ...destination },
      });
    expect(of('EL123456789', { country: 'GR' })).toBe(true);
    expect(of('XI123456789', { country: 'GB', postcode: 'bt1 5GS' })).toBe(true);
    expect(
      isReverseCharged({ ...on, shopVatId: 'EL123456789' }, { ...buyer, destination: { country: 'GR' } }),
    ).toBe(false);
  });

  test('needs a check of foreign VAT IDs alone', () => {
    expect(needsVatCheck(on, 'FR12345678901')).toBe(true);
    expect(needsVatCheck(on, 'DE999999999')).toBe(false);
    expect(needsVatCheck(on, 'CHE123456789')).toBe(false);
    expect(needsVatCheck({ ...on, reverseCharge: false }, 'FR12345678901')).toBe(false);
    expect(needsVatCheck({ ...on, shopVatId: null }, 'FR12345678901')).toBe(false);
  });
});
