import { expect, test } from 'vitest';
import { argumentsOf } from './message.ts';

test.each([
  ['Add to cart', []],
  ['{count} of {total}, {count} left', ['count', 'total']],
  ['Line {0}', ['0']],
  ['{ name } and {other}', ['name', 'other']],
  ["It''s {name}", ['name']],
  ["'{literal}' {name}", ['name']],
  ['{n, plural, one {# item of {shop}} other {# items}}', ['n', 'shop']],
  ['Größe {größe}', ['größe']],
])('the placeholders of "%s" are found', (text, names) => {
  expect(argumentsOf(text)).toEqual(names);
});

test.each(['{', '{}', '{a b}', '{a-b}', '{n, plural, one {x}}'])('the message "%s" is invalid', (text) => {
  expect(() => argumentsOf(text)).toThrow(SyntaxError);
});
