import { expect, test } from 'vitest';
import type { Text } from '../../platform/contracts/messages.ts';
import { domainCheck, isTestMode, senderCheck } from './configChecks.ts';

/** Returns the keys instead of the messages. */
const text = ((key: string) => key) as unknown as Text;

test.each([
  [undefined, 'open'],
  ['http://localhost:3000', 'open'],
  ['http://127.0.0.1:3000', 'open'],
  ['http://shop.test', 'open'],
  ['http://shop.example.com', 'warning'],
  ['https://shop.example.com', 'done'],
])('the address %s is %s', (url, status) => {
  expect(domainCheck(url, text)[0]).toBe(status);
});

test('emails are sent under the shop’s name once there is a server and a sender', () => {
  expect(senderCheck({ mail: {} }, text)[0]).toBe('open');
  expect(senderCheck({ mail: { url: 'smtp://mail' } }, text)[0]).toBe('warning');
  expect(senderCheck({ mail: { url: 'smtp://mail', from: 'a@b.c' } }, text)[0]).toBe('done');
});

test.each([
  [undefined, false],
  [{ secretKey: 'sk_live_1' }, false],
  [{ secretKey: 'sk_test_1' }, true],
  [{ api: { url: 'http://127.0.0.1:4001' } }, true],
  [{ url: 'https://api.sandbox.gateway.example' }, true],
  [{ url: 'https://api.gateway.example' }, false],
])('the configuration %j is for tests: %s', (slice, expected) => {
  expect(isTestMode(slice)).toBe(expected);
});
