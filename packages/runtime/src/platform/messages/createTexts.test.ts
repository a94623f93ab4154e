import { expect, test } from 'vitest';
import { createTexts } from './createTexts.ts';
import { defineMessages } from '../contracts/messages.ts';

const english = defineMessages('t', 'en', {
  't.plain': 'Add to cart',
  't.order': "Order {number}: it''s <b>paid</b>",
  't.products': '{count, plural, one {# product} other {# products}}',
  't.status': '{status, select, new {New} other {In progress}}',
  't.day': '{day, date, ::yyyyMMdd}',
});

type TestMessages = (typeof english)['texts'];

declare module '../contracts/messages.ts' {
  interface Messages extends TestMessages {}
}

const german = defineMessages('t', 'de', {
  't.plain': 'In den Warenkorb',
  't.products': '{count, plural, one {# Produkt} other {# Produkte}}',
});
const austrian = defineMessages('t', 'de-AT', { 't.plain': 'In den Einkaufswagen' });

test("a message's values, plurals and numbers are filled in", () => {
  const text = createTexts([english])('en-US');
  expect(text('t.plain')).toBe('Add to cart');
  expect(text('t.order', { number: '10001' })).toBe("Order 10001: it's <b>paid</b>");
  expect(text('t.products', { count: 1 })).toBe('1 product');
  expect(text('t.products', { count: 12_345 })).toBe('12,345 products');
  expect(text('t.status', { status: 'new' })).toBe('New');
});

test('an unknown key and invalid values do not compile', () => {
  const text = createTexts([english])('en');
  // @ts-expect-error This key does not exist.
  expect(() => text('t.plane')).toThrow('There is no text "t.plane"');
  // @ts-expect-error The number is missing.
  expect(() => text('t.order')).toThrow('"number"');
  // @ts-expect-error The value has another name.
  expect(() => text('t.order', { nr: '1' })).toThrow('"number"');
  // @ts-expect-error A plural requires a number.
  expect(text('t.products', { count: 'one' })).toContain('products');
  // @ts-expect-error The message has no placeholders.
  expect(text('t.plain', { number: 1 })).toBe('Add to cart');
});

test('a later catalog overrides messages of an earlier one', () => {
  const text = createTexts([english, defineMessages('u', 'en', { 't.plain': 'Put it into the bag' })])('en');
  expect(text('t.plain')).toBe('Put it into the bag');
  expect(text('t.products', { count: 2 })).toBe('2 products');
});

test.each([
  ['de-AT', 'In den Einkaufswagen', '12 345 Produkte'],
  ['de-DE', 'In den Warenkorb', '12.345 Produkte'],
  ['de', 'In den Warenkorb', '12.345 Produkte'],
  ['fr-FR', 'Add to cart', '12,345 products'],
  ['en-IN', 'Add to cart', '12,345 products'],
])('a message that %s lacks comes from its language, and otherwise from English', (locale, plain, count) => {
  const text = createTexts([english, austrian, german])(locale);
  expect(text('t.plain')).toBe(plain);
  expect(text('t.products', { count: 12_345 }).replace(/\s/, ' ')).toBe(count);
});
