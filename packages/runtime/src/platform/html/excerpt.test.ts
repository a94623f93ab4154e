import { expect, test } from 'vitest';
import { excerpt, excerptOf } from './excerpt.ts';
import { RichText } from './richText.ts';

test.each([
  ['Short.', 20, 'Short.'],
  ['  two\n\n  lines ', 20, 'two lines'],
  ['', 20, null],
  [' \n ', 20, null],
  ['one two three four', 13, 'one two three…'],
  ['one two three four', 12, 'one two…'],
  ['one, two, three', 9, 'one, two…'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf…'],
  ['日本の陶器はとても美しいです', 8, '日本の陶器はとて…'],
  ['🙂🙂🙂🙂', 3, '🙂🙂🙂…'],
])('shortens %j to %i characters: %j', (text, most, short) => expect(excerpt(text, most)).toBe(short));

test('rich text is shortened as plain text', () =>
  expect(
    excerptOf(
      RichText.of('<h2>Care</h2><ul><li>Wash <b>cold</b></li><li>See <a href="/care">care</a></li></ul>'),
    ),
  ).toBe('Care Wash cold See care'));
