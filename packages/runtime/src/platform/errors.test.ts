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
