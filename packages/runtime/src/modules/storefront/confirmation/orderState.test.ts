import { expect, test } from 'vitest';
import { firstName, orderState } from './orderState.ts';

const THEN = '2026-12-01T10:00:00.000Z';

test.each([
  ['waits for its payment', { is_waiting: true }, 'waiting'],
  ['waits, whatever its gateway said before', { is_waiting: true, phase: 'failed' }, 'waiting'],
  ['is paid', { phase: 'paid', placed_at: THEN }, 'paid'],
  ['is authorized', { phase: 'authorized', placed_at: THEN }, 'authorized'],
  ['is authorized, but under review', { phase: 'authorized' }, 'in_review'],
  ['is paid on delivery', { placed_at: THEN }, 'received'],
  ['can be paid no more', {}, 'unpaid'],
  ['has a failed payment', { phase: 'failed' }, 'failed'],
  ['has a failed payment and was canceled', { phase: 'failed', canceled_at: THEN }, 'canceled'],
  ['was paid and canceled', { phase: 'paid', placed_at: THEN, canceled_at: THEN }, 'canceled'],
  ['was refunded', { phase: 'refunded', placed_at: THEN }, 'refunded'],
  ['has a canceled payment', { phase: 'canceled' }, 'canceled'],
] as const)('an order that %s', (_, given, expected) => {
  const order = { placed_at: null, canceled_at: null, phase: 'unpaid', is_waiting: false, ...given } as const;
  expect(orderState(order, order)).toBe(expected);
});

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Ada   Lovelace ', 'Ada'],
  ['Ada', 'Ada'],
  ['A. Lovelace', 'A. Lovelace'],
  ['Dr. Ada Lovelace', 'Dr. Ada Lovelace'],
  ['Lovelace, Ada', 'Lovelace, Ada'],
  ['آدا لوفلايس', 'آدا'],
  ['山田 太郎', '山田 太郎'],
  ['ada@example.com', null],
  ['', null],
  [null, null],
])('a shopper named %j is addressed as %j', (name, expected) => expect(firstName(name)).toBe(expected));
