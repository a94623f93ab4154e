import { expect, test } from 'vitest';
import { meaningOfJson } from './meaningOfJson.ts';

const same = (one: string, other: string): boolean =>
  meaningOfJson(Buffer.from(one)) === meaningOfJson(Buffer.from(other));

test.each([
  ['{"a":1,"b":{"c":2,"d":3}}', ' { "b" : {"d":3,"c":2}, "a":1.0 }'],
  ['{"10":1,"9":2}', '{"9":2,"10":1}'],
  ['"\\u00e9"', '"é"'],
  ['not JSON', 'not JSON'],
])('%s means the same as %s', (one, other) => expect(same(one, other)).toBe(true));

test.each([
  ['{"a":null}', '{}'],
  ['[1,2]', '[2,1]'],
  ['{"a":1}', '{"a":"1"}'],
  ['{"a":[]}', '{"a":{}}'],
  ['{"a":1}', '[["a",1]]'],
  ['{', '{ '],
])('%s does not mean the same as %s', (one, other) => expect(same(one, other)).toBe(false));
