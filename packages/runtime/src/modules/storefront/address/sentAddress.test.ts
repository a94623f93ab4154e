import { expect, test } from 'vitest';
import { readForm, sentAddress } from './sentAddress.ts';

const US = {
  full_name: 'Ada Lovelace',
  telephone: '+1 510 555 0100',
  address_1: '12 Analytical Row',
  address_2: '',
  city: 'Oakland',
  province: 'US-CA',
  postcode: '94607',
  country: 'US',
};
const fieldsWithDoubts = (changes: object) =>
  sentAddress.parse({ ...US, ...changes }).doubts.map(({ path }) => path);
const request = (accept: string) => ({ headers: { accept }, search: '', setCookie: () => undefined });

test.each([
  [{}, []],
  [{ postcode: '@@@@' }, ['postcode']],
  [{ telephone: 'abc' }, ['telephone']],
  [{ postcode: '1', telephone: '1' }, ['postcode', 'telephone']],
  [{ postcode: '@@@@', questioned_postcode: '@@@@' }, []],
  [{ postcode: '@@@', questioned_postcode: '@@@@' }, ['postcode']],
  [{ country: 'QA', postcode: 'anything' }, []],
])('with %j a form reports %j as unusual', (changes, fields) =>
  expect(fieldsWithDoubts(changes)).toEqual(fields),
);

test('parts without a field in the country need not be sent', () => {
  const { city: _city, province: _province, postcode: _postcode, ...rest } = US;
  const parsed = (country: string, more: object) => sentAddress.parse({ ...rest, ...more, country }).address;
  expect(parsed('DE', { city: 'Erlangen', postcode: '91054' })).toMatchObject({ province: '' });
  expect(parsed('AE', { city: 'Dubai', province: 'AE-DU' })).toMatchObject({ postcode: '' });
  expect(parsed('SG', { postcode: '048616' })).toMatchObject({ city: 'Singapore', province: '' });
  expect(sentAddress.safeParse({ ...rest, country: 'US', city: 'Oakland' }).success).toBe(false);
});

test('a province from another country’s list is dropped if the country has no province field', () => {
  const parsed = (province: string) =>
    sentAddress.parse({ ...US, country: 'DE', province, listed: 'US' }).address.province;
  expect([parsed('US-CA'), parsed('Bayern')]).toEqual(['', 'Bayern']);
});

test('a form stores postcodes in the country’s format, and rejects unusual values once', () => {
  const british = sentAddress.parse({ ...US, country: 'GB', province: '', postcode: 'sw1w 9hs' });
  expect(readForm(request('text/html'), british).postcode).toBe('SW1W 9HS');
  const odd = sentAddress.parse({ ...US, postcode: '@@@@' });
  expect(() => readForm(request('text/html'), odd, 'shipping.')).toThrow(/unusual/);
  expect(readForm(request('application/json'), odd).postcode).toBe('@@@@');
});
