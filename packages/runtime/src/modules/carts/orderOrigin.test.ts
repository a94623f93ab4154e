import { expect, test } from 'vitest';
import { originColumns } from './orderOrigin.ts';

test('an order without an origin has none of its columns', () =>
  expect(originColumns(null)).toEqual({ origin: null, origin_who: null, origin_session: null }));

test('an origin may name who ordered, and the session', () => {
  expect(originColumns({ kind: 'agents' })).toEqual({
    origin: 'agents',
    origin_who: null,
    origin_session: null,
  });
  expect(originColumns({ kind: 'agents', who: 'assistant', session: 's-1' })).toEqual({
    origin: 'agents',
    origin_who: 'assistant',
    origin_session: 's-1',
  });
});

test('texts of clients are cut, not rejected, and between characters', () => {
  const { origin_who, origin_session } = originColumns({
    kind: 'agents',
    who: 'a\0'.repeat(300),
    session: '😀'.repeat(300),
  });
  expect(origin_who).toBe('a'.repeat(255));
  expect(origin_session).toBe('😀'.repeat(255));
});

test.each(['', 'Agents', '1a', 'a b', `a${'b'.repeat(63)}`])('%j is no kind', (kind) =>
  expect(() => originColumns({ kind })).toThrow(`${JSON.stringify(kind)} is no kind of an origin of orders`),
);
