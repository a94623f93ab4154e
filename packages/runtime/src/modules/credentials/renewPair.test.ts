import { expect, test } from 'vitest';
import { after } from './secrets.ts';
import { refreshOutcome } from './renewPair.ts';

const issued = new Date('2026-01-01T00:00:00Z');

test.each([
  { uses: 1, secondsSinceFirst: 0, verdict: 'renew' },
  { uses: 2, secondsSinceFirst: 30, verdict: 'renew' },
  { uses: 2, secondsSinceFirst: 31, verdict: 'reused' },
  { uses: 3, secondsSinceFirst: 1, verdict: 'reused' },
] as const)(
  'use $uses, $secondsSinceFirst s after the first: $verdict',
  ({ uses, secondsSinceFirst, verdict }) => {
    const token = { uses, firstUsedAt: issued, expiresAt: after(issued, 1000) };
    expect(refreshOutcome(token, after(issued, secondsSinceFirst))).toBe(verdict);
  },
);

test('an expired token is rejected, and revokes its family if it was used before', () => {
  const now = after(issued, 2000);
  expect(refreshOutcome({ uses: 1, firstUsedAt: now, expiresAt: after(issued, 1000) }, now)).toBe('expired');
  expect(refreshOutcome({ uses: 2, firstUsedAt: issued, expiresAt: after(issued, 1000) }, now)).toBe(
    'reused',
  );
});
