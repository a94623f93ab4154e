import { expect, test } from 'vitest';
import { refusal, Refusal, refuse } from './errors.ts';

const cartBusy = refusal(409, 'CART_BUSY', 'The cart is busy', { headers: { 'retry-after': '1' } });
const tooMany = refusal(400, 'TOO_MANY', (most: number) => `At most ${most}`);

test('a declared refusal is made with its status, code, text and more', () => {
  expect(cartBusy()).toBeInstanceOf(Refusal);
  expect(cartBusy()).toMatchObject({ status: 409, code: 'CART_BUSY', headers: { 'retry-after': '1' } });
  expect(cartBusy().message).toBe('The cart is busy');
  expect(tooMany(3).message).toBe('At most 3');
});

test('it recognises refusals by its code, whoever made them', () => {
  expect(cartBusy.is(cartBusy())).toBe(true);
  expect(cartBusy.is(refuse(400, 'CART_BUSY', 'Of an extension'))).toBe(true);
});

test.each([tooMany(3), new Error('CART_BUSY'), { code: 'CART_BUSY' }, null, undefined])(
  'it does not recognise %j',
  (error) => expect(cartBusy.is(error)).toBe(false),
);

test('the values of a text fill its braces and stand beside it, whatever braces they have themselves', () => {
  const made = refuse(409, 'SKU_EXISTS', 'The sku "{sku}" exists, {other}', { values: { sku: '{sku}' } });
  expect(made.message).toBe('The sku "{sku}" exists, {other}');
  expect(made.values).toEqual({ sku: '{sku}' });
  const exists = refusal(409, 'SKU_EXISTS', (sku: string) => ['The sku "{sku}" exists', { sku }]);
  expect(exists('A-1')).toMatchObject({ message: 'The sku "A-1" exists', values: { sku: 'A-1' } });
});

test('a refusal of one place is the only detail, with its code as the rule', () => {
  const made = refuse(409, 'CODE_EXISTS', 'There is "{code}"', { values: { code: 'a' }, at: 'code' });
  expect(made.details).toEqual([
    { path: 'code', rule: 'CODE_EXISTS', values: { code: 'a' }, message: 'There is "a"' },
  ]);
});
