import { expect, test } from 'vitest';
import { hashOfCode, lastFour, markOfKey, newCode, readCode, shownCode } from './giftCardCode.ts';

test('a code has 16 characters of which none looks like another', () => {
  expect(newCode()).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{16}$/);
  expect(readCode(newCode())).toHaveLength(16);
});

test('a code is shown in fours, and known by its last four', () => {
  expect(shownCode('ACDEFGHJKMNPQRT3')).toBe('ACDE-FGHJ-KMNP-QRT3');
  expect(lastFour('ACDEFGHJKMNPQRT3')).toBe('QRT3');
});

test.each([
  ['ACDE-FGHJ-KMNP-QRT3', 'ACDEFGHJKMNPQRT3'],
  [' acde fghj kmnp qrt3 ', 'ACDEFGHJKMNPQRT3'],
  ['acdefghjkmnpqrt3', 'ACDEFGHJKMNPQRT3'],
  ['ACDE\u2013FGHJ\u2014KMNP\u00A0QRT3', 'ACDEFGHJKMNPQRT3'],
  ['A-C-D-E-F-G-H-J-K-M-N-P-Q-R-T-3', 'ACDEFGHJKMNPQRT3'],
  ['ACDE\u200BFGHJ\tKMNP\nQRT3', 'ACDEFGHJKMNPQRT3'],
  ['ACDEFGHJKMNPQRT', null],
  ['ACDEFGHJKMNPQRT33', null],
  ['ACDE_FGHJ_KMNP_QRT3', null],
  ['ÄCDEFGHJKMNPQRT3', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code));

test('the hash and the mark depend on the key', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const code = 'ACDEFGHJKMNPQRT3';
  expect(hashOfCode(one, code)).toEqual(hashOfCode(one, code));
  expect(hashOfCode(one, code)).not.toEqual(hashOfCode(other, code));
  expect(markOfKey(one)).toHaveLength(8);
  expect(markOfKey(one)).not.toEqual(markOfKey(other));
});
