import { describe, expect, test } from 'vitest';
import { fieldText, formFields } from './formFields.ts';

/** Parses a form. The result has no prototype, so it is converted to a plain object for comparison. */
const read = (text: string): unknown => JSON.parse(JSON.stringify(formFields(text)));

describe('the fields of a form', () => {
  test.each([
    ['', {}],
    ['sku=A&qty=2', { sku: 'A', qty: '2' }],
    ['name=Ada+Lovelace&city=M%C3%BCnchen', { name: 'Ada Lovelace', city: 'München' }],
    ['empty=&flag', { empty: '', flag: '' }],
    ['size=1&size=2', { size: ['1', '2'] }],
    ['address.city=Oakland&address.country=US', { address: { city: 'Oakland', country: 'US' } }],
    ['address=x&address.city=Oakland', { address: { city: 'Oakland' } }],
    ['address.city=Oakland&address=x', { address: 'x' }],
    ['a.b.c.d.e=1', { 'a.b.c.d.e': '1' }],
    ['__proto__.polluted=1', JSON.parse('{"__proto__":{"polluted":"1"}}')],
    ['constructor=1&toString=2', { constructor: '1', toString: '2' }],
  ])('are parsed from %j', (text, fields) => {
    expect(JSON.stringify(read(text))).toEqual(JSON.stringify(fields));
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  test('are at most 1,000', () => {
    const form = (length: number) => Array.from({ length }, (_, index) => `f${index}=1`).join('&');
    expect(Object.keys(formFields(form(1000)))).toHaveLength(1000);
    const refused = 'A form can have at most 1000 fields';
    expect(() => formFields(form(1001))).toThrow(refused);
    expect(() => formFields('f=1&'.repeat(250_000))).toThrow(refused);
  });
});

describe('the string of a field', () => {
  const fields = { email: 'a@b.c', qty: 3, address: { city: 'Oakland' }, list: ['x'], none: null };
  test.each([
    ['email', 'a@b.c'],
    ['qty', '3'],
    ['address.city', 'Oakland'],
    ['address', ''],
    ['address.street', ''],
    ['list', ''],
    ['none', ''],
    ['none.more', ''],
    ['toString', ''],
  ])('%s', (path, text) => {
    expect(fieldText(fields, path)).toBe(text);
  });
});
