import { expect, test } from 'vitest';
import { refusal, Refusal, refuse } from './errors.ts';

const cartBusy = refusal(409, 'CART_BUSY', 'The cart is busy', { headers: { 'retry-after': '1' } });
const tooMany = refusal(400, 'TOO_MANY', (most: number) => `At most ${most}`);

test('a declared refusal has its status, code, text and headers', () => {
  expect(cartBusy()).toBeInstanceOf(Refusal);
  expect(cartBusy()).toMatchObject({ status: 409, code: 'CART_BUSY', headers: { 'retry-after': '1' } });
  expect(cartBusy().message).toBe('The cart is busy');
  expect(tooMany(3).message).toBe('At most 3');
});

test('is() recognizes a refusal by its code, regardless of who created it', () => {
  expect(cartBusy.is(cartBusy())).toBe(true);
  expect(cartBusy.is(refuse(400, 'CART_BUSY', 'Of an extension'))).toBe(true);
});

test.each([tooMany(3), new Error('CART_BUSY'), { code: 'CART_BUSY' }, null, undefined])(
  'is() does not recognize %j',
  (error) => expect(cartBusy.is(error)).toBe(false),
);

test('values replace the placeholders of a message and are returned with it, even if they contain braces', () => {
  const made = refuse(409, 'SKU_EXISTS', 'The sku "{sku}" exists, {other}', { values: { sku: '{sku}' } });
  expect(made.message).toBe('The sku "{sku}" exists, {other}');
  expect(made.values).toEqual({ sku: '{sku}' });
  const exists = refusal(409, 'SKU_EXISTS', (sku: string) => ['The sku "{sku}" exists', { sku }]);
  expect(exists('A-1')).toMatchObject({ message: 'The sku "A-1" exists', values: { sku: 'A-1' } });
});

test('a refusal with a path has a single detail, with its code as the rule', () => {
  const made = refuse(409, 'CODE_EXISTS', 'There is "{code}"', { values: { code: 'a' }, at: 'code' });
  expect(made.details).toEqual([
    { path: 'code', rule: 'CODE_EXISTS', values: { code: 'a' }, message: 'There is "a"' },
  ]);
});
