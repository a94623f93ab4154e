import { expect, test } from 'vitest';
import { linesOf, piecesOf } from './lines.ts';

test.each([
  ['en', 'A cup, (small) for $12.50 - "new"', ['A ', 'cup, ', '(small) ', 'for ', '$12.50 ', '- ', '"new"']],
  ['en', 'well-known', ['well-', 'known']],
  ['de', 'Größe: 5\u00a0%', ['Größe: ', '5\u00a0%']],
  ['ja', '東京へ行く。', ['東京', 'へ', '行く。']],
  ['th', 'รองเท้าผ้าใบ', ['รองเท้า', 'ผ้าใบ']],
  ['ar', 'محمد عبد', ['محمد ', 'عبد']],
  ['en', '', []],
])('splits a text into pieces where lines may break (%s): %s', (language, text, pieces) => {
  expect(piecesOf(text, language)).toEqual(pieces);
});

/** Measures every character as one unit wide. */
const linesIn = (text: string, width: number) =>
  linesOf(text, { width, language: 'en', measure: (part) => part.length }).map(({ line }) => line);

test('breaks lines between words, and within words that are too long', () => {
  expect(linesIn('one two three', 8)).toEqual(['one two', 'three']);
  expect(linesIn('one two three', 7)).toEqual(['one two', 'three']);
  expect(linesIn('abcdefghij kl', 4)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(linesIn('a\n\nb', 4)).toEqual(['a', '', 'b']);
});
