import { expect, test } from 'vitest';
import { createTexts } from '../../platform/messages/createTexts.ts';
import { greeting } from './greeting.ts';
import { mailMessages } from './mailMessages.ts';
import { unlinked } from './unlinked.ts';

test.each([
  ['https://evil.test/login', 'https: //evil. test/login'],
  ['HTTP://1.2.3.4/x', 'HTTP: //1.2.3.4/x'],
  ['see www.evil.test now', 'see www. evil. test now'],
  ['WWW.evil', 'WWW. evil'],
  ['evil.test', 'evil. test'],
  ['pay.evil.co.uk/x?y', 'pay. evil. co. uk/x?y'],
  ['me@evil.test', 'me@evil. test'],
  ['evil。test', 'evil。 test'],
  ['evil．test', 'evil． test'],
  ['пример.рф', 'пример. рф'],
  ['Ada\r\nClaim it\u2028now', 'Ada Claim it now'],
])('%j is shown as %j', (text, shown) => expect(unlinked(text)).toBe(shown));

test.each([
  'Ada Lovelace',
  'J.R.R. Tolkien',
  'Dr. Who Jr.',
  'O’Neil-Świątek',
  '12 Main St. Apt. 4',
  '555.123.4567',
  'Nr. 3.5',
  'c/o Bob: 2nd floor',
  '山田 太郎',
])('%j is unchanged', (text) => expect(unlinked(text)).toBe(text));

test.each([
  ['Ada', 'Hello Ada,'],
  [' Ada ', 'Hello Ada,'],
  [null, 'Hello,'],
  ['  ', 'Hello,'],
  ['You won: https://evil.test', 'Hello,'],
  ['go to www.evil', 'Hello,'],
  ['evil.test', 'Hello,'],
  ['Ada\nverify your account', 'Hello,'],
])('a customer named %j is greeted with %j', (name, paragraph) =>
  expect(greeting(createTexts([mailMessages])('en'), name)).toEqual({ paragraph }),
);
