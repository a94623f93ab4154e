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
])('with %j a form doubts %j', (changes, fields) => expect(fieldsWithDoubts(changes)).toEqual(fields));

test('what a country has no field for need not be sent', () => {
  const { city: _city, province: _province, postcode: _postcode, ...rest } = US;
  const parsed = (country: string, more: object) => sentAddress.parse({ ...rest, ...more, country }).address;
  expect(parsed('DE', { city: 'Erlangen', postcode: '91054' })).toMatchObject({ province: '' });
  expect(parsed('AE', { city: 'Dubai', province: 'AE-DU' })).toMatchObject({ postcode: '' });
  expect(parsed('SG', { postcode: '048616' })).toMatchObject({ city: 'Singapore', province: '' });
  expect(sentAddress.safeParse({ ...rest, country: 'US', city: 'Oakland' }).success).toBe(false);
});

test('a province that was listed for another country is dropped where none is asked for', () => {
  const parsed = (province: string) =>
    sentAddress.parse({ ...US, country: 'DE', province, listed: 'US' }).address.province;
  expect([parsed('US-CA'), parsed('Bayern')]).toEqual(['', 'Bayern']);
});

test('a form keeps postcodes as the country writes them, and refuses doubtful values once', () => {
  const british = sentAddress.parse({ ...US, country: 'GB', province: '', postcode: 'sw1w 9hs' });
  expect(readForm(request('text/html'), british).postcode).toBe('SW1W 9HS');
  const odd = sentAddress.parse({ ...US, postcode: '@@@@' });
  expect(() => readForm(request('text/html'), odd, 'shipping.')).toThrow(/unusual/);
  expect(readForm(request('application/json'), odd).postcode).toBe('@@@@');
});
