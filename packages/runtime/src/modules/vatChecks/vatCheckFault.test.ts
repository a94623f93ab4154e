import { describe, expect, test } from 'vitest';
import { vatCheckFault } from './vatCheckFault.ts';
import { vatIdOf } from '../provinces/index.ts';
import { vatCountry } from './vatId.ts';

const result = {
  vat_id: 'EL123456789',
  country: 'GR',
  valid: true,
  name: 'Alpha AE',
  address: 'Ermou 1\n10563 Athens',
  checked_at: '2026-01-31T12:00:00+01:00',
  reference: 'WAPIAAAA',
};
const faultOf = (changes: object) => vatCheckFault({ ...result, ...changes }, 'EL123456789');

describe('the result of a VAT checker', () => {
  test.each([{}, { valid: false, name: null, address: null, reference: null }])(
    'is accepted: %j',
    (changes) => expect(faultOf(changes)).toBeNull(),
  );

  test.each<[object, string]>([
    [{ vat_id: 'EL987654321' }, 'vat_id must be the VAT ID of the call'],
    [{ country: 'EL' }, 'country must be GR'],
    [{ valid: 'yes' }, 'valid must be true or false'],
    [{ name: '' }, 'name must be a text of 1 to 500 characters, or null'],
    [{ name: 'Two\nlines' }, 'name must be a text of 1 to 500 characters, or null'],
    [{ name: undefined }, 'name must be a text of 1 to 500 characters, or null'],
    [{ address: 'x'.repeat(501) }, 'address must be a text of 1 to 500 characters, or null'],
    [{ address: 'nul\u0000' }, 'address must be a text of 1 to 500 characters, or null'],
    [{ checked_at: '2026-01-31' }, 'checked_at must be a time in ISO 8601, such as 2026-01-31T12:00:00Z'],
    [{ checked_at: new Date() }, 'checked_at must be a time in ISO 8601, such as 2026-01-31T12:00:00Z'],
    [
      { checked_at: '2026-13-31T12:00:00Z' },
      'checked_at must be a time in ISO 8601, such as 2026-01-31T12:00:00Z',
    ],
    [{ reference: 'x'.repeat(101) }, 'reference must be one line of 1 to 100 characters, or null'],
    [{ reference: 7 }, 'reference must be one line of 1 to 100 characters, or null'],
    [{ status: 'ok' }, 'the result has the unknown key "status"'],
  ])('is rejected: %j', (changes, fault) => expect(faultOf(changes)).toBe(fault));

  test.each([null, undefined, true, [result], 'valid'])('must be an object: %j', (value) =>
    expect(vatCheckFault(value, 'EL123456789')).toBe('the result is not an object'),
  );
});

describe('a VAT ID', () => {
  test.each([
    ['de 123.456-789', 'DE123456789'],
    ['el123456789', 'EL123456789'],
    ['XI123456789', 'XI123456789'],
    ['GR123456789', null],
    ['DE', null],
    ['DE12345678901234', null],
    ['ATU12345678', 'ATU12345678'],
    ['US123456789', null],
    ['', null],
    ["DE1' or 1=1", null],
  ])('%s is stored as %s', (text, id) => expect(vatIdOf(text)).toBe(id));

  test('belongs to the country of its prefix', () =>
    expect(['DE123456789', 'EL123456789', 'XI123456789'].map(vatCountry)).toEqual(['DE', 'GR', 'GB']));
});
