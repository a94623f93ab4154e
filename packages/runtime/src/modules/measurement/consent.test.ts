import { expect, test } from 'vitest';
import { answerOf, visitorKind } from './consent.ts';

const request = (value: string) => ({ headers: { cookie: `shop_consent=${encodeURIComponent(value)}` } });

test('documents vary by at most five kinds of visitors, whatever their cookies contain', () => {
  const cookies = ['', 'rejected', 'accepted', 'accepted a.test', 'nonsense', 'accepted <script>'];
  for (let at = 0; at < 1000; at += 1) cookies.push(`accepted h${at}.test`);
  for (const host of [null, 'a.test'])
    expect(new Set(cookies.map((cookie) => visitorKind(answerOf(request(cookie)), host))).size).toBeLessThan(
      6,
    );
});

test.each([
  ['accepted a.test', 'a.test', 'accepted counted'],
  ['accepted b.test', 'a.test', 'open counted'],
  ['accepted b.test', null, 'accepted counted'],
  ['accepted', 'a.test', 'open counted'],
  ['rejected', 'a.test', 'rejected uncounted'],
  ['', 'a.test', 'open uncounted'],
])('a visitor with "%s" where the host is %s is %s', (answer, host, kind) => {
  expect(visitorKind(answer, host)).toBe(kind);
});
