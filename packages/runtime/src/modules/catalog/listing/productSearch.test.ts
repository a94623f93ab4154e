import { expect, test } from 'vitest';
import { joinedWordsOf, wordsOf } from './productSearch.ts';

test.each<[string, readonly string[]]>([
  ['stoneware mug', ['stoneware', 'mug']],
  ['  KIT-MUG-01  ', ['KIT', 'MUG', '01']],
  ["men's 100% wool_", ['men', 's', '100', 'wool']],
  ['Кружка 日本', ['Кружка', '日本']],
  ['ﬁne ½', ['fine', '1', '2']],
  ['a & !b | (c:* <-> "d")', ['a', 'b', 'c', 'd']],
  ['\\ \' " <> :* …', []],
  ['', []],
  ['\u0300 a', ['a']],
  ['\u{1F600}\uD800', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test.each<[string, readonly string[]]>([
  ['e-book reader', ['ebook', 'reader']],
  ['Rock’n’Roll', ['RocknRoll']],
  ['コーヒー・カップ', ['コーヒーカップ'.normalize('NFKD')]],
  ['Kaf\u00ADfee -x- y', ['Kaffee', 'x', 'y']],
])('without hyphens inside the words of %j are %j', (text, words) =>
  expect(joinedWordsOf(text)).toEqual(words),
);

test('letters with accents are decomposed, and remain whole words', () =>
  expect(wordsOf('Café').map((word) => word.normalize('NFC'))).toEqual(['Café']));

test('at most 12 words of 64 letters are used', () => {
  expect(wordsOf('word '.repeat(100))).toHaveLength(12);
  expect(wordsOf('a'.repeat(10_000))).toEqual(['a'.repeat(64)]);
  expect(wordsOf('𝒳'.repeat(100))[0]).toHaveLength(64);
});

test('no letter of any script hides a query character', () => {
  const all = Array.from({ length: 0x11_00_00 }, (_, code) => code).filter(
    (code) => code < 0xd8_00 || code > 0xdf_ff,
  );
  for (let from = 0; from < all.length; from += 4096)
    for (const word of all
      .slice(from, from + 4096)
      .map((code) => String.fromCodePoint(code))
      .join('')
      .normalize('NFKD')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
      expect(word).not.toMatch(/[\s!-/:-@[-`{-~]/);
});
