import { expect, test } from 'vitest';
import { collationOf } from './nameOrder.ts';

test.each([
  ['en', 'und-x-icu'],
  ['de-AT', 'und-x-icu'],
  ['sv', 'sv-x-icu'],
  ['no', 'nb-x-icu'],
  ['pt-BR', 'und-x-icu'],
  ['zh', 'zh-x-icu'],
  ['zh-TW', 'zh-Hant-x-icu'],
  ['ja-JP', 'ja-x-icu'],
])('names in %s are sorted by %s', (tag, collation) => expect(collationOf(tag)).toBe(collation));
