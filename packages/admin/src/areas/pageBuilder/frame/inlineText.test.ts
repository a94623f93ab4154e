import { expect, test } from 'vitest';
import { findInlineText, withInlineText } from './inlineText.ts';

const settings = {
  title: 'Spring',
  text: 'First part.\n\nSecond part.',
  items: [{ title: 'Spring', text: 'Free returns' }],
  translations: { de: { title: 'Free returns' } },
};
const replaced = (shown: string, nth = 0, typed = 'New') => {
  const found = findInlineText(settings, shown, nth);
  return found && withInlineText(settings, found, typed);
};

test('a text is found by its visible content, ignoring spaces', () =>
  expect(replaced(' Spring\n ')).toEqual({ ...settings, title: 'New' }));

test('of equal texts, each element finds its own', () =>
  expect(replaced('Spring', 1)).toEqual({ ...settings, items: [{ title: 'New', text: 'Free returns' }] }));

test('a paragraph is replaced, and the others are kept', () =>
  expect(replaced('Second part.')).toEqual({ ...settings, text: 'First part.\n\nNew' }));

test('texts in other languages, empty ones and texts that are not settings are not found', () => {
  expect(replaced('Free returns')).toEqual({ ...settings, items: [{ title: 'Spring', text: 'New' }] });
  expect([replaced(''), replaced('Add to cart')]).toEqual([null, null]);
});
