import { expect, test } from 'vitest';
import { parseCookies, serializeCookie } from './cookies.ts';

test.each<[string, string | undefined, [string, string][]]>([
  ['none', undefined, []],
  [
    'several',
    'a=1; b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['the first of a name', 'a=1; a=2', [['a', '1']]],
  ['encoded values', 'a=x%20y%3B', [['a', 'x y;']]],
  ['values that are not encoded as ours', 'a=100%', [['a', '100%']]],
  ['quoted values', 'a="1"', [['a', '1']]],
  ['values with =', 'a=b=c', [['a', 'b=c']]],
  ['what is no cookie', 'a; =b; c=', [['c', '']]],
  ['names of Object', '__proto__=1', [['__proto__', '1']]],
])('reads %s', (_, header, cookies) => expect([...parseCookies(header)]).toEqual(cookies));

test.each([
  [{ secure: false }, 'a=x%3By; Path=/; HttpOnly; SameSite=Lax'],
  [{ secure: true }, 'a=x%3By; Path=/; HttpOnly; SameSite=Lax; Secure'],
  [{ secure: false, maxAge: 60 }, 'a=x%3By; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
])('writes %j', (options, text) => expect(serializeCookie('a', 'x;y', options)).toBe(text));

test('rejects a name that contains a separator', () =>
  expect(() => serializeCookie('a;b', '', { secure: false })).toThrow(TypeError));
