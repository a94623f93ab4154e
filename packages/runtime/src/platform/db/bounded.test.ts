import { expect, test } from 'vitest';
import { statementGate, throughGates } from './bounded.ts';
import type { Db } from './db.ts';

test('a transaction occupies one slot, and its statements need none', async () => {
  const tx = { any: async () => ['inside'] } as unknown as Db;
  const db = {
    any: async () => ['outside'],
    transaction: (work: (inner: Db) => Promise<unknown>) => work(tx),
  } as unknown as Db;
  const bounded = throughGates(db, [statementGate(1), statementGate(1)]);
  const statement = {} as Parameters<Db['any']>[0];
  const both = Promise.all([
    bounded.transaction(async (inner) => inner.any(statement)),
    bounded.transaction(async (inner) => inner.any(statement)),
    bounded.any(statement),
  ]);
  expect(await both).toEqual([['inside'], ['inside'], ['outside']]);
});
