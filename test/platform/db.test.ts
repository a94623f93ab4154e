import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onConstraint } from '../../packages/runtime/src/platform/db/constraints.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import type { Db } from '../../packages/runtime/src/platform/db/db.ts';
import { isDatabaseUnreachable } from '../../packages/runtime/src/platform/db/failures.ts';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Database } from '../../packages/runtime/src/platform/db/pool.ts';
import { refuse } from '../../packages/runtime/src/platform/errors.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { execute } from '../support/templateServer.ts';

const counter = z.object({ name: z.string(), value: z.int() });
const backend = sql.type(z.object({ pid: z.int() }))`select pg_backend_pid() as pid`;
const nothing = z.object({});

let testDatabase: TestDatabase;
let database: Database;
let db: Db;

beforeAll(async () => {
  testDatabase = await createDatabase();
  await execute(
    testDatabase.url,
    `create table counter (
       name text constraint counter_key primary key,
       value int not null constraint counter_positive check (value >= 0)
     )`,
  );
});
afterAll(() => testDatabase.drop());

beforeEach(async () => {
  database = await openDatabase({ url: testDatabase.url, poolSize: 4 });
  db = database.db;
  await db.run(sql.type(nothing)`truncate counter`);
  return () => database.close();
});

const insert = (name: string, value = 0) =>
  sql.type(counter)`insert into counter (name, value) values (${name}, ${value}) returning *`;
const read = (name: string) => sql.type(counter)`select name, value from counter where name = ${name}`;

describe('statements', () => {
  test('return rows as validated by their schema', async () => {
    expect(await db.one(insert('a', 3))).toEqual({ name: 'a', value: 3 });
    expect(await db.any(read('a'))).toEqual([{ name: 'a', value: 3 }]);
    expect(await db.maybeOne(read('b'))).toBeNull();
    expect(await db.exists(read('a'))).toBe(true);
    expect(await db.exists(read('b'))).toBe(false);
    expect(await db.run(sql.type(nothing)`update counter set value = 4`)).toBe(1);
    await expect(db.one(sql.type(z.object({ name: z.int() }))`select 'a' as name`)).rejects.toThrow();
  });

  test('return exact decimals, safe integers, ISO times and parsed JSON', async () => {
    const row = await db.one(sql.type(z.record(z.string(), z.unknown()))`
      select 12.3400::numeric(16, 4) as decimal, 9007199254740991::int8 as big, array[1.50]::numeric[] as list,
        '2026-11-20 10:00:00.5+02'::timestamptz as instant, '2026-11-20'::date as day, '{"a":[1]}'::jsonb as json,
        null::numeric as none`);
    expect(row).toEqual({
      decimal: '12.3400',
      big: 9007199254740991,
      list: ['1.50'],
      instant: '2026-11-20T08:00:00.500Z',
      day: '2026-11-20',
      json: { a: [1] },
      none: null,
    });
  });

  test.each([
    ['a NUL in text', sql.type(counter)`select * from counter where name = ${'a\0b'}`],
    ['a NUL in JSON', sql.type(nothing)`select ${'"x\\u0000"'}::jsonb as value`],
    ['a malformed uuid', sql.type(nothing)`select ${'nonsense'}::uuid as value`],
    ['a number out of range', sql.type(nothing)`select ${'99999999999'}::int as value`],
  ])('%s is bad input', async (_, statement) => {
    await expect(db.any(statement)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    await expect(db.transaction((tx) => tx.any(statement))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('read a table again that changed under a prepared statement', async () => {
    const all = sql.type(z.looseObject({ name: z.string() }))`select * from counter`;
    await db.run(insert('a'));
    await db.any(all);
    await execute(testDatabase.url, 'alter table counter add column note text');
    try {
      expect(await db.any(all)).toEqual([{ name: 'a', value: 0, note: null }]);
    } finally {
      await execute(testDatabase.url, 'alter table counter drop column note');
    }
    expect(await db.transaction((tx) => tx.any(all))).toEqual([{ name: 'a', value: 0 }]);
  });

  test('are counted, including begin, commit and savepoints', async () => {
    const before = database.statements();
    await db.run(insert('a'));
    await db.exists(read('a'));
    expect(database.statements() - before).toBe(2);
    await db.transaction(async (tx) => {
      await tx.any(read('a'));
      await tx.transaction((inner) => inner.any(read('a')));
    });
    expect(database.statements() - before).toBe(7);
  });

  test('work unprepared, as poolers require', async () => {
    const plain = await openDatabase({ url: testDatabase.url, poolSize: 1, prepare: false });
    await plain.db.run(insert('a'));
    const named = sql.type(z.object({ count: z.int() }))`select count(*)::int from pg_prepared_statements`;
    expect((await plain.db.one(named)).count).toBe(0);
    await plain.close();
  });
});

describe('the connection survives', () => {
  let single: Database;
  beforeEach(async () => {
    single = await openDatabase({ url: testDatabase.url, poolSize: 1 });
    return () => single.close();
  });

  const refused: [string, (on: Db) => Promise<unknown>][] = [
    ['a violated constraint', (on) => on.run(insert('a', -1))],
    ['a syntax error', (on) => on.run(sql.type(nothing)`selekt 1`)],
    ['a missing row', (on) => on.one(read('nobody'))],
    ['a row that its schema refuses', (on) => on.one(sql.type(counter)`select 1 as name`)],
    ['what a transaction throws', (on) => on.transaction(() => Promise.reject(new Error('thrown')))],
    ['a constraint in a transaction', (on) => on.transaction((tx) => tx.run(insert('a', -1)))],
    [
      'parallel statements of which one fails',
      (on) =>
        on.transaction((tx) =>
          Promise.all([tx.run(sql.type(nothing)`select pg_sleep(0.05)`), tx.run(insert('a', -1))]),
        ),
    ],
  ];
  test.each(refused)('%s', async (_, work) => {
    const { pid } = await single.db.one(backend);
    await expect(work(single.db)).rejects.toThrow();
    expect(await single.db.one(backend)).toEqual({ pid });
    expect(await db.exists(read('a'))).toBe(false);
  });
});

describe('a transaction', () => {
  test('keeps all changes or none', async () => {
    await db.transaction((tx) => tx.run(insert('kept')));
    const failed = db.transaction(async (tx) => {
      await tx.run(insert('dropped'));
      throw refuse(400, 'NO', 'No');
    });
    await expect(failed).rejects.toMatchObject({ code: 'NO' });
    expect(await db.any(sql.type(counter)`select * from counter`)).toEqual([{ name: 'kept', value: 0 }]);
  });

  test('inside another one is a savepoint', async () => {
    await db.transaction(async (tx) => {
      await tx.run(insert('outer'));
      await expect(tx.transaction((inner) => inner.run(insert('outer')))).rejects.toThrow();
      await tx.run(insert('after'));
    });
    expect(await db.exists(read('after'))).toBe(true);
  });

  test('cannot end with statements in flight, and the connection stays usable', async () => {
    const hasty = db.transaction(async (tx) => {
      void tx.run(sql.type(nothing)`select pg_sleep(0.05)`);
    });
    await expect(hasty).rejects.toThrow('in flight');
    await Promise.all(Array.from({ length: 8 }, () => db.one(backend)));
  });

  test('accepts no statement after its end', async () => {
    let escaped: Db | undefined;
    await db.transaction(async (tx) => {
      escaped = tx;
    });
    await expect(escaped!.run(insert('late'))).rejects.toThrow('The transaction is over');
    expect(await db.exists(read('late'))).toBe(false);
  });

  test('runs again after a serialization failure until all of them succeed', async () => {
    await db.run(insert('a'));
    const increment = () =>
      db.transaction(async (tx) => {
        await tx.run(sql.type(nothing)`set transaction isolation level serializable`);
        const { value } = await tx.one(read('a'));
        await tx.run(sql.type(nothing)`update counter set value = ${value + 1} where name = 'a'`);
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect((await db.one(read('a'))).value).toBe(8);
  });

  test('runs again after a deadlock', async () => {
    await db.run(sql.type(nothing)`insert into counter values ('a', 0), ('b', 0)`);
    const both = (first: string, second: string) =>
      db.transaction(async (tx) => {
        await tx.run(sql.type(nothing)`set local deadlock_timeout = '20ms'`);
        await tx.run(sql.type(nothing)`update counter set value = value + 1 where name = ${first}`);
        await tx.run(sql.type(nothing)`select pg_sleep(0.05)`);
        await tx.run(sql.type(nothing)`update counter set value = value + 1 where name = ${second}`);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect((await db.one(read('a'))).value).toBe(2);
  });

  test('may wait for a connection of a full pool', async () => {
    await db.run(insert('a'));
    const add = () =>
      db.transaction((tx) =>
        tx.run(sql.type(nothing)`update counter set value = value + 1 where name = 'a'`),
      );
    await Promise.all(Array.from({ length: 64 }, add));
    expect((await db.one(read('a'))).value).toBe(64);
  });
});

const taken = () => refuse(409, 'TAKEN', 'Taken');

describe('onConstraint', () => {
  test('converts a named constraint violation to its refusal', async () => {
    await db.run(insert('a'));
    await expect(onConstraint({ counter_key: taken }, () => db.run(insert('a')))).rejects.toMatchObject({
      code: 'TAKEN',
      cause: { constraint: 'counter_key' },
    });
  });

  test('passes on other constraints and errors', async () => {
    const other = onConstraint({ counter_key: taken }, () => db.run(insert('b', -1)));
    await expect(other).rejects.toMatchObject({ constraint: 'counter_positive' });
    const error = new Error('else');
    await expect(onConstraint({ toString: taken }, () => Promise.reject(error))).rejects.toBe(error);
  });

  test('lets the transaction continue after a violation in a separate savepoint', async () => {
    await db.transaction(async (tx) => {
      await tx.run(insert('a'));
      const again = onConstraint({ counter_key: taken }, () =>
        tx.transaction((inner) => inner.run(insert('a'))),
      );
      await expect(again).rejects.toMatchObject({ code: 'TAKEN' });
      await tx.run(insert('b'));
    });
    expect(await db.exists(read('b'))).toBe(true);
  });
});

describe('an unreachable database', () => {
  const kill = sql.type(nothing)`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

  test('is reported at startup, with its address and no password', async () => {
    const open = openDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/none', poolSize: 1 });
    await expect(open).rejects.toMatchObject({
      exitCode: 5,
      faults: [{ where: 'PostgreSQL at 127.0.0.1:1/none', message: expect.stringContaining('ECONNREFUSED') }],
    });
  });

  test('fails as unreachable if a connection was cut, also in a transaction, and the next connection is new', async () => {
    const outcome = db.run(sql.type(nothing)`select pg_sleep(10)`).catch((error: unknown) => error);
    const inside = db
      .transaction((tx) => tx.run(sql.type(nothing)`select pg_sleep(10)`))
      .catch((error: unknown) => error);
    const other = await openDatabase({ url: testDatabase.url, poolSize: 1 });
    const sleeping = sql.type(
      nothing,
    )`select 1 as one from pg_stat_activity where query like '%pg_sleep(10)%' and pid <> pg_backend_pid() offset 1`;
    while (!(await other.db.exists(sleeping)));
    await other.db.run(kill);
    expect(isDatabaseUnreachable(await outcome)).toBe(true);
    expect(isDatabaseUnreachable(await inside)).toBe(true);
    expect(await db.one(backend)).toEqual({ pid: expect.any(Number) });
    await other.close();
  });

  test('is never confused with an error thrown by a handler', async () => {
    const gateway = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await expect(db.transaction(() => Promise.reject(gateway))).rejects.toBe(gateway);
    expect(isDatabaseUnreachable(gateway)).toBe(false);
  });
});
